import type {PropNavigationLink} from '../client/types.js';
import type {BlogPost} from '../model/BlogPost.js';

/**
 * Sorts posts by date. Posts with the same date keep their order for "descending", and are reversed for "ascending".
 */
export function sortPosts(posts: readonly BlogPost[], order: 'descending' | 'ascending'): BlogPost[] {
  const sorted = [...posts].sort((a, b) => b.metadata.date.getTime() - a.metadata.date.getTime());
  return order === 'ascending' ? sorted.reverse() : sorted;
}

export function isListed({metadata}: BlogPost): boolean {
  return !metadata.unlisted;
}

function linkTo(post: BlogPost | undefined): PropNavigationLink | undefined {
  return post && {title: post.metadata.title, permalink: post.metadata.permalink};
}

/** Sets `prevItem` and `nextItem` of listed posts: links to the previous and the next listed post. */
export function linkNeighbours(posts: readonly BlogPost[]): BlogPost[] {
  const listed = posts.filter(isListed);
  const places = new Map(listed.map((post, place) => [post, place]));
  return posts.map((post) => {
    const place = places.get(post);
    if (place === undefined) return post;
    const prevItem = linkTo(listed[place - 1]);
    const nextItem = linkTo(listed[place + 1]);
    return {...post, metadata: {...post.metadata, ...(prevItem && {prevItem}), ...(nextItem && {nextItem})}};
  });
}
