import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {IndexPagesInput, LoadContext} from '@lectern/core';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {TEST_PAGES, type TestPage} from '../../test/corpus.js';
import {cacheRecords, readRecords} from './recordCache.js';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-search-'));
});
afterEach(() => fs.rmSync(siteDir, {recursive: true, force: true}));

const ENGLISH = TEST_PAGES.filter(({locale}) => locale === 'en');

function contextOf(url = 'https://docs.example'): LoadContext {
  return {
    cacheDir: path.join(siteDir, 'cache'),
    i18n: {currentLocale: 'en', locales: ['en', 'fr']},
    siteConfig: {url},
  } as unknown as LoadContext;
}

/** Makes the records of `pages`. @returns the paths of the pages whose text was read */
async function build(pages: readonly TestPage[], {url, locale = 'en'}: {url?: string; locale?: string} = {}) {
  const read: string[] = [];
  const input: Pick<IndexPagesInput, 'pages' | 'readSections' | 'locale'> = {
    pages,
    locale,
    async readSections(page) {
      read.push(page.path);
      return pages.find(({path: own}) => own === page.path)?.sections ?? [];
    },
  };
  await cacheRecords(contextOf(url), input);
  return read;
}

test('there are records of locales that were built', async () => {
  expect(readRecords(contextOf(), 'en')).toBe(undefined);
  await build(ENGLISH);
  expect(readRecords(contextOf(), 'en')?.length).toBeGreaterThan(ENGLISH.length);
  expect(readRecords(contextOf(), 'fr')).toBe(undefined);
  await build(
    TEST_PAGES.filter(({locale}) => locale === 'fr'),
    {locale: 'fr'},
  );
  expect(readRecords(contextOf(), 'fr')?.map(({language}) => language)).toEqual(['fr']);
});

test('only changed pages are read again, and what is gone is left out', async () => {
  expect(await build(ENGLISH)).toHaveLength(ENGLISH.length);
  const before = readRecords(contextOf(), 'en');
  expect(await build(ENGLISH)).toEqual([]);
  expect(readRecords(contextOf(), 'en')).toEqual(before);
  const [first, ...others] = ENGLISH;
  if (!first) throw new Error('There are pages.');
  expect(await build([{...first, key: 'another'}, ...others])).toEqual([first.path]);
  expect(await build(others)).toEqual([]);
  expect(readRecords(contextOf(), 'en')?.some(({url}) => url.includes(first.path))).toBe(false);
});

test('another address of the site makes other records', async () => {
  await build(ENGLISH);
  expect(await build(ENGLISH, {url: 'https://other.example'})).toHaveLength(ENGLISH.length);
  expect(readRecords(contextOf(), 'en')?.[0]?.url).toMatch(/^https:\/\/other\.example\//);
});
