import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {createSite, useBuiltSite} from '../harness/index.js';

const customCss = `
[data-theme='light'] .card { position: absolute; left: 30px }
.kept { /* rtl:ignore */ padding-left: 7px }
.padding-top--lg { padding-top: 3px !important }
`;
const moduleCss = `
.box { margin: 0 1px 0 20px; animation: slide 1s paused both }
@keyframes slide { from { padding-left: 5px } }
`;
const mirrorPage = `import styles from './styles.module.css';

export default function Mirror() {
  return (
    <main>
      <div className={styles.box}>Box</div>
      <div className="card">Card</div>
      <div className="kept">Kept</div>
      <div className="padding-top--lg margin-top--lg">Utilities</div>
    </main>
  );
}
`;

/**
 * The site with defaults for most theme options, one version in the second docs instance, no home page, and a
 * right-to-left locale.
 */
const visit = useBuiltSite(async () => {
  const site = createSite('theme-docs', (files) => {
    const config = 'site.config.mjs';
    files.replace(config, 'docs: {sidebar: {hideable: true, autoCollapseCategories: true}},', '');
    files.replace(config, 'hideOnScroll: true,', '');
    files.replace(
      config,
      "baseUrl: '/',",
      "baseUrl: '/', i18n: {defaultLocale: 'en', locales: ['en', 'ar']},",
    );
    files.replace(
      config,
      "announcementBar: {id: 'first', content: 'Something <b>new</b> is here.', isCloseable: true},",
      '',
    );
    files.replace(config, "current: {label: 'Today', badge: false}", "current: {label: 'Today'}");
    files.replace(config, 'breadcrumbs: false,', '');
    files.replace(
      config,
      "versions: {current: {label: 'Next'}, '1.0.0': {label: 'One'}},",
      "versions: {current: {label: 'Next', banner: 'none'}, '2.0.0': {banner: 'unreleased', badge: false}},",
    );
    files.replace(config, 'themeConfig: {', "themeConfig: {docs: {versionPersistence: 'none'},");
    files.replace(
      config,
      'items: [\n',
      "items: [{type: 'localeDropdown', position: 'right'}, {label: 'More', items: [{to: '/about', label: 'About'}]},\n",
    );
    files.write('src/css/custom.css', files.read('src/css/custom.css') + customCss);
    files.write('src/pages/mirror/styles.module.css', moduleCss);
    files.write('src/pages/mirror/index.jsx', mirrorPage);
    files.remove('community_versions.json');
    files.remove('src/pages/index.md');
  });
  const built = await site.build();
  expect(built.code, built.stderr).toBe(0);
  return site;
});

const menu = (page: Page) => page.locator('.theme-doc-sidebar-container nav.menu');
const category = (page: Page, label: string) => menu(page).getByRole('button', {name: label, exact: true});

describe('without options for the sidebar', () => {
  test('it cannot be hidden, and begins below the navbar, which stays', () =>
    visit('/docs/contents', async (page) => {
      expect(await page.getByRole('button', {name: 'Collapse sidebar'}).count()).toBe(0);
      expect(
        await page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Theme'}).count(),
      ).toBe(0);
      expect((await menu(page).boundingBox())?.y).toBe(60);
      expect(await menu(page).evaluate((element) => getComputedStyle(element).marginBottom)).toBe('0px');
      await page.evaluate(() => window.scrollTo({top: 1000, behavior: 'instant'}));
      await page.waitForTimeout(300);
      expect((await page.locator('.navbar').boundingBox())?.y).toBe(0);
      expect((await menu(page).boundingBox())?.y).toBe(60);
    }));

  test('opening a category leaves its siblings open', () =>
    visit('/docs/linked/deep/two', async (page) => {
      await category(page, 'Plain').click();
      expect(await category(page, 'Plain').getAttribute('aria-expanded')).toBe('true');
      expect(await category(page, 'Deep').getAttribute('aria-expanded')).toBe('true');
      expect(await category(page, 'Deep').isVisible()).toBe(true);
    }));
});

test('what the navbar covers is above the edge of the contents list', () =>
  visit('/docs/contents', async (page) => {
    const active = () => page.locator('.table-of-contents__link--active').allInnerTexts();
    const place = (top: number) =>
      page.evaluate((distance) => {
        const box = document.getElementById('first')?.getBoundingClientRect();
        window.scrollTo({top: window.scrollY + (box?.top ?? 0) - distance, behavior: 'instant'});
      }, top);
    // With this height, the next heading is in the upper half of the window too.
    await page.setViewportSize({width: 1280, height: 1700});
    await place(65);
    await expect.poll(active).toEqual(['First']);
    await place(55);
    await expect.poll(active).toEqual(['First child']);
  }));

test('without a home page there is no way to it: the logo leads to the docs', () =>
  visit('/community/support', async (page) => {
    const crumbs = await page.locator('.theme-doc-breadcrumbs li').allInnerTexts();
    expect(crumbs.map((text) => text.trim())).toEqual(['Support']);
    expect(await page.locator('.navbar__brand').getAttribute('href')).toBe('/docs/');
  }));

test('banner and badge are what the version asks for; a single version has neither', async () => {
  const shown = async (page: Page) => ({
    banner: await page.locator('.theme-doc-version-banner').count(),
    badge: await page.locator('.theme-doc-version-badge').count(),
  });
  expect(await visit('/docs/next', shown)).toEqual({banner: 0, badge: 1});
  expect(await visit('/docs', shown)).toEqual({banner: 1, badge: 0});
  expect(await visit('/docs/1.0.0', shown)).toEqual({banner: 1, badge: 1});
  expect(await visit('/community', shown)).toEqual({banner: 0, badge: 0});
});

test('a choice of version is not stored where the site does not want that', () =>
  visit('/docs', async (page) => {
    await page.locator('.dropdown', {hasText: '2.0.0'}).hover();
    await page.locator('.dropdown__menu').getByRole('link', {name: 'Next'}).click();
    await page.getByRole('heading', {level: 1, name: 'Introduction to what comes next'}).waitFor();
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('version'))),
    ).toEqual([]);
  }));

describe('a dropdown', () => {
  const dropdown = (page: Page, label: string) => page.locator('.navbar .dropdown', {hasText: label});
  const isOpen = async (page: Page, label: string) =>
    /dropdown--show/.test((await dropdown(page, label).getAttribute('class')) ?? '');

  test('of languages names the current one, and leads to the same page in each by a full load', () =>
    visit('/docs/contents', async (page) => {
      const languages = dropdown(page, 'English');
      expect(await languages.getAttribute('class')).toContain('dropdown--right');
      expect(await languages.locator('> a svg').count()).toBe(1);
      expect(
        await languages
          .locator('.dropdown__link')
          .evaluateAll((links) =>
            links.map((link) => ['lang', 'href', 'target'].map((name) => link.getAttribute(name))),
          ),
      ).toEqual([
        ['en', '/docs/contents', '_self'],
        ['ar', '/ar/docs/contents', '_self'],
      ]);
      expect(await languages.locator('.dropdown__link--active').getAttribute('lang')).toBe('en');
      await page.evaluate(() => Object.assign(window, {isOld: true}));
      await languages.hover();
      await languages.locator('[lang="ar"]').click();
      await page.waitForURL('**/ar/docs/contents');
      expect(await page.evaluate(() => 'isOld' in window)).toBe(false);
    }));

  test('without a page of its own has a label that is a button and leads nowhere', () =>
    visit('/docs/levels', async (page) => {
      const label = dropdown(page, 'More').getByRole('button', {name: 'More'});
      expect(await label.getAttribute('aria-haspopup')).toBe('true');
      expect(await dropdown(page, 'More').getAttribute('class')).not.toContain('dropdown--right');
      await label.click();
      expect(page.url()).toMatch(/\/docs\/levels$/);
      await page.mouse.move(0, 700);
      await expect.poll(() => dropdown(page, 'More').locator('.dropdown__menu').isVisible()).toBe(false);
      await label.focus();
      await page.keyboard.press('Space');
      expect(await isOpen(page, 'More')).toBe(true);
      await page.locator('article').dispatchEvent('touchstart');
      await expect.poll(() => isOpen(page, 'More')).toBe(false);
    }));

  test('on small screens is a list that its label opens, by keyboard too', () =>
    visit(
      '/about',
      async (page) => {
        await page.locator('.navbar__toggle').click();
        const drawer = page.locator('.navbar-sidebar');
        const languages = drawer.getByRole('button', {name: 'Languages', exact: true});
        expect(await languages.getAttribute('aria-expanded')).toBe('false');
        await languages.focus();
        await page.keyboard.press('Space');
        expect(await languages.getAttribute('aria-expanded')).toBe('true');
        expect(await drawer.locator('a[lang="ar"]').getAttribute('href')).toBe('/ar/about');
        await page.keyboard.press('Enter');
        expect(await languages.getAttribute('aria-expanded')).toBe('false');
        const more = drawer.getByRole('button', {name: 'More', exact: true});
        expect(await more.getAttribute('aria-expanded'), 'it has the page inside').toBe('true');
        await drawer.getByRole('link', {name: 'About', exact: true}).click();
        await expect.poll(() => page.locator('.navbar-sidebar--show').count()).toBe(0);
      },
      {width: 375},
    ));
});

describe('from right to left', () => {
  const distances = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const {left, right} = element.getBoundingClientRect();
        return {left, right: document.documentElement.clientWidth - right};
      });

  test('the sidebar is on the right, the contents list on the left, and lists keep their room', () =>
    visit('/ar/docs/contents', async (page) => {
      expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
      expect((await distances(page, '.theme-doc-sidebar-container')).right).toBe(0);
      expect((await distances(page, '.theme-doc-sidebar-container a.menu__link')).right).toBe(8);
      expect((await distances(page, '.theme-doc-toc-desktop')).left).toBeLessThan(100);
      const list = page.locator('.theme-doc-markdown ul.table-of-contents');
      expect(await list.evaluate((element) => getComputedStyle(element).listStyleType)).toBe('disc');
    }));

  test.each([
    {path: '/mirror', start: 'left', end: 'right'},
    {path: '/ar/mirror', start: 'right', end: 'left'},
  ])('the stylesheets of the site are mirrored as well: $path', ({path, start, end}) =>
    visit(path, async (page) => {
      const styleOf = (text: string, property: string) =>
        page
          .getByText(text, {exact: true})
          .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
      expect(await styleOf('Card', start)).toBe('30px');
      expect(await styleOf('Box', `margin-${start}`)).toBe('20px');
      expect(await styleOf('Box', `margin-${end}`)).toBe('1px');
      expect(await styleOf('Box', `padding-${start}`)).toBe('5px');
      expect(await styleOf('Box', `padding-${end}`)).toBe('0px');
      expect(await styleOf('Kept', 'padding-left')).toBe('7px');
    }),
  );

  test('"!important" of the site wins over that of a utility class', () =>
    visit('/mirror', async (page) => {
      const style = await page.getByText('Utilities', {exact: true}).evaluate((element) => {
        const {paddingTop, marginTop} = getComputedStyle(element);
        return {paddingTop, marginTop};
      });
      expect(style).toEqual({paddingTop: '3px', marginTop: '32px'});
    }));

  test('the drawer comes from the right', () =>
    visit(
      '/ar/docs/levels',
      async (page) => {
        await page.locator('.navbar__toggle').click();
        await expect.poll(() => distances(page, '.navbar-sidebar')).toMatchObject({right: 0});
        const arrow = page.locator('.navbar-sidebar__back svg');
        expect(await arrow.evaluate((element) => getComputedStyle(element).transform), 'points back').toBe(
          'none',
        );
      },
      {width: 375},
    ));
});
