import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {buildOnce, useBuiltSite} from '../harness/index.js';
import {LANGUAGES} from './threeLanguages.js';

const visit = useBuiltSite(() => buildOnce('three-languages'));

const notice = (page: Page) => page.locator('.theme-untranslated-notice');
const text = (page: Page) => page.locator('.theme-doc-markdown');

/** Side on which a quotation has its line. */
function quoteLine(page: Page): Promise<'left' | 'right' | 'both'> {
  return page.locator('blockquote').evaluate((quote) => {
    const {borderLeftWidth, borderRightWidth} = getComputedStyle(quote);
    const [left, right] = [Number.parseFloat(borderLeftWidth), Number.parseFloat(borderRightWidth)];
    return left > 0 && right > 0 ? 'both' : left > 0 ? 'left' : 'right';
  });
}

describe.each(LANGUAGES)('$locale', (language) => {
  const {locale, base, dir} = language;

  test('pages have the language, direction, menu and footer of the locale', () =>
    visit(`${base}docs/intro`, async (page) => {
      const html = page.locator('html');
      expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual([locale, dir]);
      expect(await page.locator('h1').innerText()).toBe(language.intro);
      expect(await page.locator('.navbar').innerText()).toContain(language.docs);
      expect(await page.locator('.theme-doc-sidebar-menu').innerText()).toContain(language.guides);
      expect(await page.locator('.theme-layout-footer').innerText()).toContain(language.copyright);
      expect(await quoteLine(page)).toBe(dir === 'rtl' ? 'right' : 'left');
      expect(await notice(page).count()).toBe(0);
    }));

  test('components have the messages of the locale, with elements in them', () =>
    visit(base, async (page) => {
      expect(await page.title()).toBe(`${language.welcome} | Languages`);
      expect(await page.locator('main a').innerText()).toBe('docs');
      expect(await page.locator('main p').innerText()).toBe(language.start);
    }));

  test('counts have the plural form of the language, dates its form', () =>
    visit(`${base}blog/tags/release`, async (page) => {
      expect(await page.locator('h1').first().innerText()).toBe(language.posts);
      expect(await page.locator('article time').last().innerText()).toBe(language.date);
      expect(await page.locator('article').last().innerText()).toContain(language.role);
      await page.goto(new URL(`${base}docs/tags/start`, page.url()).href);
      expect(await page.locator('h1').innerText()).toBe(language.taggedDocs);
    }));

  test('an older version of the docs is that of the locale, and the dropdown names it', () =>
    visit(`${base}docs/intro`, async (page) => {
      await page.locator('.navbar .dropdown', {hasText: '2.0'}).hover();
      await page.getByRole('link', {name: language.oldVersion, exact: true}).click();
      await page.waitForURL(`**${base}docs/1.0/intro`);
      await page.getByText(language.oldText).waitFor();
    }));

  test('the page for unknown addresses is that of the locale', () =>
    visit(`${base}404.html`, async (page) => {
      expect(await page.locator('h1').innerText()).toBe(language.notFound);
    }));

  test('a page in Markdown is that of the locale, also after a click', () =>
    visit(base, async (page) => {
      await page.locator('.theme-layout-footer a', {hasText: language.about}).click();
      await page.getByRole('heading', {level: 1, name: language.aboutTitle}).waitFor();
      expect(new URL(page.url()).pathname).toBe(`${base}about`);
    }));

  test('the search finds words of the language', () =>
    visit(`${base}docs/intro`, async (page) => {
      await page.keyboard.press('Control+k');
      await page.locator('.DocSearch-Input').fill(language.bicycle);
      await expect
        .poll(() => page.locator('.DocSearch-Hit a').first().getAttribute('href'))
        .toContain(`${base}docs/intro`);
    }));

  test('pages name their counterparts in the other languages', () =>
    visit(`${base}docs/intro`, async (page) => {
      const alternates = await page
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((links) =>
          links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
        );
      const url = (path: string) => `https://example.com${path}docs/intro`;
      expect(alternates.sort()).toEqual([
        `ar ${url('/base/ar/')}`,
        `en ${url('/base/')}`,
        `ja ${url('/base/ja/')}`,
        `x-default ${url('/base/')}`,
      ]);
    }));
});

test('the dropdown leads to the same page in another language, with its query and fragment', () =>
  visit('/base/docs/guide?x=1#first-step', async (page) => {
    await page.locator('.navbar .dropdown', {hasText: 'English'}).hover();
    await page.locator('.dropdown__link[lang="ja"]').click();
    await page.waitForURL('**/base/ja/docs/guide?x=1#first-step');
    await page.locator('.navbar .dropdown', {hasText: '日本語'}).hover();
    await page.locator('.dropdown__link[lang="ar"]').click();
    await page.waitForURL('**/base/ar/docs/guide?x=1#first-step');
  }));

describe('a page without a translation', () => {
  test('says so in the language of the page, and its text has the language that it is in', () =>
    visit('/base/ar/docs/guide', async (page) => {
      expect(await notice(page).innerText()).toBe('لم تترجم هذه الصفحة بعد. تظهر بلغتها الأصلية: English.');
      expect(await text(page).getAttribute('lang')).toBe('en');
      expect(await text(page).getAttribute('dir')).toBe('ltr');
      expect(await text(page).evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
      expect(await quoteLine(page)).toBe('left');
    }));

  test('has no direction of its own where that of the page fits', () =>
    visit('/base/ja/docs/guide', async (page) => {
      expect(await notice(page).innerText()).toContain('English');
      expect(await text(page).getAttribute('lang')).toBe('en');
      expect(await text(page).getAttribute('dir')).toBe(null);
    }));

  test('is marked on its own page and in lists, if it is a post', () =>
    visit('/base/ja/blog', async (page) => {
      const posts = page.locator('article');
      expect(await posts.nth(0).locator('[itemprop="headline"]').getAttribute('lang')).toBe('en');
      expect(await posts.nth(0).locator('[itemprop="articleBody"]').getAttribute('lang')).toBe('en');
      expect(await posts.nth(2).locator('[itemprop="articleBody"]').getAttribute('lang')).toBe(null);
      await posts.nth(0).getByRole('link', {name: 'Release 3', exact: true}).click();
      await notice(page).waitFor();
      expect(await page.locator('h1').first().getAttribute('lang')).toBe('en');
    }));

  test('has no notice in the default language', () =>
    visit('/base/docs/guide', async (page) => {
      expect(await notice(page).count()).toBe(0);
      expect(await text(page).getAttribute('lang')).toBe(null);
    }));
});
