import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {buildOnce, buildWebsite, useBuiltSite, waitForHydration} from '../harness/index.js';

/** One page of each kind that the website has. */
const pages = [
  ...['/', '/showcase/', '/versions/', '/search/?q=install', '/feature-requests/', '/404.html'],
  ...['/benchmarks/', '/docs/why-lectern/', '/docs/tutorial/', '/news/', '/news/how-we-measure/'],
  ...[
    '/docs/',
    '/docs/configuration/',
    '/docs/styling-layout/',
    '/docs/playground/',
    '/docs/category/guides/',
  ],
  ...['/docs/2.0.1/', '/docs/2.0.0-rc.1/markdown-features/tabs/', '/community/support/'],
  ...[
    '/blog/',
    '/blog/archive/',
    '/blog/tags/',
    '/blog/tags/release/',
    '/blog/2018/04/30/How-I-Converted-Profilo-To-Docusaurus/',
  ],
  ...['/changelog/', '/changelog/2.0.1/', '/examples/markdownPageExample/', '/__docusaurus/debug/'],
  ...[
    '/tests/docs/',
    '/tests/docs/tags/',
    '/tests/docs/tags/a/',
    '/tests/docs/tests/img-tests/',
    '/tests/docs/tests/custom-props/',
  ],
  ...[
    '/tests/pages/code-block-tests/',
    '/tests/pages/markdown-tests/',
    '/tests/pages/tabs-tests/',
    '/tests/blog/',
  ],
];

interface Shifts {
  total: number;
  parts: string[];
}

/** Runs in the page: sets dark mode, dismisses the announcement bar, and adds up layout shifts that no input caused. */
function observeShifts(): void {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('docusaurus.announcement.id', 'announcementBar-2');
  localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  const shifts: Shifts = {total: 0, parts: []};
  Object.assign(window, {shifts});
  type Shift = PerformanceEntry & {value: number; hadRecentInput: boolean; sources: {node?: Element}[]};
  new PerformanceObserver((list) => {
    for (const {value, hadRecentInput, sources} of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      shifts.total += value;
      shifts.parts.push(...sources.map(({node}) => `${node?.nodeName} ${node?.className}`));
    }
  }).observe({type: 'layout-shift', buffered: true});
}

async function shiftsOf(page: Page, url: string): Promise<Shifts> {
  await page.goto(url, {waitUntil: 'load'});
  await waitForHydration(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 150))));
  return page.evaluate(() => (window as unknown as {shifts: Shifts}).shifts);
}

describe('a page of the website', () => {
  const visit = useBuiltSite(buildWebsite);

  test.each([1280, 375])(
    'does not move while it loads, %i pixels wide, in the dark, with the bar closed, and prints nothing',
    (width) =>
      visit(
        '/',
        async (page) => {
          const moved: Record<string, Shifts> = {};
          for (const path of pages) {
            const url = new URL(path, page.url()).href;
            let shifts = await shiftsOf(page, url);
            // Repeats a failed check: a busy machine may paint an unfinished document. A real layout shift happens each
            // time.
            for (let again = 0; again < 2 && shifts.total > 0; again += 1) shifts = await shiftsOf(page, url);
            if (shifts.total > 0) moved[path] = shifts;
            expect(await page.evaluate(() => document.documentElement.dataset.theme), path).toBe('dark');
            expect(await page.getByRole('banner').count(), path).toBe(0);
          }
          expect(moved).toEqual({});
        },
        {width, before: observeShifts},
      ),
  );
});

describe('the scripts of a docs page', () => {
  test('have at most 139 KiB compressed, React and the theme included', async () => {
    const {dir} = await buildOnce('theme-frame');
    const outDir = path.join(dir, 'build');
    const html = fs.readFileSync(path.join(outDir, 'docs/short/index.html'), 'utf8');
    const names = new Set(
      // On a still page, attributes of its script list the others.
      [...html.matchAll(/\/(assets\/js\/(?!still\.)[^" ]+\.js)/g)].map(([, name = '']) => name),
    );
    const sizes = [...names].map(
      (name) => gzipSync(fs.readFileSync(path.join(outDir, name)), {level: 9}).length,
    );
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(139 * 1024);
  });
});

describe('the stylesheet of every page', () => {
  const size = (folder: string) => {
    const css = path.join(folder, 'assets/css');
    const name = fs.readdirSync(css).find((file) => file.startsWith('styles.'));
    return gzipSync(fs.readFileSync(path.join(css, name ?? '')), {level: 9}).length;
  };

  test('has at most 18 KiB compressed on a site with docs, blog, pages and search', async () => {
    const {dir} = await buildOnce('theme-frame');
    expect(size(path.join(dir, 'build'))).toBeLessThanOrEqual(18 * 1024);
  });

  test('does not have what only the search box shows, which comes with its script', async () => {
    const {dir} = await buildOnce('theme-frame');
    const css = path.join(dir, 'build/assets/css');
    const filesWith = (text: string) =>
      fs.readdirSync(css).filter((file) => fs.readFileSync(path.join(css, file), 'utf8').includes(text));
    expect(filesWith('.DocSearch-Modal').map((file) => file.split('.')[0])).toEqual(['browser-only-search']);
    expect(filesWith('.DocSearch-Button').map((file) => file.split('.')[0])).toEqual(['styles']);
  });

  const visitFrame = useBuiltSite(() => buildOnce('theme-frame'));

  test('is the only one until the search box is opened, which then has its look at once', () =>
    visitFrame('/docs/short', async (page) => {
      const sheets = () =>
        page
          .locator('link[rel=stylesheet]')
          .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
      expect(await sheets()).toHaveLength(1);
      await page.getByRole('button', {name: /^Search/}).click();
      const modal = page.locator('.DocSearch-Modal');
      await modal.waitFor();
      expect(await modal.evaluate((element) => getComputedStyle(element).width)).toBe('704px');
      expect(await sheets()).toHaveLength(2);
    }));
});
