import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {
  buildOnce,
  changedFiles,
  createBundledSite,
  openPage,
  serveFolder,
  snapshot,
  useBuiltSite,
  useDevSite,
} from '../harness/index.js';

const visit = useBuiltSite(() => buildOnce('search-local'));

/** Opens the search by keyboard and types a text. */
async function searchFor(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill(text);
}

const urls = (page: Page) =>
  page
    .locator('.DocSearch-Hit a')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

async function expectFirst(page: Page, text: string, url: string): Promise<void> {
  await searchFor(page, text);
  await expect.poll(async () => (await urls(page))[0]).toBe(url);
  await page.keyboard.press('Escape');
}

const indexOf = (outDir: string) =>
  JSON.parse(fs.readFileSync(path.join(outDir, 'search-index.json'), 'utf8'));

test('a site with the preset alone has a search, which runs in a worker', () =>
  visit('/base/docs/install', async (page) => {
    await expectFirst(page, 'installation', '/base/docs/install');
    expect(page.workers()).toHaveLength(1);
    await expectFirst(page, 'requirments', '/base/docs/install');
    await expectFirst(page, 'onBroken', '/base/docs/config');
    await expectFirst(page, 'library', '/base/docs/config');
    await expectFirst(page, 'settings', '/base/docs/config');
    await expectFirst(page, 'save-exact', '/base/docs/install');
    await expectFirst(page, 'gardener', '/base/team');
    await expectFirst(page, 'minute', '/base/blog/2026/01/05/release');
  }));

test('each locale has an index of its own; words of Chinese are found', () =>
  visit('/base/zh-Hans/docs/install', async (page) => {
    await expectFirst(page, '安装', '/base/zh-Hans/docs/install');
    await expectFirst(page, '系统要求', '/base/zh-Hans/docs/install');
  }));

test('a version of the docs finds its own pages', () =>
  visit('/base/docs/1.0/install', async (page) => {
    await expectFirst(page, 'archive', '/base/docs/1.0/install');
    await searchFor(page, 'installation');
    await expect.poll(() => urls(page)).toContain('/base/docs/1.0/install');
    expect(await urls(page)).not.toContain('/base/docs/install');
  }));

test('drafts and unlisted pages are in no file of the index', async () => {
  const {dir} = await buildOnce('search-local');
  const folder = path.join(dir, 'build/assets/search');
  const texts = fs.readdirSync(folder).map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  expect(texts.some((text) => text.includes('/docs/install'))).toBe(true);
  expect(texts.some((text) => /unlisted|draft/i.test(text))).toBe(false);
});

test('no file of the search is loaded before somebody uses it, and few are then', () =>
  visit('/base/docs/config', async (page) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.reload();
    await page.waitForLoadState('networkidle');
    const isIndex = (name: string) => name.includes('search-index') || name.includes('/assets/search/');
    expect(loaded.filter(isIndex)).toEqual([]);
    await expectFirst(page, 'installation', '/base/docs/install');
    expect(new Set(loaded.filter(isIndex)).size).toBe(loaded.filter(isIndex).length);
  }));

test('the best hits are shown while the other pages are loading', async () => {
  const site = createBundledSite('search-local', (files) => {
    for (let page = 1; page <= 12; page += 1)
      files.write(`docs/animal-${page}.md`, `# Animal ${page}\n\nA hippopotamus ${'swims '.repeat(page)}.\n`);
  });
  expect((await site.build(['--locale', 'en'])).code).toBe(0);
  const {page, close, console} = await openPage(`${await serveFolder(site.outDir, '/base/')}docs/install/`);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let pagesLoaded = 0;
  await page.route('**/assets/search/*.json', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).startsWith('{"path"')) {
      pagesLoaded += 1;
      if (pagesLoaded > 2) await released;
    }
    await route.fulfill({response});
  });
  await searchFor(page, 'hippopotamus');
  await expect.poll(() => urls(page)).toHaveLength(2);
  const first = await urls(page);
  await page.keyboard.press('ArrowDown');
  const second = page.locator('[role="option"]').nth(1);
  await expect.poll(() => second.getAttribute('aria-selected')).toBe('true');
  release();
  await expect.poll(async () => (await urls(page)).length).toBeGreaterThan(4);
  expect((await urls(page)).slice(0, 2)).toEqual(first);
  expect(await second.getAttribute('aria-selected')).toBe('true');
  expect(console).toEqual([]);
  // Allows that files are still loading when the page closes.
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await close();
});

describe('under a Content-Security-Policy', () => {
  async function open(policy: string) {
    const {dir} = await buildOnce('search-local');
    const url = await serveFolder(path.join(dir, 'build'), '/base/', () => ({
      'content-security-policy': policy,
    }));
    return openPage(`${url}docs/install/`, {policy: true});
  }
  const own = "script-src 'self' 'unsafe-inline'; connect-src 'self'";

  test('that allows own workers, the search runs in one', async () => {
    const {page, close, console} = await open(`${own}; worker-src 'self'`);
    await expectFirst(page, 'requirements', '/base/docs/install');
    expect(page.workers()).toHaveLength(1);
    expect(console).toEqual([]);
    await close();
  });

  test('that forbids workers, it runs without', async () => {
    const {page, close} = await open(`${own}; worker-src 'none'`);
    await expectFirst(page, 'requirements', '/base/docs/install');
    expect(page.workers()).toHaveLength(0);
    await close();
  });
});

test('an index that is published while a page is open is read anew', async () => {
  const site = createBundledSite('search-local');
  expect((await site.build(['--locale', 'en'])).code).toBe(0);
  const url = await serveFolder(site.outDir, '/base/');
  const {page, close} = await openPage(`${url}docs/install/`);
  await expectFirst(page, 'requirements', '/base/docs/install');
  site.files.replace('docs/config.mdx', 'with a broken link', 'with a hippopotamus');
  expect((await site.build(['--locale', 'en'])).code).toBe(0);
  await expectFirst(page, 'hippopotamus', '/base/docs/config');
  await close();
});

test('builds continue the index: an edit changes what it must, and a build from nothing gives the same bytes', async () => {
  const site = createBundledSite('search-local');
  await site.build();
  const first = snapshot(site.outDir);
  expect((await site.build()).code).toBe(0);
  expect(changedFiles(first, snapshot(site.outDir))).toEqual([]);

  site.files.replace('docs/config.mdx', 'with a broken link', 'with a hippopotamus');
  expect((await site.build()).code).toBe(0);
  const edited = snapshot(site.outDir);
  const scopeOf = (tag: string) =>
    indexOf(site.outDir).scopes.find((scope: {tag: string}) => scope.tag === tag).file;
  expect(first[`assets/search/${scopeOf('docs-default-1.0')}.json`]).toBeDefined();
  expect(first[`assets/search/${scopeOf('docs-default-current')}.json`]).toBeUndefined();

  const anew = createBundledSite('search-local', (files) =>
    files.replace('docs/config.mdx', 'with a broken link', 'with a hippopotamus'),
  );
  await anew.build();
  const index = (files: Record<string, string>) =>
    Object.entries(files).filter(([file]) => /^(?:zh-Hans\/)?(?:assets\/search\/|search-index)/.test(file));
  expect(index(edited)).toEqual(index(snapshot(anew.outDir)));

  fs.rmSync(site.outDir, {recursive: true});
  expect((await site.build()).code).toBe(0);
  expect(index(snapshot(site.outDir))).toEqual(index(edited));
}, 300_000);

describe('in development', () => {
  const dev = useDevSite('search-local');

  test('the index is made when somebody searches, and follows edits', async () => {
    const page = await dev.open('/base/docs/install');
    await expectFirst(page, 'settings', '/base/docs/config');
    dev.site.files.replace('docs/config.mdx', 'with a broken link', 'with a rhinoceros');
    await expect
      .poll(async () => {
        await searchFor(page, 'rhinoceros');
        await page.waitForTimeout(1500);
        const found = await urls(page);
        await page.keyboard.press('Escape');
        return found[0];
      })
      .toBe('/base/docs/config');
    await expectFirst(page, 'gardener', '/base/team');
  });
});
