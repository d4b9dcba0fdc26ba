import {posix} from 'node:path';
import {type GitTrees, type NameRules, nameProblem, type TreeEntry} from '@lectern/core/content-helpers';
import {gitErrors} from './gitErrors.js';

/** Largest number of files that a sidebars file may import, directly or not. */
const MAX_IMPORTS = 500;

const EXTENSIONS = ['.ts', '.js', '.mts', '.mjs', '.cts', '.cjs', '.tsx', '.jsx', '.json'];

/** Imports of other files in code: `from './x'`, `import './x'`, `require('./x')`, `import('./x')`. */
const IMPORTS = /(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*(["'])(\.{1,2}\/[^"'\n]*|\.{1,2})\1/g;

/** Use of packages, or of the environment, in code: `from 'x'`, `require('x')`, `process.env`. */
const OTHERS = /(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*(["'])(?!\.)[^"'\n]*\1|\bprocess\b/;

/** Imports of types, which are removed before the code runs. */
const TYPE_IMPORTS = /\bimport\s+type\b[^'"]*(["'])[^"'\n]*\1/g;

/** A file in the repository, and the id of its content. */
export interface RepositoryFile {
  readonly path: string;
  readonly id: string;
}

/** Files of the sidebars of a ref. */
export interface SidebarFiles {
  /** The sidebars file first, then the files that it imports; empty if there is none. */
  readonly files: readonly RepositoryFile[];
  /** True if the code may use more than these files: packages, or variables of the environment. */
  readonly importsOthers: boolean;
}

export const NO_SIDEBARS: SidebarFiles = {files: [], importsOthers: false};

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
 */
export async function listSidebarFiles(
  {trees, root, names}: {readonly trees: GitTrees; readonly root: string; readonly names: NameRules},
  file: string,
): Promise<SidebarFiles> {
  const stem = file.replace(/\.[^./]+$/, '');
  const first = await firstFile(trees, root, [file, ...EXTENSIONS.map((extension) => stem + extension)]);
  if (!first) return NO_SIDEBARS;
  const found = new Map([[first.path, first]]);
  let importsOthers = false;
  for (const {path, id} of found.values()) {
    if (path.endsWith('.json')) continue;
    const text = await trees.text(id);
    importsOthers ||= OTHERS.test(text.replace(TYPE_IMPORTS, ''));
    for (const [, , request = ''] of text.matchAll(IMPORTS)) {
      const target = posix.join(posix.dirname(path), request);
      const imported = await firstFile(trees, root, candidatesOf(target));
      if (!imported || imported.path.split('/').some((name) => nameProblem(name, names))) continue;
      found.set(imported.path, imported);
      if (found.size > MAX_IMPORTS) throw gitErrors.sidebarImports(file, MAX_IMPORTS);
    }
  }
  return {files: [...found.values()], importsOthers};
}
