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

export type {GlobbyOptions};

/** `globby`, with its other functions under the names that they have in version 11. */
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

/** Files that are no pages: partials and tests. */
export const GlobExcludeDefault: string[] = excludeOption.parse(undefined);

type Matcher = (str: string) => boolean;

/** Makes a function that checks that one of some globs matches a path with "/". Without globs, none does. */
export function createMatcher(patterns: readonly string[]): Matcher {
  const matchers = patterns.map((pattern) => picomatch(pattern));
  return (str) => matchers.some((matches) => matches(str));
}

/** The folder that a file is in; a folder beside it with a longer name is another one. */
function folderOf(file: string, folders: readonly string[]): string {
  const folder = folders.find((one) => file.startsWith(one.endsWith(path.sep) ? one : one + path.sep));
  if (folder !== undefined) return folder;
  throw new Error(
    `createAbsoluteFilePathMatcher unexpected error, absoluteFilePath=${file} was not contained in any of the root folders: ${folders.join(', ')}`,
  );
}

/**
 * Matches absolute files against globs that are relative to the root folder that a file is in.
 *
 * @returns a function that throws for a file outside of all root folders
 */
export function createAbsoluteFilePathMatcher(
  patterns: readonly string[],
  rootFolders: readonly string[],
): Matcher {
  const matches = createMatcher(patterns);
  return (file) => matches(posixPath(path.relative(folderOf(file, rootFolders), file)));
}

/** `Globby` for patterns that may be absolute files, also with characters that mean something in globs. */
export async function safeGlobby(patterns: readonly string[], options?: GlobbyOptions): Promise<string[]> {
  const cwd = options?.cwd === undefined ? process.cwd() : String(options.cwd);
  const relative = await Promise.all(patterns.map((pattern) => relativePattern(pattern, cwd)));
  return globby(relative, options);
}

/** A folder means all files in it. */
async function relativePattern(pattern: string, cwd: string): Promise<string> {
  const local = path.isAbsolute(pattern) ? posixPath(path.relative(cwd, pattern)) : posixPath(pattern);
  const stats = await fs.stat(path.resolve(cwd, pattern)).catch(() => undefined);
  return stats?.isDirectory() ? `${local}/**/*` : local;
}

/** The files of code among what some globs match, in which texts to translate may be. */
export async function globTranslatableSourceFiles(patterns: readonly string[]): Promise<string[]> {
  const files = await safeGlobby(patterns);
  return files.filter((file) => /\.(?:js|jsx|ts|tsx)$/.test(file));
}
