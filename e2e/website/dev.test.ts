import type {Page} from 'playwright-core';
import {beforeAll, expect, test} from 'vitest';
import {buildWebsite, expectQuietConsole, openPage, type SiteServer, startSite} from '../harness/index.js';

let server: SiteServer;

beforeAll(async () => {
  // Waits until the website is built: with a dev server running at the same time, the build would take longer.
  const {dir} = await buildWebsite();
  server = await startSite(dir);
});

const pathOf = (page: Page) => new URL(page.url()).pathname;

test('while developing, drafts are there, and the navbar leads to one', async () => {
  const opened = await openPage(`${server.url}/tests/docs/`);
  const {page} = opened;
  const menu = page.locator('.theme-doc-sidebar-menu');
  await page.locator('.navbar').getByRole('link', {name: 'Tests', exact: true}).click();
  await page.getByRole('heading', {level: 1, name: 'A draft'}).waitFor();
  expect(pathOf(page)).toBe('/tests/docs/test-draft/');
  await menu.getByRole('link', {name: 'Tests', exact: true}).click();
  await menu.getByRole('link', {name: 'A draft in a generated category'}).waitFor();
  expectQuietConsole(opened);
  await opened.close();
});

test('the dev server answers for addresses below a page that takes them', async () => {
  const opened = await openPage(`${server.url}/feature-requests/comments/`);
  const current = () => opened.page.locator('main [aria-current]').locator('h2').allInnerTexts();
  await expect.poll(current).toEqual(['Comments below a page']);
  expect(opened.failedRequests).toEqual([]);
  await opened.close();
});
