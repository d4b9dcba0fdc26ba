import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {beforeAll, describe, expect, test} from 'vitest';
import {
  type BuildResult,
  createBundledSite,
  expectQuietConsole,
  openPage,
  type SiteServer,
  serveSite,
  startSite,
} from '../harness/index.js';

const OPTIONS = `
        gtag: {trackingID: ['G-ONE', "G-'</script><b>"], anonymizeIP: true},
        googleAnalytics: {trackingID: 'UA-1'},
        googleTagManager: {containerId: 'GTM-1'},
        sitemap: {lastmod: 'date'},`;

const edit = (files: {replace(file: string, from: string, to: string): void}) =>
  files.replace('docusaurus.config.ts', 'blog: false,', `blog: false,${OPTIONS}`);

/** Replacements for Google's scripts: they record each call with the page title at that moment. */
const GTAG = `window.views = [...window.dataLayer].map((call) => Array.from(call));
window.dataLayer.push = (call) => window.views.push([...call, document.title]);`;
const ANALYTICS = `window.hits = window.ga.q.map((call) => [...call]);
window.ga = (...call) => window.hits.push([...call, document.title]);`;
const CONTAINER = 'window.containers = (window.containers ?? 0) + 1;';

declare global {
  interface Window {
    views: unknown[][];
    hits: unknown[][];
    containers: number;
  }
}

const scripts = {
  'https://www.googletagmanager.com/gtag/js?id=G-ONE': GTAG,
  'https://www.google-analytics.com/analytics.js': ANALYTICS,
  'https://www.googletagmanager.com/gtm.js?id=GTM-1': CONTAINER,
};

const viewsOf = (page: Page) =>
  page.evaluate(() => window.views.filter(([name]) => typeof name === 'string'));

describe('a site that is measured by Google', () => {
  let built: BuildResult;
  let server: SiteServer;

  beforeAll(async () => {
    built = await createBundledSite('basic', edit).build();
    expect(built.code, built.stdout + built.stderr).toBe(0);
    server = await serveSite(built.dir);
  });

  test('counts the first page and each page that the reader moves to, under its own title', async () => {
    const opened = await openPage(`${server.url}/docs/intro`, {scripts});
    const {page} = opened;
    await expect.poll(() => page.evaluate(() => Boolean(window.views && window.hits))).toBe(true);
    const ids = ['G-ONE', "G-'</script><b>"];
    expect((await viewsOf(page)).slice(1)).toEqual(ids.map((id) => ['config', id, {anonymize_ip: true}]));
    expect(await page.evaluate(() => window.hits.map(([name]) => name))).toEqual(['create', 'send']);
    await page.getByRole('link', {name: 'About'}).first().click();
    await page.waitForURL('**/about');
    await expect.poll(() => page.evaluate(() => window.views.length)).toBe(6);
    const title = await page.title();
    expect(title).toContain('About');
    expect((await viewsOf(page)).slice(-2)).toEqual([
      ['set', 'page_path', '/about', title],
      ['event', 'page_view', title],
    ]);
    expect(await page.evaluate(() => window.hits.slice(-2))).toEqual([
      ['set', 'page', '/about', title],
      ['send', 'pageview', title],
    ]);
    expect(await page.evaluate(() => window.containers)).toBe(1);
    expectQuietConsole(opened);
    const hosts = new Set(opened.requests.map((request) => new URL(request.url()).origin));
    hosts.delete(server.url);
    expect([...hosts].sort()).toEqual([
      'https://www.google-analytics.com',
      'https://www.googletagmanager.com',
    ]);
    await opened.close();
  });

  test('works where the scripts are blocked', async () => {
    const opened = await openPage(`${server.url}/docs/intro`, {
      scripts: Object.fromEntries(Object.keys(scripts).map((url) => [url, ''])),
    });
    await opened.page.getByRole('link', {name: 'About'}).first().click();
    await opened.page.waitForURL('**/about');
    expectQuietConsole(opened);
    await opened.close();
  });

  test('has a sitemap that is XML, with the pages of the site', async () => {
    const xml = fs.readFileSync(path.join(built.outDir, 'sitemap.xml'), 'utf8');
    const opened = await openPage(`${server.url}/docs/intro`, {scripts});
    const found = await opened.page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'application/xml');
      return {
        root: document.documentElement.tagName,
        namespace: document.documentElement.namespaceURI,
        urls: [...document.querySelectorAll('url > loc')].map(({textContent}) => textContent),
      };
    }, xml);
    await opened.close();
    expect(found.root).toBe('urlset');
    expect(found.namespace).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    expect(found.urls).toEqual(
      expect.arrayContaining(['https://example.com/', 'https://example.com/docs/intro']),
    );
    expect(found.urls.join()).not.toContain('404');
  });
});

test('while developing, nothing of Google is in the pages', async () => {
  const site = createBundledSite('basic', edit);
  const server = await startSite(site.dir);
  const html = await (await fetch(`${server.url}/docs/intro`)).text();
  expect(html).toContain('</html>');
  expect(html).not.toContain('google');
  await server.stop();
});
