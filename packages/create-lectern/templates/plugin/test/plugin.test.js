import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {validateOptions} from '../dist/index.js';

// "npm test" builds the test site before it runs this file.
test('robots.txt has the paths of the options and the sitemap', () => {
  const text = readFileSync(new URL('../test-site/build/robots.txt', import.meta.url), 'utf8');
  assert.match(text, /^Disallow: \/drafts\/$/m);
  assert.match(text, /^Sitemap: https:\/\/docs\.example\.com\/sitemap\.xml$/m);
});

test('a wrong option is named', () => {
  assert.throws(() => validateOptions({options: {disallow: ['drafts']}}), /"disallow"/);
});
