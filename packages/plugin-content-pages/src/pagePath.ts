import {posix} from 'node:path';
import {escapeFilePath} from '@lectern/core/content-helpers';

/**
 * The URL path of a page below the plugin's base path.
 *
 * @param path - path relative to the folder of the pages: "about/index.tsx"
 * @returns "/about/" for an index file, else "/" and the path without its extension
 */
export function pagePath(path: string): string {
  const bare = path.slice(0, path.length - posix.extname(path).length);
  return `/${escapeFilePath(bare).replace(/(^|\/)index$/, '$1')}`;
}

export function isMarkdown(path: string): boolean {
  return /\.mdx?$/.test(path);
}
