import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {buildOnce, type PageOptions, useBuiltSite} from '../harness/index.js';
import {active, button, input, isFocused, modal, openModal, options, violationsOf} from './searchModal.js';

// The site has its own search provider, `src/search.ts`, which searches a file of records.
const visit = useBuiltSite(() => buildOnce('search'));
const intro = '/base/docs/intro';

/** URLs of all files that a page has loaded, without the prefetched files of other pages. */
const loaded = async (page: Page) => {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
  return urls.filter((url) => !url.includes('/assets/content/') && !url.endsWith('/index.payload.json'));
};

const own: PageOptions = {before: () => {}};

describe('opening and closing', () => {
  test('Ctrl+K, Cmd+K and "/" open it, Escape closes it, and the focus comes back', () =>
    visit(intro, async (page) => {
      const link = page.getByRole('link', {name: 'the options'});
      for (const key of ['Control+k', 'Meta+k', '/']) {
        await link.focus();
        await page.keyboard.press(key);
        await input(page).waitFor();
        expect(await isFocused(input(page))).toBe(true);
        expect(await input(page).inputValue()).toBe('');
        await page.keyboard.press('Escape');
        await modal(page).waitFor({state: 'detached'});
        expect(await isFocused(link)).toBe(true);
      }
      await openModal(page);
      await page.keyboard.press('Control+k');
      await modal(page).waitFor({state: 'detached'});
    }));

  test('where nothing had the focus, the button gets it', () =>
    visit(intro, async (page) => {
      await openModal(page);
      await page.keyboard.press('Escape');
      await expect.poll(() => isFocused(button(page))).toBe(true);
    }));

  test('a click on the button opens it, a click beside it closes it', () =>
    visit(intro, async (page) => {
      await button(page).click();
      await input(page).waitFor();
      await page.mouse.click(20, 700);
      await modal(page).waitFor({state: 'detached'});
      expect(await page.evaluate(() => document.body.className)).not.toContain('DocSearch--active');
    }));

  test('a letter or digit on the focused button opens it with that letter; shortcuts of browsers do not', () =>
    visit(intro, async (page) => {
      await button(page).focus();
      await page.keyboard.press('Control+c');
      await page.keyboard.press('Shift+Tab');
      await button(page).focus();
      await page.keyboard.press('p');
      await input(page).waitFor();
      expect(await input(page).inputValue()).toBe('p');
      await options(page).first().waitFor();
      await page.keyboard.type('ath');
      expect(await input(page).inputValue()).toBe('path');
    }));

  test('"/" is text in the fields of a page', () =>
    visit('/base/search', async (page) => {
      await page.getByRole('searchbox').fill('a');
      await page.keyboard.press('/');
      expect(await page.getByRole('searchbox').inputValue()).toBe('a/');
      expect(await modal(page).count()).toBe(0);
    }));

  test('nothing outside of it can be reached by Tab, and the page behind does not scroll', () =>
    visit(intro, async (page) => {
      await openModal(page, 'option');
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab');
        const isInside = await page.evaluate(() => {
          const {activeElement, body} = document;
          // After the last element, the focus is in the browser's own controls, then in the first element again.
          return activeElement === body || activeElement?.closest('dialog') !== null;
        });
        expect(isInside).toBe(true);
      }
      expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
    }));
});

describe('loading', () => {
  test('no page loads the modal, the provider or the records until the search is touched', () =>
    visit(
      intro,
      async (page) => {
        const before = await loaded(page);
        await page.waitForTimeout(500);
        expect(await loaded(page)).toEqual(before);
        expect(before.filter((url) => url.includes('records'))).toEqual([]);
        await button(page).hover();
        await expect.poll(async () => (await loaded(page)).length).toBeGreaterThan(before.length);
        const scripts = (await loaded(page)).slice(before.length).filter((url) => url.endsWith('.js'));
        const sizes = await page.evaluate(
          (urls) =>
            Promise.all(
              urls.map(async (url) => {
                const {body} = await fetch(url);
                const packed = body?.pipeThrough(new CompressionStream('gzip'));
                return (await new Response(packed).arrayBuffer()).byteLength;
              }),
            ),
          scripts,
        );
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
        expect(await loaded(page)).not.toContainEqual(expect.stringContaining('records'));
        expect(await modal(page).count()).toBe(0);
      },
      own,
    ));

  test('what is typed while the modal is on its way is the query', () =>
    visit(
      intro,
      async (page) => {
        const opened = performance.now();
        await page.route('**/*.js', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 300));
          await route.continue();
        });
        await button(page).focus();
        await page.keyboard.type('path');
        await input(page).waitFor();
        expect(performance.now() - opened).toBeGreaterThan(300);
        await expect.poll(() => input(page).inputValue()).toBe('path');
        await options(page).first().waitFor();
      },
      own,
    ));
});

test('while a provider makes its index ready, the modal shows how far it is', () =>
  visit(
    intro,
    async (page) => {
      await page.route('**/records.en.json', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await route.continue();
      });
      await openModal(page);
      await page.keyboard.type('folder');
      await modal(page).getByText('Indexing pages: 0 of 1').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await options(page).first().waitFor();
      expect(await modal(page).getByText('Indexing pages').count()).toBe(0);
    },
    own,
  ));

test('where the script of the modal cannot be had, the page says so and goes on', () =>
  visit(
    intro,
    async (page) => {
      await page.route('**/*.js', (route) =>
        route.fulfill({contentType: 'text/javascript', body: 'throw new Error("gone")'}),
      );
      await button(page).click();
      await page.getByRole('alert').waitFor();
      expect(await page.getByRole('alert').innerText()).toBe(
        'Unable to fetch results\nYou might want to check your network connection.',
      );
      expect(await page.getByRole('heading', {level: 1}).isVisible()).toBe(true);
    },
    own,
  ));

describe('results', () => {
  test('those of a page are together, with what matches marked', () =>
    visit(intro, async (page) => {
      await openModal(page, 'the');
      // The sixth record is left out, since its URL has the scheme "javascript:".
      await expect.poll(() => options(page).count()).toBe(5);
      const groups = modal(page).getByRole('group');
      expect(await groups.evaluateAll((all) => all.map((group) => group.getAttribute('aria-label')))).toEqual(
        ['Introduction', 'Options'],
      );
      expect(await groups.first().locator('mark').allTextContents()).toEqual(['the']);
      const mark = await groups
        .first()
        .locator('mark')
        .first()
        .evaluate((element) => {
          const {fontWeight, textDecorationLine} = getComputedStyle(element);
          return {fontWeight, textDecorationLine};
        });
      expect(mark).toEqual({fontWeight: '700', textDecorationLine: 'none'});
      expect(await modal(page).getByRole('status').first().textContent()).toBe('6 documents found');
    }));

  test('arrow keys choose, Enter opens the place without loading a document, and it is a recent search', () =>
    visit(intro, async (page) => {
      await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
      await openModal(page, 'the');
      expect(await active(page).textContent()).toContain('Introduction');
      expect(await input(page).getAttribute('aria-activedescendant')).toBe(
        await active(page).getAttribute('id'),
      );
      for (const _ of 'four') await page.keyboard.press('ArrowDown');
      expect(await active(page).textContent()).toContain('Where the server listens.');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', {level: 1, name: 'Options'}).waitFor();
      expect(new URL(page.url()).hash).toBe('#path');
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      expect(await modal(page).count()).toBe(0);

      await openModal(page);
      await page.keyboard.press('ArrowDown');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('pathOptions');
      await page.keyboard.press('ArrowUp');
      expect(await isFocused(input(page))).toBe(true);
    }));

  test('Enter before the results are there opens the first of them', () =>
    visit(
      intro,
      async (page) => {
        await page.route('**/records.en.json', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1000));
          await route.continue();
        });
        await openModal(page);
        await page.keyboard.type('folder');
        await page.keyboard.press('Enter');
        expect(await modal(page).count()).toBe(1);
        await expect.poll(() => new URL(page.url()).hash).toBe('#path');
        await modal(page).waitFor({state: 'detached'});
      },
      own,
    ));

  test('a recent search becomes a favorite, and either can be removed', () =>
    visit(intro, async (page) => {
      await openModal(page, 'folder');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', {level: 1, name: 'Options'}).waitFor();
      await openModal(page);
      await modal(page).getByRole('button', {name: 'Save this search: path'}).click();
      expect(await modal(page).getByRole('heading').allTextContents()).toEqual(['Favorite']);
      await page.reload();
      await page.waitForSelector('html[data-has-hydrated="true"]');
      await openModal(page);
      await modal(page).getByRole('button', {name: 'Remove this search from favorites: path'}).click();
      expect(await modal(page).textContent()).toContain('No recent searches');
      expect(await isFocused(input(page))).toBe(true);
    }));

  test('a click opens a hit, a click with Ctrl opens it elsewhere and leaves the modal', () =>
    visit(intro, async (page) => {
      await openModal(page, 'folder');
      const [other] = await Promise.all([
        page.context().waitForEvent('page'),
        options(page)
          .first()
          .click({modifiers: ['Control']}),
      ]);
      expect(new URL(other.url() || 'about:blank').pathname).toMatch(/options|blank/);
      await other.close();
      expect(await modal(page).count()).toBe(1);
      await options(page).first().click();
      await expect
        .poll(() => new URL(page.url()).pathname + new URL(page.url()).hash)
        .toBe('/base/docs/options#path');
    }));

  test('the link to all results has their number, and Enter without a hit leads there too', () =>
    visit(intro, async (page) => {
      await openModal(page, 'listens');
      await modal(page).getByRole('link', {name: 'See all 13 results'}).click();
      await page.getByRole('heading', {level: 1, name: 'Search results for "listens"'}).waitFor();
      expect(page.url()).toMatch(/\/base\/search\?q=listens$/);
      await page.goBack();
      await page.getByRole('heading', {level: 1, name: 'Introduction'}).waitFor();
      await openModal(page);
      await page.keyboard.type('nothinglikeit');
      await modal(page).getByText('No results found for').waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', {level: 1, name: 'Search results for "nothinglikeit"'}).waitFor();
    }));

  test('pages of the version that is read are found, not those of others', () =>
    visit('/base/docs/1.0.0/options', async (page) => {
      await openModal(page, 'configuration');
      expect(await options(page).evaluateAll((all) => all.map((hit) => hit.getAttribute('href')))).toEqual([
        '/base/docs/1.0.0/options',
      ]);
    }));
});

describe('where there are no results', () => {
  test('other queries are suggested that find something, and the query can be reported', () =>
    visit(intro, async (page) => {
      await openModal(page);
      await page.keyboard.type('folderx');
      await modal(page).getByText('No results found for').waitFor();
      expect(await modal(page).locator('.DocSearch-Title').textContent()).toBe(
        'No results found for folderx',
      );
      await modal(page).getByText('Try searching for').waitFor();
      expect(await modal(page).textContent()).toContain(
        'Believe this query should return results? Let us know.',
      );
      expect(await modal(page).getByRole('link', {name: 'Let us know.'}).getAttribute('href')).toBe(
        'https://example.com/report?query=folderx',
      );
      await modal(page).getByRole('button', {name: 'folde', exact: true}).click();
      await options(page).first().waitFor();
      expect(await input(page).inputValue()).toBe('folde');
    }));

  test.each([
    ['markup', '<script>alert(1)</script>'],
    ['an expression', '(.*)+\\[$^'],
    ['10,000 signs', 'x'.repeat(10_000)],
    ['punctuation', '!?…'],
  ])('a query of %s is text', (_, query) =>
    visit(intro, async (page) => {
      await openModal(page);
      await input(page).evaluate((element, text) => {
        const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        setter?.call(element, text);
        element.dispatchEvent(new Event('input', {bubbles: true}));
      }, query);
      await modal(page).getByText('No results found for').waitFor();
      expect(await modal(page).locator('.DocSearch-Title').textContent()).toBe(
        `No results found for ${query.slice(0, 512)}`,
      );
    }),
  );

  test('a server that answers with a page is an error that names what to do, and can be tried again', () =>
    visit(
      intro,
      async (page) => {
        await page.route('**/records.en.json', (route) =>
          route.fulfill({contentType: 'text/html', body: '<!doctype html><p>Sign in'}),
        );
        await openModal(page);
        await page.keyboard.type('folder');
        const alert = modal(page).getByRole('alert');
        await alert.waitFor();
        expect(await alert.locator('p').allTextContents()).toEqual([
          'Unable to fetch results',
          'You might want to check your network connection.',
        ]);
        expect(await violationsOf(page)).toEqual([]);
        await page.unroute('**/records.en.json');
        await alert.getByRole('button', {name: 'Try again'}).click();
        await options(page).first().waitFor();
        await page.keyboard.press('Escape');
        expect(await page.getByRole('heading', {level: 1}).textContent()).toBe('Introduction');
      },
      own,
    ));
});

describe('languages', () => {
  test('texts, records and recent searches are those of the language', () =>
    visit('/base/fr/docs/intro', async (page) => {
      await page.getByRole('button', {name: 'Chercher'}).click();
      const dialog = page.getByRole('dialog', {name: 'Rechercher'});
      await dialog.waitFor();
      expect(await dialog.textContent()).toContain('Aucune recherche récente');
      await page.keyboard.type('présentation');
      await dialog.getByRole('option').first().waitFor();
      expect(await dialog.getByRole('option').first().getAttribute('href')).toBe('/base/fr/docs/intro');
      await page.keyboard.press('Enter');
      await dialog.waitFor({state: 'detached'});
      const keys = await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.includes('search')),
      );
      expect(keys).toEqual(['docusaurus.search.recent.fr']);
    }));

  test('from right to left, the icon is on the right and the keys are named in the language', () =>
    visit('/base/ar/docs/intro', async (page) => {
      await page.getByRole('button', {name: 'بحث'}).click();
      const dialog = page.getByRole('dialog', {name: 'بحث'});
      await dialog.waitFor();
      const icon = await dialog.locator('.DocSearch-MagnifierLabel').boundingBox();
      const field = await dialog.locator('.DocSearch-Input').boundingBox();
      expect(icon?.x ?? 0).toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0) - 1);
      expect(await violationsOf(page)).toEqual([]);
    }));
});

test('a browser without storage searches all the same', () =>
  visit(
    intro,
    async (page) => {
      await openModal(page, 'folder');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', {level: 1, name: 'Options'}).waitFor();
      await openModal(page);
      expect(await modal(page).textContent()).toContain('No recent searches');
    },
    {
      before: () => {
        // Suppresses the theme's warning.
        console.warn = () => {};
        Storage.prototype.setItem = () => {
          throw new DOMException('No space.', 'QuotaExceededError');
        };
      },
    },
  ));

test('on a phone, the button is its icon, and the modal fills the screen', () =>
  visit(
    intro,
    async (page) => {
      const {width = 0} = (await button(page).boundingBox()) ?? {};
      expect(width).toBeLessThanOrEqual(40);
      expect(await page.getByText('Ctrl').isVisible()).toBe(false);
      await button(page).tap();
      await input(page).waitFor();
      await page.waitForTimeout(300);
      expect(await modal(page).locator('.DocSearch-Modal').boundingBox()).toEqual({
        x: 0,
        y: 0,
        width: 375,
        height: 800,
      });
      await input(page).fill('the');
      await options(page).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      await modal(page).getByRole('button', {name: 'Cancel'}).tap();
      await modal(page).waitFor({state: 'detached'});
    },
    {width: 375, touch: true},
  ));

describe('accessibility', () => {
  const looks: PageOptions[] = [{}, {dark: true}, {width: 375, touch: true}];

  test.each(looks)('the modal has no violations with results, before them, and without any %j', (look) =>
    visit(
      intro,
      async (page) => {
        await openModal(page, 'the');
        expect(await violationsOf(page)).toEqual([]);
        await page.keyboard.press('Enter');
        await modal(page).waitFor({state: 'detached'});
        await openModal(page);
        expect(await violationsOf(page)).toEqual([]);
        await page.keyboard.type('folderx');
        await modal(page).getByText('Try searching for').waitFor();
        expect(await violationsOf(page)).toEqual([]);
      },
      look,
    ),
  );

  test('nothing moves for visitors who do not want that', () =>
    visit(intro, async (page) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await openModal(page);
      const name = () =>
        modal(page)
          .locator('.DocSearch-Modal')
          .evaluate((element) => getComputedStyle(element).animationName);
      expect(await name()).toBe('none');
    }));
});
