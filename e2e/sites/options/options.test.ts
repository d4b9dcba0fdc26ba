import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {
  createSite,
  expectQuietConsole,
  loadedWidth,
  openPage,
  type Site,
  serveSite,
} from '../../harness/index.js';

let site: Site;

function read(file: string): string {
  return fs.readFileSync(path.join(site.outDir, file), 'utf8');
}

beforeAll(async () => {
  site = createSite('options', (files) => {
    // So many files that the compiler uses several processes.
    for (let page = 1; page <= 30; page += 1)
      files.write(`docs/page-${page}.md`, `# Page ${page}\n\nA whisper.\n`);
  });
  const result = await site.build();
  expect(result.code, result.stdout + result.stderr).toBe(0);
});

test('trailingSlash: false writes files that answer without a slash', () => {
  expect(fs.existsSync(path.join(site.outDir, 'docs/page-7.html'))).toBe(true);
  expect(read('docs.html')).toContain('href="/base/docs/page-7"');
});

test('files of any type are published, whether Markdown links to them or code imports them', () => {
  const html = read('docs/files.html');
  for (const [label, name] of Object.entries({
    Table: 'table-*.csv',
    Names: 'names-*.yaml',
    Licence: 'LICENSE-*',
    LICENSE: 'LICENSE-*',
    script: 'run-*.sh',
  })) {
    const address = name.replace('*', '[0-9a-f]{8}').replace('.', '\\.');
    const [, file = ''] =
      new RegExp(`href="/base/(assets/files/${address})"[^>]*>${label}<`).exec(html) ?? [];
    expect(fs.existsSync(path.join(site.outDir, file)) && file !== '', label).toBe(true);
  }
});

test('remark plugins run in other processes, on every file', () => {
  const pages = Array.from({length: 30}, (_, index) => read(`docs/page-${index + 1}.html`));
  expect(pages.filter((html) => html.includes('<p>A SHOUT.</p>'))).toHaveLength(30);
});

test('every locale has its pages below its own path', () => {
  expect(read('index.html')).toMatch(/<html [^>]*lang="en"/);
  expect(read('fr/index.html')).toMatch(/<html [^>]*lang="fr-CA"/);
  expect(read('fr/docs/page-7.html')).toContain('href="/base/fr/docs/page-8"');
});

test('noIndex asks search engines to leave out every page', () => {
  for (const file of ['index.html', 'docs/page-7.html', 'fr/docs/page-7.html', '404.html'])
    expect(read(file), file).toContain(' name="robots" content="noindex, nofollow"');
});

test('ssrTemplate decides what stands around the page', () => {
  expect(read('index.html')).toContain('<meta name="template" content="mine">');
});

test('future.v4.useCssCascadeLayers: the theme is in layers of known names, and CSS of the site wins over it', async () => {
  const [stylesheet = ''] = /\/base\/assets\/css\/[^"]+\.css/.exec(read('index.html')) ?? [];
  const css = read(stylesheet.slice('/base/'.length));
  expect(css).toMatch(/^@layer docusaurus\.infima,|;@layer docusaurus\.infima,/);
  for (const name of ['infima', 'theme-classic']) {
    expect(css).toMatch(new RegExp(`@layer docusaurus\\.${name}[.{]`));
  }
  const server = await serveSite(site.dir);
  const {page, close} = await openPage(`${new URL(server.url).origin}/base/`);
  const navbar = page.locator('nav.navbar');
  expect(await navbar.evaluate((nav) => getComputedStyle(nav).backgroundColor)).toBe('rgb(1, 2, 3)');
  expect(await navbar.evaluate((nav) => getComputedStyle(nav).position)).toBe('sticky');
  const marginTop = await navbar.evaluate((nav) => {
    nav.classList.add('margin-top--lg');
    return getComputedStyle(nav).marginTop;
  });
  expect(marginTop, 'a utility class of Infima, overridden in a layer of the site').toBe('5px');
  await close();
  await server.stop();
});

test('code that imports Markdown shows it, and the page works in a browser below a base URL', async () => {
  const server = await serveSite(site.dir);
  const opened = await openPage(`${new URL(server.url).origin}/base/`);
  const {page} = opened;
  expect(await page.locator('main h2#notes').innerText()).toContain('Notes');
  expect(await page.locator('main p').first().innerText()).toBe('To the docs: 2 ways.');
  expect(await page.locator('main mark').innerText()).toBe('From the theme, by Ada');
  expect(await page.locator('main h3#more').innerText()).toContain('More notes');
  expect(await page.locator('#count').innerText()).toBe('Headings: 2');
  expect(await page.locator('#author').innerText()).toBe('Notes on options by Ada');
  await page.locator('main a', {hasText: 'docs'}).click();
  await page.locator('h1', {hasText: 'Start'}).waitFor();
  expect(new URL(page.url()).pathname).toBe('/base/docs');
  expectQuietConsole(opened);
  await opened.close();
  await server.stop();
});

test('Markdown that code imports is read as a page is: it runs nothing, and its images are published', async () => {
  const server = await serveSite(site.dir);
  const opened = await openPage(`${new URL(server.url).origin}/base/`);
  const readme = opened.page.locator('main article');
  const admonition = readme.locator('.theme-admonition-tip');
  expect(await admonition.locator('[class*=admonitionHeading]').innerText()).toMatch(/a marked title/i);
  expect(await admonition.locator('em').innerText()).toMatch(/marked/i);
  expect(await readme.locator('b.from-fence').innerText()).toBe('from a fence');
  expect(await readme.locator('h2#own-id').innerText()).toContain('Section');
  expect(await readme.locator('p').last().innerText()).toBe(
    'Nothing runs here: {1 + 1}. <x,y=process.exit()>odd',
  );
  const image = readme.locator('img');
  expect(await image.getAttribute('src')).toMatch(/^\/base\/assets\/images\/dot-[\da-f]{8}\.png$/);
  expect(await loadedWidth(image)).toBe(1);
  expectQuietConsole(opened);
  await opened.close();
  await server.stop();
});

test('components may import the generated modules, in every locale', async () => {
  const shown = (locale: string) => `Options ${locale} default package localStorage object true function`;
  expect(read('generated.html')).toContain(`<p id="generated">${shown('en')}</p>`);
  expect(read('fr/generated.html')).toContain(`<p id="generated">${shown('fr')}</p>`);
  const server = await serveSite(site.dir);
  const opened = await openPage(`${new URL(server.url).origin}/base/fr/generated`);
  expect(await opened.page.locator('#generated').textContent()).toBe(shown('fr'));
  expectQuietConsole(opened);
  await opened.close();
  await server.stop();
});
