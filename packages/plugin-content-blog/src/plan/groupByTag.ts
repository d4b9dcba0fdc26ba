import {groupTags} from '@lectern/core/content-helpers';
import type {BlogTag} from '../BlogContent.js';
import {isListed} from '../posts/sortPosts.js';
import type {BlogPost} from '../posts/types.js';

/**
 * The tags of a blog by permalink. Their pages show no unlisted posts, unless there are no others: then the tag is unlisted
 * itself.
 */
export function groupByTag(posts: readonly BlogPost[]): {[permalink: string]: BlogTag} {
  const groups = groupTags(posts, ({metadata}) => metadata.tags);
  const entries = groups.map(({tag, pages, tags}) => {
    const listed = pages.filter(isListed);
    const items = (listed.length > 0 ? listed : pages).map(({id}) => id);
    const labels = tags
      .map((single) => ({...single.tag, count: single.pages.filter(isListed).length}))
      .filter(({count}) => count > 0);
    return [tag.permalink, {...tag, items, labels, unlisted: listed.length === 0}] as const;
  });
  return Object.fromEntries(entries);
}
