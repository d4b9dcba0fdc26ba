import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {buildOnce, useBuiltSite, waitForHydration} from '../harness/index.js';

const visit = useBuiltSite(() => buildOnce('theme-docs'));

/** Scrolls and waits for the page's scroll event. */
const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => {
    const settled = new Promise((resolve) => window.addEventListener('scroll', resolve, {once: true}));
    window.scrollTo({top: y, behavior: 'instant'});
    return settled.then(() => undefined);
  }, top);

describe('the navbar of a page that is scrolled', () => {
  const bottom = (page: Page) =>
    page.locator('nav.navbar').evaluate((element) => Math.round(element.getBoundingClientRect().bottom));

  test('leaves on the way down and returns on the way up', () =>
    visit('/docs/contents', async (page) => {
      await scrollTo(page, 40);
      expect(await bottom(page), 'not before it would be out of sight').toBeGreaterThan(0);
      await scrollTo(page, 600);
      await expect.poll(() => bottom(page)).toBe(-2);
      await scrollTo(page, 500);
      await expect.poll(() => bottom(page)).toBe(60);
      await scrollTo(page, 10_000);
      await expect.poll(() => bottom(page)).toBe(-2);
    }));

  test('leaves after a jump to a heading and stays away for that jump; another page brings it back', () =>
    visit('/docs/contents', async (page) => {
      await scrollTo(page, 2500);
      await scrollTo(page, 2400);
      await expect.poll(() => bottom(page)).toBe(60);
      // Scrolls up by a link in the table of contents. Any other way of scrolling up would show the navbar.
      await page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'First child'}).click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(2000);
      await expect.poll(() => bottom(page)).toBe(-2);
      await page.locator('.pagination-nav__link--next').click();
      await page.getByRole('heading', {level: 1, name: 'Levels'}).waitFor();
      await expect.poll(() => bottom(page)).toBeGreaterThanOrEqual(60);
    }));

  test.each([1280, 375])(
    'is not over the heading that a visit or a reload begins at, %i pixels wide',
    (width) =>
      visit(
        '/docs/contents#first-child',
        async (page) => {
          const top = () =>
            page
              .locator('#first-child')
              .evaluate((element) => Math.round(element.getBoundingClientRect().top));
          await expect.poll(() => bottom(page)).toBe(-2);
          expect(await top()).toBeGreaterThanOrEqual(0);
          await page.reload();
          await waitForHydration(page);
          await expect.poll(() => bottom(page)).toBe(-2);
          expect(await top()).toBeGreaterThanOrEqual(0);
          await scrollTo(page, (await page.evaluate(() => window.scrollY)) - 100);
          await expect.poll(() => bottom(page)).toBe(60);
        },
        {width},
      ),
  );

  test('is there where a visit begins at a heading that does not exist', () =>
    visit('/docs/contents#nothing', async (page) => {
      expect(await bottom(page)).toBeGreaterThanOrEqual(60);
    }));
});

describe('the button back to the top', () => {
  const button = (page: Page) => page.locator('.theme-back-to-top-button');

  test('comes when the reader scrolls up far enough from the top and the end, and goes when they scroll down', () =>
    visit('/docs/contents', async (page) => {
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(await button(page).isVisible()).toBe(false);
      await scrollTo(page, 1500);
      await scrollTo(page, 1400);
      await button(page).waitFor();
      await scrollTo(page, 1450);
      await button(page).waitFor({state: 'hidden'});
      await scrollTo(page, 310);
      await button(page).waitFor();
      await scrollTo(page, 290);
      await button(page).waitFor({state: 'hidden'});
      await scrollTo(page, end);
      await scrollTo(page, end - 900);
      await button(page).waitFor();
    }));

  test('is a circle of 3rem in the corner that leads back softly, until the reader scrolls down', () =>
    visit('/docs/contents', async (page) => {
      await scrollTo(page, 3000);
      await scrollTo(page, 2900);
      await button(page).waitFor();
      await expect.poll(async () => (await button(page).boundingBox())?.width).toBe(48);
      const style = await button(page).evaluate((element) => {
        const {position, right, bottom, borderRadius, height} = getComputedStyle(element);
        return {position, right, bottom, borderRadius, height};
      });
      expect(style).toEqual({
        position: 'fixed',
        right: '20.8px',
        bottom: '20.8px',
        borderRadius: '50%',
        height: '48px',
      });
      await button(page).click();
      const tops = await page.evaluate(async () => {
        const seen: number[] = [];
        while (window.scrollY > 0 && seen.length < 200) {
          await new Promise(requestAnimationFrame);
          seen.push(window.scrollY);
        }
        return seen;
      });
      expect(tops.length, 'several frames').toBeGreaterThan(5);
      expect(tops.at(-1)).toBe(0);

      await scrollTo(page, 3000);
      await scrollTo(page, 2900);
      await button(page).click();
      await page.evaluate(async () => {
        while (window.scrollY > 1500) await new Promise(requestAnimationFrame);
        window.scrollBy({top: 900, behavior: 'instant'});
      });
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => window.scrollY), 'it did not go on').toBeGreaterThan(1000);
    }));

  test('stays away after a jump to a heading, and is not on other pages', async () => {
    await visit('/docs/contents', async (page) => {
      await scrollTo(page, 3000);
      await scrollTo(page, 2900);
      await button(page).waitFor();
      await page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'First child'}).click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(2000);
      await button(page).waitFor({state: 'hidden'});
    });
    expect(await visit('/about', (page) => button(page).count())).toBe(0);
    expect(await visit('/docs/tags', (page) => button(page).count())).toBe(0);
  });
});
