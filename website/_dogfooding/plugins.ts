import type {PluginConfig} from '@lectern/core';
import type {Options as BlogOptions} from '@lectern/plugin-content-blog';
import type {Options as DocsOptions, SidebarItemsGenerator} from '@lectern/plugin-content-docs';
import type {Options as PagesOptions} from '@lectern/plugin-content-pages';
import {editUrl} from '../addresses';

/** An index file may be called "intro" as well. */
const generateSidebarItems: SidebarItemsGenerator = ({defaultSidebarItemsGenerator, ...input}) =>
  defaultSidebarItemsGenerator({
    ...input,
    isCategoryIndex: (doc) => doc.fileName.toLowerCase() === 'intro' || input.isCategoryIndex(doc),
  });

/** The instances below /tests/, which exercise what the documentation itself has no use for. */
export const dogfoodingPlugins: PluginConfig[] = [
  [
    'content-docs',
    {
      id: 'docs-tests',
      path: '_dogfooding/_docs tests',
      routeBasePath: '/tests/docs',
      llmsTxt: false,
      sidebarPath: '_dogfooding/docs-tests-sidebars.ts',
      sidebarItemsGenerator: generateSidebarItems,
      showLastUpdateTime: true,
      showLastUpdateAuthor: true,
      onInlineTags: 'ignore',
    } satisfies DocsOptions,
  ],
  [
    'content-blog',
    {
      id: 'blog-tests',
      path: '_dogfooding/_blog tests',
      routeBasePath: '/tests/blog',
      llmsTxt: false,
      blogTitle: 'Tests blog',
      postsPerPage: 3,
      sortPosts: 'ascending',
      editUrl: ({blogPath}) => editUrl('_dogfooding/_blog tests', blogPath),
      feedOptions: {type: 'all'},
      readingTime: ({content, frontMatter, defaultReadingTime}) =>
        frontMatter.hide_reading_time
          ? undefined
          : defaultReadingTime({content, options: {wordsPerMinute: 5}}),
      onInlineTags: 'ignore',
      onInlineAuthors: 'ignore',
      onUntruncatedBlogPosts: 'ignore',
    } satisfies BlogOptions,
  ],
  [
    'content-pages',
    {
      id: 'pages-tests',
      path: '_dogfooding/_pages tests',
      routeBasePath: '/tests/pages',
    } satisfies PagesOptions,
  ],
];
