import {tagSlug} from '../../../contentHelpers/tags/tagSlug.js';
import type {ReportingSeverity} from '../../../shared/siteConfig.js';
import {logger} from '../logger/index.js';
import {normalizeUrl} from './urls.js';

export interface Tag {
  label: string;
  /** Permalink of the tag's page. In a tags file it is relative to the page of all tags. */
  permalink: string;
  description: string | undefined;
}

/** The tags of a tags file: key, which front matter uses → tag. */
export type TagsFile = Record<string, Tag>;
export type TagsFileInput = Record<string, Partial<Tag> | null>;
export type FrontMatterTag = string | (Omit<Tag, 'description'> & Partial<Pick<Tag, 'description'>>);
/** A tag of a page; `inline` is true if no tags file defines it. */
export type TagMetadata = Tag & {inline: boolean};
export type TagsListItem = Tag & {count: number};
export type TagModule = TagsListItem & {allTagsPath: string; unlisted: boolean};

export interface TagsPluginOptions {
  /** Name of the tags file. `undefined`: "tags.yml", if this file exists. `false` or `null`: no tags file. */
  tags: string | false | null | undefined;
  onInlineTags: ReportingSeverity;
}

interface NormalizeTagsInput {
  readonly options: TagsPluginOptions;
  readonly source: string;
  readonly frontMatterTags: readonly FrontMatterTag[] | undefined;
  readonly tagsBaseRoutePath: string;
  /** `null` if there is no tags file, or the options switch it off. */
  readonly tagsFile: TagsFile | null;
}

function normalizeTag(tag: FrontMatterTag, {tagsFile, tagsBaseRoutePath}: NormalizeTagsInput): TagMetadata {
  const isKey = typeof tag === 'string';
  const defined = isKey && tagsFile && Object.hasOwn(tagsFile, tag) ? tagsFile[tag] : undefined;
  const inline = isKey ? {label: tag, permalink: tagSlug(tag)} : tag;
  const {label, permalink, description} = defined ?? inline;
  return {
    inline: !defined,
    label,
    permalink: normalizeUrl([tagsBaseRoutePath, permalink]),
    description,
  };
}

/**
 * Returns label, permalink (with `tagsBaseRoutePath`) and description of each tag of a page. If there is a tags file,
 * reports tags that it does not define.
 */
export function normalizeTags(input: NormalizeTagsInput): TagMetadata[] {
  const {options, source, frontMatterTags = [], tagsFile} = input;
  const tags = frontMatterTags.map((tag) => normalizeTag(tag, input));
  if (tagsFile !== null) reportInlineTags({tags, source, options});
  return tags;
}

/** Reports tags of a page that the tags file does not define. @throws {Error} for the severity "throw" */
export function reportInlineTags({
  tags,
  source,
  options,
}: {
  readonly tags: readonly TagMetadata[];
  readonly source: string;
  readonly options: TagsPluginOptions;
}): void {
  if (options.onInlineTags === 'ignore') return;
  const inline = [...new Set(tags.filter((tag) => tag.inline).map(({label}) => label))];
  if (inline.length === 0) return;
  const file = options.tags ?? 'tags.yml';
  logger.report(options.onInlineTags)(
    `Tags [${inline.join(', ')}] used in ${source} are not defined in ${file}`,
  );
}

/** Groups items by the permalinks of their tags. An item that has the same tag twice is listed once. */
export function groupTaggedItems<Item>(
  items: readonly Item[],
  getItemTags: (item: Item) => readonly TagMetadata[],
): Record<string, {tag: TagMetadata; items: Item[]}> {
  const groups: Record<string, {tag: TagMetadata; items: Item[]}> = {};
  for (const item of items) {
    for (const tag of getItemTags(item)) {
      const group = groups[tag.permalink] ?? {tag, items: []};
      groups[tag.permalink] = group;
      if (!group.items.includes(item)) group.items.push(item);
    }
  }
  return groups;
}

/**
 * Determines which items the page of a tag lists. If all items are unlisted, the page is unlisted too and lists all of
 * them.
 */
export function getTagVisibility<Item>({
  items,
  isUnlisted,
}: {
  readonly items: Item[];
  isUnlisted(item: Item): boolean;
}): {unlisted: boolean; listedItems: Item[]} {
  const unlisted = items.every(isUnlisted);
  return {unlisted, listedItems: unlisted ? items : items.filter((item) => !isUnlisted(item))};
}
