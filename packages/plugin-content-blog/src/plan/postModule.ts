import type {RouteModule} from '@lectern/core';
import type {BlogContent} from '../BlogContent.js';
import type {BlogPostMetadata, BlogSidebar} from '../client/types.js';
import type {BlogPost} from '../model/BlogPost.js';
import {isListed} from '../posts/sortPosts.js';

/** True for the path of a file: relative to the post, or "@site/…". False for URLs. */
export function isFile(image: string | undefined): image is string {
  return image !== undefined && /^(?:\.\.?\/|@site\/)/.test(image);
}

/** Metadata of a post in the form that the payload of a page (JSON data that browsers load) has: `date` is text. */
export function postMetadata({metadata}: BlogPost): BlogPostMetadata {
  const {date, frontMatter, ...others} = metadata;
  // The cast is correct: the schema turned numbers and dates into text, and `null` into `undefined`, which JSON drops.
  return {...others, date: date.toISOString(), frontMatter: frontMatter as BlogPostMetadata['frontMatter']};
}

/**
 * Makes the module of a post for the field `modules` of a route: the Markdown file, and the metadata and images that
 * the component of the compiled file has as properties.
 *
 * @param part - "excerpt" for lists: only the text before the truncate marker, if the post has a marker
 */
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

/**
 * Data of the sidebar of a blog: its title, and links to the first posts of the list.
 *
 * @param count - maximum number of listed posts in it
 */
export function sidebarOf(
  {blogPosts, blogSidebarTitle}: BlogContent,
  count: number | 'ALL',
  allPostsPath: string,
): BlogSidebar {
  const limit = count === 'ALL' ? Number.POSITIVE_INFINITY : count;
  let listed = 0;
  // Unlisted posts do not count toward the limit: the sidebar shows an unlisted post only on the page of that post.
  const shown = blogPosts.filter((post) => {
    if (isListed(post)) listed += 1;
    return listed <= limit && (isListed(post) || listed < limit);
  });
  return {
    title: blogSidebarTitle,
    items: shown.map(({metadata: {frontMatter, title, permalink, unlisted, date}}) => ({
      title: frontMatter.sidebar_label ?? title,
      permalink,
      unlisted,
      date: date.toISOString(),
    })),
    allPostsPath,
  };
}
