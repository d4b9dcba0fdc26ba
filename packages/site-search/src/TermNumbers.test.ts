import {expect, test} from 'vitest';
import {identifierTerm, MAX_TERM_LENGTH, splitText, wordsOf} from './shared/words.js';
import {TermNumbers} from './TermNumbers.js';

/** Terms of a text by `wordsOf`, which finds the words with their positions. */
function expectedTerms(text: string) {
  const words = [...wordsOf(text)];
  const terms = words.flatMap(({term, parts}) => [parts.length > 0 ? identifierTerm(term) : term, ...parts]);
  return {words: words.length, terms: terms.filter((term) => term.length <= MAX_TERM_LENGTH)};
}

function termsOf(text: string, names: TermNumbers) {
  const parts = splitText(text).map((part) => names.termsOf(part));
  return {
    words: parts.reduce((sum, {words}) => sum + words, 0),
    terms: parts.flatMap(({terms}) => terms.map((number) => names.terms[number])),
  };
}

test('the terms of a text are those of its words, also of words that were seen before', () => {
  const names = new TermNumbers();
  for (const text of [
    'onBrokenLinks snake_case --no-minify docusaurus.config.js HTMLParser C++ and C# in 2.0.1 and on',
    'Über Straße, naïve ＡＰＩ; Øst cafe\u0301 don’t',
    '使用webpack配置 インストール 설치',
    `${'a'.repeat(300)} ${'long'.repeat(12)} ${'long'.repeat(13)} ${'longWord'.repeat(12)}`,
    '?!… *** <> \u0000 \ud800 \u0301',
    'onBrokenLinks snake_case 使用webpack配置 HTMLParser',
  ])
    expect(termsOf(text, names)).toEqual(expectedTerms(text));
  expect(new Set(names.terms).size).toBe(names.terms.length);
});

test('numbers of terms stay when the cache of words was cleared', () => {
  const names = new TermNumbers();
  const text = Array.from({length: 60_000}, (_, at) => `word${at}`).join(' ');
  const first = termsOf(text, names).terms;
  expect(termsOf(text, names).terms).toEqual(first);
  expect(names.terms.length).toBe(60_000);
});
