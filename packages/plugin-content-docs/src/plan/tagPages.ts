import type {PropTag, PropTagDocList, PropTagsListItem} from '../client/types.js';
import type {Doc} from '../docs/types.js';

interface TaggedDocs {
  readonly tag: PropTag;
  readonly docs: Doc[];
}

/** Docs by tag; tags are the same if their pages are. Drafts are not among `docs`. */
function groupByTag(docs: readonly Doc[]): readonly TaggedDocs[] {
  const groups = new Map<string, TaggedDocs>();
  for (const doc of docs) {
    for (const tag of doc.tags) {
      const group = groups.get(tag.permalink) ?? {tag, docs: []};
      groups.set(tag.permalink, group);
      group.docs.push(doc);
    }
  }
  return [...groups.values()];
}

/**
 * One page for each tag of a version, without unlisted docs; a tag with no other docs is unlisted itself.
 *
 * @param locale - titles are sorted by its rules
 */
export function planTagPages(
  docs: readonly Doc[],
  allTagsPath: string,
  locale: string,
): readonly PropTagDocList[] {
  const byTitle = new Intl.Collator([locale, 'en']);
  return groupByTag(docs).map(({tag, docs: tagged}) => {
    const listed = tagged.filter((doc) => !doc.unlisted);
    const shown = listed.length > 0 ? listed : tagged;
    const items = shown
      .map(({id, title, description, permalink}) => ({id, title, description, permalink}))
      .sort((a, b) => byTitle.compare(a.title, b.title));
    return {...tag, count: items.length, allTagsPath, items, unlisted: listed.length === 0};
  });
}

export function tagsList(pages: readonly PropTagDocList[]): readonly PropTagsListItem[] {
  return pages
    .filter((page) => !page.unlisted)
    .map(({label, permalink, description, inline, count}) => ({
      label,
      permalink,
      ...(description && {description}),
      inline,
      count,
    }));
}
