import type {BlogTag} from '../BlogContent.js';
import {isListed} from '../posts/sortPosts.js';
import type {BlogPost} from '../posts/types.js';

/**
 * The tags of a blog by permalink; tags are the same if their pages are, and the first one gives the label. Their pages show
 * no unlisted posts, unless there are no others: then the tag is unlisted itself.
 */
export function groupByTag(posts: readonly BlogPost[]): {[permalink: string]: BlogTag} {
  const groups = new Map<string, {tag: BlogPost['metadata']['tags'][number]; posts: BlogPost[]}>();
  for (const post of posts) {
    for (const tag of post.metadata.tags) {
      const group = groups.get(tag.permalink) ?? {tag, posts: []};
      groups.set(tag.permalink, group);
      group.posts.push(post);
    }
  }
  const entries = [...groups].map(([permalink, {tag, posts: tagged}]) => {
    const listed = tagged.filter(isListed);
    const items = (listed.length > 0 ? listed : tagged).map(({id}) => id);
    return [permalink, {...tag, items, unlisted: listed.length === 0}] as const;
  });
  return Object.fromEntries(entries);
}
