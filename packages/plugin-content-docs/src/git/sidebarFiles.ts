import {posix} from 'node:path';
import {type GitTrees, type NameRules, nameProblem, type TreeEntry} from '@lectern/core/content-helpers';
import {gitErrors} from './gitErrors.js';

/** Largest number of files that a sidebars file may import, directly or not. */
const MAX_IMPORTS = 500;

const EXTENSIONS = ['.ts', '.js', '.mts', '.mjs', '.cts', '.cjs', '.tsx', '.jsx', '.json'];

/** Imports of other files in code: `from './x'`, `import './x'`, `require('./x')`, `import('./x')`. */
const IMPORTS = /(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*(["'])(\.{1,2}\/[^"'\n]*|\.{1,2})\1/g;

/** A file in the repository, and the id of its content. */
export interface RepositoryFile {
  readonly path: string;
  readonly id: string;
}

async function firstFile(
  trees: GitTrees,
  root: string,
  candidates: readonly string[],
): Promise<RepositoryFile | undefined> {
  for (const path of candidates) {
    const entry: TreeEntry | undefined = path.startsWith('..') ? undefined : await trees.find(root, path);
    if (entry?.kind === 'file') return {path, id: entry.id};
  }
  return undefined;
}

/** Paths at which an imported module may be: with its extension, without it, or as the index file of a folder. */
function candidatesOf(path: string): readonly string[] {
  const stem = path.replace(/\.([cm]?)jsx?$/, '');
  return [
    path,
    ...EXTENSIONS.map((extension) => path + extension),
    ...(stem === path ? [] : EXTENSIONS.map((extension) => stem + extension)),
    ...EXTENSIONS.map((extension) => posix.join(path, `index${extension}`)),
  ];
}

/**
 * Finds the sidebars file of a ref and the files that it imports. If the file of the option does not exist at the ref, a
 * file with the same name and another extension is used: "sidebars.js" before it became "sidebars.ts".
 *
 * @param root - id of the root folder of the commit
 * @param file - path of the sidebars file in the repository
 * @returns the sidebars file first; empty if there is none
 */
export async function listSidebarFiles(
  {trees, root, names}: {readonly trees: GitTrees; readonly root: string; readonly names: NameRules},
  file: string,
): Promise<readonly RepositoryFile[]> {
  const stem = file.replace(/\.[^./]+$/, '');
  const first = await firstFile(trees, root, [file, ...EXTENSIONS.map((extension) => stem + extension)]);
  if (!first) return [];
  const found = new Map([[first.path, first]]);
  for (const {path, id} of found.values()) {
    if (path.endsWith('.json')) continue;
    const text = await trees.text(id);
    for (const [, , request = ''] of text.matchAll(IMPORTS)) {
      const target = posix.join(posix.dirname(path), request);
      const imported = await firstFile(trees, root, candidatesOf(target));
      if (!imported || imported.path.split('/').some((name) => nameProblem(name, names))) continue;
      found.set(imported.path, imported);
      if (found.size > MAX_IMPORTS) throw gitErrors.sidebarImports(file, MAX_IMPORTS);
    }
  }
  return [...found.values()];
}
