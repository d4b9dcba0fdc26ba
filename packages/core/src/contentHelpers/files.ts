import fs from 'node:fs/promises';
import path from 'node:path';
import {SiteError} from '../errors/SiteError.js';
import type {LoadContext} from '../plugins/Plugin.js';

export function toPosix(file: string): string {
  return path.sep === '/' ? file : file.replaceAll(path.sep, '/');
}

/**
 * "@site/docs/intro.md" of an absolute file.
 *
 * @throws {SiteError} `FILE_NAME`
 */
export function toSource(siteDir: string, file: string): string {
  if (path.basename(file).includes('?')) {
    throw new SiteError(
      'FILE_NAME',
      'The name of this file holds "?", where the query of an address begins.',
      {
        place: {file},
        hint: 'Give the file another name; the title of the page may hold anything.',
      },
    );
  }
  return `@site/${toPosix(path.relative(siteDir, file))}`;
}

/** Where the translated files of a plugin instance are: "i18n/fr/docusaurus-plugin-content-docs", with the id if it has one. */
export function localizedPluginDir(
  {localizationDir}: LoadContext,
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
 * @returns `undefined` where there is no such file
 * @throws {SiteError} `FILE_UNREADABLE`
 */
export async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await fs.readFile(file, 'utf8');
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (code === undefined) throw error;
    const isFolder = code === 'EISDIR';
    throw new SiteError(
      'FILE_UNREADABLE',
      isFolder ? 'This is a folder.' : `This file cannot be read (${code}).`,
      {
        place: {file},
        hint: isFolder
          ? 'Remove it, or put the file there that Lectern looks for.'
          : 'Check its permissions.',
      },
    );
  }
}

/** `map` over all items, a limited number at a time; file handles are a scarce resource. */
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
