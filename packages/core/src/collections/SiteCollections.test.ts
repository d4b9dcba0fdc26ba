import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import type {CollectionEntry} from '../plugins/Collection.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import {collectionRef} from '../shared/collectionQuery.js';
import {CollectionReader} from './CollectionReader.js';
import {SiteCollections} from './SiteCollections.js';

function collectionsOf(entries: readonly CollectionEntry[]) {
  let calls = 0;
  const plugin = {
    id: 'default',
    dir: '/plugins',
    origin: 'config',
    plugin: {
      name: 'recipes',
      getCollections: () => {
        calls += 1;
        return [{name: 'recipes', isMain: true, entries}];
      },
    },
  } as unknown as LoadedPlugin;
  const collections = new SiteCollections({
    contents: [{plugin, content: null}],
    locale: 'en',
    baseUrl: '/base/',
  });
  return {collections, calls: () => calls};
}

const soup = {title: 'Soup', permalink: '/base/soup', minutes: 20, at: new Date(0)};
const ref = collectionRef({from: 'recipes', fields: ['title', 'minutes', 'at']});

test('plugins are asked at the first query only, and once', () => {
  const {collections, calls} = collectionsOf([soup]);
  expect(collections.url('data:other.json')).toBeUndefined();
  expect(calls()).toBe(0);
  const text = '[{"title":"Soup","minutes":20,"at":"1970-01-01T00:00:00.000Z"}]';
  expect(collections.result(ref)?.text).toBe(text);
  expect(collections.url(ref)).toMatch(/^\/base\/assets\/data\/collection\.[\w-]+\.json$/);
  expect(collections.rows({from: 'recipes', where: {minutes: 20}})).toEqual([
    {title: 'Soup', permalink: '/base/soup'},
  ]);
  expect(calls()).toBe(1);
});

test('a render process has the same rows and URLs, once the entries are written', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'collections-'));
  onTestFinished(() => fs.rmSync(dir, {recursive: true}));
  const {collections} = collectionsOf([soup]);
  const reader = new CollectionReader();
  reader.open(collections.file);
  expect(() => reader.rows(ref)).toThrow('not written yet');
  expect(reader.isMissing).toBe(true);
  reader.open(collections.write(dir));
  expect(reader.isMissing).toBe(false);
  expect(JSON.stringify(reader.rows(ref))).toBe(collections.result(ref)?.text);
  expect(reader.urls([ref, 'data:other.json'], '/base/')).toEqual({[ref]: collections.url(ref)});
});

test('a query that became wrong has no result, since its page is rendered again', () => {
  expect(collectionsOf([soup]).collections.url(collectionRef({from: 'drinks'}))).toBeUndefined();
});

test('an entry that contains itself is an error with plugin, hook, page and field', () => {
  const loop: {self?: object} = {};
  loop.self = loop;
  const {collections} = collectionsOf([{...soup, friends: loop}]);
  expect(() => collections.result(ref)).toThrow(
    'The plugin recipes failed in getCollections: the entry "/base/soup" contains itself in the field "friends".',
  );
});

test('an entry without a title is an error', () => {
  const {collections} = collectionsOf([{permalink: '/x'} as CollectionEntry]);
  expect(() => collections.result(ref)).toThrow(
    'an entry has no text as "title": {"permalink":"/x","pluginId":"default"}.',
  );
});

test('all pages are listed with facts that are not in the entries', () => {
  const fresh = {title: 'New soup', permalink: '/base/next/soup', section: 'own field'};
  const plugin = {
    id: 'kitchen',
    plugin: {
      name: 'recipes',
      getCollections: () => [
        {
          name: 'recipes',
          isMain: true,
          entries: [soup],
          otherPages: [{title: 'All', permalink: '/base/all'}],
        },
        {
          name: 'recipes',
          version: 'next',
          versionLabel: 'Next',
          isMain: false,
          entries: [fresh],
          facts: {'/base/next/soup': {section: 'Soups', authors: ['Ada']}},
        },
      ],
    },
  } as unknown as LoadedPlugin;
  const {pages, rows} = new SiteCollections({
    contents: [{plugin, content: null}],
    locale: 'en',
    baseUrl: '/base/',
  });
  expect(pages.map(({entry}) => entry.title)).toEqual(['Soup', 'All', 'New soup']);
  expect(pages.at(-1)).toEqual({
    entry: fresh,
    collection: 'recipes',
    version: 'next',
    versionLabel: 'Next',
    plugin: {name: 'recipes', id: 'kitchen'},
    section: 'Soups',
    authors: ['Ada'],
  });
  expect(rows({from: 'recipes'}).map(({title}) => title)).toEqual(['Soup']);
});
