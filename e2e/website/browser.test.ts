import axe from 'axe-core';
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {siteUrl} from '../../website/addresses.js';
import {buildWebsite, loadedWidth, useBuiltSite, waitForHydration} from '../harness/index.js';

const visit = useBuiltSite(buildWebsite);

const menu = (page: Page) => page.locator('.theme-doc-sidebar-menu');
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Marks the document; a full page load removes the mark. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same-load', ''));
const isSameLoad = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-same-load'));

async function follow(page: Page, linkName: string, heading: string): Promise<void> {
  await page.locator('main').getByRole('link', {name: linkName, exact: true}).first().click();
  await page.getByRole('heading', {level: 1, name: heading}).waitFor();
}

describe('addresses', () => {
  test('links lead to and from a folder with spaces, without loading a page anew', async () => {
    await visit('/tests/docs/', async (page) => {
      await mark(page);
      await follow(page, 'spaces', 'Spaces in a path: doc 1');
      expect(pathOf(page)).toBe('/tests/docs/folder%20with%20space/doc%201/');
      await follow(page, 'doc 2', 'Spaces in a path: doc 2');
      expect(pathOf(page)).toBe('/tests/docs/folder%20with%20space/doc%202/');
      await follow(page, 'doc 1', 'Spaces in a path: doc 1');
      await follow(page, 'more tags', 'More tags');
      expect(await isSameLoad(page)).toBe(true);
    });
  });

  test('a page with spaces in its address can be opened directly', async () => {
    await visit('/tests/docs/folder with space/doc 2/', async (page) => {
      expect(await page.locator('h1').innerText()).toBe('Spaces in a path: doc 2');
    });
  });

  test('an entry is active whatever the case of the address, on hosts that ignore it', async () => {
    await visit('/tests/docs/', async (page) => {
      await page.route('**/case-sentitive-doc/**', async (route) => {
        const url = route.request().url().replace('case-sentitive-doc', 'Case-Sentitive-Doc');
        await route.fulfill({response: await route.fetch({url})});
      });
      await page.goto(new URL('/tests/docs/tests/case-sentitive-doc/', page.url()).href);
      await waitForHydration(page);
      expect(await page.locator('h1').innerText()).toBe('Case-Sentitive-Doc');
      const active = menu(page).locator('[aria-current=page]');
      expect(await active.allInnerTexts()).toEqual(['Case-Sentitive-Doc']);
      expect(
        await menu(page).getByRole('link', {name: 'Tests', exact: true}).getAttribute('class'),
      ).toContain('menu__link--active');
    });
  });

  test('an address that ends in .html is a page like any other', async () => {
    await visit('/tests/docs/', async (page) => {
      await mark(page);
      await follow(page, 'a name that ends in .html', 'An address that ends in .html');
      expect(pathOf(page)).toBe('/tests/docs/dummy.html/');
      expect(await isSameLoad(page)).toBe(true);
      await page.reload();
      expect(await page.locator('h1').innerText()).toBe('An address that ends in .html');
      expect(await menu(page).getByRole('link').allInnerTexts()).toEqual(['An address that ends in .html']);
    });
  });

  test('pathname:// leads out of the app, to a tab of its own', async () => {
    await visit('/tests/docs/', async (page) => {
      await menu(page).getByText('Link tests').click();
      const links = menu(page).getByRole('link', {name: 'pathname:// protocol'});
      await expect.poll(() => links.count()).toBe(2);
      for (const link of await links.all()) {
        const [opened] = await Promise.all([page.context().waitForEvent('page'), link.press('Enter')]);
        await opened.getByRole('heading', {name: 'Plain HTML'}).waitFor();
        expect(pathOf(opened)).toBe('/pure-html.html');
        await opened.close();
      }
    });
  });
});

describe('sidebars', () => {
  test('a huge category is not in the HTML, and opens level by level', async () => {
    await visit('/tests/docs/', async (page) => {
      const entries = () => menu(page).locator('.menu__link').count();
      /** Opens a category. @returns the number of entries that appeared */
      const open = async (name: string) => {
        const before = await entries();
        // By keyboard: the list moves while it opens, so a click could miss.
        await menu(page).getByRole('button', {name, exact: true}).press('Enter');
        await expect.poll(entries).toBeGreaterThan(before);
        return (await entries()) - before;
      };
      expect(await page.content()).not.toContain('(level 1)');
      // Entries: a link to the home page, eight further links and eight categories.
      expect(await open('Huge sidebar category')).toBe(17);
      expect(await open('Category 3 (level 1)')).toBe(16);
      expect(await open('Category 8 (level 2)')).toBe(16);
      expect(await open('Category 1 (level 3)')).toBe(1);
      expect(await menu(page).getByRole('link', {name: 'Leaf'}).getAttribute('href')).toBe('/');
    });
  });

  test('one category starts open, two have no page, and classes are where the routes have them', async () => {
    const categories = (page: Page) =>
      menu(page)
        .locator('.theme-doc-sidebar-item-category')
        .evaluateAll((all) =>
          all.map(({className, firstElementChild}) => {
            const label = firstElementChild?.querySelector('a, span');
            const state = className.includes('--collapsed') ? 'closed' : 'open';
            const page = firstElementChild?.querySelector('a:not([role])') ? 'page' : 'no page';
            const name = [label?.textContent, state, page].join(', ');
            return /\bred\b/.test(className) ? `${name}, red` : name;
          }),
        );
    expect(await visit('/docs/', categories)).toEqual([
      'Getting Started, open, page',
      'Guides, closed, page',
      'Advanced Guides, closed, page',
      'Moving a site to Lectern, closed, no page',
    ]);
    expect(await visit('/docs/cli/', categories)).toEqual([
      'Plugin method references, closed, page',
      'Plugins, closed, page',
      'Themes, closed, page',
      'Miscellaneous, closed, no page',
    ]);
    expect(await visit('/tests/docs/', categories)).toEqual([
      'Tests, closed, page',
      'section, open, no page',
      'Another category with index, open, page',
      'Huge sidebar category, closed, no page',
      'Link tests, closed, no page, red',
      'TOC tests, closed, no page, red',
      'HTML items tests, open, no page',
    ]);
  });

  test('the page of a generated category has the metadata of its entry', async () => {
    await visit('/docs/category/guides/', async (page) => {
      const meta = (name: string) =>
        page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
      expect(await page.title()).toBe('Lectern guides | Lectern');
      expect(await meta('description')).toMatch(/^One subject a page/);
      expect(await meta('keywords')).toBe('guides');
      expect(await meta('og:image')).toBe('https://lectern.example/img/guides.png');
    });
  });

  test('a page reads the custom props of the entries beside it', async () => {
    await visit('/tests/docs/tests/custom-props/', async (page) => {
      expect(await page.locator('main tbody tr').allInnerTexts()).toEqual([
        'Doc with custom props\t{"prop":"custom","number":1,"boolean":true}',
        'Doc without custom props\tnone',
      ]);
    });
  });

  test('the page of a category shows its entries as cards', async () => {
    await visit('/tests/docs/tests/category-links/with-category-name-doc/', async (page) => {
      const cards = page.locator('main article a.card');
      expect(await cards.count()).toBe(1);
      await cards.click();
      await page.waitForURL('**/with-category-name-doc/sample-doc/');
    });
  });

  test('html entries show what they say', async () => {
    await visit('/tests/docs/', async (page) => {
      const image = menu(page).locator('img');
      expect(await loadedWidth(image)).toBeGreaterThan(0);
      expect(await image.evaluate((element) => element.getBoundingClientRect().width)).toBe(100);
    });
  });

  test.each([
    ['/tests/docs/standalone/', 'Outside every sidebar'],
    ['/tests/docs/doc-without-sidebar/', 'A doc without a sidebar'],
  ])('%s has no column on the left, no breadcrumbs and no neighbours', async (url, heading) => {
    await visit(url, async (page) => {
      expect(await page.locator('h1').innerText()).toBe(heading);
      expect(await page.locator('.theme-doc-sidebar-container').count()).toBe(0);
      expect(await page.locator('.theme-doc-breadcrumbs').count()).toBe(0);
      expect(await page.locator('a.pagination-nav__link').count()).toBe(0);
      const left = await page.locator('main').evaluate((element) => element.getBoundingClientRect().left);
      expect(left).toBe(0);
    });
  });
});

describe('contents lists', () => {
  test.each(['good', 'bad'])('toc-test-%s shows every heading once, in all three lists', async (name) => {
    await visit(`/tests/docs/toc/toc-test-${name}/`, async (page) => {
      const headings = await page
        .locator('article :is(h2, h3, h4, h5, h6)')
        .evaluateAll((elements) => elements.map((element) => element.firstChild?.textContent ?? ''));
      expect(headings).toHaveLength(10);
      const links = (selector: string) => page.locator(`${selector} a`).allInnerTexts();
      expect(await links('.theme-doc-toc-desktop')).toEqual(headings);
      const [inline, box] = [page.locator('article ul.table-of-contents').first(), page.locator('article')];
      expect(await inline.locator('a').allInnerTexts()).toEqual(headings);
      // The last button: the first is only visible in narrow windows.
      const button = box.getByRole('button', {name: 'On this page'}).last();
      await button.click();
      const boxed = button.locator('xpath=..').locator('a');
      await expect.poll(() => boxed.allInnerTexts()).toEqual(headings);
    });
  });
});

describe('images', () => {
  test('every image is there, and the one for social media has a full address', async () => {
    await visit('/tests/docs/tests/img-tests/', async (page) => {
      const images = page.locator('article img');
      expect(await images.count()).toBe(8);
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded();
        expect(await loadedWidth(image)).toBeGreaterThan(0);
      }
      const social = await page.locator('meta[property="og:image"]').getAttribute('content');
      expect(social?.startsWith(`${siteUrl}/`)).toBe(true);
      expect(social).toMatch(/social.*\.png$/);
    });
  });
});

describe('facts below the text', () => {
  test('last_update wins over git', async () => {
    await visit('/tests/docs/doc-with-last-update/', async (page) => {
      expect(await page.locator('.theme-last-updated').innerText()).toContain(
        'Last updated on Jan 1, 2000 by custom author',
      );
      expect(await page.locator('.theme-last-updated time').getAttribute('datetime')).toBe(
        '2000-01-01T00:00:00.000Z',
      );
    });
  });
});

describe('navbar', () => {
  test('the item of our own type is there below /tests/ only, and works', async () => {
    await visit('/tests/docs/', async (page) => {
      const said: string[] = [];
      page.on('dialog', async (dialog) => {
        said.push(dialog.message());
        await dialog.accept();
      });
      const button = page.locator('.navbar').getByRole('button', {name: '😉'});
      await button.click();
      expect(said).toHaveLength(1);
      await page.locator('.navbar').getByRole('link', {name: 'Community'}).click();
      await page.getByRole('heading', {level: 1, name: 'Support'}).waitFor();
      expect(await button.count()).toBe(0);
    });
  });

  test('in the slide-out menu it says so', async () => {
    await visit(
      '/tests/docs/',
      async (page) => {
        await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
        await page.getByRole('button', {name: 'Back to main menu'}).click();
        await page.getByRole('button', {name: '😉 (mobile)'}).waitFor();
      },
      {width: 375},
    );
  });

  test('Community is active on all of its pages', async () => {
    await visit('/community/canary/', async (page) => {
      const active = page.locator('.navbar .navbar__link--active');
      expect(await active.allInnerTexts()).toEqual(['Community']);
    });
  });
});

describe('versions', () => {
  test('the dropdown lists the versions, then the archived ones', async () => {
    await visit('/docs/', async (page) => {
      const dropdown = page.locator('.navbar__items--right .dropdown').first();
      await dropdown.hover();
      await dropdown.getByRole('link', {name: '1.x.x'}).waitFor();
      const label = await dropdown.locator('> .navbar__link').innerText();
      expect(label).toBe('Canary');
      const archived = ['2.0.0-beta.22', '2.0.0-beta.21', '2.0.0-beta.20', '2.0.0-beta.19', '2.0.0-beta.18'];
      expect(await dropdown.locator('.dropdown__link').allInnerTexts()).toEqual([
        'Canary',
        '2.0.1',
        '2.0.0-rc.1',
        ...archived,
        '1.x.x',
        'All versions',
      ]);
      expect(await dropdown.locator('hr').count()).toBe(2);
      expect(await dropdown.innerText()).toContain('Archived versions');
    });
  });

  test('one leads to the same page of another version, and its banner leads back', async () => {
    await visit('/docs/installation/', async (page) => {
      await mark(page);
      const dropdown = page.locator('.navbar__items--right .dropdown').first();
      await dropdown.hover();
      await dropdown.getByRole('link', {name: '2.0.0-rc.1'}).click();
      const banner = page.locator('.theme-doc-version-banner');
      await banner.getByText('2.0.0-rc.1').waitFor();
      expect(pathOf(page)).toBe('/docs/2.0.0-rc.1/installation/');
      // Links between pages lead to pages of the same version.
      await menu(page).getByRole('link', {name: 'Configuration', exact: true}).click();
      await page.getByRole('heading', {level: 1, name: 'Configuration'}).waitFor();
      expect(pathOf(page)).toBe('/docs/2.0.0-rc.1/configuration/');
      await banner.getByRole('link').click();
      await page.locator('.theme-doc-version-badge').getByText('Version: Canary').waitFor();
      expect(pathOf(page)).toBe('/docs/configuration/');
      expect(await banner.count()).toBe(0);
      expect(await isSameLoad(page)).toBe(true);
    });
  });
});

describe('the structure of pages', () => {
  test.each(['/docs/migration/manual/', '/docs/docs-multi-instance/', '/docs/api/docusaurus-config/'])(
    'headings of %s are in order and have ids of their own, and tables have headers',
    (path) =>
      visit(path, async (page) => {
        await page.evaluate(axe.source);
        const found = await page.evaluate(async () => {
          const {violations} = await window.axe.run('main', {
            runOnly: ['heading-order', 'empty-table-header'],
          });
          return violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`));
        });
        expect(found).toEqual([]);
        const ids = await page.locator('main [id]').evaluateAll((elements) => elements.map(({id}) => id));
        expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      }),
  );
});

test('with forced colours, carets and icons keep their form and can be seen', () =>
  visit('/docs/', async (page) => {
    await page.emulateMedia({forcedColors: 'active'});
    const style = (selector: string, pseudo: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => {
          const {backgroundColor, borderLeftColor, borderTopColor, maskImage} = getComputedStyle(
            element,
            name,
          );
          return {backgroundColor, borderLeftColor, borderTopColor, isMask: maskImage !== 'none'};
        }, pseudo);
    const canvas = await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<i id="probe" style="background: Canvas"></i>');
      return getComputedStyle(document.getElementById('probe') as Element).backgroundColor;
    });
    const caret = await style('.dropdown > .navbar__link', '::after');
    expect(caret.borderLeftColor).toBe('rgba(0, 0, 0, 0)');
    expect([canvas, 'rgba(0, 0, 0, 0)']).not.toContain(caret.borderTopColor);
    for (const [selector, pseudo] of [
      ['.header-repository-link', '::before'],
      ['.menu__link--sublist-caret', '::after'],
    ] as const) {
      const icon = await style(selector, pseudo);
      expect(icon.isMask, selector).toBe(true);
      expect([canvas, 'rgba(0, 0, 0, 0)'], selector).not.toContain(icon.backgroundColor);
    }
  }));
