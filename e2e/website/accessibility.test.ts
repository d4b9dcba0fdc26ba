import axe from 'axe-core';
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {buildWebsite, useBuiltSite, waitForAnimations} from '../harness/index.js';

const visit = useBuiltSite(buildWebsite);

/** One page of each type. */
const pages = [
  ['home', '/'],
  ['doc', '/docs/'],
  ['doc with wide tables', '/docs/api/plugins/@docusaurus/plugin-content-blog/'],
  ['doc with code', '/docs/markdown-features/code-blocks/'],
  ['doc with tabs', '/docs/markdown-features/tabs/'],
  ['doc of an old version', '/docs/2.0.1/'],
  ['doc without sidebar', '/tests/docs/doc-without-sidebar/'],
  ['category', '/docs/category/guides/'],
  ['tags of docs', '/tests/docs/tags/'],
  ['doc with a comparison', '/docs/why-lectern/'],
  ['doc with pictures', '/docs/tutorial/'],
  ['charts', '/benchmarks/'],
  ['versions', '/versions/'],
  ['list of posts', '/blog/'],
  ['post', '/blog/2022/08/01/announcing-docusaurus-2.0/'],
  ['news', '/news/'],
  ['archive', '/blog/archive/'],
  ['authors', '/blog/authors/'],
  ['tags of posts', '/blog/tags/'],
  ['search', '/search/?q=sidebar'],
  ['not found', '/404.html'],
  ['showcase', '/showcase/'],
  ['live code', '/docs/playground/'],
  ['changelog', '/changelog/'],
  ['Markdown page', '/tests/pages/markdownPageTests/'],
  ['links on a React page', '/tests/pages/link-tests/'],
] as const;

/** Rules that axe must also check in dark mode. */
const colorRules = ['color-contrast', 'link-in-text-block'];

async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  await waitForAnimations(page);
  const found = await page.evaluate(async (names) => {
    const {violations} = await window.axe.run(document, names ? {runOnly: [...names]} : {});
    return violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html.slice(0, 200)}`));
  }, rules);
  const {width} = page.viewportSize() ?? {};
  return found.map((line) => `${width} px: ${line}`);
}

/** Checks all rules in light mode, and the rules about colours in dark mode. */
async function violationsInBothModes(page: Page): Promise<string[]> {
  const showMode = async (mode: 'light' | 'dark') => {
    await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
    await page.waitForSelector(`html[data-theme="${mode}"]`, {state: 'attached'});
  };
  await showMode('dark');
  const dark = (await violationsOf(page, colorRules)).map((line) => `dark, ${line}`);
  await showMode('light');
  return [...dark, ...(await violationsOf(page))];
}

const resize = (page: Page, width: number) => page.setViewportSize({width, height: 800});

describe('axe finds nothing to object to, in both colour modes, on wide and narrow screens', () => {
  test.each(pages)('%s', (_type, path) =>
    visit(path, async (page) => {
      await page.evaluate(axe.source);
      const wide = await violationsInBothModes(page);
      await resize(page, 375);
      expect([...wide, ...(await violationsInBothModes(page))]).toEqual([]);
    }),
  );

  test('debug, which has one mode only', () =>
    visit('/__docusaurus/debug/', async (page) => {
      await page.evaluate(axe.source);
      const wide = await violationsOf(page);
      await resize(page, 375);
      expect([...wide, ...(await violationsOf(page))]).toEqual([]);
    }));

  test('an open dropdown, and an open search', () =>
    visit('/docs/', async (page) => {
      await page.evaluate(axe.source);
      await page.locator('.navbar .dropdown > a').first().press('Enter');
      await page.locator('.dropdown--show').waitFor();
      expect(await violationsInBothModes(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('sidebar');
      await page.getByRole('option').first().waitFor();
      expect(await violationsInBothModes(page)).toEqual([]);
    }));

  test('both menus of the drawer, and an open contents list, on a phone', () =>
    visit(
      '/docs/',
      async (page) => {
        await page.evaluate(axe.source);
        await page.getByRole('button', {name: 'On this page'}).click();
        expect(await violationsInBothModes(page)).toEqual([]);
        await page.locator('.navbar__toggle').click();
        await page.locator('.navbar-sidebar--show').waitFor();
        expect(await violationsInBothModes(page)).toEqual([]);
        await page.getByRole('button', {name: 'Back to main menu'}).click();
        expect(await violationsInBothModes(page)).toEqual([]);
      },
      {width: 375},
    ));
});

/**
 * Focused element: `part` is the first of `parts` that contains it; `isSeen`: in the window; `isMarked`: has an outline
 * or shadow.
 */
const focus = (page: Page, parts: readonly string[]) =>
  page.evaluate((selectors) => {
    const element = document.activeElement;
    const {width = 0, top = 0, bottom = 0} = element?.getBoundingClientRect() ?? {};
    const {outlineStyle, boxShadow} = getComputedStyle(element ?? document.body);
    return {
      part: selectors.find((selector) => element?.closest(selector)),
      isSeen: width > 0 && bottom > 0 && top < window.innerHeight,
      isMarked: outlineStyle !== 'none' || boxShadow !== 'none',
      html: element?.outerHTML.slice(0, 120),
    };
  }, parts);

describe('with the keyboard', () => {
  test('Tab leads from the skip link through navbar, sidebar, page, contents list and footer, always seen', () =>
    visit('/docs/markdown-features/math-equations/', async (page) => {
      const parts = [
        '.skipToContent, [class*="skipToContent"]',
        '.theme-announcement-bar',
        '.navbar',
        '.theme-doc-sidebar-container',
        'article',
        '.pagination-nav',
        '.theme-doc-toc-desktop',
        '.footer',
      ];
      const walked: string[] = [];
      for (let tabs = 0; tabs < 120 && walked.at(-1) !== '.footer'; tabs += 1) {
        await page.keyboard.press('Tab');
        const {part, isSeen, isMarked, html} = await focus(page, parts);
        expect({isSeen, isMarked}, html).toEqual({isSeen: true, isMarked: true});
        if (part !== undefined && part !== walked.at(-1)) walked.push(part);
      }
      expect(walked).toEqual(parts);
    }));

  test('a dropdown opens by Enter, is walked by Tab, and Escape leads back to its label', () =>
    visit('/versions/', async (page) => {
      const label = page.locator('.navbar .dropdown > a').first();
      await label.focus();
      await page.keyboard.press('Enter');
      expect(await label.getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('Tab');
      expect((await focus(page, ['.dropdown__menu'])).part).toBe('.dropdown__menu');
      await page.keyboard.press('Escape');
      expect(await label.getAttribute('aria-expanded')).toBe('false');
      expect(await label.evaluate((element) => element === document.activeElement)).toBe(true);
    }));

  test('the focus stays in the open drawer, and goes back to its button', () =>
    visit(
      '/docs/',
      async (page) => {
        const toggle = page.locator('.navbar__toggle');
        await toggle.focus();
        await page.keyboard.press('Enter');
        await expect.poll(async () => (await focus(page, ['[role="dialog"]'])).part).toBe('[role="dialog"]');
        for (let tabs = 0; tabs < 30; tabs += 1) {
          await page.keyboard.press('Tab');
          const {part, html} = await focus(page, ['[role="dialog"]', 'html:has(body:focus)', 'body']);
          // Between the last entry and the first, the focus is in the browser's own controls.
          expect(part === '[role="dialog"]' || html?.startsWith('<body'), html).toBe(true);
        }
        await page.keyboard.press('Escape');
        await expect.poll(() => toggle.evaluate((element) => element === document.activeElement)).toBe(true);
      },
      {width: 375},
    ));

  test('arrows walk through tabs, and select them', () =>
    visit('/docs/markdown-features/tabs/', async (page) => {
      const tabs = page.getByRole('tablist').first().getByRole('tab');
      await tabs.first().focus();
      await page.keyboard.press('ArrowLeft');
      expect(await tabs.last().getAttribute('aria-selected')).toBe('true');
      await page.keyboard.press('ArrowRight');
      expect(await tabs.first().evaluate((element) => element === document.activeElement)).toBe(true);
      const panel = page.locator(`#${await tabs.first().getAttribute('aria-controls')}`);
      expect(await panel.isVisible()).toBe(true);
    }));
});

describe('with forced colours', () => {
  const style = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const {textDecorationLine, borderTopWidth, borderBottomColor} = getComputedStyle(element);
        return {textDecorationLine, borderTopWidth, borderBottomColor};
      });

  test('the current entry, the selected tab and the frames of code and notes are seen', () =>
    visit('/docs/markdown-features/tabs/', async (page) => {
      await page.emulateMedia({forcedColors: 'active'});
      expect((await style(page, '.menu__link--active[aria-current="page"]')).textDecorationLine).toBe(
        'underline',
      );
      expect((await style(page, '.theme-code-block')).borderTopWidth).toBe('1px');
      const selected = await style(page, '.tabs__item--active');
      const other = await style(page, '.tabs__item:not(.tabs__item--active)');
      expect(selected.borderBottomColor).not.toBe(other.borderBottomColor);
    }));
});
