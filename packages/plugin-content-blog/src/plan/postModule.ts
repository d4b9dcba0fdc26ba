import type {RouteModule} from '@lectern/core';
import type {BlogPostMetadata, BlogSidebar} from '../client/types.js';
import type {BlogPost} from '../model/BlogPost.js';
import {isListed} from '../posts/sortPosts.js';

/** Checks that an image is a file beside the post or in the site; URLs and paths of the site are left as they are. */
export function isFile(image: string | undefined): image is string {
  return image !== undefined && /^(?:\.\.?\/|@site\/)/.test(image);
}

/** The metadata of a post as its page gets it. */
export function postMetadata({metadata}: BlogPost): BlogPostMetadata {
  const {date, frontMatter, ...others} = metadata;
  // The schema gives numbers and dates as text, and `undefined` for what may be null: JSON drops it.
  return {...others, date: date.toISOString(), frontMatter: frontMatter as BlogPostMetadata['frontMatter']};
}

/** A post as a module of a route; in lists only what is before its marker. */
export function postModule(post: BlogPost, part?: 'excerpt'): RouteModule {
  const {source, frontMatter, authors, hasTruncateMarker} = post.metadata;
  const images = authors.map(({imageURL}) => (isFile(imageURL) ? imageURL : undefined));
  return {
    path: source,
    metadata: postMetadata(post),
    assets: {
      ...(isFile(frontMatter.image) && {image: frontMatter.image}),
      authorsImageUrls: images,
    },
    ...(part && hasTruncateMarker && {part}),
  };
}

interface SidebarInput {
  readonly title: string;
  /** Of listed posts. */
  readonly count: number | 'ALL';
  readonly allPostsPath: string;
}

export function sidebarOf(
  posts: readonly BlogPost[],
  {title, count, allPostsPath}: SidebarInput,
): BlogSidebar {
  const limit = count === 'ALL' ? Number.POSITIVE_INFINITY : count;
  let listed = 0;
  // Unlisted posts are shown on their own pages only; they take no place.
  const shown = posts.filter((post) => {
    if (isListed(post)) listed += 1;
    return listed <= limit && (isListed(post) || listed < limit);
  });
  return {
    title,
    items: shown.map(({metadata: {frontMatter, title: postTitle, permalink, unlisted, date}}) => ({
      title: frontMatter.sidebar_label ?? postTitle,
      permalink,
      unlisted,
      date: date.toISOString(),
    })),
    allPostsPath,
  };
}
