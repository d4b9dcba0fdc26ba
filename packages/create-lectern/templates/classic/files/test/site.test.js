import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';

// "npm test" builds the site before it runs this file.
const read = (file) => readFileSync(new URL(`../build/${file}`, import.meta.url), 'utf8');

test('the home page has a title and a heading', () => {
  assert.match(read('index.html'), /<title[^>]*>[^<]+<\/title>/);
  assert.match(read('index.html'), /<h1[^>]*>[^<]+<\/h1>/);
});

test('the home page leads to a page of the docs', () => {
  assert.match(read('index.html'), /href="[^"]*\/docs\/intro\/"/);
  assert.match(read('docs/intro/index.html'), /<h1[^>]*>Introduction/);
});
