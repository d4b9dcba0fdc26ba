import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@lectern/core';

export const PLUGIN_NAME = 'docusaurus-plugin-content-pages';
export const DEFAULT_PLUGIN_ID = 'default';

export function toPosix(file: string): string {
  return path.sep === '/' ? file : file.replaceAll(path.sep, '/');
}

/** "@site/src/pages/about.md" of an absolute file. */
export function toSource(siteDir: string, file: string): string {
  return `@site/${toPosix(path.relative(siteDir, file))}`;
}

/** Where the translated files of this plugin instance are. */
export function localizedPluginDir(context: LoadContext, pluginId: string): string {
  const suffix = pluginId === DEFAULT_PLUGIN_ID ? '' : `-${pluginId}`;
  return path.join(context.localizationDir, PLUGIN_NAME + suffix);
}

export async function isFolder(folder: string): Promise<boolean> {
  const stat = await fs.stat(folder).catch(() => undefined);
  return stat?.isDirectory() ?? false;
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
