import axe from 'axe-core';
import {beforeAll, describe, expect, test} from 'vitest';
import {
  buildOnce,
  expectQuietConsole,
  loadedWidth,
  openPage,
  type SiteServer,
  serveSite,
} from '../../harness/index.js';
import {expectFileAddresses} from './fileAddresses.js';

let server: SiteServer;

beforeAll(async () => {
  const {dir} = await buildOnce('basic');
  server = await serveSite(dir);
});

const pages = [
  '/',
  '/about',
  '/docs/intro',
  '/docs/markdown',
  '/docs/guides',
  '/docs/guides/first',
  '/docs/guides/second',
];

test.each(pages)('%s shows a heading and leaves the console empty', async (url) => {
  const opened = await openPage(server.url + url);
  expect(await opened.page.locator('h1').count()).toBe(1);
  expectQuietConsole(opened);
  await opened.close();
});

test('an unknown address shows the not-found page with status 404', async () => {
  const response = await fetch(`${server.url}/docs/nowhere`);
  expect(response.status).toBe(404);
  const opened = await openPage(`${server.url}/docs/nowhere`);
  expect(await opened.page.locator('h1').innerText()).toBe('Page Not Found');
  const errors = opened.console.filter((message) => !message.includes('404'));
  expect(errors).toEqual([]);
  await opened.close();
});

describe('Markdown', () => {
  test('shows images, components, partials, code, tabs and admonitions', async () => {
    const opened = await openPage(`${server.url}/docs/markdown`);
    const {page} = opened;
    const image = page.getByAltText('The logo of the site');
    expect(await loadedWidth(image)).toBe(24);
    expect(await image.getAttribute('width')).toBe('24');

    const counter = page.getByRole('button', {name: 'Clicked 3 times'});
    expect(await counter.evaluate((element) => getComputedStyle(element).borderTopColor)).toBe(
      'rgb(12, 34, 56)',
    );
    await counter.click();
    expect(await page.getByRole('button', {name: 'Clicked 4 times'}).count()).toBe(1);

    expect(await page.getByText('This sentence was written once and is shown on the page.').count()).toBe(1);
    expect(await page.locator('.theme-code-block code').innerText()).toContain('export function add');
    expect(await page.locator('.theme-code-block').innerText()).toContain('src/add.ts');
    expect(await page.locator('.theme-admonition-tip').innerText()).toContain('A tip with bold text.');
    expect(await page.locator('.theme-admonition-tip strong').innerText()).toBe('bold');
    expect(await page.locator('.theme-admonition-warning').count()).toBe(1);

    const shown = page.getByRole('tabpanel').filter({visible: true});
    expect(await shown.innerText()).toContain('npm start');
    await page.getByRole('tab', {name: 'pnpm', exact: true}).click();
    expect(await shown.innerText()).toContain('pnpm start');
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.manager'))).toBe('pnpm');
    expectQuietConsole(opened);
    await opened.close();
  });

  test('draws an SVG as a component in code, as an image in Markdown and stylesheets', async () => {
    const opened = await openPage(`${server.url}/docs/markdown`);
    const {page} = opened;
    const star = page.locator('article svg#star');
    expect(await star.getAttribute('viewBox')).toBe('0 0 20 20');
    expect(await star.getAttribute('aria-hidden')).toBe('true');
    expect(await page.locator('img[alt="A star"]').getAttribute('src')).toMatch(
      /^\/assets\/images\/star-\w+\.svg$/,
    );
    const background = page.getByRole('button', {name: 'Clicked'});
    expect(await background.evaluate((button) => getComputedStyle(button).backgroundImage)).toMatch(
      /^url\("data:image\/svg/,
    );
    expectQuietConsole(opened);
    await opened.close();

    const home = await openPage(server.url, {javaScript: false});
    expect(await home.page.locator('svg.star > title').textContent()).toBe('Our star');
    await home.close();
  });

  test('copies code to the last character', async () => {
    const {page, close} = await openPage(`${server.url}/docs/markdown`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('.theme-code-block').hover();
    await page.locator('.theme-code-block button[aria-label*="opy"]').click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe('export function add(a: number, b: number): number {\n  return a + b;\n}');
    await close();
  });
});

test.each([true, false])(
  'files that code imports or requires are addresses; JavaScript: %s',
  async (javaScript) => {
    const opened = await openPage(`${server.url}/files`, {javaScript});
    await expectFileAddresses(opened.page);
    expectQuietConsole(opened);
    await opened.close();
  },
);

describe('without JavaScript', () => {
  test('a page reads the same: text, code, every tab panel, sidebar and links', async () => {
    const opened = await openPage(`${server.url}/docs/markdown`, {javaScript: false});
    const {page} = opened;
    const article = page.locator('article');
    expect(await article.locator('h1').innerText()).toBe('Markdown');
    expect(await article.innerText()).toContain('export function add');
    expect(await article.innerText()).toContain('A tip with bold text.');
    expect(await page.locator('.theme-doc-sidebar-menu').innerText()).toContain('Introduction');
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Introduction'}).click();
    expect(await page.locator('h1').innerText()).toBe('Introduction');
    expectQuietConsole(opened);
    await opened.close();
  });
});

describe('accessibility', () => {
  test.each([
    ['light', '/docs/markdown', 1280, false],
    ['dark', '/docs/markdown', 1280, true],
    ['narrow', '/docs/markdown', 375, false],
    ['home', '/', 1280, false],
  ] as const)('axe finds nothing: %s %s', async (_name, url, width, dark) => {
    const {page, close} = await openPage(server.url + url, {width, dark});
    await page.evaluate(axe.source);
    const {violations} = await page.evaluate(() => window.axe.run());
    const found = violations.flatMap(({id, nodes}) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
    );
    expect(found).toEqual([]);
    await close();
  });

  test('the first Tab reaches a link that skips to the main content', async () => {
    const {page, close} = await openPage(`${server.url}/docs/intro`);
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    expect(await focused.innerText()).toBe('Skip to main content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.closest('main, .main-wrapper') !== null)).toBe(
      true,
    );
    await close();
  });
});

declare global {
  interface Window {
    axe: typeof axe;
  }
}
