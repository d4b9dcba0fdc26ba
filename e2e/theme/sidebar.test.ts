import type {Locator, Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {buildOnce, useBuiltSite, waitForAnimations, waitForHydration} from '../harness/index.js';

const visit = useBuiltSite(() => buildOnce('theme-docs'));

const column = (page: Page): Locator => page.locator('.theme-doc-sidebar-container');
const menu = (page: Page): Locator => column(page).locator('nav.menu');
const item = (page: Page, label: string): Locator =>
  menu(page)
    .locator('a.menu__link, span.menu__link')
    .filter({hasText: new RegExp(`^${label}$`)});
/** List item of a category, with its nested items. */
const category = (page: Page, label: string): Locator =>
  menu(page)
    .locator('.theme-doc-sidebar-item-category')
    .filter({has: page.locator(`xpath=./div/*/span[@title="${label}"]`)});
const isOpen = async (page: Page, label: string): Promise<boolean> =>
  !/menu__list-item--collapsed/.test((await category(page, label).getAttribute('class')) ?? '');
const heading = (page: Page, text: string) => page.getByRole('heading', {level: 1, name: text}).waitFor();
const widthOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.width ?? 0;

describe('the column', () => {
  test('is 300 pixels wide on desktop, has a scroll of its own, and is not there on small screens', () =>
    visit('/docs/contents', async (page) => {
      expect(await widthOf(column(page))).toBe(300);
      const {overflow, position} = await menu(page).evaluate((element) => ({
        overflow: getComputedStyle(element).overflowY,
        position: getComputedStyle(element.parentElement?.parentElement ?? element).position,
      }));
      expect({overflow, position}).toEqual({overflow: 'auto', position: 'sticky'});
      expect(await menu(page).getAttribute('class')).toContain('thin-scrollbar');
      await page.setViewportSize({width: 996, height: 800});
      await column(page).waitFor({state: 'hidden'});
      await page.setViewportSize({width: 997, height: 800});
      await column(page).waitFor();
    }));

  test('reaches the top of the page and repeats the logo, because the navbar may leave', () =>
    visit('/docs', async (page) => {
      await page.evaluate(() => window.scrollTo(0, 200));
      const logo = column(page).getByRole('link', {name: 'Theme'});
      expect(await logo.getAttribute('tabindex')).toBe('-1');
      expect(await logo.getAttribute('href')).toBe('/');
      const box = await column(page)
        .locator('nav.menu')
        .evaluate((element) => {
          const sidebar = element.parentElement;
          return sidebar ? getComputedStyle(sidebar).paddingTop : '';
        });
      expect(box).toBe('0px');
    }));

  test('leaves room below its menu while the announcement bar is in view', () =>
    visit('/docs/contents', async (page) => {
      const margin = () => menu(page).evaluate((element) => getComputedStyle(element).marginBottom);
      expect(await margin()).toBe('30px');
      await page.evaluate(() => window.scrollTo(0, 50));
      await expect.poll(margin).toBe('0px');
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect.poll(margin).toBe('30px');
      await page.getByRole('button', {name: 'Close'}).click();
      await expect.poll(margin).toBe('0px');
    }));
});

describe('a navigation', () => {
  test('inside the version keeps the layout, open categories and the scroll position of the menu', () =>
    visit('/docs/contents', async (page) => {
      await page.setViewportSize({width: 1280, height: 400});
      await item(page, 'Plain').click();
      await item(page, 'Plain one').waitFor();
      await menu(page).evaluate((element) => element.scrollTo(0, 120));
      await column(page).evaluate((element) => Object.assign(element, {isFirst: true}));
      // Clicks by script, since a click by mouse would scroll the entry into view.
      await item(page, 'Levels').evaluate((element) => (element as HTMLElement).click());
      await heading(page, 'Levels');
      expect(await column(page).evaluate((element) => 'isFirst' in element)).toBe(true);
      expect(await isOpen(page, 'Plain')).toBe(true);
      expect(await menu(page).evaluate((element) => element.scrollTop)).toBe(120);
    }));

  test('to another sidebar, or to one of the same name in another version, starts anew', () =>
    visit('/docs/contents', async (page) => {
      await page.setViewportSize({width: 1280, height: 400});
      await item(page, 'Plain').click();
      await item(page, 'Plain one').waitFor();
      await menu(page).evaluate((element) => element.scrollTo(0, 120));
      await page.locator('.navbar').getByRole('link', {name: 'API', exact: true}).click();
      await heading(page, 'API one');
      expect(await menu(page).evaluate((element) => element.scrollTop)).toBe(0);
      await page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}).click();
      await heading(page, 'Introduction');
      expect(await isOpen(page, 'Plain')).toBe(false);
      await column(page).evaluate((element) => Object.assign(element.firstElementChild ?? {}, {isOld: true}));
      await page.locator('.navbar .dropdown').hover();
      await page.locator('.dropdown__menu').getByRole('link', {name: 'One'}).click();
      await heading(page, 'Introduction of old');
      expect(await column(page).evaluate(({firstElementChild}) => 'isOld' in (firstElementChild ?? {}))).toBe(
        false,
      );
    }));

  test('to an unknown path below the docs shows the not-found page', () =>
    visit('/docs', async (page) => {
      const response = await page.request.get(new URL('/docs/plain/nowhere', page.url()).href);
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain('Page Not Found');
    }));
});

describe('hiding', () => {
  const collapse = (page: Page) => page.getByRole('button', {name: 'Collapse sidebar'});
  const strip = (page: Page) => page.getByRole('button', {name: 'Expand sidebar', exact: true});

  test('shrinks the column to a strip of 30 pixels, gives the room to the content, and lasts until a reload', () =>
    visit('/docs/contents', async (page) => {
      const main = page.locator('main');
      const before = await widthOf(main);
      expect((await collapse(page).boundingBox())?.height).toBe(40);
      expect(await column(page).evaluate((element) => getComputedStyle(element).transitionProperty)).toBe(
        'width',
      );
      // Checks the first frame after the click, in which the transition has only begun.
      const early = await collapse(page).evaluate(async (button: HTMLElement) => {
        button.click();
        await new Promise(requestAnimationFrame);
        return document.querySelectorAll('[aria-label="Expand sidebar"][role="button"]').length;
      });
      expect(early, 'the strip comes when the transition is over').toBe(0);
      await strip(page).waitFor();
      expect(await widthOf(column(page))).toBe(30);
      expect(await widthOf(main)).toBe(before + 270);
      expect(await menu(page).isVisible()).toBe(false);
      expect(await strip(page).getAttribute('tabindex')).toBe('0');

      await page.locator('.pagination-nav__link--next').click();
      await heading(page, 'Levels');
      expect(await strip(page).isVisible(), 'a navigation keeps it hidden').toBe(true);
      await page.reload();
      await waitForHydration(page);
      expect(await menu(page).isVisible()).toBe(true);
      expect(await widthOf(column(page))).toBe(300);
    }));

  test('ends with a click on the strip or any key that is not on its way past it', () =>
    visit('/docs/contents', async (page) => {
      for (const open of [
        () => strip(page).click(),
        () => page.keyboard.press('Enter'),
        () => page.keyboard.press('Space'),
        () => page.keyboard.press('x'),
      ]) {
        await collapse(page).click();
        await strip(page).focus();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Control+c');
        expect(await strip(page).evaluate((element) => element === document.activeElement)).toBe(true);
        await open();
        await menu(page).waitFor();
        await expect.poll(() => widthOf(column(page))).toBe(300);
        expect(await strip(page).count()).toBe(0);
      }
    }));

  test('keeps the focus of who works with the keyboard', () =>
    visit('/docs/contents', async (page) => {
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      await collapse(page).focus();
      await page.keyboard.press('Enter');
      await strip(page).waitFor();
      await expect.poll(focused).toBe('Expand sidebar');
      await page.keyboard.press('Enter');
      await collapse(page).waitFor();
      await expect.poll(focused).toBe('Collapse sidebar');
    }));
});

describe('an entry', () => {
  test('is labelled by its front matter, else by the item, else by its title', () =>
    visit('/docs', async (page) => {
      const labels = await menu(page).locator('.theme-doc-sidebar-item-link-level-1 > a').allInnerTexts();
      expect(labels.slice(0, 3)).toEqual(['Introduction', 'From front matter', 'From the item']);
    }));

  test('to another site opens in a new tab and says so', () =>
    visit('/docs', async (page) => {
      const link = item(page, 'Another site');
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
      expect(await link.locator('svg').getAttribute('aria-label')).toBe('(opens in new tab)');
      expect(await item(page, 'Levels').getAttribute('target')).toBeNull();
      expect(await item(page, 'Levels').locator('svg').count()).toBe(0);
    }));

  test('has its className and customProps, and its level', () =>
    visit('/docs/linked/deep/two', async (page) => {
      expect(await menu(page).locator('li.of-the-item').count()).toBe(1);
      expect(await menu(page).locator('li.of-the-link a').getAttribute('data-kind')).toBe('external');
      expect(await menu(page).locator('li.of-the-category > div > a').getAttribute('data-kind')).toBe(
        'linked',
      );
      for (const [label, level] of [
        ['Linked', 1],
        ['Deep', 2],
        ['Deeper', 3],
      ] as const) {
        expect(await category(page, label).getAttribute('class')).toContain(
          `theme-doc-sidebar-item-category-level-${level}`,
        );
      }
      const leaf = menu(page).locator('li.theme-doc-sidebar-item-link', {hasText: 'Deep two'});
      expect(await leaf.getAttribute('class')).toContain('theme-doc-sidebar-item-link-level-4');
    }));

  test('of the current page is marked, also when its address has a slash at the end', async () => {
    for (const path of ['/docs/levels', '/docs/levels/']) {
      await visit(path, async (page) => {
        const link = item(page, 'Levels');
        expect(await link.getAttribute('aria-current')).toBe('page');
        expect(await link.getAttribute('class')).toContain('menu__link--active');
        expect(await menu(page).locator('[aria-current]').count()).toBe(1);
      });
    }
  });

  test('that is HTML is shown as written, with the room of a link if it asks for the default style', async () => {
    for (const width of [1280, 375]) {
      await visit(
        '/docs',
        async (page) => {
          if (width === 375) await page.locator('.navbar__toggle').click();
          const list = page.locator('.theme-doc-sidebar-menu').first();
          const inset = (selector: string) =>
            list.locator(selector).evaluate((element) => {
              const box = element.closest('ul')?.getBoundingClientRect();
              return element.getBoundingClientRect().left - (box?.left ?? 0);
            });
          expect(await list.locator('li.html-item em.styled').textContent()).toBe('Styled');
          // Approximate, since positions are not whole pixels while the drawer slides in.
          expect(await inset('em.styled')).toBeCloseTo((await inset('a.menu__link >> nth=0')) + 12);
          expect(await inset('em.raw')).toBeCloseTo(0);
        },
        {width},
      );
    }
  });

  test('of an unlisted page is shown on that page only', async () => {
    await visit('/docs', async (page) => expect(await item(page, 'Hidden').count()).toBe(0));
    await visit('/docs/hidden', async (page) => expect(await item(page, 'Hidden').count()).toBe(2));
  });
});

describe('a category with a page', () => {
  const caret = (page: Page, action: 'Expand' | 'Collapse', label: string) =>
    menu(page).getByRole('button', {name: `${action} sidebar category '${label}'`});

  test('opens and leads to the page by its label, and closes again by a click on the same', () =>
    visit('/docs', async (page) => {
      await item(page, 'Linked').click();
      await heading(page, 'The page of the category');
      expect(await isOpen(page, 'Linked')).toBe(true);
      expect(await item(page, 'Linked').getAttribute('aria-current')).toBe('page');
      await item(page, 'Linked').click();
      expect(await isOpen(page, 'Linked')).toBe(false);
    }));

  test('opens and closes without leaving the page by its caret, which says what it does', () =>
    visit('/docs', async (page) => {
      expect(await item(page, 'Child of linked').count()).toBe(0);
      expect(await caret(page, 'Expand', 'Linked').getAttribute('aria-expanded')).toBe('false');
      await caret(page, 'Expand', 'Linked').click();
      await item(page, 'Child of linked').waitFor();
      expect(await caret(page, 'Collapse', 'Linked').getAttribute('aria-expanded')).toBe('true');
      await caret(page, 'Collapse', 'Linked').click();
      await item(page, 'Child of linked').waitFor({state: 'hidden'});
      expect(new URL(page.url()).pathname).toBe('/docs');
    }));
});

describe('a category without a page', () => {
  test('is worked by its label, which is a button to assistive technology, by Enter and by Space', () =>
    visit('/docs', async (page) => {
      const label = menu(page).getByRole('button', {name: 'Plain', exact: true});
      expect(await label.getAttribute('aria-expanded')).toBe('false');
      expect(await category(page, 'Plain').locator('button').count()).toBe(0);
      await label.click();
      expect(await label.getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('Enter');
      expect(await label.getAttribute('aria-expanded')).toBe('false');
      await page.keyboard.press('Space');
      expect(await label.getAttribute('aria-expanded')).toBe('true');
      expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/docs');
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }));

  test('leads to the first page inside until the script runs', async () => {
    const href = (page: Page) => item(page, 'Plain').getAttribute('href');
    expect(await visit('/docs', href, {javaScript: false})).toBe('/docs/plain/one');
    expect(await visit('/docs', href)).toBe('#');
  });
});

describe('a category that cannot be closed', () => {
  test('is open and has no caret; without a page its label is text', () =>
    visit('/docs', async (page) => {
      for (const label of ['Always open', 'Only text']) {
        expect(await isOpen(page, label)).toBe(true);
        expect(await category(page, label).locator('button').count()).toBe(0);
        expect(await category(page, label).locator('.menu__link--sublist').count()).toBe(0);
      }
      expect(await item(page, 'Always open').getAttribute('href')).toBe('/docs/fixed/');
      expect(await item(page, 'Only text').evaluate((element) => element.tagName)).toBe('SPAN');
      await item(page, 'Always open').click();
      await heading(page, 'Always open page');
      await item(page, 'Always open').click();
      expect(await isOpen(page, 'Always open')).toBe(true);
    }));
});

describe('open and closed', () => {
  test('a category with the page inside starts open and is marked, and one that becomes active opens', async () => {
    await visit('/docs/linked/deep/two', async (page) => {
      for (const label of ['Linked', 'Deep', 'Deeper']) {
        expect(await isOpen(page, label)).toBe(true);
        expect(await item(page, label).getAttribute('class')).toContain('menu__link--active');
      }
      expect(await isOpen(page, 'Plain')).toBe(false);
      expect(await item(page, 'Plain').getAttribute('class')).not.toContain('menu__link--active');
      await page.locator('.pagination-nav__link--next').click();
      await heading(page, 'Plain one');
      await expect.poll(() => isOpen(page, 'Plain')).toBe(true);
    });
  });

  test('opening one closes its siblings, and nothing on other levels', () =>
    visit('/docs/linked/deep/two', async (page) => {
      await item(page, 'Deep').click();
      await expect.poll(() => isOpen(page, 'Deep')).toBe(false);
      expect(await isOpen(page, 'Linked')).toBe(true);
      await waitForAnimations(page);
      await item(page, 'Deep').click();
      await expect.poll(() => isOpen(page, 'Deep')).toBe(true);
      // Waits, since an entry that moves between press and release of the mouse gets no click.
      await waitForAnimations(page);
      expect([await isOpen(page, 'Linked'), await isOpen(page, 'Deeper')]).toEqual([true, true]);
      await item(page, 'Plain').click();
      await expect.poll(() => isOpen(page, 'Linked')).toBe(false);
      expect(await isOpen(page, 'Plain')).toBe(true);
      expect(await isOpen(page, 'Always open')).toBe(true);
      await waitForAnimations(page);
      await menu(page).getByRole('button', {name: "Expand sidebar category 'Linked'"}).click();
      await expect.poll(() => isOpen(page, 'Plain')).toBe(false);
      expect(await isOpen(page, 'Deep'), 'what is inside stays as it was').toBe(true);
    }));

  test('what is in a closed category is not rendered until it opens, and cannot be reached by Tab afterwards', () =>
    visit('/docs', async (page) => {
      expect(await category(page, 'Plain').locator('ul').count()).toBe(0);
      await item(page, 'Plain').click();
      await item(page, 'Plain one').waitFor();
      expect(await item(page, 'Plain one').getAttribute('tabindex')).toBe('0');
      await item(page, 'Plain').click();
      expect(await category(page, 'Plain').locator('ul a').count()).toBe(2);
      for (const link of await category(page, 'Plain').locator('ul a').all())
        expect(await link.getAttribute('tabindex')).toBe('-1');
      await item(page, 'Plain one').waitFor({state: 'hidden'});
    }));

  test('the height moves softly, and at once for those who prefer less motion', () =>
    visit('/docs', async (page) => {
      // Looks for movement in the frames after the click. This runs in the page, since a very short animation would end
      // before another process could check.
      const movementOf = (label: string) =>
        category(page, label)
          .first()
          .evaluate(async (element) => {
            element.querySelector<HTMLElement>('.menu__link')?.click();
            for (let frame = 0; frame < 5; frame += 1) {
              const effect = element.querySelector('ul')?.getAnimations()[0]?.effect;
              if (effect instanceof KeyframeEffect) {
                const {duration, easing} = effect.getTiming();
                return {
                  ms: Number(duration),
                  easing,
                  heights: effect.getKeyframes().map(({height}) => height),
                };
              }
              await new Promise(requestAnimationFrame);
            }
            return undefined;
          });
      const normal = await movementOf('Plain');
      expect(normal).toMatchObject({
        easing: 'ease-in-out',
        heights: ['0px', expect.stringMatching(/^\d+px$/)],
      });
      expect(normal?.ms).toBeGreaterThan(100);
      expect(normal?.ms).toBeLessThan(600);
      await item(page, 'Plain').click();
      await item(page, 'Plain one').waitFor({state: 'hidden'});
      await page.emulateMedia({reducedMotion: 'reduce'});
      expect((await movementOf('Plain'))?.ms).toBe(1);
    }));
});
