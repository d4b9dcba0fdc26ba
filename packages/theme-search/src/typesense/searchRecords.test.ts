import type {PageSection, SearchablePage} from '@lectern/core';
import {expect, test} from 'vitest';
import {pageRecords, splitText} from './searchRecords.js';

const page: SearchablePage = {
  path: '/docs/intro/',
  title: 'Introduction',
  description: 'What it is.',
  keywords: ['start'],
  tag: 'docs-default-current',
  version: 'current',
  plugin: {name: 'content-docs', id: 'default'},
  key: '1',
};

function section(facts: Partial<PageSection>): PageSection {
  return {id: null, heading: '', level: 1, text: '', code: '', ...facts};
}

function records(sections: readonly PageSection[], own: Partial<SearchablePage> = {}) {
  return pageRecords({page: {...page, ...own}, sections, siteUrl: 'https://docs.example', locale: 'en'});
}

test('a page is one record, and each of its sections one with the headings above it', () => {
  const found = records([
    section({text: 'It is a tool.'}),
    section({id: 'use', heading: 'Use', level: 2, text: 'Run it:', code: 'site build'}),
    section({id: 'options', heading: 'Options', level: 4}),
    section({id: 'more', heading: 'More', level: 2, text: 'See also.'}),
  ]);
  expect(found[0]).toEqual({
    id: expect.stringMatching(/^[\da-f]{24}$/),
    url: 'https://docs.example/docs/intro/',
    url_without_anchor: 'https://docs.example/docs/intro/',
    type: 'lvl1',
    content: 'What it is. It is a tool.',
    'hierarchy.lvl1': 'Introduction',
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    version: ['current'],
    tags: ['start'],
    item_priority: 600_000,
    is_plain_text: true,
    record_hash: expect.stringMatching(/^[\da-f]{24}$/),
  });
  expect(found.slice(1)).toMatchObject([
    {anchor: 'use', type: 'content', content: 'Run it: site build', 'hierarchy.lvl2': 'Use'},
    {anchor: 'options', type: 'lvl4', 'hierarchy.lvl2': 'Use', 'hierarchy.lvl4': 'Options'},
    {anchor: 'more', url: 'https://docs.example/docs/intro/#more', 'hierarchy.lvl2': 'More'},
  ]);
  expect(found[3]).not.toHaveProperty(['hierarchy.lvl4']);
});

test('a page without text is found by its title', () => {
  expect(records([], {description: ''})).toMatchObject([{type: 'lvl1', 'hierarchy.lvl1': 'Introduction'}]);
});

test('a description that is the beginning of the text is there once', () => {
  const [first] = records([section({text: 'It is a tool for all.'})], {description: 'It is a tool…'});
  expect(first?.content).toBe('It is a tool for all.');
});

test('a long section is several records of one place', () => {
  const found = records([section({id: 'use', heading: 'Use', level: 2, text: 'word '.repeat(2000)})]).slice(
    1,
  );
  expect(found.length).toBeGreaterThan(2);
  expect(new Set(found.map(({url}) => url)).size).toBe(1);
  expect(new Set(found.map(({id}) => id)).size).toBe(found.length);
});

test('ids depend on the place alone, hashes on all that is shown', () => {
  const [before] = records([section({text: 'One.'})]);
  const [after] = records([section({text: 'Two.'})]);
  expect(after?.id).toBe(before?.id);
  expect(after?.record_hash).not.toBe(before?.record_hash);
});

test('addresses are encoded', () => {
  const [, found] = records([section({id: 'größe', heading: 'Größe', level: 2})], {
    path: '/docs/100% a%2Fb?c#d/',
  });
  expect(found?.url).toBe('https://docs.example/docs/100%25%20a%2Fb%3Fc%23d/#gr%C3%B6%C3%9Fe');
});

test('a text is cut between words, or where there are none, between characters', () => {
  expect(splitText('aaaa bbbb cccc', 10)).toEqual(['aaaa bbbb', 'cccc']);
  expect(splitText('', 10)).toEqual(['']);
  expect(splitText('😀'.repeat(4), 3)).toEqual(['😀', '😀', '😀', '😀']);
  expect(splitText('x'.repeat(25), 10).join('')).toBe('x'.repeat(25));
});
