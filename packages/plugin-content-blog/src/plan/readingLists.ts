import type {ReadingList} from '@lectern/core';
import type {BlogContent} from '../BlogContent.js';
import {type BlogPluginInput, blogPath} from '../paths.js';

/** Lists the posts for programs, in the order of the blog. */
export function readingLists(
  {blogTitle, blogPosts}: BlogContent,
  input: BlogPluginInput,
): readonly ReadingList[] {
  if (!input.options.llmsTxt) return [];
  const pages = blogPosts.flatMap(({metadata: {permalink, title, description, unlisted, frontMatter}}) =>
    unlisted || frontMatter.llms_txt === false ? [] : [{path: permalink, title, description}],
  );
  return [{title: blogTitle, path: blogPath(input), isMain: true, sections: [{pages}]}];
}
