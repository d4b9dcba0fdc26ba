import {groupTags} from '@lectern/core/content-helpers';
import type {BlogTag} from '../BlogContent.js';
import type {BlogPost} from '../model/BlogPost.js';
import type {BlogPluginInput} from '../paths.js';
import {isListed} from '../posts/sortPosts.js';
import {paginate} from './paginate.js';

function pagesOf(posts: readonly BlogPost[], basePath: string, input: BlogPluginInput): BlogTag['pages'] {
  const {blogTitle, blogDescription} = input.options;
  return paginate({...input, posts, basePath, blogTitle, blogDescription}).map((page) => ({
    items: page.posts.map(({id}) => id),
    metadata: page.metadata,
  }));
}

/**
 * Returns the tags of all posts: permalink of the tag → tag. The pages of a tag leave out unlisted posts. If all posts
 * of a tag are unlisted, the pages of the tag show these posts, and the tag is unlisted, too.
 */
export function groupByTag(
  posts: readonly BlogPost[],
  input: BlogPluginInput,
): {[permalink: string]: BlogTag} {
  const groups = groupTags(posts, ({metadata}) => metadata.tags);
  const entries = groups.map(({tag, pages, tags}) => {
    const listed = pages.filter(isListed);
    const shown = listed.length > 0 ? listed : pages;
    const items = shown.map(({id}) => id);
    const labels = tags
      .map((single) => ({...single.tag, count: single.pages.filter(isListed).length}))
      .filter(({count}) => count > 0);
    const unlisted = listed.length === 0;
    return [
      tag.permalink,
      {...tag, items, pages: pagesOf(shown, tag.permalink, input), labels, unlisted},
    ] as const;
  });
  return Object.fromEntries(entries);
}
