import {spellingOf} from './groupTags.js';
import {tagSlug} from './tagSlug.js';
import type {TagsFile} from './tagsFile.js';

/** A tag of a page, as pages show it. */
export interface ResolvedTag {
  readonly label: string;
  /** URL path of its page, base URL included. */
  readonly permalink: string;
  readonly description?: string;
  /** Not defined in a tags file. */
  readonly inline: boolean;
}

/** A tag in front matter. */
export type WrittenTag = string | {readonly label: string; readonly permalink: string};

export interface TagsInput {
  readonly tags: readonly WrittenTag[];
  readonly tagsFile: TagsFile | undefined;
  /** URL path of the tag page with this path below the list of tags. */
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

/** The tags of one page; two spellings of one tag count once. */
export function resolveTags(input: TagsInput): readonly ResolvedTag[] {
  const tags = new Map<string, ResolvedTag>();
  for (const written of input.tags) {
    const tag = resolveTag(written, input);
    const key = JSON.stringify([tag.permalink, spellingOf(tag.label)]);
    if (!tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()];
}
