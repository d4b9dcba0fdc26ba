import type {ResolvedTag} from './resolveTags.js';

/** A tag and the pages that have it. */
export interface TaggedPages<Page> {
  readonly tag: ResolvedTag;
  readonly pages: readonly Page[];
}

/** Tags with the same permalink, and thus the same tag page. `pages` are all pages that have one of the tags. */
export interface TagGroup<Page> extends TaggedPages<Page> {
  /** The different tags of the group; more than one if labels differ, such as "C" and "C++". */
  readonly tags: readonly TaggedPages<Page>[];
}

/** Comparable form of a label, equal for spellings such as "Release notes" and "release-notes". */
export function spellingOf(label: string): string {
  return label
    .normalize()
    .toLowerCase()
    .replace(/[\s_'’-]+/gu, '');
}

function addTo<Key, Page>(
  groups: Map<Key, TaggedPages<Page> & {pages: Page[]}>,
  key: Key,
  [tag, page]: readonly [ResolvedTag, Page],
): void {
  const group = groups.get(key) ?? {tag, pages: []};
  groups.set(key, group);
  if (group.pages.at(-1) !== page) group.pages.push(page);
}

/**
 * Groups tags by permalink, in the order in which pages use them first. The label of a group is the label of its first
 * tag.
 */
export function groupTags<Page>(
  pages: readonly Page[],
  tagsOf: (page: Page) => readonly ResolvedTag[],
): readonly TagGroup<Page>[] {
  const groups = new Map<string, TaggedPages<Page> & {pages: Page[]}>();
  const single = new Map<string, Map<string, TaggedPages<Page> & {pages: Page[]}>>();
  for (const page of pages) {
    for (const tag of tagsOf(page)) {
      addTo(groups, tag.permalink, [tag, page]);
      const tags = single.get(tag.permalink) ?? new Map();
      single.set(tag.permalink, tags);
      addTo(tags, spellingOf(tag.label), [tag, page]);
    }
  }
  return [...groups].map(([permalink, group]) => ({
    ...group,
    tags: [...(single.get(permalink)?.values() ?? [])],
  }));
}
