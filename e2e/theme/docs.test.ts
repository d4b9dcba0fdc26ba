import axe from 'axe-core';
import type {Locator, Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {buildOnce, type PageOptions, useBuiltSite} from '../harness/index.js';

const visit = useBuiltSite(() => buildOnce('theme-docs'));

const textOf = (locator: Locator): Promise<string[]> => locator.allInnerTexts();
const htmlClasses = (page: Page) => page.evaluate(() => [...document.documentElement.classList]);
const metaOf = (page: Page, name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content');
const topOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.y ?? Number.NaN;

describe('a doc', () => {
  test('has its parts in order, with the pagination outside of the article', () =>
    visit(
      '/docs/1.0.0/old',
      async (page) => {
        const tops = await Promise.all(
          [
            '.theme-doc-version-banner',
            'article .theme-doc-breadcrumbs',
            'article .theme-doc-version-badge',
            'article .theme-doc-toc-mobile',
            'article .theme-doc-markdown',
            'article .theme-doc-footer',
            '.pagination-nav',
          ].map((selector) => topOf(page.locator(selector))),
        );
        expect(tops.every((top) => top > 0)).toBe(true);
        expect([...tops].sort((a, b) => a - b)).toEqual(tops);
        expect(await page.locator('article .pagination-nav').count()).toBe(0);
      },
      {width: 800},
    ));

  test('is known to style sheets and to search by classes and metadata', () =>
    visit('/docs/linked/deep/two', async (page) => {
      expect(await htmlClasses(page)).toEqual(
        expect.arrayContaining([
          'plugin-docs',
          'plugin-id-default',
          'docs-wrapper',
          'docs-doc-page',
          'docs-version-2.0.0',
          'docs-doc-id-linked/deep/two',
        ]),
      );
      expect(await metaOf(page, 'docusaurus_version')).toBe('2.0.0');
      expect(await metaOf(page, 'docusaurus_tag')).toBe('docs-default-2.0.0');
      await page.locator('.pagination-nav__link--next').click();
      await page.getByRole('heading', {level: 1, name: 'Plain one'}).waitFor();
      const classes = await htmlClasses(page);
      expect(classes).toContain('docs-doc-id-plain/one');
      expect(classes).not.toContain('docs-doc-id-linked/deep/two');
    }));

  test('gets its title as heading if its text has none, unless that is hidden', async () => {
    const headings = (page: Page) => textOf(page.locator('h1'));
    expect(await visit('/docs/labelled', headings)).toEqual(['The title']);
    expect(await visit('/docs/untitled', headings)).toEqual([]);
    expect(await visit('/docs', headings)).toEqual(['Introduction']);
  });

  test('that is unlisted says so and is kept from search engines; a draft is not there', () =>
    visit('/docs/hidden', async (page) => {
      expect(await page.locator('.theme-unlisted-banner').count()).toBe(1);
      expect(await metaOf(page, 'robots')).toContain('noindex');
      const draft = await page.request.get(new URL('/docs/draft', page.url()).href);
      expect(draft.status()).toBe(404);
    }));

  test('is alone on paper, as wide as that is', () =>
    visit('/docs/contents', async (page) => {
      await page.emulateMedia({media: 'print'});
      for (const part of [
        '.navbar',
        '.theme-doc-sidebar-container',
        '.table-of-contents >> nth=0',
        '.pagination-nav',
        'footer.footer',
      ])
        expect(await page.locator(part).isVisible(), part).toBe(false);
      const width = (selector: string) => page.locator(selector).evaluate((element) => element.clientWidth);
      // 32 px: a padding of 1rem on each side.
      expect(await width('article')).toBe((await width('main > .container')) - 32);
    }));

  test('can be read without a script', async () => {
    const read = async (page: Page) => {
      expect(await textOf(page.locator('h1'))).toEqual(['Introduction']);
      expect(await page.locator('article').innerText()).toContain('The first page of the docs');
      expect(await page.locator('.pagination-nav__link--next').isVisible()).toBe(true);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    };
    await visit('/docs', read, {javaScript: false});
    await visit(
      '/docs',
      async (page) => {
        await read(page);
        // Without JavaScript there is no slide-out menu, so the sidebar is below the text.
        const link = page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Levels'});
        expect(await topOf(link)).toBeGreaterThan(await topOf(page.locator('.pagination-nav')));
        for (const name of ['Collapse sidebar', 'Close'])
          expect(await page.getByRole('button', {name, exact: true}).count(), name).toBe(0);
      },
      {javaScript: false, width: 375},
    );
  });
});

test('every stylesheet begins with the order of the layers, so that the theme wins over Infima wherever each stands', () =>
  visit('/docs', async (page) => {
    const sheets = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) =>
        Promise.all(links.map(async (link) => (await fetch((link as HTMLLinkElement).href)).text())),
      );
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets)
      expect(sheet.slice(0, 60)).toMatch(/^@layer lectern\.infima,\s?lectern\.theme;/);
  }));

describe('breadcrumbs', () => {
  const crumbs = (page: Page) =>
    page.locator('.theme-doc-breadcrumbs li').evaluateAll((items) =>
      items.map((item) => ({
        text: item.textContent,
        href: item.querySelector('a')?.getAttribute('href') ?? null,
        active: item.classList.contains('breadcrumbs__item--active'),
      })),
    );

  test('lead home and to every category that has a page; the page itself is text', () =>
    visit('/docs/linked/deep/two', async (page) => {
      expect(await crumbs(page)).toEqual([
        {text: '', href: '/', active: false},
        {text: 'Linked', href: '/docs/linked/', active: false},
        {text: 'Deep', href: null, active: false},
        {text: 'Deeper', href: null, active: false},
        {text: 'Deep two', href: null, active: true},
      ]);
      const home = page.locator('.theme-doc-breadcrumbs').getByRole('link', {name: 'Home page'});
      expect(await home.locator('svg').count()).toBe(1);
      const size = await page
        .locator('.theme-doc-breadcrumbs')
        .evaluate((element) =>
          getComputedStyle(element).getPropertyValue('--ifm-breadcrumb-size-multiplier'),
        );
      expect(Number(size)).toBe(0.8);
    }));

  test('tell search engines about those that lead somewhere', () =>
    visit('/docs/linked/deep/two', async (page) => {
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
      expect(data).toMatchObject({
        '@type': 'BreadcrumbList',
        itemListElement: [
          {position: 1, name: 'Linked', item: 'https://example.com/docs/linked/'},
          {position: 2, name: 'Deep two', item: 'https://example.com/docs/linked/deep/two'},
        ],
      });
    }));

  test('are not there without a sidebar, nor where the plugin has them switched off', async () => {
    const count = (page: Page) => page.locator('.theme-doc-breadcrumbs').count();
    expect(await visit('/docs/without-sidebar', count)).toBe(0);
    expect(await visit('/community/support', count)).toBe(0);
  });
});

describe('the rows below the text', () => {
  test('are tags, the edit link and the last update', () =>
    visit('/docs', async (page) => {
      const tags = page.locator('.theme-doc-footer-tags-row');
      expect(await tags.locator('b').innerText()).toBe('Tags:');
      expect(
        await tags
          .locator('a')
          .evaluateAll((all) => all.map((tag) => [tag.textContent, tag.getAttribute('href')])),
      ).toEqual([
        ['Beta', '/docs/tags/beta'],
        ['alpha', '/docs/tags/alpha'],
        ['Custom', '/docs/tags/made-to-measure'],
      ]);
      const edit = page.locator('.theme-doc-footer-edit-meta-row a.theme-edit-this-page');
      expect(await edit.innerText()).toContain('Edit this page');
      expect(await edit.getAttribute('href')).toMatch(/^https:\/\/example.com\/edit\/.*intro.md$/);
      expect(await edit.getAttribute('target')).toBe('_blank');
      expect(await edit.locator('svg').count()).toBeGreaterThan(0);
      const updated = page.locator('.theme-doc-footer-edit-meta-row .theme-last-updated');
      expect(await updated.innerText()).toBe('Last updated on Mar 5, 2024 by Ada Lovelace');
      expect(await textOf(updated.locator('b'))).toEqual(['Mar 5, 2024', 'Ada Lovelace']);
      expect(await updated.locator('time').getAttribute('datetime')).toBe('2024-03-05T00:00:00.000Z');
      const style = await updated.evaluate((element) => {
        const {fontStyle, textAlign, fontSize} = getComputedStyle(element.parentElement ?? element);
        return {fontStyle, textAlign, isSmaller: Number.parseFloat(fontSize) < 16};
      });
      expect(style).toEqual({fontStyle: 'italic', textAlign: 'end', isSmaller: true});
    }));

  test('are each left out where there is nothing to say', async () => {
    const rows = async (page: Page) => ({
      tags: await page.locator('.theme-doc-footer-tags-row').count(),
      edit: await page
        .locator('.theme-edit-this-page')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      updated: await textOf(page.locator('.theme-last-updated')),
    });
    expect(await visit('/docs/labelled', rows)).toEqual({tags: 1, edit: [], updated: []});
    expect(await visit('/docs/untitled', rows)).toEqual({
      tags: 0,
      edit: ['https://example.com/elsewhere'],
      updated: [],
    });
    expect((await visit('/docs/linked/child', rows)).updated).toEqual(['Last updated by Grace Hopper']);
    expect(await visit('/community/support', (page) => page.locator('.theme-doc-footer').count())).toBe(0);
  });
});

describe('the pagination', () => {
  const pagination = async (page: Page): Promise<[string | null, string | null]> => {
    expect(await page.locator('nav.pagination-nav').count()).toBe(1);
    const side = async (name: string) => {
      const link = page.locator(`.pagination-nav__link--${name}`);
      return (await link.count()) === 0 ? null : (await link.innerText()).replace('\n', ': ');
    };
    return [await side('prev'), await side('next')];
  };

  test('follows the sidebar, categories with a page included, and uses the labels meant for it', async () => {
    expect(await visit('/docs', pagination)).toEqual([null, 'Next: In the pagination']);
    expect(await visit('/docs/linked/child', pagination)).toEqual(['Previous: Linked', 'Next: Deep one']);
    expect(await visit('/docs/generated/described', pagination)).toEqual([
      'Previous: Generated',
      'Next: An excerpt',
    ]);
    expect(await visit('/docs/all-generated', pagination)).toEqual([
      'Previous: Plain two',
      'Next: A described doc with a title that is also longer than its card',
    ]);
  });

  test('obeys front matter, and never leaves the sidebar', async () => {
    expect(await visit('/docs/untitled', pagination)).toEqual(['Previous: In the pagination', null]);
    expect(await visit('/docs/plain/two', pagination)).toEqual(['Previous: Introduction', 'Next: Generated']);
    expect(await visit('/docs/levels', pagination)).toEqual(['Previous: Contents', null]);
    expect(await visit('/docs/api/one', pagination)).toEqual([null, 'Next: API two']);
  });

  test('is empty on pages without sidebar, or with one that does not list them', async () => {
    expect(await visit('/docs/without-sidebar', pagination)).toEqual([null, null]);
    expect(await visit('/docs/guest', pagination)).toEqual([null, null]);
  });
});

describe('the page of a category', () => {
  const cards = (list: Locator) =>
    list.locator('a.card').evaluateAll((all) =>
      all.map((card) => {
        const [icon, title] = card.querySelector('h2')?.children ?? [];
        const start = icon?.querySelector('svg[aria-hidden="true"] path')?.getAttribute('d')?.slice(0, 3);
        const drawn = {M13: 'document', 'M3.': 'folder', M10: 'link'}[start ?? ''];
        return [
          drawn ?? icon?.textContent,
          title?.textContent,
          card.querySelector('p')?.textContent,
          card.getAttribute('href'),
        ];
      }),
    );

  test('has title, description and a card for each entry that leads somewhere', () =>
    visit('/docs/all-generated', async (page) => {
      expect(await textOf(page.locator('h1'))).toEqual(['Everything generated']);
      expect(await page.title()).toBe('Everything generated | Theme');
      expect(await textOf(page.locator('main header > p'))).toEqual([
        'What stands in this category, as cards.',
      ]);
      expect(await metaOf(page, 'description')).toBe('What stands in this category, as cards.');
      expect(await metaOf(page, 'keywords')).toBe('cards,lists');
      expect(await cards(page.locator('main'))).toEqual([
        [
          'document',
          'A described doc with a title that is also longer than its card',
          expect.stringMatching(/^A description that is a good deal longer/),
          '/docs/generated/described',
        ],
        ['document', 'An excerpt', 'The first paragraph of the page.', '/docs/generated/excerpt'],
        ['link', 'Elsewhere', 'Another site.', 'https://example.org/'],
        ['📦', 'Boxed', '2 items', '/docs/generated/boxed-one'],
      ]);
      expect(await page.locator('.table-of-contents, .theme-edit-this-page').count()).toBe(0);
      expect(await page.locator('.theme-doc-breadcrumbs, .theme-doc-version-badge').count()).toBe(2);
    }));

  test('cuts long titles and descriptions, which stand in full in the tooltip', () =>
    visit('/docs/all-generated', async (page) => {
      const card = page.locator('a.card').first();
      const description = card.locator('p.text--truncate');
      expect(await description.getAttribute('title')).toContain('near the end.');
      expect(await card.locator('h2').getAttribute('title')).toContain('longer than its card');
      expect(await description.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
      expect((await card.locator('h2').boundingBox())?.height).toBeLessThan(40);
    }));

  test('has two columns of cards on desktop, one on small screens, evenly spaced', async () => {
    const boxes = (page: Page) =>
      page.locator('a.card').evaluateAll((all) =>
        all.map((card) => {
          const {left, top, bottom, height} = card.getBoundingClientRect();
          return {left, top, bottom, height: Math.round(height)};
        }),
      );
    const wide = await visit('/docs/all-generated', boxes);
    expect(new Set(wide.map(({left}) => left)).size).toBe(2);
    const narrow = await visit('/docs/all-generated', boxes, {width: 375});
    expect(new Set(narrow.map(({left}) => left)).size).toBe(1);
    const gaps = narrow.slice(1).map(({top}, index) => Math.round(top - (narrow[index]?.bottom ?? 0)));
    expect(new Set(gaps)).toEqual(new Set([24]));
    for (const list of [wide, narrow]) expect(new Set(list.map(({height}) => height)).size).toBe(1);
  });

  test('turns the border of a card to the primary colour under the mouse', () =>
    visit('/docs/all-generated', async (page) => {
      const card = page.locator('a.card').first();
      const border = () => card.evaluate((element) => getComputedStyle(element).borderTopColor);
      const before = await border();
      await card.hover();
      await expect.poll(border).toBe('rgb(10, 80, 170)');
      expect(before).not.toBe('rgb(10, 80, 170)');
    }));

  test('written by the author has the same cards, of what is inside or of what they choose', () =>
    visit('/docs/linked/', async (page) => {
      const lists = page.locator('.theme-doc-markdown section.row');
      expect(await cards(lists.nth(0))).toEqual([
        ['document', 'Child of linked', undefined, '/docs/linked/child'],
        ['folder', 'Deep', '2 items', '/docs/linked/deep/one'],
      ]);
      expect(await cards(lists.nth(1))).toEqual([['document', 'Chosen', undefined, '/about']]);
    }));
});

describe('tag pages', () => {
  test('list all tags by letter, with the number of docs', () =>
    visit('/docs/tags', async (page) => {
      expect(await textOf(page.locator('h1'))).toEqual(['Tags']);
      const letters = page.locator('main h2');
      expect(await letters.evaluateAll((all) => all.map(({id}) => id))).toEqual(['A', 'B', 'C']);
      expect(
        await page
          .locator('main li a')
          .evaluateAll((all) =>
            all.map((tag) => [tag.firstChild?.textContent, tag.querySelector('span')?.textContent]),
          ),
      ).toEqual([
        ['alpha', '1'],
        ['beta', '3'],
        ['Custom', '1'],
      ]);
      expect(await page.locator('main.col.col--8.col--offset-2').count()).toBe(1);
      expect(await page.locator('.theme-doc-sidebar-container').count()).toBe(0);
      expect(await htmlClasses(page)).toEqual(
        expect.arrayContaining(['docs-wrapper', 'docs-tags-list-page']),
      );
      expect(await metaOf(page, 'docusaurus_tag')).toBe('doc_tags_list');
    }));

  test('list the docs of one tag by title', () =>
    visit('/docs/tags/beta', async (page) => {
      expect(await textOf(page.locator('h1'))).toEqual(['3 docs tagged with "beta"']);
      expect(
        await page
          .locator('main article')
          .evaluateAll((all) =>
            all.map((doc) => [
              doc.querySelector('h2')?.textContent?.slice(0, 15),
              doc.querySelector('a')?.getAttribute('href'),
              doc.querySelector('p')?.textContent?.slice(0, 15),
            ]),
          ),
      ).toEqual([
        ['A described doc', '/docs/generated/described', 'A description t'],
        ['Introduction', '/docs/', 'The first page '],
        ['The title', '/docs/labelled', 'A description f'],
      ]);
      expect(await htmlClasses(page)).toContain('docs-tags-doc-list-page');
      expect(await metaOf(page, 'docusaurus_tag')).toBe('doc_tag_doc_list');
      await page.getByRole('link', {name: 'View all tags'}).click();
      await page.getByRole('heading', {level: 1, name: 'Tags', exact: true}).waitFor();
    }));

  test('use the singular for one doc, and do not exist for versions without tags', () =>
    visit('/docs/tags/alpha', async (page) => {
      expect(await textOf(page.locator('h1'))).toEqual(['One doc tagged with "alpha"']);
      const none = await page.request.get(new URL('/docs/1.0.0/tags', page.url()).href);
      expect(none.status()).toBe(404);
      const draft = await page.request.get(new URL('/docs/tags/unfinished', page.url()).href);
      expect(draft.status()).toBe(404);
    }));
});

describe('accessibility', () => {
  const violations = async (page: Page) => {
    await page.evaluate(axe.source);
    const found = await page.evaluate(() =>
      window.axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']}),
    );
    return found.violations.map(({id, nodes}) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  };
  const cases: [string, PageOptions][] = [
    ['/docs/linked/deep/two', {}],
    ['/docs/all-generated', {}],
    ['/docs/1.0.0/old', {dark: true}],
    ['/docs/tags', {width: 375}],
    ['/docs/contents', {width: 375}],
  ];

  test.each(cases)('%s has no violations %o', async (path, options) => {
    expect(await visit(path, violations, options)).toEqual([]);
  });
});
