import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';

const read = (file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

// "npm test" builds the site before it runs this file.
test('the first page has a title and a heading', () => {
  assert.match(read('build/index.html'), /<title[^>]*>[^<]+<\/title>/);
  assert.match(read('build/index.html'), /<h1[^>]*>/);
});

test('the reference has the operations of openapi.yaml', () => {
  const [, summary] = /summary: (.+)/.exec(read('openapi.yaml'));
  assert.ok(read('build/api/index.html').includes(summary));
});
