import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {createBundledSite, type Edit, useBuiltSite, useDevSite} from '../harness/index.js';
import {violationsOf} from '../search/searchModal.js';

const HEADINGS: Readonly<Record<string, string>> = {
  '': 'Configuration of the site',
  '/config': 'Configuration of the site',
  '/content': 'Content of plugins',
  '/globalData': 'Global data',
  '/metadata': 'Site metadata',
  '/registry': 'Registry',
  '/routes': 'Routes',
};

/** Adds a plugin with much content. */
const addPlugin: Edit = (files) => {
  files.write(
    'plugin.mjs',
    `export default () => ({
  name: 'large',
  loadContent: () => ({items: Array.from({length: 100_000}, (_, index) => ({name: 'item ' + index}))}),
});
`,
  );
  files.replace('docusaurus.config.mjs', 'presets: [', "plugins: ['./plugin.mjs'],\n  presets: [");
};

// The page of the routes has a second tree, of the pages that start React at once.
const tree = (page: Page) => page.getByRole('tree').first();
const selected = (page: Page) => page.locator('[role="treeitem"][aria-selected="true"]');
const selectedPath = (page: Page) => page.getByRole('region', {name: 'Selected value'}).locator('code');

function textFiles(dir: string): string[] {
  return fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

describe('debug pages of a build', () => {
  const site = createBundledSite('minimal', (files) => {
    addPlugin(files);
    files.replace('docusaurus.config.mjs', 'blog: false', 'blog: false, debug: true');
    files.replace(
      'docusaurus.config.mjs',
      "title: 'Minimal'",
      "title: 'Minimal', customFields: {marker: 'M-1'}",
    );
  });
  const visit = useBuiltSite(async () => {
    const result = await site.build();
    expect(result.code, result.stdout + result.stderr).toBe(0);
    return result;
  });

  test.each(Object.entries(HEADINGS))('%s has its heading and asks not to be listed', (page, heading) =>
    visit(`/__docusaurus/debug${page}`, async (opened) => {
      expect(await opened.locator('h1').innerText()).toBe(heading);
      expect(await opened.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
      expect(await opened.getByRole('navigation').getByRole('link').count()).toBe(6);
    }),
  );

  test('are left out of the sitemap, and their data out of all other files', () => {
    expect(fs.readFileSync(path.join(site.outDir, 'sitemap.xml'), 'utf8')).not.toContain('__docusaurus');
    const others = textFiles(site.outDir).filter((file) => !file.includes('__docusaurus'));
    const found = others.filter((file) => fs.readFileSync(file, 'utf8').includes('item 99999'));
    expect(found).toEqual([]);
  });

  test('leave their code out of other pages', async () => {
    const code = await visit('/docs/intro', async (page) =>
      page.evaluate(async () => {
        const urls = performance.getEntriesByType('resource').map(({name}) => name);
        const own = [...urls, window.location.href].filter((url) => url.startsWith(window.location.origin));
        return Promise.all(own.map(async (url) => (await fetch(url)).text()));
      }),
    );
    expect(code.length).toBeGreaterThan(2);
    expect(code.some((text) => text.includes('Search names and values'))).toBe(false);
    expect(code.some((text) => text.includes('debug-tree'))).toBe(false);
  });

  test('show a tree that keys move in, fold and unfold', () =>
    visit('/__docusaurus/debug/config', async (page) => {
      await tree(page).focus();
      await page.keyboard.press('End');
      const last = await selected(page).innerText();
      expect(await selected(page).getAttribute('aria-level')).toBe('2');
      await page.keyboard.press('Home');
      expect(await selected(page).getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('ArrowLeft');
      expect(await page.getByRole('treeitem').count()).toBe(1);
      await page.keyboard.press('Enter');
      await page.keyboard.press('End');
      expect(await selected(page).innerText()).toBe(last);
      const active = await tree(page).getAttribute('aria-activedescendant');
      expect(await selected(page).getAttribute('id')).toBe(active);
    }));

  test('find names and values, and unfold what is around them', () =>
    visit('/__docusaurus/debug', async (page) => {
      const field = page.getByRole('searchbox', {name: 'Search names and values'});
      await field.fill('m-1');
      await page.getByText('1 found').waitFor();
      await field.press('Enter');
      await expect.poll(() => selectedPath(page).innerText()).toBe('customFields.marker');
      expect(await selected(page).innerText()).toContain('M-1');
      await field.fill('no such thing');
      await page.getByText('Nothing found').waitFor();
    }));

  test('stay usable with much content, which is loaded once it is opened', () =>
    visit('/__docusaurus/debug/content', async (page) => {
      expect(await page.getByRole('tree').count()).toBe(0);
      await page.locator('summary', {hasText: 'large'}).click();
      await tree(page).focus();
      await page.keyboard.press('ArrowDown');
      const start = Date.now();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('End');
      await expect.poll(() => selectedPath(page).innerText()).toBe('items[99999]');
      expect(Date.now() - start).toBeLessThan(10_000);
      expect(await page.getByRole('treeitem').count()).toBeLessThan(200);
      await page.getByRole('searchbox').fill('item 99998');
      await page.getByText('1 found').waitFor();
      await page.getByRole('button', {name: 'Next'}).click();
      await expect.poll(() => selectedPath(page).innerText()).toBe('items[99998].name');
    }));

  test.each(['/config', '/metadata', '/content'])('%s has no barriers that a check finds', (page) =>
    visit(`/__docusaurus/debug${page}`, async (opened) => {
      if (page === '/config') await tree(opened).waitFor();
      if (page === '/content') await opened.locator('summary').first().click();
      expect(await violationsOf(opened)).toEqual([]);
    }),
  );

  test('lead to each other without a load', () =>
    visit('/__docusaurus/debug', async (page) => {
      await page.evaluate(() => Object.assign(window, {sameDocument: true}));
      await page.getByRole('link', {name: 'Routes'}).click();
      await page.getByRole('heading', {name: 'Routes'}).waitFor();
      await tree(page).waitFor();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    }));
});

describe('debug pages with the hash router', () => {
  const site = createBundledSite('minimal', (files) => {
    files.replace('docusaurus.config.mjs', 'blog: false', 'blog: false, debug: true');
    files.replace(
      'docusaurus.config.mjs',
      'presets: [',
      "future: {experimental_router: 'hash'},\n  presets: [",
    );
    // Browsers request this file, and print an error if it does not exist.
    files.write('static/favicon.ico', '');
  });
  const visit = useBuiltSite(async () => {
    const result = await site.build();
    expect(result.code, result.stdout + result.stderr).toBe(0);
    return result;
  });

  test('find their files', () =>
    visit('/#/__docusaurus/debug/routes', async (page) => {
      await tree(page).waitFor();
      expect(await page.locator('link[href*="debug.css"]').count()).toBe(1);
    }));
});

describe('debug pages in development', () => {
  const dev = useDevSite('minimal', addPlugin);
  const file = async (name: string): Promise<string> =>
    (await fetch(`${dev.server.url}/__docusaurus/debug/${name}`)).text();

  test('are there without an option', async () => {
    const page = await dev.open('/__docusaurus/debug');
    await tree(page).waitFor();
    dev.expectQuiet();
    expect(await file('config.json')).toContain('./plugin.mjs');
    expect(await file('routes.json')).toContain('"/docs/intro"');
    expect(await file('registry.json')).toContain('@theme/DocItem');
  });

  test('show what an edit has changed', async () => {
    expect(await file('content/0.json')).not.toContain('Another page');
    dev.site.files.write('docs/another.md', '# Another page\n');
    await expect.poll(() => file('content/0.json')).toContain('Another page');
  });
});

test('a site without the option has no debug pages in its build', async () => {
  const site = createBundledSite('minimal');
  const result = await site.build();
  expect(result.code, result.stderr).toBe(0);
  expect(fs.existsSync(path.join(site.outDir, '__docusaurus'))).toBe(false);
  expect(
    textFiles(site.outDir).filter((file) => fs.readFileSync(file, 'utf8').includes('DebugConfig')),
  ).toEqual([]);
});
