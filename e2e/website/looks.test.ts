import type {Page} from 'playwright-core';
import {expect, test} from 'vitest';
import {buildWebsite, useBuiltSite, waitForAnimations} from '../harness/index.js';

const visit = useBuiltSite(buildWebsite);

const chooser = (page: Page) => page.getByRole('region', {name: 'Colours and layout of this page'});
const choice = (page: Page, group: string, name: string) =>
  chooser(page).getByRole('group', {name: group}).getByRole('radio', {name});
const line = (page: Page) => chooser(page).locator('pre').innerText();

async function linkColor(page: Page): Promise<string> {
  await waitForAnimations(page);
  return page
    .locator('article p a')
    .first()
    .evaluate((link) => getComputedStyle(link).color);
}

const path = '/docs/styling-layout/';

test('colours and layouts are tried on the page with the keyboard, and the line of config is shown', () =>
  visit(
    path,
    async (page) => {
      const before = await linkColor(page);
      await choice(page, 'Colours', 'this website').focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => line(page)).toContain("{theme: {colors: 'blue'}}");
      expect(await linkColor(page)).toBe('rgb(37, 99, 201)');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => line(page)).toContain("{theme: {colors: 'teal'}}");
      expect(await linkColor(page)).toBe('rgb(13, 110, 106)');
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => line(page)).toContain("{theme: {colors: 'teal', layout: 'wide'}}");
      await page.setViewportSize({width: 1920, height: 900});
      const width = () =>
        page.locator('article').evaluate((article) => article.getBoundingClientRect().width);
      expect(await width()).toBeGreaterThan(1300);
      await choice(page, 'Layout', 'this website').click();
      await expect.poll(width).toBeLessThan(1000);
      await choice(page, 'Colours', 'this website').click();
      await expect.poll(() => line(page)).toContain("presets: ['classic']");
      expect(await linkColor(page)).toBe(before);
    },
    {policy: true},
  ));

test('a tried look follows the colour mode, and ends with the page', () =>
  visit(
    path,
    async (page) => {
      const background = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const before = await background();
      await choice(page, 'Colours', 'purple').click();
      await expect.poll(background).toBe('rgb(26, 25, 32)');
      await page.locator('.menu__link', {hasText: 'Static assets'}).click();
      await page.getByRole('heading', {level: 1, name: 'Static assets'}).waitFor();
      expect(await background()).toBe(before);
    },
    {dark: true},
  ));
