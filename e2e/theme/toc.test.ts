import type {Locator, Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {buildOnce, useBuiltSite} from '../harness/index.js';

const visit = useBuiltSite(() => buildOnce('theme-docs'));

const toc = (page: Page): Locator => page.locator('.theme-doc-toc-desktop');
const active = (page: Page): Promise<string[]> =>
  page
    .locator('.table-of-contents__link--active')
    .evaluateAll((all) => all.map((link) => link.textContent ?? ''));
/** Scrolls until the heading is `top` pixels below the top edge of the window. */
const place = (page: Page, id: string, top: number): Promise<void> =>
  page.evaluate(
    ([headingId, distance]) => {
      const box = document.getElementById(headingId)?.getBoundingClientRect();
      window.scrollTo({top: window.scrollY + (box?.top ?? 0) - distance, behavior: 'instant'});
    },
    [id, top] as const,
  );
const hrefs = (list: Locator): Promise<(string | null)[]> =>
  list.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

describe('the contents list', () => {
  test('stands right of the text in a sticky column with its own scroll, and not on small screens', () =>
    visit('/docs/contents', async (page) => {
      expect(await page.locator('.col.col--3 > .theme-doc-toc-desktop').count()).toBe(1);
      const style = await toc(page).evaluate((element) => {
        const {position, overflowY, maxHeight} = getComputedStyle(element);
        return {position, overflowY, maxHeight};
      });
      // Window height without the navbar (60 px) and 2rem (32 px).
      expect(style).toEqual({position: 'sticky', overflowY: 'auto', maxHeight: `${800 - 60 - 32}px`});
      expect(await toc(page).getAttribute('class')).toContain('thin-scrollbar');
      expect(await toc(page).locator('ul.table-of-contents__left-border').count()).toBe(1);
      await page.setViewportSize({width: 996, height: 800});
      await toc(page).waitFor({state: 'detached'});
    }));

  test('keeps the markup of headings and links to them', () =>
    visit('/docs/contents', async (page) => {
      expect(await hrefs(toc(page))).toEqual([
        '#first',
        '#first-child',
        '#second-with-code',
        '#third',
        '#last',
      ]);
      expect(await toc(page).locator('a code').innerText()).toBe('code');
      expect(await toc(page).locator('ul ul a').getAttribute('href')).toBe('#first-child');
    }));

  test('has the levels that front matter asks for, nested sensibly where some are skipped', () =>
    visit('/docs/levels', async (page) => {
      const nested = await toc(page)
        .locator('ul.table-of-contents > li')
        .evaluateAll((items) =>
          items.map((item) => [...item.querySelectorAll('a')].map((link) => link.getAttribute('href'))),
        );
      expect(nested).toEqual([['#four'], ['#three', '#five']]);
    }));

  test('is left out by front matter, and the text is wider then', async () => {
    const widthOf = (page: Page) =>
      page.locator('article').evaluate((element) => element.getBoundingClientRect().width);
    const narrow = await visit('/docs/levels', widthOf);
    const wide = await visit('/docs/fixed/lonely', async (page) => {
      expect(await page.locator('.table-of-contents').count()).toBe(0);
      expect(await page.locator('.theme-doc-toc-mobile').count()).toBe(0);
      return widthOf(page);
    });
    expect(Math.round(narrow)).toBeLessThan(wide * 0.76);
  });
});

describe('the active entry', () => {
  test('is none above the first heading, while that is still in the lower half', () =>
    visit('/docs/contents', async (page) => {
      expect(await active(page)).toEqual([]);
    }));

  test('is the first heading below the top edge, if it is in the upper half of the window', () =>
    visit('/docs/contents', async (page) => {
      await place(page, 'first', 390);
      await expect.poll(() => active(page)).toEqual(['First']);
      await place(page, 'third', 1);
      await expect.poll(() => active(page)).toEqual(['Third']);
    }));

  test('is the one before it otherwise', () =>
    visit('/docs/contents', async (page) => {
      await place(page, 'first', 410);
      await place(page, 'second-with-code', 410);
      await expect.poll(() => active(page)).toEqual(['First child']);
      // Above the top edge of the window: the navbar does not count, since it hides on scroll.
      await place(page, 'third', -5);
      await expect.poll(() => active(page)).toEqual(['Third']);
    }));

  test('is the last one at the end of the page', () =>
    visit('/docs/contents', async (page) => {
      await page.evaluate(() => window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
      await expect.poll(() => active(page)).toEqual(['Last']);
    }));

  test('is scrolled into view in its list, without moving the page', () =>
    visit('/docs/contents', async (page) => {
      await page.setViewportSize({width: 1280, height: 180});
      await place(page, 'last', 10);
      await expect.poll(() => toc(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
      await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
      await expect.poll(() => active(page)).toEqual([]);
      // With a tall footer, the list is scrolled out of the window.
      const end = await page.evaluate(() => {
        document.querySelector('footer.footer')?.setAttribute('style', 'min-height: 2000px');
        window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'});
        return window.scrollY;
      });
      await expect.poll(() => active(page)).toEqual(['Last']);
      expect(await page.evaluate(() => window.scrollY)).toBe(end);
    }));

  test('is marked only in lists that take part', () =>
    visit('/docs/contents', async (page) => {
      await place(page, 'second-with-code', 100);
      await expect.poll(() => active(page)).toHaveLength(1);
      const marked = page.locator('.table-of-contents__link--active');
      expect(await marked.getAttribute('class')).toContain('toc-highlight');
      expect(await page.locator('.theme-doc-markdown .table-of-contents__link--active').count()).toBe(0);
    }));
});

describe('the list inside the page', () => {
  test('has discs and plain links', () =>
    visit('/docs/contents', async (page) => {
      const list = page.locator('.theme-doc-markdown ul.table-of-contents');
      expect(await list.evaluate((element) => getComputedStyle(element).listStyleType)).toBe('disc');
      expect(await list.locator('a[class]').count()).toBe(0);
      expect(await hrefs(list)).toHaveLength(5);
    }));

  test('on small screens is a closed box that opens, without an active entry', () =>
    visit(
      '/docs/contents',
      async (page) => {
        const box = page.locator('.theme-doc-toc-mobile');
        const button = box.getByRole('button', {name: 'On this page'});
        expect(await button.getAttribute('aria-expanded')).toBe('false');
        expect(await box.locator('a').count()).toBe(0);
        await button.click();
        expect(await button.getAttribute('aria-expanded')).toBe('true');
        await box.getByRole('link', {name: 'Third'}).click();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
        expect(new URL(page.url()).hash).toBe('#third');
        expect(await active(page)).toEqual([]);
      },
      {width: 375},
    ));

  test('is in the HTML at every width; CSS hides the box on desktop and in print', () =>
    visit(
      '/docs/contents',
      async (page) => {
        const box = page.locator('.theme-doc-toc-mobile');
        expect(await box.count()).toBe(1);
        expect(await box.isVisible()).toBe(false);
        await page.setViewportSize({width: 375, height: 800});
        await page.emulateMedia({media: 'print'});
        expect(await box.isVisible()).toBe(false);
      },
      {javaScript: false},
    ));
});
