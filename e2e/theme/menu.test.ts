import axe from 'axe-core';
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {buildOnce, type PageOptions, useBuiltSite, waitForAnimations} from '../harness/index.js';

const visit = useBuiltSite(() => buildOnce('theme-docs'));
const small: PageOptions = {width: 375};

const drawer = (page: Page) => page.locator('.navbar-sidebar');
const back = (page: Page) => drawer(page).getByRole('button', {name: 'Back to main menu'});
const docsMenu = (page: Page) => drawer(page).locator('.theme-doc-sidebar-menu');
const isShown = (page: Page) => page.locator('.navbar-sidebar--show').count();
const heading = (page: Page, text: string) =>
  page.getByRole('heading', {level: 1, name: text, exact: true}).waitFor();
async function open(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  // The drawer is focused after its animation.
  await expect.poll(() => drawer(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(0);
}
/** True if the panel with this label is inside the window. Panels slide in and out. */
const isInWindow = async (page: Page, label: string): Promise<boolean> => {
  const box = await drawer(page).getByText(label, {exact: true}).first().boundingBox();
  return box !== null && box.x >= 0 && box.x + box.width <= 375;
};

describe('the docs menu on small screens', () => {
  test('is what the drawer shows first; behind it is the main menu; after closing it is first again', () =>
    visit(
      '/docs/linked/deep/two',
      async (page) => {
        expect(await drawer(page).isVisible()).toBe(false);
        await open(page);
        expect((await drawer(page).boundingBox())?.width).toBeCloseTo(375 * 0.83, 0);
        await expect.poll(() => isInWindow(page, 'Deep two')).toBe(true);
        expect(await isInWindow(page, 'API')).toBe(false);
        expect(await docsMenu(page).locator('[aria-current="page"]').innerText()).toBe('Deep two');
        await back(page).click();
        await expect.poll(() => isInWindow(page, 'API')).toBe(true);
        await drawer(page).getByRole('button', {name: 'Close navigation bar'}).click();
        await expect.poll(() => isShown(page)).toBe(0);
        await open(page);
        await expect.poll(() => isInWindow(page, 'Deep two')).toBe(true);
      },
      small,
    ));

  test('has the way back to the main menu at its top, however far it is scrolled', () =>
    visit(
      '/docs/linked/deep/two',
      async (page) => {
        await page.setViewportSize({width: 375, height: 300});
        await open(page);
        const top = await drawer(page)
          .locator('.navbar-sidebar__items')
          .evaluate((element) => element.getBoundingClientRect().top);
        for (const scrollTop of [1000, 0]) {
          await docsMenu(page).evaluate((list, y) => list.closest('.menu')?.scrollTo(0, y), scrollTop);
          expect((await back(page).boundingBox())?.y).toBe(top);
        }
        await back(page).click();
        await expect.poll(() => isInWindow(page, 'API')).toBe(true);
      },
      small,
    ));

  test('closes when an entry leads to a page, and not when it only opens a category', () =>
    visit(
      '/docs',
      async (page) => {
        await open(page);
        await docsMenu(page).getByRole('button', {name: 'Plain', exact: true}).click();
        await docsMenu(page).getByRole('button', {name: "Expand sidebar category 'Generated'"}).click();
        await docsMenu(page).getByRole('link', {name: 'An excerpt'}).waitFor();
        expect(await isShown(page)).toBe(1);
        await docsMenu(page).getByRole('link', {name: 'An excerpt'}).click();
        await heading(page, 'An excerpt');
        await expect.poll(() => isShown(page)).toBe(0);
        await open(page);
        await docsMenu(page).getByRole('link', {name: 'Linked', exact: true}).click();
        await heading(page, 'The page of the category');
        await expect.poll(() => isShown(page)).toBe(0);
      },
      small,
    ));

  test('is not there on pages without sidebar, which show the main menu', () =>
    visit(
      '/docs/without-sidebar',
      async (page) => {
        await open(page);
        await expect.poll(() => isInWindow(page, 'API')).toBe(true);
        expect(await isInWindow(page, 'Back to main menu')).toBe(false);
      },
      small,
    ));
});

describe('the drawer', () => {
  test('closes by Escape, by a press beside it, by the Back button of the browser and by a wide window', () =>
    visit(
      '/docs/levels',
      async (page) => {
        await page.locator('.pagination-nav__link--prev').click();
        await heading(page, 'Contents');
        for (const close of [
          () => page.keyboard.press('Escape'),
          () => page.mouse.click(360, 400),
          () => page.evaluate(() => window.history.back()),
          () => page.setViewportSize({width: 1280, height: 800}),
        ]) {
          await open(page);
          expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
          await close();
          await expect.poll(() => isShown(page)).toBe(0);
          expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden');
        }
        expect(new URL(page.url()).pathname, 'Back only closed it').toBe('/docs/contents');
      },
      small,
    ));

  test('keeps Tab inside what can be seen, and gives the focus back to its button', () =>
    visit(
      '/docs',
      async (page) => {
        await open(page);
        const seen = new Set<string>();
        for (let tabs = 0; tabs < 8; tabs += 1) {
          await page.keyboard.press('Tab');
          const focused = await page.evaluate(() => {
            const element = document.activeElement;
            const box = element?.getBoundingClientRect();
            const isVisible =
              box !== undefined && box.width > 0 && box.left >= 0 && box.right <= window.innerWidth;
            return {isVisible, name: element?.getAttribute('aria-label') ?? element?.textContent ?? ''};
          });
          expect(focused.isVisible, focused.name).toBe(true);
          seen.add(focused.name);
        }
        expect([...seen]).toContain('Back to main menu');
        expect([...seen]).not.toContain('API');
        await page.keyboard.press('Escape');
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
          .toBe('Toggle navigation bar');
      },
      small,
    ));

  test('is a modal dialog: the rest of the page cannot be reached', () =>
    visit(
      '/docs/contents',
      async (page) => {
        const isInert = (selector: string) =>
          page
            .locator(selector)
            .first()
            .evaluate((element) => element.closest('[inert]') !== null);
        await open(page);
        const dialog = page.getByRole('dialog', {name: 'Main'});
        expect(await dialog.getAttribute('aria-modal')).toBe('true');
        for (const outside of [
          'main',
          'footer',
          '.navbar__toggle',
          'a[href="#__docusaurus_skipToContent_fallback"]',
        ])
          expect(await isInert(outside), outside).toBe(true);
        for (let tabs = 0; tabs < 40; tabs += 1) {
          await page.keyboard.press('Tab');
          const isOutside = await dialog.evaluate(
            (element) =>
              document.activeElement !== document.body && !element.contains(document.activeElement),
          );
          expect(isOutside, `after ${tabs + 1} times`).toBe(false);
        }
        await page.evaluate(() => window.scrollTo({top: 900, behavior: 'instant'}));
        await page.waitForTimeout(300);
        expect((await drawer(page).boundingBox())?.y, 'it does not leave with the bar').toBe(0);
        await page.keyboard.press('Escape');
        await expect.poll(() => isShown(page)).toBe(0);
        expect(await page.locator('[inert]').count(), 'the closed drawer itself, and a panel of it').toBe(2);
      },
      small,
    ));

  test('lists the versions under a label that leads nowhere, open where one of them is the current', () =>
    visit(
      '/docs/api/one',
      async (page) => {
        await open(page);
        await back(page).click();
        const versions = drawer(page)
          .locator('li', {has: page.getByText('Versions', {exact: true})})
          .last();
        const label = versions.getByText('Versions', {exact: true});
        if ((await versions.getByRole('link', {name: 'Next'}).count()) === 0) await label.click();
        await versions.getByRole('link', {name: 'Next'}).waitFor();
        expect(new URL(page.url()).pathname).toBe('/docs/api/one');
        expect(await versions.locator('.menu__link--active').allInnerTexts()).toContain('2.0.0');
        await versions.getByRole('link', {name: 'Next'}).click();
        await heading(page, 'API one of the next version');
        await expect.poll(() => isShown(page)).toBe(0);
        expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
          'current',
        );
      },
      small,
    ));

  test('has no accessibility violations with either panel in front', () =>
    visit(
      '/docs/linked/deep/two',
      async (page) => {
        await page.evaluate(axe.source);
        const violations = () =>
          page.evaluate(async () => {
            const found = await window.axe.run(document);
            return found.violations.map(
              ({id, nodes}) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
            );
          });
        await open(page);
        await waitForAnimations(page);
        expect(await violations()).toEqual([]);
        await back(page).click();
        await waitForAnimations(page);
        expect(await violations()).toEqual([]);
      },
      {...small, dark: true},
    ));
});
