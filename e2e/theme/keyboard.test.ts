import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {buildOnce, useBuiltSite} from '../harness/index.js';

const visit = useBuiltSite(() => buildOnce('theme-docs'));

const skip = (page: Page) => page.getByRole('link', {name: 'Skip to main content'});
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName);

describe('the link that skips to the content', () => {
  test('is off the screen until it is focused, and leads to the main element for once', () =>
    visit('/docs', async (page) => {
      expect((await skip(page).boundingBox())?.x).toBeGreaterThanOrEqual(1280);
      await page.keyboard.press('Tab');
      expect(await skip(page).evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await skip(page).boundingBox()).toMatchObject({x: 16, y: 16});
      expect(await skip(page).evaluate((element) => getComputedStyle(element).boxShadow)).not.toBe('none');
      await page.keyboard.press('Enter');
      expect(await focused(page)).toBe('MAIN');
      expect(await page.locator('main').getAttribute('tabindex')).toBe('-1');
      await page.keyboard.press('Tab');
      expect(await page.locator('main').getAttribute('tabindex')).toBeNull();
      expect(
        await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
      ).toBe(true);
    }));

  test('comes first again after a navigation, but not after one to a heading', () =>
    visit('/docs/contents', async (page) => {
      await page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'Third'}).click();
      await expect.poll(() => new URL(page.url()).hash).toBe('#third');
      expect(await focused(page)).not.toBe('Skip to main content');
      await page.locator('.pagination-nav__link--next').click();
      await page.getByRole('heading', {level: 1, name: 'Levels'}).waitFor();
      await expect.poll(() => focused(page)).toBe('Skip to main content');
    }));
});

test('outlines are for those who use the keyboard, and for all until a script can tell', () =>
  visit('/docs', async (page) => {
    const html = await (await page.request.get(page.url())).text();
    expect(html).toMatch(/<body[^>]*class="[^"]*\bnavigation-with-keyboard\b/);
    const outline = () =>
      page.evaluate(() => {
        const {outlineStyle, outlineWidth} = getComputedStyle(document.activeElement ?? document.body);
        return outlineStyle === 'none' ? 'none' : outlineWidth;
      });
    const isMarked = () => page.evaluate(() => document.body.classList.contains('navigation-with-keyboard'));
    await page.mouse.click(640, 700);
    expect(await isMarked()).toBe(false);
    await page.locator('.navbar__brand').focus();
    expect(await outline()).toBe('none');
    await page.keyboard.press('Tab');
    expect(await isMarked()).toBe(true);
    expect(await outline()).not.toBe('none');
  }));

test('Tab goes through the navbar, the sidebar and the page, in this order, as they are seen', () =>
  visit('/docs/linked/child', async (page) => {
    const seen: string[] = [];
    for (let tabs = 0; tabs < 60; tabs += 1) {
      await page.keyboard.press('Tab');
      const {part, isSeen, name} = await page.evaluate(() => {
        const element = document.activeElement;
        const parts = ['.navbar', '.theme-doc-sidebar-container', 'article', '.pagination-nav'];
        const box = element?.getBoundingClientRect();
        return {
          part: parts.find((selector) => element?.closest(selector)),
          isSeen: box !== undefined && box.width > 0 && box.bottom > 0 && box.top < window.innerHeight,
          name: element?.outerHTML,
        };
      });
      if (!part) continue;
      expect(isSeen, name).toBe(true);
      if (part !== seen.at(-1)) seen.push(part);
      if (part === '.pagination-nav') break;
    }
    expect(seen).toEqual(['.navbar', '.theme-doc-sidebar-container', 'article', '.pagination-nav']);
  }));
