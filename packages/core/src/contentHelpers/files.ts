import fs from 'node:fs/promises';
import path from 'node:path';
import {errorCode} from '@lectern/store';
import {errors} from '../errors/catalog.js';
import {relativePath} from '../paths.js';
import type {LoadContext} from '../plugins/Plugin.js';

/**
 * Source of a file, from its absolute path: "@site/docs/intro.md".
 *
 * @throws {SiteError} `FILE_NAME` for a name with "?"
 */
export function toSource(siteDir: string, file: string): string {
  if (path.basename(file).includes('?')) throw errors.fileName(file);
  return `@site/${relativePath(siteDir, file)}`;
}

/**
 * Absolute folder with the translated files of a plugin instance: "…/i18n/fr/docusaurus-plugin-content-docs", with
 * "-<id>" at the end unless the id is "default".
 */
export function localizedPluginDir(
  {localizationDir}: Pick<LoadContext, 'localizationDir'>,
  {name, id}: {readonly name: string; readonly id: string},
): string {
  return path.join(localizationDir, id === 'default' ? name : `${name}-${id}`);
}

export async function isFile(file: string): Promise<boolean> {
  const stat = await fs.stat(file).catch(() => undefined);
  return stat?.isFile() ?? false;
}

export async function isFolder(folder: string): Promise<boolean> {
  const stat = await fs.stat(folder).catch(() => undefined);
  return stat?.isDirectory() ?? false;
}

/**
 * Reads a file as text.
 *
 * @returns `undefined` if the file does not exist
 * @throws {SiteError} `FILE_UNREADABLE`
 */
export async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await fs.readFile(file, 'utf8');
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return undefined;
    if (code === undefined) throw error;
    throw code === 'EISDIR' ? errors.folderForFile(file) : errors.fileUnreadable({file, code});
  }
}

/** Like `Promise.all` over `map`, but with at most `limit` calls at once, since the number of open files is limited. */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  limit: number,
  map: (item: T) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length);
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) results[index] = await map(item);
  };
  await Promise.all(Array.from({length: Math.min(limit, items.length)}, work));
  return results;
}
