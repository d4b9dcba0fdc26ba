import {expect, test} from 'vitest';
import {blogPostingData} from './structuredData.js';
import type {BlogPostMetadata} from './types.js';

const metadata: BlogPostMetadata = {
  permalink: '/blog/one',
  source: '@site/blog/one.md',
  title: 'One',
  description: 'The first post.',
  date: '2024-01-02T00:00:00.000Z',
  tags: [],
  hasTruncateMarker: false,
  authors: [],
  frontMatter: {},
  unlisted: false,
};
const bare = {metadata, frontMatter: {}, assets: {authorsImageUrls: []}};
const absoluteUrl = (path: string) => new URL(path, 'https://example.org').href;

test('facts that a post does not have are left out', () => {
  expect(blogPostingData(bare, absoluteUrl)).toEqual({
    '@type': 'BlogPosting',
    '@id': 'https://example.org/blog/one',
    mainEntityOfPage: 'https://example.org/blog/one',
    url: 'https://example.org/blog/one',
    headline: 'One',
    name: 'One',
    description: 'The first post.',
    datePublished: '2024-01-02T00:00:00.000Z',
  });
});

test('images have absolute URLs, those that the site bundles before those of the front matter', () => {
  const post = {
    ...bare,
    frontMatter: {image: './cover.png', keywords: ['a', 'b']},
    assets: {image: '/assets/cover-1a2b.png', authorsImageUrls: []},
    metadata: {...metadata, lastUpdatedAt: Date.UTC(2024, 1, 3)},
  };
  expect(blogPostingData(post, absoluteUrl)).toMatchObject({
    image: {'@type': 'ImageObject', url: 'https://example.org/assets/cover-1a2b.png'},
    keywords: ['a', 'b'],
    dateModified: '2024-02-03T00:00:00.000Z',
  });
});

test('one author is an object, several are a list', () => {
  const ada = {
    name: 'Ada',
    title: 'Engineer',
    email: 'ada@example.org',
    page: {permalink: '/blog/authors/ada'},
  };
  const bob = {name: 'Bob', url: 'https://bob.example', imageURL: '/img/bob.png', page: null};
  const authorOf = (
    authors: BlogPostMetadata['authors'],
    authorsImageUrls: readonly (string | undefined)[] = [],
  ) =>
    blogPostingData({...bare, metadata: {...metadata, authors}, assets: {authorsImageUrls}}, absoluteUrl)
      .author;
  expect(authorOf([ada])).toEqual({
    '@type': 'Person',
    name: 'Ada',
    description: 'Engineer',
    url: 'https://example.org/blog/authors/ada',
    email: 'ada@example.org',
  });
  expect(authorOf([ada, bob], ['/assets/ada.png', undefined])).toMatchObject([
    {image: 'https://example.org/assets/ada.png'},
    {url: 'https://bob.example/', image: 'https://example.org/img/bob.png'},
  ]);
});
