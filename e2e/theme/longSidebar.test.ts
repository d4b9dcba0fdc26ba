import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {createBundledSite, useBuiltSite} from '../harness/index.js';

/** Number of pages in one sidebar: more than `rowsInHtml`, the number of entries in the HTML. */
const count = 120;

const rowsInHtml = 60;

const visit = useBuiltSite(async () => {
  const site = createBundledSite('minimal', (files) => {
    files.replace(
      'docusaurus.config.mjs',
      'export default {',
      `export default {themeConfig: {docs: {sidebar: {rowsInHtml: ${rowsInHtml}}}},`,
    );
    for (let number = 1; number <= count; number += 1) {
      files.write(
        `docs/many/page-${number}.md`,
        `---\nsidebar_position: ${number}\n---\n\n# Page ${number}\n`,
      );
    }
    files.write('docs/many/zone/_category_.json', '{"label": "Zone", "position": 118}');
    files.write('docs/many/zone/index.md', '---\nunlisted: true\n---\n\n# Zone\n');
    files.write('docs/many/zone/inside.md', '# Inside\n');
    for (let number = 1; number <= 50; number += 1) {
      files.write(
        `docs/with-few/few-${number}.md`,
        `---\nsidebar_position: ${number}\n---\n\n# Few ${number}\n`,
      );
    }
    files.write('src/pages/start.md', '# Start\n\n[Far](/docs/many/page-100), [near](/docs/many/page-3)\n');
  });
  const built = await site.build();
  expect(built.code, built.stdout + built.stderr).toBe(0);
  return site;
});

const menu = (page: Page) => page.locator('.theme-doc-sidebar-container nav.menu');
const labels = (page: Page) => menu(page).locator('.theme-doc-sidebar-item-link').allInnerTexts();

declare global {
  interface Window {
    /** Position in each frame of the current page's entry, or of its category, in CSS pixels from the top. */
    places: number[];
    /** Total layout shift (CLS of Web Vitals). */
    shift: number;
  }
}

function watchTheCurrentEntry() {
  window.places = [];
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += (entry as unknown as {value: number}).value;
  }).observe({type: 'layout-shift', buffered: true});
  const look = () => {
    const entry =
      document.querySelector('nav.menu [aria-current="page"]') ??
      [...document.querySelectorAll('nav.menu .menu__link--active')].at(-1);
    if (entry) window.places.push(entry.getBoundingClientRect().top);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test.each([
  ['/docs/many/page-60', 'Page 60', 'in the middle of the list'],
  ['/docs/many/page-119', 'Page 119', 'near its end, from which the menu is not scrolled away'],
  ['/docs/many/zone/', 'Zone', 'where an unlisted page has no entry but its category'],
])('the rows around %s are in the HTML, the others come with JavaScript and move nothing', (path, label) =>
  visit(
    path,
    async (page) => {
      const watch = async () => {
        await expect.poll(async () => (await labels(page)).length).toBeGreaterThanOrEqual(count);
        expect(await menu(page).getByText('…').count()).toBe(0);
        const {places, shift} = await page.evaluate(() => ({places: window.places, shift: window.shift}));
        return {places: [...new Set(places.map(Math.round))], shift};
      };
      let seen = await watch();
      // Repeats a failed check: a busy machine may paint an unfinished document. A real layout shift happens each time.
      for (let again = 0; again < 2 && (seen.places.length > 1 || seen.shift > 0); again += 1) {
        await page.reload();
        seen = await watch();
      }
      expect(seen.places, 'the places of the entry').toHaveLength(1);
      expect(seen.shift).toBe(0);
      const box = await menu(page).getByText(label, {exact: true}).boundingBox();
      expect(box?.y, 'the entry is on the screen').toBeGreaterThan(60);
      expect(box?.y).toBeLessThan(780);
    },
    {before: watchTheCurrentEntry},
  ),
);

test('a list whose rows are all in the HTML stands at its end, too, where it is longer than the window', async () => {
  const places = (height: number, javaScript: boolean) =>
    visit(
      '/docs/with-few/few-49',
      async (page) => {
        await page.setViewportSize({width: 1280, height});
        const place = async (label: string) =>
          (await menu(page).getByText(label, {exact: true}).boundingBox())?.y ?? 0;
        return {first: await place('Introduction'), own: await place('Few 49')};
      },
      {javaScript},
    );
  for (const javaScript of [false, true]) {
    expect((await places(800, javaScript)).own).toBeLessThan(780);
    const tall = await places(2600, javaScript);
    expect(tall.first).toBeGreaterThan(60);
    expect(tall.first).toBeLessThan(100);
  }
});

describe('a menu that comes without a page load', () => {
  const scrollTop = (page: Page) => menu(page).evaluate((element) => element.scrollTop);
  const place = async (page: Page) => (await menu(page).locator('[aria-current="page"]').boundingBox())?.y;

  test('has the entry of the page in view, and begins at its top where that is so anyway', () =>
    visit('/start', async (page) => {
      await page.getByRole('link', {name: 'Far'}).click();
      await page.getByRole('heading', {level: 1, name: 'Page 100'}).waitFor();
      expect(await place(page)).toBeGreaterThan(200);
      expect(await place(page)).toBeLessThan(600);
      const before = await scrollTop(page);
      await page.locator('.pagination-nav__link--next').click();
      await page.getByRole('heading', {level: 1, name: 'Page 101'}).waitFor();
      expect(await scrollTop(page), 'it stays from page to page').toBe(before);
      await page.goBack();
      await page.goBack();
      await page.getByRole('link', {name: 'near'}).click();
      await page.getByRole('heading', {level: 1, name: 'Page 3'}).waitFor();
      expect(await scrollTop(page)).toBe(0);
    }));

  test('because the window becomes wide, has it in view, too', () =>
    visit(
      '/docs/many/page-100',
      async (page) => {
        await page.setViewportSize({width: 1280, height: 800});
        await expect.poll(() => place(page)).toBeGreaterThan(200);
        expect(await place(page)).toBeLessThan(600);
      },
      {width: 375},
    ));
});

test('the slide-out menu opens with the entry of the page in view', () =>
  visit(
    '/docs/many/page-100',
    async (page) => {
      const drawer = page.locator('.navbar-sidebar');
      const openAt = async (label: string) => {
        await page.locator('.navbar__toggle').click();
        const entry = drawer.locator('[aria-current="page"]');
        await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
        expect(await entry.innerText()).toBe(label);
        expect((await entry.boundingBox())?.y).toBeGreaterThan(200);
        expect((await entry.boundingBox())?.y).toBeLessThan(600);
      };
      await openAt('Page 100');
      await page.keyboard.press('Escape');
      await page.locator('.pagination-nav__link--next').click();
      await page.getByRole('heading', {level: 1, name: 'Page 101'}).waitFor();
      await openAt('Page 101');
    },
    {width: 375},
  ));

test('near the end of the list, the page has its entry on the screen without JavaScript too', () =>
  visit(
    '/docs/many/page-119',
    async (page) => {
      const box = await menu(page).locator('[aria-current="page"]').boundingBox();
      expect(box?.y).toBeGreaterThan(60);
      expect(box?.y).toBeLessThan(780);
    },
    {javaScript: false},
  ));

test('at the beginning of the list the menu stays at its top', () =>
  visit('/docs/many/page-2', async (page) => {
    await expect.poll(async () => (await labels(page)).length).toBeGreaterThanOrEqual(count);
    expect(await menu(page).evaluate((element) => element.scrollTop)).toBe(0);
  }));

test('in the middle of a list that is whole, the page has its entry on the screen from the beginning', () =>
  visit(
    '/docs/with-few/few-30',
    async (page) => {
      expect(await labels(page)).toHaveLength(52);
      const places = await page.evaluate(() => window.places);
      expect(Math.min(...places)).toBeGreaterThan(200);
      expect(Math.max(...places)).toBeLessThan(600);
    },
    {before: watchTheCurrentEntry},
  ));

test('without JavaScript, dots lead on through the list in both directions', () =>
  visit(
    '/docs/many/page-60',
    async (page) => {
      const shown = await labels(page);
      expect(shown).toHaveLength(rowsInHtml);
      expect(shown).toContain('Page 60');
      const dots = menu(page).getByRole('link', {name: 'More entries'});
      await dots.first().click();
      await page.waitForURL('**/docs/intro');
      await page.goBack();
      await dots.nth(2).click();
      await page.waitForURL('**/docs/many/page-111');
      expect(await labels(page)).toContain('Page 100');
      await dots.nth(1).click();
      await page.waitForURL(/page-6\d$/);
    },
    {javaScript: false},
  ));
