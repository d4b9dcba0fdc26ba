import fs from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import type {Page} from 'playwright-core';
import {beforeAll, describe, expect, test} from 'vitest';
import {addresses} from '../../website/addresses.js';
import {
  buildWebsite,
  openPage,
  type SiteServer,
  serveSite,
  useBuiltSite,
  waitForHydration,
  websiteFolder,
} from '../harness/index.js';

const visit = useBuiltSite(buildWebsite);

let server: SiteServer;

beforeAll(async () => {
  const {dir, outDir} = await buildWebsite();
  server = await serveSite(dir, outDir);
});

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Label and URL of each link in an element. */
const linksIn = (page: Page, selector: string) =>
  page
    .locator(`${selector} a`)
    .evaluateAll((all) => all.map((link) => `${link.textContent.trim()} ${link.getAttribute('href')}`));

describe('versions', () => {
  const archived: readonly string[] = JSON.parse(
    fs.readFileSync(path.join(websiteFolder, 'archivedVersions.json'), 'utf8'),
  );
  const rowsBelow = (page: Page, id: string) =>
    page
      .locator(`section:has(> #${id}) tr`)
      .evaluateAll((rows) =>
        rows.map((row) => [
          row.querySelector('th')?.textContent,
          ...[...row.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`),
        ]),
      );

  test('the current version is the stable one, and there is no unreleased one beside it', () =>
    visit('/versions/', async (page) => {
      expect(await rowsBelow(page, 'next')).toEqual([
        ['Canary', 'Documentation /docs/', 'Release notes /changelog/'],
      ]);
      expect(await page.locator('#latest').count()).toBe(0);
    }));

  test('past versions and 24 archived ones each have docs and release notes', () =>
    visit('/versions/', async (page) => {
      expect(archived).toHaveLength(24);
      const released = (version: string, docs: string) => [
        version,
        `Documentation ${docs}`,
        `Release notes /changelog/${version}/`,
      ];
      expect(await rowsBelow(page, 'archive')).toEqual([
        released('2.0.1', '/docs/2.0.1/'),
        released('2.0.0-rc.1', '/docs/2.0.0-rc.1/'),
        ...archived.map((version) => released(version, addresses.archive(version))),
      ]);
    }));

  test('the first generation has a row of its own', () =>
    visit('/versions/#legacy', async (page) => {
      const [row] = await rowsBelow(page, 'legacy');
      expect(row?.[0]).toBe('1.x.x');
      expect(row?.[1]).toBe(`Documentation ${addresses.archive('1.x.x')}`);
    }));

  test('links are told apart by screen readers', () =>
    visit('/versions/', async (page) => {
      const names = await page
        .locator('main td a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('aria-label')));
      expect(new Set(names).size).toBe(names.length);
    }));
});

describe('feature requests', () => {
  const titles = (page: Page) => page.locator('main h2').allInnerTexts();
  const current = (page: Page) => page.locator('main [aria-current]').locator('h2').allInnerTexts();

  test('the address of a request leads to the same page, with that request first', () =>
    visit('/feature-requests/', async (page) => {
      const all = await titles(page);
      expect(all).toHaveLength(9);
      expect(await current(page)).toEqual([]);
      await page.getByRole('link', {name: 'A glossary with previews'}).click();
      await expect.poll(() => current(page)).toEqual(['A glossary with previews']);
      expect(pathOf(page)).toBe('/feature-requests/glossary/');
      expect((await titles(page))[0]).toBe('A glossary with previews');
      await page.getByRole('link', {name: 'All requests in their usual order'}).click();
      await expect.poll(() => current(page)).toEqual([]);
      expect(await titles(page)).toEqual(all);
      await page.goBack();
      await expect.poll(() => current(page)).toEqual(['A glossary with previews']);
    }));

  test('without JavaScript all requests can be read', () =>
    visit('/feature-requests/', async (page) => expect(await titles(page)).toHaveLength(9), {
      javaScript: false,
    }));

  test('a host that answers with the page for every address below hydrates quietly', () =>
    visit('/feature-requests/', async (page) => {
      await page.route('**/feature-requests/comments/', async (route) => {
        const url = route.request().url().replace('comments/', '');
        await route.fulfill({response: await route.fetch({url})});
      });
      await page.goto(new URL('/feature-requests/comments/', page.url()).href);
      await waitForHydration(page);
      await expect.poll(() => current(page)).toEqual(['Comments below a page']);
      expect(pathOf(page)).toBe('/feature-requests/comments/');
    }));

  test.each(['/feature-requests/comments/', '/feature-requests/no/such/request/'])(
    'a host without that rule still shows the page at %s',
    async (address) => {
      const opened = await openPage(server.url + address);
      await opened.page.getByRole('heading', {level: 1, name: 'Feature requests'}).waitFor();
      expect(pathOf(opened.page)).toBe(address);
      // Only the document itself has the status 404; its files load.
      expect(opened.failedRequests).toEqual([`404 ${server.url}${address}`]);
      await opened.close();
    },
  );
});

describe('navbar and footer', () => {
  test('the navbar leads to every section', () =>
    visit('/docs/', async (page) => {
      const left = await page.locator('.navbar__items').first().locator('.navbar__item').all();
      const found = await Promise.all(
        left.map(async (link) => `${await link.innerText()} ${await link.getAttribute('href')}`),
      );
      expect(found).toEqual([
        'Docs /docs/',
        'API /docs/cli/',
        'Blog /blog/',
        'Showcase /showcase/',
        'Community /community/support/',
      ]);
    }));

  test('the slide-out menu has the same entries', () =>
    visit(
      '/showcase/',
      async (page) => {
        await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
        const menu = page.locator('.navbar-sidebar');
        await menu.getByRole('link', {name: 'Showcase'}).waitFor();
        for (const name of ['Docs', 'API', 'Blog', 'Community']) {
          expect(await menu.getByRole('link', {name, exact: true}).count(), name).toBe(1);
        }
        await menu.getByRole('link', {name: 'Community'}).click();
        await page.getByRole('heading', {level: 1, name: 'Support'}).waitFor();
      },
      {width: 375},
    ));

  test('an entry is active on its own pages', async () => {
    const active = (page: Page) => page.locator('.navbar .navbar__link--active').allInnerTexts();
    expect(await visit('/showcase/', active)).toEqual(['Showcase']);
    expect(await visit('/versions/', active)).toEqual([]);
  });

  test('the menu of versions ends with a link to all of them', () =>
    visit('/docs/', async (page) => {
      const dropdown = page.locator('.navbar__items--right .dropdown').first();
      const link = dropdown.getByRole('link', {name: 'All versions'});
      // Repeats the click: the menu moves while it opens, so on a slow machine the pointer may leave it, which closes
      // it.
      await expect
        .poll(async () => {
          await dropdown.hover();
          return link.click({timeout: 2_000}).then(
            () => true,
            () => false,
          );
        })
        .toBe(true);
      await page.getByRole('heading', {level: 1, name: 'Versions of the documentation'}).waitFor();
      expect(pathOf(page)).toBe('/versions/');
    }));

  test('the footer has four columns', () =>
    visit('/docs/', async (page) => {
      expect(await page.locator('footer .footer__title').allInnerTexts()).toEqual([
        'Learn',
        'Community',
        'More',
        'Legal',
      ]);
      const links = (await linksIn(page, '.footer__links')).filter((link) => link.includes(' /'));
      expect(links).toEqual([
        'Introduction /docs/',
        'Installation /docs/installation/',
        'Migration from v1 to v2 /docs/migration/',
        'Help /community/support/',
        'Feature Requests /feature-requests/',
        'Team /community/team/',
        'Contributing /community/contributing/',
        'News /news/',
        'Blog /blog/',
        'Changelog /changelog/',
        'Release process /community/release-process/',
        // The link of the badge.
        ...links.slice(-1),
      ]);
      expect(links).toHaveLength(12);
    }));

  test('the sidebar of the community leads to the sections beside it', () =>
    visit('/community/support/', async (page) => {
      expect((await linksIn(page, '.theme-doc-sidebar-menu')).slice(-3)).toEqual([
        'Changelog /changelog/',
        'Showcase /showcase/',
        'Feature requests /feature-requests/',
      ]);
    }));
});

/** Pages that must be accessible. Those below /tests/ have unusual content on purpose. */
const pages = [
  '/showcase/',
  '/showcase/?tags=design&operator=AND',
  '/showcase/?name=zzz',
  '/versions/',
  '/feature-requests/',
  '/tests/',
  '/tests/pages/',
  '/tests/pages/code-block-tests/',
  '/tests/pages/error-boundary-tests/',
  '/tests/pages/markdownPageTests/',
  '/tests/pages/markdown-tests/',
  '/tests/pages/tabs-tests/',
];
const looks = [{dark: true}, {width: 375}];

describe.each(pages)('%s', (address) => {
  test.each(looks)('has no fault that axe finds, and is no wider than the window: %j', (look) =>
    visit(
      address,
      async (page) => {
        await page.evaluate(axe.source);
        const faults = await page.evaluate(async () => {
          const {violations} = await window.axe.run(document, {
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
          });
          return violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`));
        });
        expect(faults).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      },
      look,
    ),
  );
});

describe('old addresses', () => {
  test.each([
    ['/docs/support/', '/community/support/'],
    ['/docs/next/team/', '/community/team/'],
    ['/docs/introduction/', '/docs/'],
    ['/docs/2.0.0-rc.1/introduction/', '/docs/2.0.0-rc.1/'],
    ['/docs/installation.html/', '/docs/installation/'],
    ['/blog/page/2.html/', '/blog/page/2/'],
    ['/tests/docs.html/', '/tests/docs/'],
  ])('%s leads to %s', async (from, to) => {
    const response = await fetch(server.url + from);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
    expect(html).toContain(`<link rel="canonical" href="https://lectern.example${to}">`);
    expect((await fetch(server.url + to)).status).toBe(200);
  });

  test('keep query and fragment in a browser', () =>
    visit('/docs/', async (page) => {
      await page.goto(new URL('/docs/installation.html?docusaurus-theme=dark#requirements', page.url()).href);
      await page.waitForURL('**/docs/installation/?docusaurus-theme=dark#requirements');
      await waitForHydration(page);
    }));
});
