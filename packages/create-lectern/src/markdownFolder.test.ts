import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {firstPage, takeOverMarkdown, withoutSamplePages} from './markdownFolder.js';
import {planProject} from './planProject.js';
import {writeFiles} from './stage.js';

test('a folder without a first page gets one with links', () => {
  const pages = [
    {file: 'a b.md', text: 'text'},
    {file: 'guides/one.md', text: '---\ntitle: X\n---\n\n# The [first] one #\n'},
    {file: 'guides/two.md', text: '# Second'},
  ];
  expect(firstPage('Handbook', pages)).toBe(`---
slug: /
sidebar_position: 0
---

# Handbook

- [a b](<./a b.md>)
- [The \\[first\\] one](<./guides/one.md>)
`);
});

test.each([
  ['index.md', ''],
  ['README.mdx', ''],
  ['guides/start.md', '---\ntitle: Start\nslug: "/"\n---\n'],
])('%s is a first page', (file, text) => expect(firstPage('Handbook', [{file, text}])).toBeUndefined());

test.each([
  ['guides/README.md', ''],
  ['a.md', '---\ntitle: A\n---\n\nslug: /\n'],
])('%s is none', (file, text) => expect(firstPage('Handbook', [{file, text}])).toBeDefined());

test('documents are copied with their images, without hidden files, packages and links', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-markdown-'));
  onTestFinished(() => fs.rmSync(dir, {recursive: true, force: true}));
  const [from, site] = [path.join(dir, 'notes'), path.join(dir, 'site')] as const;
  const names = ['index.md', 'img/a.png', '.git/config', '.env', 'node_modules/x/readme.md'];
  writeFiles(from, new Map(names.map((name) => [name, name])));
  fs.symlinkSync('/etc/hosts', path.join(from, 'link.md'));
  expect(takeOverMarkdown(from, site, 'Notes')).toEqual(['link.md']);
  const copied = fs.readdirSync(path.join(site, 'docs'), {recursive: true}).sort();
  expect(copied).toEqual(['img', path.join('img', 'a.png'), 'index.md']);
  expect(fs.readdirSync(from).sort()).toEqual(['.env', '.git', 'img', 'index.md', 'link.md', 'node_modules']);
});

test('a site around documents has no sample pages, and reports broken links as warnings', () => {
  const files = withoutSamplePages(
    planProject({
      name: 'notes',
      title: 'Notes',
      template: 'docs',
      language: 'typescript',
      manager: 'npm',
      color: 'blue',
      date: '2026-11-29',
    }),
  );
  expect([...files.keys()].filter((file) => file.startsWith('docs/'))).toEqual([]);
  expect(files.get('site.config.ts')).toContain("  onBrokenLinks: 'warn',\n  markdown: {hooks: {");
});
