import {beforeAll, describe, expect, test} from 'vitest';
import {
  buildOnce,
  expectQuietConsole,
  openPage,
  type SiteServer,
  serveSite,
  waitForHydration,
} from '../../harness/index.js';

let server: SiteServer;

beforeAll(async () => {
  const {dir} = await buildOnce('basic');
  server = await serveSite(dir);
});

describe('a click on an internal link', () => {
  test('shows the next page without loading a document', async () => {
    const opened = await openPage(`${server.url}/docs/intro`);
    const {page, requests} = opened;
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    const before = requests.length;
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Markdown'}).click();
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Markdown');
    expect(new URL(page.url()).pathname).toBe('/docs/markdown');
    expect(await page.title()).toBe('Markdown | Basic');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    const documents = requests.slice(before).filter((request) => request.resourceType() === 'document');
    expect(documents).toEqual([]);
    const payloads = requests
      .map((request) => new URL(request.url()).pathname)
      .filter((path) => path.endsWith('.payload.json'));
    expect(payloads).toContain('/docs/markdown/index.payload.json');
    expectQuietConsole(opened);
    await opened.close();
  });

  test('to an anchor of another page scrolls there, and Back returns', async () => {
    const opened = await openPage(`${server.url}/docs/intro`);
    const {page} = opened;
    await page.locator('article').getByRole('link', {name: 'the first guide'}).click();
    await page.waitForURL('**/docs/guides/first#second-step');
    await page.locator('#second-step').waitFor();
    await page.goBack();
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Introduction');
    expectQuietConsole(opened);
    await opened.close();
  });

  test('falls back to a full load when the payload cannot be had', async () => {
    const {page, close} = await openPage(`${server.url}/docs/intro`, {before: refusePrefetches});
    await page.route('**/*.payload.json', (route) => route.abort());
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Guides'}).click();
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'All guides');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    await close();
  });
});

describe('on a narrow screen', () => {
  test('the menu opens, shows the sidebar, leads back to the main menu and closes after a click', async () => {
    const opened = await openPage(`${server.url}/docs/intro`, {width: 375});
    const {page} = opened;
    const menu = page.locator('.navbar-sidebar');
    expect(await menu.filter({visible: true}).count()).toBe(0);
    await page.locator('button.navbar__toggle').click();
    await menu.getByRole('link', {name: 'Markdown'}).waitFor();
    await menu.getByRole('button', {name: 'Back to main menu'}).click();
    await menu.getByRole('link', {name: 'About'}).click();
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'About');
    await menu.waitFor({state: 'hidden'});
    expectQuietConsole(opened);
    await opened.close();
  });

  test('nothing is wider than the screen', async () => {
    for (const url of ['/', '/docs/markdown', '/docs/guides']) {
      const {page, close} = await openPage(server.url + url, {width: 375});
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, url).toBeLessThanOrEqual(375);
      await close();
    }
  });
});

describe('colour mode', () => {
  const theme = () => document.documentElement.dataset.theme;

  test('follows the system until the reader chooses, and remembers the choice', async () => {
    const {page, close} = await openPage(`${server.url}/docs/intro`, {dark: true});
    expect(await page.evaluate(theme)).toBe('dark');
    await page.locator('.navbar button[aria-label*="mode"]').filter({visible: true}).click();
    expect(await page.evaluate(theme)).toBe('light');
    await page.reload();
    await waitForHydration(page);
    expect(await page.evaluate(theme)).toBe('light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await close();
  });

  test('a stored choice stands before the first content does', async () => {
    const {page, close} = await openPage(`${server.url}/docs/intro`, {before: recordThemes});
    const recorded = await page.evaluate(() => window.recordedThemes);
    expect(recorded[0]).toBe('dark');
    expect(new Set(recorded)).toEqual(new Set(['dark']));
    await close();
  });
});

/** Turns off prefetching: the browser reports that the reader saves data. */
function refusePrefetches(): void {
  Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
}

/** Stores the setting "dark", then records the theme at each change of the document once the page has content. */
function recordThemes(): void {
  localStorage.setItem('theme', 'dark');
  window.recordedThemes = [];
  new MutationObserver(() => {
    const hasContent = document.querySelector('#__docusaurus')?.firstElementChild;
    if (hasContent) window.recordedThemes.push(document.documentElement.dataset.theme ?? 'none');
  }).observe(document, {subtree: true, childList: true, attributes: true});
}

declare global {
  interface Window {
    recordedThemes: string[];
  }
}
