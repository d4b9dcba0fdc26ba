import fs from 'node:fs';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {errors} from '../errors/catalog.js';
import {isBelow} from '../paths.js';
import {callHook} from '../plugins/callHook.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';

const MARKDOWN = /\.mdx?$/i;

/** Folders that contain no content of the site. */
const IGNORED = ['**/node_modules/**', '**/.git/**'];

async function markdownFiles(patterns: readonly string[], cwd: string): Promise<string[]> {
  const found = await glob(patterns, {cwd, absolute: true, ignore: IGNORED, expandDirectories: true});
  return found.filter((file) => MARKDOWN.test(file)).map((file) => path.normalize(file));
}

/** Absolute, sorted paths of Markdown files that plugins watch. Files outside of the site are left out. */
export async function watchedMarkdown(
  plugins: readonly LoadedPlugin[],
  siteDir: string,
): Promise<readonly string[]> {
  const patterns = plugins.flatMap(
    (plugin) => callHook(plugin, 'getPathsToWatch', (hooks) => hooks.getPathsToWatch?.()) ?? [],
  );
  if (patterns.length === 0) return [];
  const files = (await markdownFiles(patterns, siteDir)).map((file) => fs.realpathSync(file));
  // Links are resolved before the check, since a link may lead out of the site.
  return [...new Set(files.filter((file) => isBelow(siteDir, file)))].sort();
}

/**
 * Absolute, sorted paths of the Markdown files that the user names.
 *
 * @param names - files, folders or patterns, relative to the current folder
 * @throws {SiteError} `MARKDOWN_FILE_NOT_FOUND`, `MARKDOWN_FILE_OUTSIDE_SITE`
 */
export async function namedMarkdown(names: readonly string[], siteDir: string): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const name of names) {
    const file = path.resolve(name);
    const files = fs.statSync(file, {throwIfNoEntry: false})?.isFile()
      ? [file].filter((one) => MARKDOWN.test(one))
      : await markdownFiles([name], process.cwd());
    if (files.length === 0) throw errors.markdownFileNotFound(name);
    for (const one of files) found.add(insideSite(one, siteDir));
  }
  return [...found].sort();
}

/**
 * Returns the real path of a file, since a link may lead out of the site.
 *
 * @throws {SiteError} `MARKDOWN_FILE_OUTSIDE_SITE`
 */
function insideSite(file: string, siteDir: string): string {
  const real = fs.realpathSync(file);
  if (!isBelow(siteDir, real)) throw errors.markdownFileOutsideSite({file, siteDir});
  return real;
}
