import {expect, test} from 'vitest';
import {collectionSchema, isOwnCollection} from './collectionSchema.js';

function languagesOf(locales: readonly string[]) {
  const {fields} = collectionSchema('docs', locales);
  return new Set(fields.map((field) => ('locale' in field ? field.locale : undefined)));
}

test('texts are split by the rules of the first language without spaces between words', () => {
  expect(languagesOf(['en', 'fr'])).toEqual(new Set([undefined]));
  expect(languagesOf(['en', 'ja', 'zh-Hans'])).toEqual(new Set(['ja', undefined]));
});

test('another schema is another collection; the same one has the same name', () => {
  const {name} = collectionSchema('docs', ['en']);
  expect(collectionSchema('docs', ['en', 'fr']).name).toBe(name);
  expect(collectionSchema('docs', ['zh-Hans']).name).not.toBe(name);
});

test('only collections that a push made for the alias are its own', () => {
  expect(isOwnCollection(collectionSchema('docs', ['en']).name, 'docs')).toBe(true);
  expect(isOwnCollection(collectionSchema('docs', ['en']).name, 'doc')).toBe(false);
  expect(isOwnCollection('docs_1700000000', 'docs')).toBe(false);
});
