import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import type {BaseMessages} from '../test/sourceMessages.js';

const folder = fileURLToPath(new URL('../locales', import.meta.url));
const names = fs.readdirSync(path.join(folder, 'base'));
const locales = fs.readdirSync(folder).filter((locale) => locale !== 'base');

const readJson = (locale: string, name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(folder, locale, name), 'utf8'));

/** English messages of all files: id → text and description. */
const base = Object.assign({}, ...names.map((name) => readJson('base', name))) as BaseMessages;
const messagesOf = (locale: string) =>
  Object.assign({}, ...names.map((name) => readJson(locale, name))) as Record<string, string>;

const FORM_ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** For each plural form of a language, in the order of messages: the numbers up to 1,000 that have this form. */
function pluralForms(locale: string): number[][] {
  const rules = new Intl.PluralRules(locale);
  const {pluralCategories} = rules.resolvedOptions();
  const numbers = Array.from({length: 1001}, (_, number) => number);
  return FORM_ORDER.filter((form) => pluralCategories.includes(form)).map((form) =>
    numbers.filter((number) => rules.select(number) === form),
  );
}

const placeholdersOf = (message: string) => [...new Set(message.match(/\{\w+\}/g))].sort();
const isPlural = (id: string) => base[id]?.message.includes('|') ?? false;

/** Words of a text: without placeholders, and without names that are the same in all languages. */
const wordsOf = (message: string) => message.replace(/\{\w+\}|Algolia|JavaScript|Enter|Esc/g, '').trim();

const SCRIPTS: {readonly [script: string]: RegExp} = {
  Arab: /\p{Script=Arabic}/u,
  Beng: /\p{Script=Bengali}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Deva: /\p{Script=Devanagari}/u,
  Hans: /\p{Script=Han}/u,
  Hant: /\p{Script=Han}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Jpan: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Kore: /\p{Script=Hangul}/u,
  Latn: /\p{Script=Latin}/u,
};

test('there is a pack for each language that the website names', () => {
  expect(locales).toEqual(
    `ar bg bn cs da de es et fa fi fil fr he hi hu id is it ja ko nb nl pl pt-BR pt-PT ru sl sr sv tk tr uk ur vi zh-Hans zh-Hant`.split(
      ' ',
    ),
  );
});

describe.each(locales)('%s', (locale) => {
  const messages = messagesOf(locale);
  const all = Object.entries(messages);

  test('has each text, and no other', () => {
    for (const name of names) {
      expect(Object.keys(readJson(locale, name) as object)).toEqual(
        Object.keys(readJson('base', name) as object),
      );
    }
  });

  test('keeps the placeholders', () => {
    const last = (message = '') => placeholdersOf(message.split('|').at(-1) ?? '');
    expect(all.filter(([id, message]) => `${last(message)}` !== `${last(base[id]?.message)}`)).toEqual([]);
  });

  test('has the plural forms of its language', () => {
    const forms = pluralForms(locale);
    const counts = all.map(([id, message]) => [id, message.split('|').length]);
    expect(counts).toEqual(all.map(([id]) => [id, isPlural(id) ? forms.length : 1]));
  });

  test('a plural form that names no number is that of one number', () => {
    const forms = pluralForms(locale);
    const wrong = all.filter(([id, message]) =>
      message
        .split('|')
        .some((form, at) => isPlural(id) && !form.includes('{') && (forms[at]?.length ?? 0) > 1),
    );
    expect(wrong).toEqual([]);
  });

  test('has no English text, and the script of the language', () => {
    const script = SCRIPTS[new Intl.Locale(locale).maximize().script ?? ''];
    const wrong = all.filter(([id, message]) => {
      const words = wordsOf(message);
      const isEnglish = words.length > 14 && message === base[id]?.message;
      return isEnglish || (/\p{L}/u.test(words) && !script?.test(words));
    });
    expect(wrong).toEqual([]);
  });

  test('has the punctuation of the language, and no stray characters', () => {
    const stray = /["\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]|\.\.\.|(?<=\S) {2}/u;
    expect(all.filter(([, message]) => stray.test(message))).toEqual([]);
    const parts = ['theme.lastUpdated.atDate', 'theme.lastUpdated.byUser'];
    expect(all.filter(([id, message]) => message.trim() !== message && !parts.includes(id))).toEqual([]);
  });

  test('quotes in one way', () => {
    const quotes = all.flatMap(([, message]) =>
      [...message.matchAll(/(?<before>[‘’“”„«»「」])\u00a0?\{\w+\}\u00a0?(?<after>[‘’“”„«»「」])/g)].map(
        ({groups}) => `${groups?.before}${groups?.after}`,
      ),
    );
    expect(quotes.length).toBeGreaterThan(4);
    expect(new Set(quotes).size).toBe(1);
  });
});

test('signs of French that have a space before them have one that does not break', () => {
  const breaking = / [:;?!»]|« /;
  expect(Object.entries(messagesOf('fr')).filter(([, message]) => breaking.test(message))).toEqual([]);
});
