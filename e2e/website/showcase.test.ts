import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import sharp from 'sharp';
import {describe, expect, test} from 'vitest';
import {drawPictures} from '../../website/scripts/showcasePictures.mjs';
import {buildWebsite, loadedWidth, useBuiltSite, websiteFolder} from '../harness/index.js';

const visit = useBuiltSite(buildWebsite);

const cards = (page: Page) => page.locator('main .card');
const titles = (page: Page) => page.locator('main .card h3').allInnerTexts();
const tag = (page: Page, name: string) => page.getByRole('checkbox', {name, exact: true});
const toggle = (page: Page, name: string) => page.locator('label', {hasText: name}).first().click();
const field = (page: Page) => page.getByRole('searchbox', {name: 'Name of the site'});
const search = (page: Page) => decodeURIComponent(new URL(page.url()).search);
const status = (page: Page) => page.getByRole('status').innerText();

/** Tags of each card. */
const tagsOf = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => [...card.querySelectorAll('ul li')].map((item) => item.textContent)),
  );

const favourites = [
  'Drinks at Home',
  'Linewrap',
  'Naked Eye',
  'Repair Café Handbook',
  'The URL Classes',
  'Three Dashes',
];

test('favourites come first, then all others by title', () =>
  visit('/showcase/', async (page) => {
    expect(await page.locator('main h2').allInnerTexts()).toEqual([
      'Filters',
      'Our favourites',
      'All other sites',
    ]);
    const found = await titles(page);
    expect(found).toHaveLength(24);
    expect(found.slice(0, 6)).toEqual(favourites);
    expect(found.slice(6)).toEqual([...found.slice(6)].sort());
    expect(await status(page)).toBe('24 sites');
  }));

test('without JavaScript every site is listed, and no filter that would do nothing', () =>
  visit(
    '/showcase/?tags=rtl',
    async (page) => {
      expect(await cards(page).count()).toBe(24);
      expect(await field(page).isVisible()).toBe(false);
      expect(await tag(page, 'RTL').isVisible()).toBe(false);
    },
    {javaScript: false},
  ));

test('each card has a picture of this site, and the page says which sites are samples', () =>
  visit('/showcase/', async (page) => {
    await page.getByText('All other sites are samples.').waitFor();
    for (const image of await page.locator('main .card img').all()) {
      await image.scrollIntoViewIfNeeded();
      // Pictures in two sizes have the width of their place.
      expect([640, 368]).toContain(await loadedWidth(image));
    }
  }));

test('favourites are real sites, with a picture in two sizes and a link to their source', () =>
  visit('/showcase/', async (page) => {
    const found = await page.locator('section:has(> div > #favourites) .card').evaluateAll((all) =>
      all.map((card) => ({
        links: [...card.querySelectorAll('a')].map((link) => new URL(link.href).pathname),
        pictures: (card.querySelector('img')?.srcset ?? '').split(', '),
      })),
    );
    const folders = fs
      .readdirSync(path.join(websiteFolder, 'showcase'), {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => name);
    const ids = found.map(({links: [first = '']}) => first.split('/').at(-2) ?? '');
    expect(ids.sort()).toEqual(folders);
    for (const {links, pictures} of found) {
      const id = links[0]?.split('/').at(-2);
      expect(links).toEqual([`/showcase/${id}/`, `/lectern/lectern/tree/main/website/showcase/${id}`]);
      expect(pictures).toEqual([`/img/sites/${id}-640.webp 640w`, `/img/sites/${id}-1280.webp 1280w`]);
      for (const picture of pictures) {
        const [file = '', width = ''] = picture.split(' ');
        const size = await sharp(path.join(websiteFolder, 'static', file)).metadata();
        expect([size.width, size.height]).toEqual([
          Number.parseInt(width, 10),
          (Number.parseInt(width, 10) * 9) / 16,
        ]);
      }
    }
  }));

test('the pictures are those that the script draws', () => {
  const folder = path.join(websiteFolder, 'static/img/showcase');
  const drawn = drawPictures() as Record<string, string>;
  expect(fs.readdirSync(folder).sort()).toEqual(Object.keys(drawn).sort());
  for (const [name, svg] of Object.entries(drawn)) {
    expect(fs.readFileSync(path.join(folder, name), 'utf8') === svg, name).toBe(true);
  }
});

describe('filters', () => {
  test('tags are joined by "any", or by "all"', () =>
    visit('/showcase/', async (page) => {
      await toggle(page, 'Open source');
      await toggle(page, 'Design');
      expect(search(page)).toBe('?tags=opensource&tags=design');
      const any = await tagsOf(page);
      expect(any.every((tags) => tags.includes('Open source') || tags.includes('Design'))).toBe(true);
      expect(any.some((tags) => !tags.includes('Design'))).toBe(true);
      await page.locator('label', {hasText: /^all$/}).click();
      expect(search(page)).toBe('?tags=opensource&tags=design&operator=AND');
      const all = await tagsOf(page);
      expect(all).toHaveLength(4);
      expect(all.every((tags) => tags.includes('Open source') && tags.includes('Design'))).toBe(true);
      expect(await status(page)).toBe('4 sites');
      expect(await page.locator('main h2').allInnerTexts()).toEqual(['Filters', 'Matching sites']);
      await page.locator('label', {hasText: /^any$/}).click();
      expect(search(page)).toBe('?tags=opensource&tags=design');
    }));

  test('favourites stay first in a filtered list', () =>
    visit('/showcase/?tags=opensource', async (page) => {
      await expect.poll(() => cards(page).count()).toBe(14);
      expect((await titles(page)).slice(0, 7)).toEqual([...favourites, 'Cobble']);
    }));

  test('"back" and "forward" undo and redo each choice', () =>
    visit('/showcase/', async (page) => {
      await toggle(page, 'RTL');
      await toggle(page, 'I18n');
      await page.goBack();
      await expect.poll(() => cards(page).count()).toBe(3);
      expect(await tag(page, 'RTL').isChecked()).toBe(true);
      expect(await tag(page, 'I18n').isChecked()).toBe(false);
      await page.goBack();
      await expect.poll(() => cards(page).count()).toBe(24);
      await page.goForward();
      await expect.poll(() => cards(page).count()).toBe(3);
      await page.goForward();
      expect(await tag(page, 'I18n').isChecked()).toBe(true);
    }));

  test('an address with a filter shows its result, and a reload keeps it', () =>
    visit('/showcase/?name=in&tags=product&tags=design&operator=AND', async (page) => {
      await expect.poll(() => titles(page)).toEqual([]);
      expect(await field(page).inputValue()).toBe('in');
      await toggle(page, 'Product');
      await expect.poll(() => titles(page)).toEqual(['Plinth']);
      await page.reload();
      await expect.poll(() => titles(page)).toEqual(['Plinth']);
      expect(await tag(page, 'Design').isChecked()).toBe(true);
    }));

  test('a tag or operator that does not exist changes nothing', () =>
    visit('/showcase/?tags=constructor&tags=nope&operator=NOT', async (page) => {
      expect(await cards(page).count()).toBe(24);
      expect(await page.getByRole('radio', {name: 'any'}).isChecked()).toBe(true);
    }));

  test('a name is found in any case, and is one entry of the history', () =>
    visit('/showcase/', async (page) => {
      await field(page).pressSequentially('KEST');
      await expect.poll(() => titles(page)).toEqual(['Kestrel']);
      expect(search(page)).toBe('?name=KEST');
      expect(await status(page)).toBe('1 site');
      await page.goBack();
      await expect.poll(() => field(page).inputValue()).toBe('');
      expect(await cards(page).count()).toBe(24);
    }));

  test('if nothing matches, the page says so, and all filters can be removed', () =>
    visit('/showcase/', async (page) => {
      await toggle(page, 'Meta');
      await field(page).fill('zzz');
      await page.getByRole('heading', {name: 'No site matches'}).waitFor();
      expect(await status(page)).toBe('0 sites');
      await page.getByRole('button', {name: 'Remove all filters'}).click();
      expect(search(page)).toBe('');
      expect(await cards(page).count()).toBe(24);
      // The button disappears, so the focus moves to the field.
      expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    }));

  test('works with the keyboard alone, and the focus stays on the choice', () =>
    visit('/showcase/', async (page) => {
      await tag(page, 'Personal').focus();
      await page.keyboard.press('Space');
      await expect.poll(() => cards(page).count()).toBe(5);
      expect(await tag(page, 'Personal').evaluate((element) => element === document.activeElement)).toBe(
        true,
      );
      await page.getByRole('radio', {name: 'any'}).focus();
      await page.keyboard.press('ArrowRight');
      expect(await page.getByRole('radio', {name: 'all'}).isChecked()).toBe(true);
    }));

  test('the scroll position stays when a filter changes', () =>
    visit('/showcase/', async (page) => {
      await page.evaluate(() => window.scrollTo({top: 200, behavior: 'instant'}));
      await toggle(page, 'Open source');
      await expect.poll(() => cards(page).count()).toBe(14);
      expect(await page.evaluate(() => window.scrollY)).toBe(200);
    }));
});

describe('tooltips of tags', () => {
  const tip = (page: Page) => page.getByRole('tooltip').filter({visible: true});

  test('appear 400 ms after the pointer, and go with it or with Escape', () =>
    visit('/showcase/', async (page) => {
      // `pauseAt` stops the clock; time then advances only by `runFor`.
      await page.clock.install({time: 0});
      await page.clock.pauseAt(60_000);
      const label = page.locator('label', {hasText: 'Versioning'});
      await label.hover();
      await page.clock.runFor(350);
      expect(await tip(page).count()).toBe(0);
      await page.clock.runFor(100);
      expect(await tip(page).innerText()).toBe('The docs have several versions.');
      await page.keyboard.press('Escape');
      expect(await tip(page).count()).toBe(0);
      await page.mouse.move(0, 0);
      await label.hover();
      await page.clock.runFor(450);
      expect(await tip(page).count()).toBe(1);
      await page.mouse.move(0, 0);
      expect(await tip(page).count()).toBe(0);
    }));

  test('appear with the keyboard focus, and stay inside of a narrow window', () =>
    visit(
      '/showcase/',
      async (page) => {
        for (const name of ['I18n', 'Meta', 'Versioning']) {
          await page.keyboard.press('Tab');
          await tag(page, name).focus();
          await tip(page).waitFor();
          const box = await tip(page).boundingBox();
          expect((box?.x ?? 0) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 375, name).toBe(true);
        }
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      },
      {width: 375},
    ));

  test('describe the choices to screen readers at any time', () =>
    visit('/showcase/', async (page) => {
      const id = await tag(page, 'RTL').getAttribute('aria-describedby');
      expect(await page.locator(`[id="${id}"]`).textContent()).toBe(
        'A language that is written from right to left.',
      );
    }));
});
