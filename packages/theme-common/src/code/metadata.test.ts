import {expect, test} from 'vitest';
import {
  createCodeBlockMetadata,
  getLineNumbersStart,
  getPrismCssVariables,
  parseCodeBlockTitle,
  parseLanguage,
} from './metadata.js';

test('a title stands in single or double quotes and may hold the other kind', () => {
  expect(parseCodeBlockTitle('{1} title="it\'s" live')).toBe("it's");
  expect(parseCodeBlockTitle('title=\'a "b"\'')).toBe('a "b"');
  expect(parseCodeBlockTitle('live')).toBe('');
});

test('the language is the lower-cased class', () => {
  expect(parseLanguage('foo language-JSX bar')).toBe('jsx');
  expect(parseLanguage('foo')).toBeUndefined();
});

test('line numbers start at one unless told otherwise', () => {
  expect(getLineNumbersStart({showLineNumbers: undefined, metastring: 'showLineNumbers'})).toBe(1);
  expect(getLineNumbersStart({showLineNumbers: undefined, metastring: 'showLineNumbers=7 {1}'})).toBe(7);
  expect(getLineNumbersStart({showLineNumbers: 3, metastring: 'showLineNumbers=7'})).toBe(3);
  expect(getLineNumbersStart({showLineNumbers: false, metastring: 'showLineNumbers'})).toBeUndefined();
  expect(getLineNumbersStart({showLineNumbers: undefined, metastring: undefined})).toBeUndefined();
});

test('metadata of a block without language takes the default one', () => {
  const metadata = createCodeBlockMetadata({
    code: 'a\n',
    className: undefined,
    language: undefined,
    defaultLanguage: 'TS',
    metastring: 'title="x.ts"',
    magicComments: [],
    title: 'ignored',
    showLineNumbers: undefined,
  });
  expect(metadata).toMatchObject({code: 'a', language: 'ts', className: 'language-ts', title: 'x.ts'});
});

test('a block takes two colours from its theme', () => {
  expect(getPrismCssVariables({plain: {color: '#111', backgroundColor: '#eee'}, styles: []})).toEqual({
    '--prism-color': '#111',
    '--prism-background-color': '#eee',
  });
});
