import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {buildOnce, useBuiltSite, waitForHydration} from '../harness/index.js';

const visit = useBuiltSite(() => buildOnce('theme-docs'));

const keyOf = (pluginId: string) => `docs-preferred-version-${pluginId}`;
const preferred = (page: Page, pluginId = 'default') =>
  page.evaluate((key) => localStorage.getItem(key), keyOf(pluginId));
const pathOf = (page: Page): string => new URL(page.url()).pathname;
const heading = (page: Page, text: string) =>
  page.getByRole('heading', {level: 1, name: text, exact: true}).waitFor();
const navbarHref = (page: Page, label: string) =>
  page.locator('.navbar__items').getByRole('link', {name: label, exact: true}).getAttribute('href');

describe('the banner', () => {
  const bannerOf = (path: string) =>
    visit(path, async (page) => {
      const banner = page.locator('.theme-doc-version-banner');
      if ((await banner.count()) === 0) return null;
      expect(await banner.getAttribute('role')).toBe('alert');
      expect(await banner.getAttribute('class')).toContain('alert alert--warning');
      const lines = await banner.locator(':scope > div').allInnerTexts();
      const bold = await banner.locator('b').allInnerTexts();
      return {lines, bold, href: await banner.locator('b > a').getAttribute('href')};
    });

  test('is not there on the latest version', async () => expect(await bannerOf('/docs')).toBeNull());

  test('says of a newer version that it is not released, and links to the same doc in the latest one', async () => {
    const banner = await bannerOf('/docs/next/api/one');
    expect(banner?.lines[0]).toMatch(/Theme Next.*not released/);
    expect(banner?.lines[1]).toContain('(2.0.0)');
    expect(banner?.bold).toEqual(['Next', 'latest version']);
    expect(banner?.href).toBe('/docs/api/one');
  });

  test('says of an older version that it is not maintained, and links to the main doc if the latest lacks this one', async () => {
    const banner = await bannerOf('/docs/1.0.0/old');
    expect(banner?.lines[0]).toMatch(/Theme One.*no longer maintained/);
    expect(banner?.href).toBe('/docs/');
  });

  test('stands above the article, and its link makes the latest version the preferred one', () =>
    visit(
      '/docs/1.0.0/old',
      async (page) => {
        const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
        expect(await top('.theme-doc-version-banner')).toBeLessThan(await top('.theme-doc-breadcrumbs'));
        expect(await preferred(page)).toBe('1.0.0');
        await page.locator('.theme-doc-version-banner a').click();
        await heading(page, 'Introduction');
        expect(await preferred(page)).toBe('2.0.0');
      },
      {before: () => localStorage.setItem('docs-preferred-version-default', '1.0.0')},
    ));
});

test('the badge names the version, unless the version has it switched off', async () => {
  const badge = (page: Page) =>
    page.locator('.theme-doc-version-badge.badge.badge--secondary').allInnerTexts();
  expect(await visit('/docs/1.0.0', badge)).toEqual(['Version: One']);
  expect(await visit('/docs/all-generated', badge)).toEqual(['Version: 2.0.0']);
  expect(await visit('/community/1.0', badge)).toEqual(['Version: 1.0']);
  expect(await visit('/community', badge)).toEqual([]);
});

describe('the version dropdown', () => {
  const entries = (page: Page) =>
    page
      .locator('.navbar .dropdown__link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

  test('leads to the same doc in each version, or else to its main doc', async () => {
    const others = ['All versions', '/about'];
    expect(await visit('/docs/api/one', entries)).toEqual([
      ['Next', '/docs/next/api/one'],
      ['2.0.0', '/docs/api/one'],
      ['One', '/docs/1.0.0/'],
      others,
    ]);
    expect(await visit('/docs/next/only-next', entries)).toEqual([
      ['Next', '/docs/next/only-next'],
      ['2.0.0', '/docs/'],
      ['One', '/docs/1.0.0/'],
      others,
    ]);
    expect(await visit('/about', entries)).toEqual([
      ['Next', '/docs/next/'],
      ['2.0.0', '/docs/'],
      ['One', '/docs/1.0.0/'],
      others,
    ]);
  });

  test('marks the version of the page, and keeps query and hash', () =>
    visit('/docs/api/one?a=b#there', async (page) => {
      const active = await page.locator('.dropdown__link--active').allInnerTexts();
      expect(await page.locator('.dropdown__link--active').evaluateAll((all) => all.length)).toBe(1);
      expect(active).toHaveLength(1);
      await expect.poll(() => entries(page)).toContainEqual(['Next', '/docs/next/api/one?a=b#there']);
    }));

  test('is labelled with the version of the page, and its label leads to the same doc in it', async () => {
    await visit('/docs/next/only-next', async (page) => {
      const label = page.locator('.dropdown > a');
      expect(await label.innerText()).toBe('Next');
      expect(await label.getAttribute('aria-haspopup')).toBe('true');
      expect(await label.getAttribute('href')).toBe('/docs/next/only-next');
    });
    await visit('/about', async (page) => {
      await page.locator('.dropdown > a').click();
      await heading(page, 'Introduction');
      expect(pathOf(page)).toBe('/docs/');
    });
  });

  test('saves the choice for its own docs plugin, and other pages follow it', () =>
    visit('/docs', async (page) => {
      expect(await preferred(page)).toBeNull();
      await page.locator('.dropdown').hover();
      await page.locator('.dropdown__menu').getByRole('link', {name: 'Next'}).click();
      await heading(page, 'Introduction to what comes next');
      expect(await preferred(page)).toBe('current');
      expect(await preferred(page, 'community')).toBeNull();
      await page.goto(new URL('/about', page.url()).href);
      await waitForHydration(page);
      await expect.poll(() => page.locator('.dropdown > a').innerText()).toBe('Next');
      expect(await navbarHref(page, 'API')).toBe('/docs/next/api/one');
      expect(await navbarHref(page, 'A doc'), 'the latest version has it, the preferred one does not').toBe(
        '/docs/plain/one',
      );
    }));

  test('with one entry is a plain link', () =>
    visit('/about', async (page) => {
      const links = page.locator('.navbar__items--right > a', {hasText: 'Today'});
      expect(await links.count()).toBe(2);
      expect(await links.last().getAttribute('href')).toBe('/community/');
      expect(await links.last().getAttribute('aria-haspopup')).toBeNull();
    }));

  test('shows its entries in the very moment of the key, so that a quick Tab reaches them', () =>
    visit('/docs', async (page) => {
      const visibility = await page.locator('.dropdown').evaluate(async (dropdown) => {
        const label = dropdown.querySelector('a');
        label?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
        // React renders in a microtask, so before the next frame.
        await Promise.resolve();
        const menu = dropdown.querySelector('.dropdown__menu');
        return menu && getComputedStyle(menu).visibility;
      });
      expect(visibility).toBe('visible');
    }));

  test('opens by Enter, closes by Escape, by Tab past its end and by a press outside', () =>
    visit('/docs', async (page) => {
      const isOpen = async () =>
        /dropdown--show/.test((await page.locator('.dropdown').getAttribute('class')) ?? '');
      const label = page.locator('.dropdown > a');
      await label.focus();
      await page.keyboard.press('Enter');
      expect([await isOpen(), pathOf(page)]).toEqual([true, '/docs']);
      expect(await label.getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('Escape');
      expect(await isOpen()).toBe(false);
      await page.keyboard.press('Enter');
      for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Tab');
      expect(await isOpen()).toBe(true);
      await page.keyboard.press('Tab');
      expect(await isOpen()).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Today');
      await label.focus();
      await page.keyboard.press('Enter');
      await page.mouse.click(700, 700);
      expect(await isOpen()).toBe(false);
    }));
});

describe('the preferred version', () => {
  test('is kept per instance, under its own key, and is what links from other pages lead to', () =>
    visit(
      '/about',
      async (page) => {
        await expect.poll(() => page.locator('.dropdown > a').innerText()).toBe('One');
        expect(await navbarHref(page, 'Docs')).toBe('/docs/1.0.0/');
        expect(await navbarHref(page, 'Community')).toBe('/community/1.0/');
        expect(await page.locator('.navbar__items--right > a').first().innerText()).toBe('1.0');
      },
      {
        before: () => {
          localStorage.setItem('docs-preferred-version-default', '1.0.0');
          localStorage.setItem('docs-preferred-version-community', '1.0');
        },
      },
    ));

  test('is named in the HTML by its keys: a still page starts the app at once if a version is stored', () =>
    visit('/about', async (page) => {
      const html = await (await page.request.get(page.url())).text();
      expect(html).toMatch(
        /<html[^>]* data-wake-stored="docs-preferred-version-default docs-preferred-version-community"/,
      );
    }));

  test('gives way to the version of the page', () =>
    visit(
      '/docs/next',
      async (page) => {
        expect(await page.locator('.dropdown > a').innerText()).toBe('Next');
        expect(await navbarHref(page, 'Docs')).toBe('/docs/next/');
        expect(await preferred(page)).toBe('1.0.0');
      },
      {before: () => localStorage.setItem('docs-preferred-version-default', '1.0.0')},
    ));

  test('is forgotten when there is no such version any more, and only then', () =>
    visit(
      '/about',
      async (page) => {
        await expect.poll(() => preferred(page)).toBeNull();
        expect(await page.locator('.dropdown > a').innerText()).toBe('2.0.0');
        expect(await preferred(page, 'community')).toBe('1.0');
      },
      {
        before: () => {
          localStorage.setItem('docs-preferred-version-default', '0.9.0');
          localStorage.setItem('docs-preferred-version-community', '1.0');
        },
      },
    ));
});

describe('navbar items', () => {
  const active = (page: Page) =>
    page
      .locator('.navbar__items:not(.navbar__items--right) > .navbar__link--active')
      .evaluateAll((links) => links.map((link) => link.textContent));

  test('of docs are active on their doc, their sidebar and nowhere else', async () => {
    expect(await visit('/docs/levels', active)).toEqual(['Docs', 'A doc']);
    expect(await visit('/docs/all-generated', active)).toEqual(['Docs', 'A doc']);
    expect(await visit('/docs/api/two', active)).toEqual(['API']);
    expect(await visit('/docs/guest', active)).toEqual(['API']);
    expect(await visit('/community/support', active)).toEqual(['Community']);
    expect(await visit('/docs/without-sidebar', active)).toEqual([]);
  });

  test('lead to what the version of the page has, else the latest; a draft leads nowhere', () =>
    visit('/docs/1.0.0/old', async (page) => {
      expect(await navbarHref(page, 'Docs')).toBe('/docs/1.0.0/');
      expect(await navbarHref(page, 'API')).toBe('/docs/api/one');
      expect(await navbarHref(page, 'A doc')).toBe('/docs/plain/one');
      expect(await page.getByText('A draft').count()).toBe(0);
    }));

  test('of the type docsVersion name the version and lead to its main doc, unless they say otherwise', () =>
    visit('/community/1.0', async (page) => {
      const [community, docs] = await page
        .locator('.navbar__items--right > a.navbar__link')
        .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
      expect(community).toEqual(['1.0', '/community/1.0/']);
      expect(docs).toEqual(['The docs', '/about']);
    }));
});
