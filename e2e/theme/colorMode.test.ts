import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {
  buildOnce,
  createBundledSite,
  openPage,
  type PageOptions,
  serveSite,
  useBuiltSite,
  waitForHydration,
} from '../harness/index.js';

const visit = useBuiltSite(() => buildOnce('theme-frame'));

/** Background of `<html>`: transparent, since the browser's default is white. */
const LIGHT = 'rgba(0, 0, 0, 0)';
const DARK = 'rgb(27, 27, 29)';

const own: PageOptions = {before: () => {}};
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const store = (page: Page, value: string) =>
  page.evaluate((choice) => localStorage.setItem('theme', choice), value);
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const toggle = (page: Page) =>
  page.getByRole('button', {name: /^Switch between dark and light mode/}).first();

/** Reloads the page with only the scripts in the HTML, which shows it as it is before React runs. */
async function reloadWithoutApp(page: Page): Promise<void> {
  await page.route('**/assets/js/**', (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
  await page.reload();
}

describe('before the app has started', () => {
  test.each([
    {name: 'the stored choice', choice: 'dark', dark: false, shown: DARK},
    {name: 'the stored choice against the system', choice: 'light', dark: true, shown: LIGHT},
    {name: 'the system, where nothing is stored', choice: undefined, dark: true, shown: DARK},
    {name: 'the default mode, where neither wants another', choice: undefined, dark: false, shown: LIGHT},
    {name: 'the system, where what is stored is no mode', choice: '{"theme":', dark: true, shown: DARK},
  ])('the page already has the colours of $name', ({choice, dark, shown}) =>
    visit(
      '/docs/short',
      async (page) => {
        if (choice !== undefined) await store(page, choice);
        await reloadWithoutApp(page);
        expect(await background(page)).toBe(shown);
        expect(await theme(page)).toBe(shown === DARK ? 'dark' : 'light');
        const logos = page.locator('.navbar__brand img').filter({visible: true});
        expect(await logos.evaluateAll((images) => images.map((image) => image.getAttribute('src')))).toEqual(
          [shown === DARK ? '/img/dark.svg' : '/img/light.svg'],
        );
        expect(await toggle(page).isDisabled()).toBe(true);
        expect(await toggle(page).locator('svg').count(), 'the icons of all modes').toBe(3);
        expect(await toggle(page).locator('svg').filter({visible: true}).count()).toBe(1);
      },
      {...own, dark},
    ),
  );

  test('the address may ask for a mode, which is not stored', () =>
    visit(
      '/docs/short?docusaurus-theme=dark',
      async (page) => {
        await reloadWithoutApp(page);
        expect(await background(page)).toBe(DARK);
        expect(await stored(page)).toBeNull();
      },
      own,
    ));
});

describe('the button', () => {
  test('is a round button of 2rem that names the mode, and goes from the system to each mode and back', () =>
    visit(
      '/docs/short',
      async (page) => {
        const box = await toggle(page).boundingBox();
        expect([box?.width, box?.height]).toEqual([32, 32]);
        expect(await toggle(page).evaluate((element) => getComputedStyle(element).borderRadius)).toBe('50%');
        for (const [name, mode, choice] of [
          ['system mode', 'light', null],
          ['dark mode', 'dark', 'dark'],
          ['light mode', 'light', 'light'],
          ['system mode', 'light', null],
        ] as const) {
          expect(await toggle(page).getAttribute('title')).toBe(name);
          expect(await toggle(page).getAttribute('aria-label')).toContain(`currently ${name}`);
          expect([await theme(page), await stored(page)]).toEqual([mode, choice]);
          await toggle(page).click();
        }
      },
      own,
    ));

  test('is in the navbar on desktop, and in the head of the drawer on small screens', () =>
    visit('/docs/short', async (page) => {
      expect(
        await page
          .locator('.navbar__items')
          .getByRole('button', {name: /^Switch/})
          .isVisible(),
      ).toBe(true);
      await page.setViewportSize({width: 375, height: 800});
      expect(
        await page
          .locator('.navbar__items')
          .getByRole('button', {name: /^Switch/})
          .isVisible(),
      ).toBe(false);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await page
        .locator('.navbar-sidebar__brand')
        .getByRole('button', {name: /^Switch/})
        .click();
      expect(await theme(page)).toBe('dark');
    }));
});

describe('what changes elsewhere', () => {
  test('another tab that chooses a mode changes this one; one that forgets it gives it back to the system', () =>
    visit(
      '/docs/short',
      async (page) => {
        const other = await page.context().newPage();
        await other.goto(new URL('/after', page.url()).href);
        await waitForHydration(other);
        for (const [choice, mode] of [
          ['dark', 'dark'],
          ['light', 'light'],
          ['garbage', 'light'],
        ] as const) {
          await store(other, choice);
          await page.waitForFunction((value) => document.documentElement.dataset.theme === value, mode);
        }
        await store(other, 'dark');
        await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
        await other.evaluate(() => localStorage.removeItem('theme'));
        await page.waitForFunction(() => document.documentElement.dataset.themeChoice === 'system');
        expect(await theme(page)).toBe('light');
      },
      own,
    ));

  test('the system changes the mode while nothing is chosen; printing does not', () =>
    visit(
      '/docs/short',
      async (page) => {
        await page.emulateMedia({colorScheme: 'dark'});
        await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
        await page.emulateMedia({media: 'print', colorScheme: 'light'});
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect(await theme(page)).toBe('dark');
      },
      own,
    ));
});

test('images for one mode are in the HTML for both, and one is shown', () =>
  visit(
    '/docs/blocks',
    async (page) => {
      const html = await (await page.request.get(page.url())).text();
      const themed = html.slice(html.indexOf('id="themed"'));
      expect(themed.match(/src="\/img\/(light|dark)\.svg"/g)?.slice(0, 2)).toEqual([
        'src="/img/light.svg"',
        'src="/img/dark.svg"',
      ]);
      const images = page.locator('article img');
      const shown = () =>
        images.filter({visible: true}).evaluateAll((all) => all.map((image) => image.getAttribute('alt')));
      const source = () => page.locator('#themed img').getAttribute('src');
      expect([await shown(), await source()]).toEqual([['Themed', 'Only light'], '/img/light.svg']);
      await toggle(page).click();
      expect([await shown(), await source()]).toEqual([['Themed', 'Only dark'], '/img/dark.svg']);
    },
    own,
  ));

describe('a site that has the switch removed', () => {
  let dir = '';
  const visitFixed = useBuiltSite(async () => {
    const site = createBundledSite('minimal', (files) => {
      const colorMode = {defaultMode: 'dark', disableSwitch: true};
      const announcementBar = {id: 'fixed', content: 'It <i>stays</i>.', isCloseable: false};
      const footer = {
        links: [
          {label: 'Imprint', to: '/docs/intro'},
          {label: 'Elsewhere', href: 'https://example.org'},
          {html: '<i>Raw</i>'},
        ],
      };
      const navbar = {title: 'Fixed', style: 'dark'};
      const themeConfig = JSON.stringify({colorMode, announcementBar, footer, navbar});
      files.replace('docusaurus.config.mjs', '};', `  themeConfig: ${themeConfig},\n};`);
      files.write('src/theme/Footer/index.jsx', brokenFooter);
    });
    const {code, stdout, stderr} = await site.build();
    expect(code, stdout + stderr).toBe(0);
    dir = site.dir;
    return site;
  });

  test('has no button, the default mode, and forgets what was stored', () =>
    visitFixed(
      '/docs/intro',
      async (page) => {
        expect(await theme(page)).toBe('dark');
        expect(await toggle(page).count()).toBe(0);
        await store(page, 'light');
        await page.reload();
        await waitForHydration(page);
        expect([await theme(page), await background(page)]).toEqual(['dark', DARK]);
        await expect.poll(() => stored(page)).toBeNull();
      },
      own,
    ));

  test('keeps a bar that cannot be closed', () =>
    visitFixed('/docs/intro', async (page) => {
      const bar = page.getByRole('banner');
      expect(await bar.innerText()).toBe('It stays.');
      expect(await bar.getByRole('button').count()).toBe(0);
      expect((await bar.boundingBox())?.height).toBe(30);
    }));

  test('has the links of its footer in one row, with dots between them', () =>
    visitFixed('/docs/intro', async (page) => {
      const footer = page.locator('footer');
      expect(await footer.getAttribute('class')).not.toContain('footer--dark');
      expect(await footer.innerText()).toMatch(/^Imprint\s*·\s*Elsewhere\s*·\s*Raw$/);
      expect(await footer.locator('.footer__col').count()).toBe(0);
    }));

  test('has no burger without items, but on pages with a sidebar', async () => {
    const burgers = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'}).count();
    expect(await visitFixed('/', burgers, {width: 375})).toBe(0);
    expect(await visitFixed('/docs/intro', burgers, {width: 375})).toBe(1);
  });

  test('whose layout crashes shows the error alone, with a way to try again', async () => {
    const {url} = await serveSite(dir);
    const {page, close} = await openPage(`${url}/docs/intro`);
    await page.evaluate(() => Object.assign(window, {breakFooter: true}));
    await page.locator('footer').click();
    const alert = page.getByRole('alert');
    await alert.getByRole('heading', {name: 'This page crashed.'}).waitFor();
    expect(await alert.innerText()).toContain('The footer is broken.');
    expect(await page.locator('.navbar').count()).toBe(0);
    expect(await alert.evaluate((element) => getComputedStyle(element).minHeight)).toBe('400px');
    await page.evaluate(() => Object.assign(window, {breakFooter: false}));
    await alert.getByRole('button', {name: 'Try again'}).click();
    await page.locator('footer').waitFor();
    expect(await page.getByRole('heading', {level: 1, name: 'Introduction'}).count()).toBe(1);
    await close();
  });
});

/** Source of a footer that throws on request. Since it is part of the layout, the error page cannot use the layout. */
const brokenFooter = `import Footer from '@theme-original/Footer';
import {useReducer} from 'react';

export default function MaybeBroken() {
  const [, again] = useReducer((count) => count + 1, 0);
  if (typeof window !== 'undefined' && window.breakFooter) throw new Error('The footer is broken.');
  return (
    <div onClick={again}>
      <Footer />
    </div>
  );
}
`;
