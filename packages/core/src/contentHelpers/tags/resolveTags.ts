import {spellingOf} from './groupTags.js';
import {tagSlug} from './tagSlug.js';
import type {TagsFile} from './tagsFile.js';

/** A tag of a page with its label and URL. */
export interface ResolvedTag {
  readonly label: string;
  /** URL path of the tag's page, base URL included. */
  readonly permalink: string;
  readonly description?: string;
  /** True if no tags file defines the tag. */
  readonly inline: boolean;
}

/**
 * A tag in the front matter of a page: a text (a key of the tags file, or a label), or a label with a permalink that is
 * relative to the page of all tags.
 */
export type WrittenTag = string | {readonly label: string; readonly permalink: string};

export interface TagsInput {
  readonly tags: readonly WrittenTag[];
  readonly tagsFile: TagsFile | undefined;
  /**
   * Returns the URL path of a tag page.
   *
   * @param tagPath - path relative to the page of all tags
   */
  toPermalink(tagPath: string): string;
}

function resolveTag(tag: WrittenTag, {tagsFile, toPermalink}: TagsInput): ResolvedTag {
  if (typeof tag !== 'string') {
    return {label: tag.label, permalink: toPermalink(tag.permalink), inline: true};
  }
  const defined = tagsFile?.get(tag);
  if (!defined) return {label: tag, permalink: toPermalink(tagSlug(tag)), inline: true};
  const {label, permalink, description} = defined;
  return {label, permalink: toPermalink(permalink), ...(description && {description}), inline: false};
}

/** Resolves the tags of one page. Different spellings of the same tag count once. */
export function resolveTags(input: TagsInput): readonly ResolvedTag[] {
  const tags = new Map<string, ResolvedTag>();
  for (const written of input.tags) {
    const tag = resolveTag(written, input);
    const key = JSON.stringify([tag.permalink, spellingOf(tag.label)]);
    if (!tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()];
}
