import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@lectern/core';
import {FileCache, hasNewFacts} from '@lectern/core/content-helpers';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {ReadDoc} from '../model/Doc.js';
import {docReader} from './readDocs.js';

let dir: string;
const facts = new FileCache<ReadDoc>({siteDir: '/'});
const context = {siteConfig: {markdown: {}}} as LoadContext;
const options = {include: [], exclude: []};

beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'));
});

afterAll(() => fs.rmSync(dir, {recursive: true}));

test('only what a doc says of itself is a new fact, not its text', async () => {
  const file = path.join(dir, 'doc.md');
  const edit = (text: string) => {
    fs.writeFileSync(file, text);
    return hasNewFacts(file, docReader({context, cache: {facts, variables: {}}, options}));
  };
  fs.writeFileSync(file, '');
  facts.remember(
    file,
    {mtimeMs: 0, size: 0, hash: ''},
    {
      frontMatter: {description: undefined, tags: undefined},
      contentTitle: undefined,
      excerpt: undefined,
    },
  );
  expect(await edit('---\ntags: [a]\n---\n\n# Title\n\nFirst.\n\nText.\n')).toBe(true);
  expect(await edit('---\ntags: [a]\n---\n\n# Title\n\nFirst.\n\nOther text.\n')).toBe(false);
  expect(await edit('---\ntags: [b]\n---\n\n# Title\n\nFirst.\n\nOther text.\n')).toBe(true);
  expect(await edit('---\ntags: [b]\n---\n\n# New title\n\nFirst.\n\nOther text.\n')).toBe(true);
  expect(await edit('---\ntags: [b]\n---\n\n# New title\n\nNew first.\n\nOther text.\n')).toBe(true);
  expect(await edit('---\ntags: [b\n---\n')).toBe(true);
});

test('a file that was never read may be anything', async () => {
  expect(
    await hasNewFacts(
      path.join(dir, 'unknown.md'),
      docReader({context, cache: {facts, variables: {}}, options}),
    ),
  ).toBe(true);
});
