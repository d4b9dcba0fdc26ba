import type {ReadingList} from '@lectern/core';
import type {PagesContent} from './loadPages.js';
import type {PluginOptions} from './options.js';

/** Lists the Markdown pages for programs. */
export function readingLists(content: PagesContent, options: PluginOptions): readonly ReadingList[] {
  if (!options.llmsTxt) return [];
  const pages = content.flatMap((page) => {
    if (page.type !== 'mdx' || page.unlisted || page.frontMatter.llms_txt === false) return [];
    const {permalink, title = permalink, description} = page;
    return [{path: permalink, title, description}];
  });
  return [{title: 'Pages', isMain: true, sections: [{pages}]}];
}
