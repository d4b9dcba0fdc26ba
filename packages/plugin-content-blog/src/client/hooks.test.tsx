import {RouteContext} from '@lectern/core/client/context/RouteContext';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {useBlogMetadata} from './blogMetadata.js';
import {BlogPostProvider, useBlogPost} from './blogPost.js';
import * as client from './index.js';
import type {PropBlogPostContent} from './types.js';

function Json({use}: {use: () => unknown}): ReactNode {
  return JSON.stringify(use());
}

const show = (node: ReactNode) => renderToStaticMarkup(node).replaceAll('&quot;', '"');

type Statics = {readonly [name: string]: unknown} & Pick<
  PropBlogPostContent,
  'metadata' | 'frontMatter' | 'assets' | 'contentTitle' | 'toc'
>;

const statics: Statics = {
  metadata: {title: 'One', frontMatter: {}} as PropBlogPostContent['metadata'],
  frontMatter: {title: 'One', mood: 'glad'},
  assets: {authorsImageUrls: []},
  contentTitle: undefined,
  toc: [{value: 'Setup', id: 'setup', level: 2}],
};
const content: PropBlogPostContent = Object.assign(() => null, statics);

test('a post is known to what is inside of its provider, front matter included', () => {
  const html = show(
    <BlogPostProvider content={content}>
      <Json use={useBlogPost} />
    </BlogPostProvider>,
  );
  expect(JSON.parse(html)).toEqual({
    metadata: {title: 'One', frontMatter: {title: 'One', mood: 'glad'}},
    frontMatter: {title: 'One', mood: 'glad'},
    assets: {authorsImageUrls: []},
    toc: [{value: 'Setup', id: 'setup', level: 2}],
    isBlogPostPage: false,
  });
  expect(() => show(<Json use={useBlogPost} />)).toThrow(
    'useBlogPost() is used outside of <BlogPostProvider>: it works inside of blog posts only.',
  );
});

test('the blog of a page is in the context of its route', () => {
  const blogMetadata = {blogBasePath: '/blog', blogTitle: 'News', authorsListPath: '/blog/authors'};
  const onPage = (plugin: string, data?: object) =>
    show(
      <RouteContext.Provider value={{plugin: {name: plugin, id: 'default'}, data: {...data}}}>
        <Json use={useBlogMetadata} />
      </RouteContext.Provider>,
    );
  expect(JSON.parse(onPage('docusaurus-plugin-content-blog', {blogMetadata}))).toEqual(blogMetadata);
  expect(() => onPage('docusaurus-plugin-content-docs')).toThrow(
    'of the plugin "docusaurus-plugin-content-docs"',
  );
});

test('the door for themes has every name that sites import', () => {
  expect(Object.keys(client)).toEqual(
    expect.arrayContaining([
      'useBlogPost',
      'BlogPostProvider',
      'useBlogMetadata',
      'BlogSidebarItemList',
      'groupBlogSidebarItemsByYear',
      'useVisibleBlogSidebarItems',
      'useBlogListPageStructuredData',
      'useBlogPostStructuredData',
    ]),
  );
});
