import path from 'node:path';
import type {MdNode} from '../tree.js';
import type {CompileInput} from '../types.js';

/**
 * Yields absolute paths of Markdown files that a link may lead to, in order of precedence. The paths are computed one
 * by one, since nearly every link leads to the first path.
 */
export function* markdownCandidates({file, site, rule}: CompileInput, target: string): Iterable<string> {
  const folders = [...rule.contentDirs, site.siteDir];
  if (target.startsWith('@site/')) {
    const named = path.join(site.siteDir, target.slice('@site/'.length));
    yield named;
    yield* copies(named, rule);
  } else if (target.startsWith('/')) {
    yield* inFolders(folders, target);
    yield* copies(path.join(site.siteDir, target), rule);
  } else {
    const beside = path.join(path.dirname(file), target);
    yield beside;
    yield* twins(beside, rule.contentDirs);
    if (/^\.\.?\//.test(target)) return;
    for (const other of inFolders(folders, target)) if (other !== beside) yield other;
    yield* copies(path.join(site.siteDir, target), rule);
  }
}

/**
 * Returns the paths of the copies of a file in the content folders: in a version of the docs, "/docs/x.md" is still the
 * path of the time when the version was the current one.
 */
function copies(file: string, {copiedFrom, contentDirs}: CompileInput['rule']): readonly string[] {
  if (copiedFrom === undefined || !isInside(file, copiedFrom)) return [];
  const relative = path.relative(copiedFrom, file);
  return contentDirs.map((dir) => path.join(dir, relative));
}

/**
 * Returns the paths of the same file in the other content folders of the plugin. A translated file has the same path in
 * its folder as the original.
 */
function twins(file: string, contentDirs: readonly string[]): readonly string[] {
  const home = contentDirs.find((dir) => isInside(file, dir));
  if (home === undefined) return [];
  const relative = path.relative(home, file);
  return contentDirs.filter((dir) => dir !== home).map((dir) => path.join(dir, relative));
}

/** Input of the compile with the file that a node is from: the page, or a file that it includes. */
export function inputOfNode(input: CompileInput, {position}: MdNode): CompileInput {
  return position?.part ? {...input, file: position.part.file} : input;
}

/** Returns absolute paths that an image, or a link to a file, may lead to, in order of precedence. */
export function assetCandidates({file, site}: CompileInput, target: string): readonly string[] {
  if (target.startsWith('@site/')) return [path.join(site.siteDir, target.slice('@site/'.length))];
  if (target.startsWith('/')) return inFolders(site.staticDirs, target);
  return [path.join(path.dirname(file), target)];
}

function inFolders(dirs: readonly string[], target: string): readonly string[] {
  return dirs.flatMap((dir) => {
    const file = path.join(dir, target);
    return isInside(file, dir) ? [file] : [];
  });
}

export function isInside(file: string, dir: string): boolean {
  const relative = path.relative(dir, file);
  return relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative);
}

/** Returns the path of a file in the form of module references: "@site/docs/intro.md". */
export function sourceOf(file: string, siteDir: string): string {
  return `@site/${path.relative(siteDir, file).split(path.sep).join('/')}`;
}
