import {expect, test} from 'vitest';
import {loadStemmer} from './loadStemmer.js';

test('a locale has the stemmer of its language, or none', async () => {
  expect((await loadStemmer('en-GB'))('installing')).toBe('instal');
  expect((await loadStemmer('de'))('Häuser'.toLowerCase())).toBe('haus');
  for (const locale of ['ja', '', '../x'])
    expect((await loadStemmer(locale))('installing')).toBe('installing');
});
