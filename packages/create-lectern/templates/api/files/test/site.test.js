import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';

// "npm test" builds the site before it runs this file.
const read = (file) => readFileSync(new URL(`../build/${file}`, import.meta.url), 'utf8');

test('the first page has the title of the site', () => {
  assert.match(read('index.html'), /<title[^>]*>[^<]*{{title}}<\/title>/);
});

test('the reference has the operations of openapi.yaml', () => {
  const [, summary] = /summary: (.+)/.exec(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8'));
  assert.ok(read('api/index.html').includes(summary));
});
