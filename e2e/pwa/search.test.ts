import path from 'node:path';
import type {Page} from 'playwright-core';
import {beforeAll, expect, test} from 'vitest';
import {
  createSite,
  type HostedFolder,
  hostFolder,
  type Site,
  waitForHydration,
  workFolder,
} from '../harness/index.js';
import {buildTo, cacheNames, heading, load, openOffline, withPwa, workerParams} from './offlineMode.js';

let site: Site;
let host: HostedFolder;
let first = '';

beforeAll(async () => {
  site = createSite('search-local', withPwa('{}', 'pwa', 'site.config.mjs'));
  ({dir: first} = await buildTo(site, 'search', '/base/'));
  host = await hostFolder(path.join(workFolder, `pwa-${process.pid}-search-host`));
  host.deploy(first);
});

// Links in the list of results. Recently opened pages, which are shown before, are in another list.
const hits = (page: Page) => page.locator('#docsearch-list .DocSearch-Hit a');

async function search(page: Page, query: string): Promise<void> {
  // If the search were still open, the shortcut would close it.
  await page.locator('.DocSearch-Modal').waitFor({state: 'detached'});
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill(query);
}

/** Searches and opens the first result. Expects that the document is not reloaded. */
async function openHit(page: Page, query: string, path: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await search(page, query);
  await hits(page).first().click();
  await page.waitForURL(`**${path}*`);
  // The URL changes before the page. Waits for the page, since it closes an open search when it changes.
  await page.locator(`link[rel="canonical"][href*="${path}"]`).waitFor({state: 'attached'});
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

test('search finds pages after the server has stopped, and opens them', async () => {
  const {page, close} = await openOffline(host, 'base/docs/install/');
  await host.stop();
  try {
    await load(page, `${host.url}base/docs/install/`);
    expect(page.workers()).toEqual([]);
    await openHit(page, 'onBroken', '/base/docs/config');
    // The worker of the search was loaded only after the server had stopped.
    expect(page.workers()).toHaveLength(1);
    await openHit(page, 'gardener', '/base/team');
    await openHit(page, 'minute', '/base/blog/2026/01/05/release');
    await search(page, 'hippopotamus');
    await page.getByText('No results').first().waitFor();
    await load(page, `${host.url}base/search/?q=requirements`);
    await page.locator('main .search-result-match').first().waitFor();
  } finally {
    await host.start();
    await close();
  }
});

test('each locale stores its own pages and search, with a worker of its own', async () => {
  const {page, close} = await openOffline(host, 'base/docs/install/');
  await load(page, `${host.url}base/zh-Hans/docs/install/?offlineMode=true`);
  // Until the service worker of its locale is active, the page is controlled by that of the other locale.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const workers = await navigator.serviceWorker.getRegistrations();
        return workers.filter(({active}) => active?.state === 'activated').length;
      }),
    )
    .toBe(2);
  expect(await workerParams(page)).toBe('{"offlineMode":true,"debug":false}');
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({scope}) => new URL(scope).pathname).sort(),
  );
  expect(scopes).toEqual(['/base/', '/base/zh-Hans/']);
  const stored = (await cacheNames(page)).filter((name) => name.includes(' files '));
  expect(stored.map((name) => name.split(' ')[1])).toEqual(scopes);
  await host.stop();
  try {
    await load(page, `${host.url}base/zh-Hans/docs/install/`);
    await openHit(page, '系统要求', '/base/zh-Hans/docs/install');
    await load(page, `${host.url}base/docs/install/`);
    await openHit(page, 'onBroken', '/base/docs/config');
  } finally {
    await host.start();
  }
  // An update of one locale keeps the cached files of the other.
  site.files.replace(
    'i18n/zh-Hans/docusaurus-plugin-content-docs/current/install.md',
    'title: ',
    'title: 新',
  );
  host.deploy((await buildTo(site, 'search-second', '/base/')).dir);
  await load(page, `${host.url}base/zh-Hans/docs/install/`);
  // The page itself comes from the network and is new already; the button loads it again.
  await page.evaluate(() => Object.assign(window, {isOld: true}));
  await page.getByRole('alert').getByRole('button').first().click();
  // Chromium waits with the new worker while the old one answers requests.
  await page.waitForFunction(() => !('isOld' in window), undefined, {timeout: 100_000});
  await waitForHydration(page);
  expect(await heading(page)).toMatch(/^新/);
  // The new service worker already controls the page while it deletes the old caches.
  await expect
    .poll(async () => (await cacheNames(page)).filter((name) => stored.includes(name)))
    .toEqual(stored.filter((name) => name.includes(' /base/ ')));
  await host.stop();
  try {
    await load(page, `${host.url}base/docs/config/`);
    expect(await heading(page)).toBe('Configuration');
  } finally {
    await host.start();
    host.deploy(first);
    await close();
  }
});
