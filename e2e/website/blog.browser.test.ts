import axe from 'axe-core';
import type {Page} from 'playwright-core';
import {expect, test} from 'vitest';
import {buildWebsite, useBuiltSite} from '../harness/index.js';

const visit = useBuiltSite(buildWebsite);

const pathOf = (page: Page) => new URL(page.url()).pathname;

async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({content: axe.source});
  const results = await page.evaluate(() =>
    (globalThis as unknown as {axe: typeof axe}).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    }),
  );
  return results.violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`);
}

test('a release shows ten of its contributors, and all of them on demand', async () => {
  await visit('/changelog/2.0.0-beta.22/', async (page) => {
    const figures = page.getByRole('img', {name: '51 contributors'}).locator('img');
    expect(await figures.count()).toBe(10);
    await page.getByRole('button', {name: '+41: show all contributors'}).click();
    expect(await figures.count()).toBe(51);
    await page.getByRole('button', {name: 'show fewer contributors'}).click();
    expect(await figures.count()).toBe(10);
  });
});

test('a release leads to older ones, and back to the page of the list that shows it', async () => {
  await visit('/changelog/2.0.0-beta.6/', async (page) => {
    await page.getByRole('link', {name: 'Older release'}).click();
    await page.getByRole('heading', {level: 1, name: '2.0.0-beta.5'}).waitFor();
    await page.locator('main').getByRole('link', {name: 'Changelog', exact: true}).click();
    await page.getByRole('heading', {level: 1, name: 'Changelog'}).waitFor();
    expect(pathOf(page)).toBe('/changelog/page/2/');
    expect(await page.locator('article').count()).toBe(20);
  });
});

test('the title of the first release can be part of an address with a space in it', async () => {
  await visit('/changelog/page/4/', async (page) => {
    await page.locator('article').getByRole('link', {name: 'V2 Changelog'}).click();
    await page.getByRole('heading', {level: 1, name: 'V2 Changelog'}).waitFor();
    expect(pathOf(page)).toBe('/changelog/V2%20Changelog/');
  });
});

test('the blog is no changelog', async () => {
  await visit('/blog/2022/08/01/announcing-docusaurus-2.0/', async (page) => {
    expect(await page.getByRole('link', {name: 'Older post'}).count()).toBe(1);
    expect(await page.locator('article').getByText('History desk').count()).toBe(1);
  });
});

test('a footnote on a list page leads to the footnote of its own post', async () => {
  await visit('/tests/blog/page/4/', async (page) => {
    const post = page.locator('article', {hasText: 'Footnotes, number two'});
    await post.locator('sup a').first().click();
    const target = decodeURIComponent(new URL(page.url()).hash.slice(1));
    expect(await page.locator(`[id="${target}"]`).innerText()).toContain(
      'The first footnote of post number two.',
    );
  });
});

test('the address of the tag i18n as it was brings a visitor to the page of the tag', async () => {
  await visit('/blog/tags/', async (page) => {
    await page.goto(new URL('/blog/tags/i-18-n/', page.url()).href);
    await page.getByRole('heading', {level: 1, name: 'One post tagged with "i18n"'}).waitFor();
    expect(pathOf(page)).toBe('/blog/tags/i18n/');
  });
});

test.each(['/changelog/', '/changelog/2.0.0-beta.22/', '/blog/', '/tests/blog/page/3/'])(
  '%s has no accessibility violation, light or dark',
  async (path) => {
    for (const dark of [false, true]) {
      await visit(path, async (page) => expect(await violations(page)).toEqual([]), {dark});
    }
  },
);
