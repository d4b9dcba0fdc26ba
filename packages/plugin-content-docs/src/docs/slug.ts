import {posix} from 'node:path';
import {escapeFilePath} from '@lectern/core/content-helpers';
import {type NumberPrefixParser, stripPathPrefixes} from '../model/numberPrefix.js';
import type {CategoryIndexInput, CategoryIndexMatcher} from '../model/sidebarItems.js';

export const isConventionalCategoryIndex: CategoryIndexMatcher = ({fileName, directories}) =>
  ['index', 'readme', directories[0]?.toLowerCase()].includes(fileName.toLowerCase());

/**
 * Makes the input of a `CategoryIndexMatcher` for a doc.
 *
 * @param path - path of the file, relative to the folder of its version: "guides/index.md"
 */
export function categoryIndexInput(path: string): CategoryIndexInput {
  const extension = posix.extname(path);
  const directory = posix.dirname(path);
  return {
    fileName: posix.basename(path, extension),
    extension,
    directories: directory === '.' ? [] : directory.split('/').reverse(),
  };
}

export interface SlugInput {
  /** Path of the file, relative to the folder of its version: "guides/01-intro.md". */
  readonly path: string;
  /** File name without extension and prefix, or the front matter `id`. */
  readonly baseId: string;
  readonly frontMatterSlug?: string | undefined;
  readonly parsePrefix: NumberPrefixParser;
}

/**
 * URL path of a doc, relative to the path of its version: "/guides/intro". An index file has the path of its folder:
 * "/guides/".
 */
export function resolveSlug({path, baseId, frontMatterSlug, parsePrefix}: SlugInput): string {
  if (frontMatterSlug?.startsWith('/')) return posix.normalize(frontMatterSlug);
  const directory = escapeFilePath(stripPathPrefixes(posix.dirname(path), parsePrefix));
  const directorySlug = directory === '.' ? '/' : `/${directory}/`;
  if (frontMatterSlug === undefined && isConventionalCategoryIndex(categoryIndexInput(path))) {
    return directorySlug;
  }
  return posix.join(directorySlug, frontMatterSlug ?? escapeFilePath(baseId));
}
