import fs from 'node:fs';
import path from 'node:path';
import type {TranslationFile} from '@lectern/core';
import {expect, test} from 'vitest';
import {type Files, parseOptions, testContext, writeSite} from '../test/testSite.js';
import pluginContentBlog, {type BlogContent, type Options} from './index.js';

async function load(files: Files, options: Options = {}, future: object = {}) {
  const siteDir = writeSite(files);
  const plugin = pluginContentBlog(testContext(siteDir, {future, baseUrl: '/base/'}), parseOptions(options));
  const content = (await plugin.loadContent?.()) as BlogContent;
  return {siteDir, plugin, content};
}

const POST = {'blog/2020-01-01-a.md': '---\ntags: [x]\n---\n\n# A\n\nText.\n'};

test('the texts of a blog that are options can be translated', async () => {
  const {plugin, content} = await load(POST, {blogTitle: 'News', blogSidebarTitle: 'All'});
  const files = (await plugin.getTranslationFiles?.({content})) ?? [];
  expect(files.map(({path: name, content: messages}) => [name, Object.keys(messages)])).toEqual([
    ['options', ['title', 'description', 'sidebar.title']],
  ]);
  const translationFiles: TranslationFile[] = [
    {path: 'options', content: {title: {message: 'Nouvelles'}, 'sidebar.title': {message: 'Toutes'}}},
  ];
  expect(plugin.translateContent?.({content, translationFiles})).toMatchObject({
    blogTitle: 'Nouvelles',
    blogDescription: 'Blog',
    blogSidebarTitle: 'Toutes',
  });
});

test('pages link to the feeds that the blog has', async () => {
  const links = async (files: Files, options: Options = {}, future: object = {}) => {
    const {plugin, content} = await load(files, options, future);
    const tags = plugin.injectHtmlTags?.({content})?.headTags;
    return JSON.stringify(tags).match(/\/base\/[\w./]+/g);
  };
  expect(await links(POST)).toEqual(['/base/blog/rss.xml', '/base/blog/atom.xml']);
  expect(await links(POST, {feedOptions: {type: 'json'}, routeBasePath: '/'})).toEqual(['/base/feed.json']);
  expect(await links(POST, {feedOptions: {type: null}})).toBeNull();
  expect(await links({})).toBeNull();
  expect(await links({'blog/a.md': '---\nunlisted: true\n---\n'})).toBeNull();
  expect(await links(POST, {}, {experimental_router: 'hash'})).toBeNull();
});

test('an edit affects other pages only if it changes what they show', async () => {
  const {siteDir, plugin} = await load(POST);
  const file = path.join(siteDir, 'blog/2020-01-01-a.md');
  const isAffected = (text: string) => {
    fs.writeFileSync(file, text);
    return plugin.isContentAffected?.({file});
  };
  expect(await isAffected('---\ntags: [x]\n---\n\n# A\n\nText.\n\nMore.\n')).toBe(false);
  expect(await isAffected('---\ntags: [x]\n---\n\n# B\n\nText.\n')).toBe(true);
  expect(await isAffected('---\ntags: [y]\n---\n\n# B\n\nText.\n')).toBe(true);
  expect(await isAffected('---\ntags: [y]\n---\n\n# B\n\nText.\n\n<!-- truncate -->\n')).toBe(true);
  expect(await isAffected('---\ntags: [y\n---\n')).toBe(true);
  expect(await plugin.isContentAffected?.({file: path.join(siteDir, 'blog/new.md')})).toBe(true);
});

test('posts, authors and tags of both folders are watched', async () => {
  const files = {...POST, 'blog/words.yml': 'x:\n'};
  const {siteDir, plugin} = await load(files, {id: 'news', tags: 'words.yml'});
  const paths = plugin.getPathsToWatch?.().map((file) => path.relative(siteDir, file).replaceAll('\\', '/'));
  expect(paths).toEqual([
    'i18n/en/docusaurus-plugin-content-blog-news/**/*.{md,mdx}',
    'blog/**/*.{md,mdx}',
    'i18n/en/docusaurus-plugin-content-blog-news/authors.yml',
    'blog/authors.yml',
    'i18n/en/docusaurus-plugin-content-blog-news/words.yml',
    'blog/words.yml',
  ]);
});
