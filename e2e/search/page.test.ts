import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {buildOnce, type PageOptions, useBuiltSite} from '../harness/index.js';
import {isFocused, modal, openModal, violationsOf} from './searchModal.js';

const visit = useBuiltSite(() => buildOnce('search'));

const own: PageOptions = {before: () => {}};

describe('the page of results', () => {
  const results = (page: Page) => page.getByRole('article');

  test('shows the results of its address, with matches, and loads more at the end', () =>
    visit('/base/search?q=listens', async (page) => {
      await page.getByText('13 documents found').waitFor();
      expect(await isFocused(page.getByRole('searchbox'))).toBe(true);
      const [first] = await results(page).all();
      expect(await first?.locator('h2').textContent()).toBe('port');
      expect(await first?.locator('li').allTextContents()).toEqual(['Options']);
      expect(await first?.locator('.search-result-match').allTextContents()).toEqual(['listens']);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => results(page).count()).toBeGreaterThanOrEqual(10);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => results(page).count()).toBe(13);
    }));

  test('follows the input by its title and address; an emptied one has none', () =>
    visit('/base/search', async (page) => {
      await page.getByRole('heading', {level: 1, name: 'Search the documentation'}).waitFor();
      await page.keyboard.type('folder');
      await page.getByRole('heading', {level: 1, name: 'Search results for "folder"'}).waitFor();
      expect(new URL(page.url()).search).toBe('?q=folder');
      expect(await page.title()).toBe('Search results for "folder" | Search');
      await page.getByText('One document found').waitFor();
      await page.getByRole('searchbox').fill('folderx');
      await page.getByText('No results were found').waitFor();
      await page.getByRole('searchbox').fill('');
      await expect.poll(() => new URL(page.url()).search).toBe('');
      expect(await results(page).count()).toBe(0);
    }));

  test('"back" leads to the results again', () =>
    visit('/base/search?q=folder', async (page) => {
      await results(page).getByRole('link', {name: 'path'}).click();
      await page.getByRole('heading', {level: 1, name: 'Options'}).waitFor();
      await page.goBack();
      await page.getByText('One document found').waitFor();
      expect(await page.getByRole('searchbox').inputValue()).toBe('folder');
    }));

  test('searches the version that is selected', () =>
    visit('/base/search?q=configuration', async (page) => {
      await results(page).first().waitFor();
      const href = () => results(page).first().getByRole('link').getAttribute('href');
      expect(await href()).toBe('/base/docs/options');
      await page.getByRole('combobox', {name: 'Version of default'}).selectOption('1.0.0');
      await expect.poll(href).toBe('/base/docs/1.0.0/options');
      expect(await results(page).count()).toBe(1);
    }));

  test('is not for other search engines, and says without JavaScript that it needs it', () =>
    visit(
      '/base/search',
      async (page) => {
        expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex, follow');
        expect(await page.locator('html').getAttribute('class')).toContain('search-page-wrapper');
        expect(await page.locator('link[rel="search"]').getAttribute('href')).toBe('/base/opensearch.xml');
        // Checks the source: Chromium parses the content of `<noscript>` as text, even if a test turns JavaScript off.
        expect(await page.content()).toContain('Search needs JavaScript, which is off in this browser.');
      },
      {javaScript: false},
    ));

  test('a failure can be tried again', () =>
    visit(
      '/base/docs/options',
      async (page) => {
        await page.route('**/records.en.json', (route) => route.fulfill({body: 'no JSON'}));
        await openModal(page);
        await page.keyboard.type('listens');
        await modal(page).getByRole('alert').waitFor();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        // Only in `main`, since the search modal may still show its own alert.
        await page.locator('main').getByRole('alert').waitFor();
        await page.unroute('**/records.en.json');
        await page.getByRole('button', {name: 'Try again'}).click();
        await page.getByText('13 documents found').waitFor();
      },
      own,
    ));

  test.each<PageOptions>([{}, {dark: true}, {width: 375, touch: true}])('has no violations %j', (look) =>
    visit(
      '/base/search?q=listens',
      async (page) => {
        await page.getByText('13 documents found').waitFor();
        expect(await violationsOf(page)).toEqual([]);
      },
      look,
    ),
  );
});
