import {posix} from 'node:path';
import {escapeFilePath} from '@lectern/core/content-helpers';
import {type NumberPrefixParser, stripPathPrefixes} from '../model/numberPrefix.js';
import type {CategoryIndexInput, CategoryIndexMatcher} from '../model/sidebarItems.js';

export const isConventionalCategoryIndex: CategoryIndexMatcher = ({fileName, directories}) =>
  ['index', 'readme', directories[0]?.toLowerCase()].includes(fileName.toLowerCase());

/** @param path - of a doc below its version's folder: "guides/index.md" */
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
  /** Below the version's folder: "guides/01-intro.md". */
  readonly path: string;
  /** File name without extension and prefix, or the front matter `id`. */
  readonly baseId: string;
  readonly frontMatterSlug?: string | undefined;
  readonly parsePrefix: NumberPrefixParser;
}

/** The URL path of a doc below its version, starting with "/". The page of a folder has the folder's path. */
export function resolveSlug({path, baseId, frontMatterSlug, parsePrefix}: SlugInput): string {
  if (frontMatterSlug?.startsWith('/')) return posix.normalize(frontMatterSlug);
  const directory = escapeFilePath(stripPathPrefixes(posix.dirname(path), parsePrefix));
  const directorySlug = directory === '.' ? '/' : `/${directory}/`;
  if (frontMatterSlug === undefined && isConventionalCategoryIndex(categoryIndexInput(path))) {
    return directorySlug;
  }
  return posix.join(directorySlug, frontMatterSlug ?? escapeFilePath(baseId));
}
