import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Page} from 'playwright-core';
import {beforeAll, describe, expect, test} from 'vitest';
import {
  createSite,
  expectQuietConsole,
  loadedWidth,
  openPage,
  type PageOptions,
  type Site,
  serveFolder,
  serveSite,
  snapshot,
  waitForHydration,
} from '../harness/index.js';
import {hasFirefox, openInFirefox} from '../harness/puppeteer.js';

/** Name of the output folder. Its characters are encoded in URLs. */
const FOLDER = 'Site of Zoë #1';

let site: Site;
let outDir: string;
const roots: {[place: string]: string} = {};

async function build(): Promise<void> {
  const built = await site.build(['--out-dir', FOLDER]);
  expect(built.code, built.stdout + built.stderr).toBe(0);
}

beforeAll(async () => {
  site = createSite('relocatable', (files) => {
    // Too large to be inlined in the code. Decoders ignore the zeros after the image data.
    const dot = fs.readFileSync(new URL('../sites/relocatable/docs/dot.png', import.meta.url));
    files.write('src/components/large.png', Buffer.concat([dot, Buffer.alloc(12_000)]));
  });
  await build();
  outDir = path.join(site.dir, FOLDER);
  roots.disk = pathToFileURL(`${outDir}/`).href;
  const policy = JSON.parse(fs.readFileSync(path.join(outDir, 'content-security-policy.json'), 'utf8'));
  roots['the root of a host'] = await serveFolder(outDir, '/', () => ({[policy.header]: policy.value}));
  roots['a folder of a host'] = await serveFolder(outDir, '/any/base/');
});

/** Opens a file of the site, calls `use`, and expects a quiet console. */
async function visit(
  place: string,
  file: string,
  use: (page: Page) => Promise<void>,
  options?: PageOptions,
): Promise<void> {
  const opened = await openPage(roots[place] + file, {policy: true, ...options});
  try {
    await use(opened.page);
    expectQuietConsole(opened);
  } finally {
    await opened.close();
  }
}

/** Clicks a link, and waits until the file of the site has loaded to which it must lead. */
async function follow(page: Page, place: string, link: string, file: string): Promise<void> {
  await page.locator(link).first().click();
  await page.waitForURL(roots[place] + file);
  await page.waitForLoadState();
}

const heading = (page: Page) => page.locator('h1').first().innerText();
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

describe.each(['disk', 'the root of a host', 'a folder of a host'])('from %s', (place) => {
  test('pages are readable before React runs, and their links lead on', async () => {
    await visit(
      place,
      'index.html',
      async (page) => {
        expect(await heading(page)).toBe('Welcome home');
        expect(await page.locator('.navbar').evaluate((bar) => getComputedStyle(bar).display)).toBe('flex');
        expect(await loadedWidth(page.locator('.navbar__logo img').first())).toBeGreaterThan(0);
        expect(await page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('false');
        await follow(page, place, 'main a:text-is("Start")', 'docs/intro/index.html');
        expect(await loadedWidth(page.locator('main img[alt="A dot"]'))).toBe(24);
        expect(await loadedWidth(page.locator('main img[alt="A logo"]'))).toBeGreaterThan(0);
        await follow(page, place, 'main a:text-is("same page")', 'docs/intro/index.html#tabs-of-code');
        await follow(
          page,
          place,
          'main a:text-is("first guide")',
          'docs/guides/first/index.html#second-part',
        );
        await follow(page, place, 'main a:text-is("introduction")', 'docs/intro/index.html');
        await follow(page, place, 'main a:text-is("configuration")', 'docs/guides/config.js/index.html');
        await follow(page, place, '.navbar a:text-is("Blog")', 'blog/index.html');
        await follow(page, place, 'article a:text-is("Release")', 'blog/2026/01/05/release/index.html');
        await follow(page, place, '.navbar__brand', 'index.html');
      },
      {isSite: false},
    );
  });

  test('React wakes, and the colour mode stays on the next page', async () => {
    await visit(place, 'docs/intro/index.html', async (page) => {
      const before = await theme(page);
      await page.locator('.navbar button[aria-label*="dark" i]').first().click();
      await expect.poll(() => theme(page)).not.toBe(before);
      await follow(page, place, 'main a:text-is("configuration")', 'docs/guides/config.js/index.html');
      expect(await theme(page)).toBe('dark');
      await waitForHydration(page);
      expect(await theme(page)).toBe('dark');
      await page.getByRole('button', {name: /close/i}).click();
      await expect.poll(() => page.locator('text=Read the').isVisible()).toBe(false);
    });
  });

  test('the search finds a page and opens it', async () => {
    await visit(place, 'docs/guides/first/index.html', async (page) => {
      await page.keyboard.press('Control+k');
      await page.locator('.DocSearch-Input').fill('marmalade');
      const hit = page.locator('.DocSearch-Hit a', {hasText: 'Introduction'}).first();
      await hit.waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/docs\/intro\/index\.html/);
      expect(await heading(page)).toBe('Introduction');
    });
    await visit(place, 'search/index.html?q=marmalade', async (page) => {
      await follow(page, place, 'main a:has-text("Introduction")', 'docs/intro/index.html');
      await page.goBack();
      await waitForHydration(page);
      await page.locator('main input').fill('proud');
      await page.locator('main a:has-text("Release")').first().waitFor();
      expect(page.url()).toBe(`${roots[place]}search/index.html?q=proud`);
    });
  });

  // Browsers let no page read a file of the disk.
  test.skipIf(place === 'disk')('the menu of a doc copies its Markdown', async () => {
    await visit(place, 'docs/intro/index.html', async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByText('Copy page').click();
      await page.getByText('Copy as Markdown').click();
      await page.getByText('Copied').waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Introduction\n');
    });
  });

  test('what a live component adds has the right URLs', async () => {
    await visit(place, 'docs/guides/live/index.html', async (page) => {
      const button = page.getByRole('button', {name: 'Clicked 0 times!'});
      await button.click();
      expect(await loadedWidth(page.locator('img[alt="static"]'))).toBeGreaterThan(0);
      expect(await loadedWidth(page.locator('img[alt="imported"]'))).toBe(24);
      await page.getByText('Details').click();
      expect(await loadedWidth(page.locator('main details img'))).toBe(24);
      await follow(page, place, 'a:text-is("Late link")', 'docs/guides/config.js/index.html');
      await page.goBack();
      await page.getByRole('button', {name: 'Clicked 0 times!'}).click();
      await follow(page, place, 'a:text-is("Late anchor")', 'docs/intro/index.html');
    });
  });

  test('the history of the app opens documents, and changes the query without one', async () => {
    await visit(place, 'tools/index.html', async (page) => {
      await page.evaluate(() => Object.assign(window, {sameDocument: true}));
      await page.getByRole('button', {name: 'Query'}).click();
      await expect.poll(() => page.locator('#location').innerText()).toBe('/configured/tools?a=1');
      expect(page.url()).toBe(`${roots[place]}tools/index.html?a=1`);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await follow(page, place, 'button:text-is("Push")', 'docs/intro/index.html');
    });
  });

  test('old addresses redirect, with their anchor', async () => {
    await visit(
      place,
      'old/index.html#tabs-of-code',
      (page) => page.waitForURL(`${roots[place]}docs/intro/index.html#tabs-of-code`),
      {isSite: false},
    );
  });

  test('the other language has the same page, with its own search', async () => {
    await visit(place, 'docs/intro/index.html', async (page) => {
      await page.locator('.navbar .dropdown').last().hover();
      await follow(page, place, '.dropdown a:text-is("Deutsch")', 'de/docs/intro/index.html');
      expect(await heading(page)).toBe('Einführung');
      await waitForHydration(page);
      await page.keyboard.press('Control+k');
      await page.locator('.DocSearch-Input').fill('Marmelade');
      await page.locator('.DocSearch-Hit a', {hasText: 'Einführung'}).first().waitFor();
      await page.keyboard.press('Escape');
      await follow(page, place, 'main a:text-is("ersten Text")', 'de/docs/guides/first/index.html');
      await page.locator('.navbar .dropdown').last().hover();
      await follow(page, place, '.dropdown a:text-is("English")', 'docs/guides/first/index.html');
    });
  });

  test('the menu of small screens opens, and leads on', async () => {
    await visit(
      place,
      'de/docs/guides/first/index.html',
      async (page) => {
        await page.locator('.navbar__toggle').click();
        const logo = page.locator('.navbar-sidebar img').first();
        expect(await loadedWidth(logo)).toBeGreaterThan(0);
        await page.locator('.navbar-sidebar .menu__list-item-collapsible').first().waitFor();
        await follow(page, place, '.navbar-sidebar a:has-text("Einführung")', 'de/docs/intro/index.html');
      },
      {width: 500},
    );
  });
});

test('a host may answer the address of a folder without a slash', async () => {
  const server = await serveSite(site.dir, FOLDER);
  roots.served = `${server.url}/configured/`;
  for (const address of ['docs/intro?a=1#tabs-of-code', 'docs/intro/', '']) {
    const opened = await openPage(`${server.url}/configured/${address}`);
    await follow(opened.page, 'served', '.navbar a:text-is("Docs")', 'docs/guides/config.js/index.html');
    expectQuietConsole(opened);
    await opened.close();
  }
  await server.stop();
});

test('404.html is shown at any depth below the configured base URL', async () => {
  roots.configured = await serveFolder(outDir, '/configured/');
  const opened = await openPage(`${roots.configured}docs/none/at/all`);
  expect(await heading(opened.page)).toBe('Page Not Found');
  await follow(opened.page, 'configured', '.navbar a:text-is("Blog")', 'blog/index.html');
  expect(opened.failedRequests).toEqual([`404 ${roots.configured}docs/none/at/all`]);
  await opened.close();
});

test('documents are fetched in advance from a host, and not from disk', async () => {
  for (const [place, isFetched] of Object.entries({disk: false, 'a folder of a host': true})) {
    const opened = await openPage(`${roots[place]}docs/intro/index.html`);
    await opened.page.evaluate("window.docusaurus.prefetch('/configured/blog/')");
    const prefetches = opened.page.locator('link[rel="prefetch"][href$="/blog/index.html"]');
    expect(await prefetches.count()).toBe(isFetched ? 1 : 0);
    await opened.page.locator('main a:text-is("configuration")').hover();
    await opened.page.waitForTimeout(300);
    expectQuietConsole(opened);
    await opened.close();
  }
});

test.runIf(hasFirefox)('Firefox runs the app from disk, too', async () => {
  const {page, console: messages, close} = await openInFirefox(`${roots.disk}docs/guides/live/index.html`);
  try {
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.click('main p button');
    await page.waitForSelector('img[alt="imported"]');
    expect(messages).toEqual([]);
  } finally {
    await close();
  }
});

/** Lists the wrong URLs in the HTML files of a folder: relative ones without a file, and absolute paths. */
function wrongUrls(dir: string): string[] {
  const files = fs.readdirSync(dir, {recursive: true, encoding: 'utf8'});
  const pages = files.filter((file) => file.endsWith('.html') && path.basename(file) !== '404.html');
  expect(pages.length).toBeGreaterThan(10);
  return pages.flatMap((file) => {
    const html = fs.readFileSync(path.join(dir, file), 'utf8');
    const urls = [...html.matchAll(/\s(?:href|src|data-scripts|data-preloads)="([^"]*)"/g)].flatMap(
      ([, value = '']) => value.split(' '),
    );
    const relative = urls.filter((url) => url !== '' && !/^(?:#|[a-z]+:)/.test(url));
    const isWrong = (url: string) => {
      const target = path.join(dir, path.dirname(file), decodeURIComponent(url.replace(/[?#].*$/, '')));
      return url.startsWith('/') || !fs.statSync(target, {throwIfNoEntry: false})?.isFile();
    };
    return relative.filter(isWrong).map((url) => `${file}: ${url}`);
  });
}

describe('the output', () => {
  test('has relative URLs alone, all of which lead to files, except in 404.html', () => {
    expect(wrongUrls(outDir)).toEqual([]);
    expect(fs.readFileSync(path.join(outDir, '404.html'), 'utf8')).toContain('src="/configured/assets/js/');
    const html = fs.readFileSync(path.join(outDir, 'docs/intro/index.html'), 'utf8');
    expect(html).toContain(
      '<link data-rh="true" rel="canonical" href="https://example.com/configured/docs/intro"/>',
    );
  });

  test('is the same the second time, and after an edit and back', async () => {
    const first = snapshot(outDir);
    await build();
    expect(snapshot(outDir)).toEqual(first);
    site.files.replace('docs/intro.md', 'marmalade', 'jam');
    await build();
    expect(fs.readFileSync(path.join(outDir, 'docs/intro/index.html'), 'utf8')).toContain('The jam of this');
    expect(wrongUrls(outDir)).toEqual([]);
    site.files.replace('docs/intro.md', 'jam', 'marmalade');
    await build();
    expect(snapshot(outDir)).toEqual(first);
  });

  test('is what React renders in the browser, on each page', async () => {
    const built = await site.build(['--dev', '--out-dir', 'dev']);
    expect(built.code, built.stdout + built.stderr).toBe(0);
    const dir = path.join(site.dir, 'dev');
    roots.dev = pathToFileURL(`${dir}/`).href;
    const files = fs.readdirSync(dir, {recursive: true, encoding: 'utf8'});
    const pages = files.filter((file) => /^(?!.*404\.html$)(?!.*old\/).*\.html$/.test(file));
    // React's development build logs attributes that differ.
    for (const file of pages) await visit('dev', file, async () => {});
  });

  test('without trailing slashes, has a file beside the folder of each page', async () => {
    const other = createSite('relocatable', (files) =>
      files.replace('site.config.mjs', 'relocatable: true,', 'relocatable: true, trailingSlash: false,'),
    );
    const built = await other.build();
    expect(built.code, built.stdout + built.stderr).toBe(0);
    expect(wrongUrls(other.outDir)).toEqual([]);
    roots.other = pathToFileURL(`${other.outDir}/`).href;
    await visit('other', 'docs/intro.html', async (page) => {
      await follow(page, 'other', 'main a:text-is("configuration")', 'docs/guides/config.js.html');
      await follow(page, 'other', '.navbar a:text-is("Blog")', 'blog.html');
    });
  });
});
