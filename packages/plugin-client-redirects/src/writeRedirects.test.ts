import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {PostBuildProps} from '@lectern/core';
import {expect, onTestFinished, test} from 'vitest';
import type {PlannedRedirect} from './planRedirects.js';
import {redirectFile, writeRedirects} from './writeRedirects.js';

function write(
  redirects: readonly Pick<PlannedRedirect, 'from' | 'target'>[],
  files: readonly string[] = [],
) {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-redirects-'));
  onTestFinished(() => fs.rmSync(outDir, {recursive: true}));
  for (const file of files) fs.writeFileSync(path.join(outDir, file), 'static');
  const siteConfig = {
    title: 'A & B',
    url: 'https://example.com',
    trailingSlash: undefined,
  } as PostBuildProps['siteConfig'];
  const i18n = {
    currentLocale: 'he',
    localeConfigs: {he: {htmlLang: 'he-IL', direction: 'rtl'}},
  } as unknown as PostBuildProps['i18n'];
  const planned = redirects.map(
    (redirect): PlannedRedirect => ({...redirect, to: redirect.target, option: ['redirects', 0]}),
  );
  const problems = writeRedirects(planned, {outDir, baseUrl: '/base/', siteConfig, i18n});
  return {
    problems: problems.map(({message}) => message),
    read: (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8'),
    files: fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((name) => name.includes('.')),
  };
}

test.each<[string, boolean | undefined, string]>([
  ['/a', undefined, 'a/index.html'],
  ['/a/', true, 'a/index.html'],
  ['/a', false, 'a/index.html'],
  ['/a.html', true, 'a.html/index.html'],
  ['/a.html', false, 'a.html.html'],
  ['/docs//a%20b/gr%C3%BC%C3%9Fe', undefined, 'docs/a b/grüße/index.html'],
  ['/', undefined, 'index.html'],
])('the file of %s with trailingSlash %s is %s', (from, trailingSlash, file) => {
  expect(redirectFile(from, trailingSlash)).toBe(file);
});

test('a page leads to its target by a script that is a file, and without scripts', () => {
  const {files, read} = write([
    {from: '/a', target: '/docs/a "b"&c?d=é#e'},
    {from: '/b', target: 'https://example.org/<x>'},
    {from: '/c', target: '/docs?half=\udc00#\ud800'},
  ]);
  const script = files.find((file) => file.endsWith('.js'));
  expect(script).toMatch(/^assets\/js\/redirect\.\w{8}\.js$/);
  expect(read('a/index.html')).toBe(`<!doctype html>
<html lang="he-IL" dir="rtl">
<head>
<meta charset="utf-8">
<title>A &amp; B</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="canonical" href="https://example.com/base/docs/a%20%22b%22&amp;c?d=%C3%A9">
<script src="/base/${script}" data-target="/base/docs/a%20%22b%22&amp;c?d=%C3%A9#e"></script>
<meta http-equiv="refresh" content="0; url=/base/docs/a%20%22b%22&amp;c?d=%C3%A9#e">
<style>body{font:1.125rem/1.5 system-ui,sans-serif;margin:20vh auto;max-width:40rem;padding:0 1rem;overflow-wrap:anywhere}h1{font-size:1.5rem}</style>
</head>
<body>
<main>
<h1>A &amp; B</h1>
<p><span aria-hidden="true">→</span> <a href="/base/docs/a%20%22b%22&amp;c?d=%C3%A9#e">https://example.com/base/docs/a &quot;b&quot;&amp;c?d=é</a></p>
</main>
</body>
</html>
`);
  expect(read('c/index.html')).toContain('url=/base/docs?half=%EF%BF%BD#%EF%BF%BD"');
  expect(read('b/index.html')).toContain('url=https://example.org/&lt;x&gt;"');
});

test('files of the site are not replaced', () => {
  const {problems, read} = write(
    [
      {from: '/', target: '/docs'},
      {from: '/manual.pdf', target: '/docs'},
    ],
    ['index.html', 'manual.pdf'],
  );
  expect(problems).toEqual([
    '"/" is the address of another file of the site: index.html cannot be written.',
    '"/manual.pdf" is the address of another file of the site: manual.pdf/index.html cannot be written.',
  ]);
  expect(read('manual.pdf')).toBe('static');
});

test('without redirects there is no script', () => {
  expect(write([]).files).toEqual([]);
});
