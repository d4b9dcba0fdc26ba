import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {RouteConfig} from '@lectern/core';
import {expect, onTestFinished, test} from 'vitest';
import {factsOf, listedPages, readFacts} from './pageFacts.js';
import {similarity} from './sketch.js';

test.each([
  ['---\ntitle: "In quotes"\n---\n# Heading', 'In quotes'],
  ['---\nsidebar_position: 1\n---\n\n# The *heading* {#id}\n', 'The *heading*'],
  ['# Closed #\n## Other', 'Closed'],
  ['No title\n## Level 2', undefined],
])('the title of %j is %j', (text, title) => {
  expect(factsOf(text, true).title).toBe(title);
});

test('front matter is no part of the text, and code has no title', () => {
  const text = 'The quick brown fox jumps over the lazy dog, and then it sleeps in the sun all day long.';
  const one = factsOf(`---\nslug: /a\nsidebar_position: 4\n---\n${text}`, true).sketch ?? '';
  expect(similarity(one, factsOf(text, true).sketch ?? '')).toBe(1);
  expect(factsOf('# no title\n', false).title).toBeUndefined();
});

test('a file that is gone has no facts', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-facts-'));
  onTestFinished(() => fs.rmSync(dir, {recursive: true}));
  fs.writeFileSync(path.join(dir, 'a.md'), '# A');
  expect(readFacts({address: '/a', source: 'a.md'}, dir).title).toBe('A');
  expect(readFacts({address: '/b', source: 'b.md'}, dir)).toEqual({});
  expect(readFacts({address: '/c'}, dir)).toEqual({});
});

test('pages with a source and pages of plugins are listed, lists that are made from pages are not', () => {
  const page = (address: string, metadata?: RouteConfig['metadata']): RouteConfig => ({
    path: address,
    component: '@theme/X',
    ...(metadata && {metadata}),
  });
  const routes = [
    {
      ...page('/base/docs'),
      routes: [
        page('/base/docs/intro', {sourceFilePath: 'docs/intro.md', search: {}}),
        page('/base/docs/unlisted', {sourceFilePath: 'docs/unlisted.md', search: false}),
        page('/base/docs/tags/a', {search: false}),
      ],
    },
    page('/base/people'),
  ];
  expect(listedPages(routes, (route) => route.replace('/base', ''))).toEqual([
    {address: '/docs/intro', source: 'docs/intro.md'},
    {address: '/docs/unlisted', source: 'docs/unlisted.md'},
    {address: '/people', source: undefined},
  ]);
});
