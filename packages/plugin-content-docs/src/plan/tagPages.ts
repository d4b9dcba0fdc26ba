import {groupTags, type TagGroup} from '@lectern/core/content-helpers';
import type {PropTagDocList, PropTagsListItem} from '../client/types.js';
import type {Doc} from '../model/Doc.js';

export interface TagPages {
  /**
   * One tag page for each permalink. A tag page leaves out unlisted docs. If all docs of a tag are unlisted, its page
   * lists them, and the page is unlisted, too.
   */
  readonly pages: readonly PropTagDocList[];
  /** Entries of the list of tags. Different tags that share a page have one entry each, with the same permalink. */
  readonly list: readonly PropTagsListItem[];
}

function listItems({tags}: TagGroup<Doc>): readonly PropTagsListItem[] {
  const items = tags.map(({tag, pages}) => ({...tag, count: pages.filter((doc) => !doc.unlisted).length}));
  return items.filter(({count}) => count > 0);
}

/**
 * Plans the pages of the tags of a version.
 *
 * @param locale - locale whose rules determine the order of the titles of docs
 */
export function planTagPages(docs: readonly Doc[], allTagsPath: string, locale: string): TagPages {
  const byTitle = new Intl.Collator([locale, 'en']);
  const groups = groupTags(docs, (doc) => doc.tags);
  const pages = groups.map(({tag, pages: tagged}) => {
    const listed = tagged.filter((doc) => !doc.unlisted);
    const shown = listed.length > 0 ? listed : tagged;
    const items = shown
      .map(({id, title, description, permalink}) => ({id, title, description, permalink}))
      .sort((a, b) => byTitle.compare(a.title, b.title));
    return {...tag, count: items.length, allTagsPath, items, unlisted: listed.length === 0};
  });
  return {pages, list: groups.flatMap(listItems)};
}
