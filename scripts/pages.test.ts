import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {findHtmlFaults} from './pages/htmlFaults.mjs';
import {readPages} from './pages/readPages.mjs';
import {findStaticFaults} from './pages/staticFaults.mjs';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-pages-'));
});

afterEach(() => fs.rmSync(folder, {recursive: true, force: true}));

/** Writes pages, each with this HTML in its body, and returns them as read from disk. */
function pagesOf(bodies: {readonly [file: string]: string}) {
  for (const [file, body] of Object.entries(bodies)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    const head = '<head><meta charset="utf-8"><title>A page</title></head>';
    fs.writeFileSync(
      path.join(folder, file),
      `<!DOCTYPE html><html lang="en">${head}<body>${body}</body></html>`,
    );
  }
  return readPages(folder);
}

const faultsOf = (bodies: {readonly [file: string]: string}) =>
  findStaticFaults(pagesOf(bodies)).map(({url, text}) => `${url} ${text}`);

test('pages have the URL of their folder', () => {
  const urls = pagesOf({'index.html': '', 'docs/a/index.html': '', '404.html': ''}).map(({url}) => url);
  expect(urls).toEqual(['/404.html', '/docs/a/', '/']);
});

test('images have alternative text, also an empty one', () => {
  expect(faultsOf({'index.html': '<img src="/a.png" alt=""><img src="/a.png">'})).toEqual([
    '/ <img> has no alternative text: /a.png',
  ]);
});

test('headings leave out no level, except those of side content', () => {
  expect(
    faultsOf({'index.html': '<aside><h3>Years</h3></aside><h1>A</h1><h2>B</h2><h4>C</h4><h2>D</h2>'}),
  ).toEqual(['/ <h4> follows <h2>: C']);
});

test('names in prose are spelled as their owners spell them', () => {
  const text =
    'Github and NPM; <code>npm lectern</code>, docusaurus.config.js, @docusaurus/core, Lectern, lectern.';
  expect(faultsOf({'index.html': `<p>${text} <a href="/" rel="tag">docusaurus</a></p>`})).toEqual([
    '/ "Github" is misspelled.',
    '/ "NPM" is misspelled.',
    '/ "lectern" is misspelled.',
  ]);
});

test('HTML that breaks the standard is named with its place', async () => {
  const faults = await findHtmlFaults(pagesOf({'index.html': '<ul><p>a</p></ul>'}));
  expect(faults.map(({text}) => text)).toEqual([
    expect.stringMatching(/^element-permitted-content: .* > ul > p\)$/),
  ]);
});
