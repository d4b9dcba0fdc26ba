import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';

// "npm test" builds the site before it runs this file.
test('the first page has a title and a heading', () => {
  const page = readFileSync(new URL('../build/index.html', import.meta.url), 'utf8');
  assert.match(page, /<title[^>]*>[^<]+<\/title>/);
  assert.match(page, /<h1[^>]*>/);
});
