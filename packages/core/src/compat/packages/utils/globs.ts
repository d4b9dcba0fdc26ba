import fs from 'node:fs/promises';
import path from 'node:path';
import {
  type Options as GlobbyOptions,
  generateGlobTasksSync,
  globby,
  globbyStream,
  globbySync,
  isDynamicPattern,
  isGitIgnored,
} from 'globby';
import picomatch from 'picomatch';
import {excludeOption} from '../../../contentHelpers/options.js';
import {posixPath} from './paths.js';

/** The function `globby`, with the other functions of the package as properties, under their names in globby 11. */
export const Globby: typeof globby & {
  readonly sync: typeof globbySync;
  readonly stream: typeof globbyStream;
  readonly generateGlobTasks: typeof generateGlobTasksSync;
  readonly hasMagic: typeof isDynamicPattern;
  readonly gitignore: typeof isGitIgnored;
} = Object.assign(
  ((patterns: string | readonly string[], options?: GlobbyOptions) =>
    globby(patterns, options)) as typeof globby,
  {
    sync: globbySync,
    stream: globbyStream,
    generateGlobTasks: generateGlobTasksSync,
    hasMagic: isDynamicPattern,
    gitignore: isGitIgnored,
  },
);

/** Globs of files that do not become pages: tests, and files and folders whose name begins with "_". */
export const GlobExcludeDefault: string[] = excludeOption.parse(undefined);

type Matcher = (str: string) => boolean;

/**
 * Returns a function that checks if a path matches one of the globs. The separator of the path must be "/". Without
 * globs, no path matches.
 */
export function createMatcher(patterns: readonly string[]): Matcher {
  const matchers = patterns.map((pattern) => picomatch(pattern));
  return (str) => matchers.some((matches) => matches(str));
}

/**
 * Folder that contains a file. The comparison includes a separator at the end: "/docs-old/a.md" is not in "/docs".
 *
 * @throws {Error} if no folder contains the file
 */
function folderOf(file: string, folders: readonly string[]): string {
  const folder = folders.find((one) => file.startsWith(one.endsWith(path.sep) ? one : one + path.sep));
  if (folder !== undefined) return folder;
  throw new Error(
    `createAbsoluteFilePathMatcher unexpected error, absoluteFilePath=${file} was not contained in any of the root folders: ${folders.join(', ')}`,
  );
}

/**
 * Returns a function that checks if an absolute file matches one of the globs, which are relative to the root folder
 * that contains the file. The function throws for a file outside of all root folders.
 */
export function createAbsoluteFilePathMatcher(
  patterns: readonly string[],
  rootFolders: readonly string[],
): Matcher {
  const matches = createMatcher(patterns);
  return (file) => matches(posixPath(path.relative(folderOf(file, rootFolders), file)));
}

/** `Globby` whose patterns may also be absolute files and folders. Absolute paths become relative to `cwd`. */
export async function safeGlobby(patterns: readonly string[], options?: GlobbyOptions): Promise<string[]> {
  const cwd = options?.cwd === undefined ? process.cwd() : String(options.cwd);
  const relative = await Promise.all(patterns.map((pattern) => relativePattern(pattern, cwd)));
  return globby(relative, options);
}

/** Pattern relative to `cwd`; a folder becomes a pattern for all files in it. */
async function relativePattern(pattern: string, cwd: string): Promise<string> {
  const local = path.isAbsolute(pattern) ? posixPath(path.relative(cwd, pattern)) : posixPath(pattern);
  const stats = await fs.stat(path.resolve(cwd, pattern)).catch(() => undefined);
  return stats?.isDirectory() ? `${local}/**/*` : local;
}

/** Code files (JavaScript, TypeScript) that match the globs; they may contain texts to translate. */
export async function globTranslatableSourceFiles(patterns: readonly string[]): Promise<string[]> {
  const files = await safeGlobby(patterns);
  return files.filter((file) => /\.(?:js|jsx|ts|tsx)$/.test(file));
}
