import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {beforeAll, expect, test} from 'vitest';
import {atomProblems} from '../harness/feeds/atomProblems.js';
import {rssProblems} from '../harness/feeds/rssProblems.js';
import {createBundledSite, type Edit, loadedWidth, type Site, useBuiltSite} from '../harness/index.js';

/** Adds the locale "fr"; the site's translations in "blog/i18n/fr" are then used. */
const withFrench: Edit = (files) => {
  files.replace(
    'docusaurus.config.mjs',
    'baseUrl:',
    "i18n: {defaultLocale: 'en', locales: ['en', 'fr']},\n  baseUrl:",
  );
  files.write('blog/2019-01-01-long.md', `---\ntitle: Long\n---\n\n${'word '.repeat(450)}\n`);
};

let site: Site;
beforeAll(async () => {
  site = createBundledSite('blog', withFrench);
  const {code, stdout, stderr} = await site.build();
  expect(code, stdout + stderr).toBe(0);
});

const visit = useBuiltSite(async () => site);
const read = (file: string) => fs.readFileSync(path.join(site.outDir, file), 'utf8');
const article = (page: Page, title: string) => page.locator('article').filter({hasText: title});

test('the list has the options, posts, authors, tags and dates of the locale', () =>
  visit('/base/fr/blog/page/2', async (page) => {
    expect(await page.title()).toBe('Carnet | Blog & "site"');
    expect(await page.getAttribute('meta[name="description"]', 'content')).toBe('Nos nouvelles');
    expect(await page.locator('aside').innerText()).toContain('Billets récents');
    const first = await article(page, 'Le premier billet').innerText();
    expect(first).toContain('5 janvier 2020 · Une minute de lecture');
    for (const text of ['Programmeuse', "L'extrait du premier billet", 'Versions', 'Lire la suite']) {
      expect(first).toContain(text);
    }
    expect(await article(page, 'Long').innerText()).toContain('3 minutes de lecture');
    await page.getByRole('link', {name: 'Versions'}).click();
    await page.getByRole('heading', {level: 1, name: '2 billets sur « Versions »'}).waitFor();
    expect(new URL(page.url()).pathname).toBe('/base/fr/blog/tags/versions');
    expect(await page.getByText('Les nouvelles versions').count()).toBe(1);
  }));

test('a post that is translated links to one that is not', () =>
  visit('/base/fr/blog/2020/01/05/first', async (page) => {
    await page.getByRole('link', {name: 'un lien'}).click();
    await page.getByRole('heading', {level: 1, name: 'A post in a folder'}).waitFor();
    expect(new URL(page.url()).pathname).toBe('/base/fr/blog/2021/03/09/folder');
    expect(await page.locator('article time').first().innerText()).toBe('9 mars 2021');
  }));

test('pages of authors have the texts of the translated authors file, and images beside the original', () =>
  visit('/base/fr/blog/authors/le-linus', async (page) => {
    expect(await page.title()).toBe('Linus : 2 billets | Blog & "site"');
    expect(await page.locator('main h1').first().innerText()).toBe('Linus');
    const image = page.locator('main img').first();
    expect(await loadedWidth(image)).toBeGreaterThan(0);
    expect(fs.existsSync(path.join(site.outDir, 'fr/blog/authors/the-linus'))).toBe(false);
  }));

test('feeds are those of the locale', () => {
  const rss = read('fr/blog/rss.xml');
  expect(rssProblems(rss, 'https://example.com/base/fr/blog/rss.xml')).toEqual([]);
  expect(rss).toContain('<language>fr</language>');
  expect(rss).toContain('<![CDATA[Le premier billet]]>');
  expect(rss).toContain('<category>Versions</category>');
  expect(rss).toContain('href="https://example.com/base/fr/blog/2021/03/09/folder"');
  const atom = read('fr/blog/atom.xml');
  expect(atomProblems(atom, 'https://example.com/base/fr/blog/atom.xml')).toEqual([]);
  expect(atom).toContain('<feed xml:lang="fr" ');
  expect(read('blog/atom.xml')).toContain('<feed xml:lang="en" ');
  expect(read('fr/blog/index.html')).toContain('href="/base/fr/blog/rss.xml"');
});
