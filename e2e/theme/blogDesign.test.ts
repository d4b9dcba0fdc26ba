import type {Page} from 'playwright-core';
import {expect, test} from 'vitest';
import {buildOnce, useBuiltSite} from '../harness/index.js';

const visit = useBuiltSite(() => buildOnce('blog-theme'));

/**
 * Contrast ratio of an element's background to that of the page; 1 if they are equal. Includes semi-transparent
 * backgrounds.
 */
const loudness = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const rgba = (of: Element) => (getComputedStyle(of).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
      // In light mode, the page has no background colour, so it is white.
      const [r = 0, g = 0, b = 0, filled = 1] = rgba(document.documentElement);
      const ground = filled === 0 ? [255, 255, 255] : [r, g, b];
      const [red = 0, green = 0, blue = 0, alpha = 1] = rgba(element);
      const mixed = [red, green, blue].map((part, i) => part * alpha + (ground[i] ?? 0) * (1 - alpha));
      const luminance = (color: readonly number[]) =>
        color
          .map((part) => part / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
          .reduce((sum, part, i) => sum + part * ([0.2126, 0.7152, 0.0722][i] ?? 0), 0);
      const [low = 0, high = 0] = [luminance(ground), luminance(mixed)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    }, undefined);

test.each([false, true])('the head of the archive and the numbers of authors are quiet (dark: %s)', (dark) =>
  visit(
    '/blog/archive',
    async (page) => {
      const quiet = (selector: string) =>
        loudness(page, selector).then((contrast) => {
          expect(contrast).toBeGreaterThan(1.02);
          expect(contrast).toBeLessThan(2);
        });
      await quiet('main > header');
      await page.goto(new URL('/blog/authors', page.url()).href);
      await quiet('.avatar__name > span:last-child');
    },
    {dark},
  ),
);

test('a letter of the list of tags is beside its tags', () =>
  visit('/blog/tags', async (page) => {
    const letter = await page.locator('main h2').first().boundingBox();
    const tag = await page.locator('main li a').first().boundingBox();
    if (!letter || !tag) throw new Error('The list is not visible.');
    expect(tag.x).toBeGreaterThan(letter.x);
    expect(letter.height).toBeLessThan(48);
    expect(tag.y).toBeLessThan(letter.y + letter.height);
  }));

test('from right to left, a heading that is a number begins at the edge, before the sign of its link', () =>
  visit('/blog/archive', async (page) => {
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const distance = await page
      .locator('main h2')
      .first()
      .evaluate((heading) => {
        const text = document.createRange();
        text.selectNode(heading.firstChild ?? heading);
        return heading.getBoundingClientRect().right - text.getBoundingClientRect().right;
      });
    expect(distance).toBeLessThan(2);
  }));
