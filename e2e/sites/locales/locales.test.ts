import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {
  changedFiles,
  createBundledSite,
  expectQuietConsole,
  openPage,
  type Site,
  type SiteServer,
  serveSite,
  snapshot,
  waitForHydration,
} from '../../harness/index.js';

/** Locales with their base URL, text direction, and the texts of the home page. */
const LOCALES = [
  {locale: 'en', base: '/base/', dir: 'ltr', title: 'Welcome', texts: ['Hello', 'Goodbye', 'Rendered']},
  {locale: 'fr', base: '/base/fr/', dir: 'ltr', title: 'Bienvenue', texts: ['Bonjour', 'Au revoir', 'Rendu']},
  {locale: 'ar', base: '/base/ar/', dir: 'rtl', title: 'أهلا', texts: ['مرحبا', 'إلى اللقاء', 'معروض']},
] as const;

async function build(site: Site, args: readonly string[] = []): Promise<Record<string, string>> {
  const result = await site.build(args);
  expect(result.code, result.stdout + result.stderr).toBe(0);
  return snapshot(site.outDir);
}

/** Names of the folders with bundles in the cache. */
function bundles({dir}: Site): string[] {
  const names = fs.readdirSync(path.join(dir, 'node_modules/.cache/lectern/bundles'), {withFileTypes: true});
  return names.filter((entry) => entry.isDirectory()).map(({name}) => name);
}

/** Scripts of a locale (file → hash), except the script with the locale's data. */
function scripts(files: Record<string, string>, folder: string): Record<string, string> {
  const start = `${folder}assets/js/`;
  const own = Object.entries(files).filter(
    ([file]) => file.startsWith(start) && !/\/site\.\w+\.js$/.test(file),
  );
  return Object.fromEntries(own.map(([file, hash]) => [file.slice(start.length), hash]));
}

/** Files that change with French texts: pages, the script with the locale's texts, and the search index. */
const OF_FRENCH_TEXTS =
  /^fr\/(.+\.(html|payload\.json)|assets\/js\/site\.\w+\.js|assets\/search\/\w+\.json|search-index\.json)$/;

describe('a site in three languages', () => {
  let site: Site;
  let server: SiteServer;
  let files: Record<string, string>;

  beforeAll(async () => {
    site = createBundledSite('locales');
    files = await build(site);
    server = await serveSite(site.dir);
  });

  const url = (address: string) => new URL(address, server.url).href;

  test.each(LOCALES)('the sitemap of $locale lists its pages', ({base}) => {
    const file = path.join(site.outDir, base.slice('/base/'.length), 'sitemap.xml');
    const urls = fs.readFileSync(file, 'utf8').match(/(?<=<loc>)[^<]*/g);
    expect(urls?.sort()).toEqual(
      ['', 'docs/intro', 'docs/next'].map((page) => `https://example.com${base}${page}`),
    );
  });

  test('the code is bundled once, and every locale has the same files of it', () => {
    expect(bundles(site)).toHaveLength(1);
    const english = scripts(files, '');
    expect(Object.keys(english).length).toBeGreaterThan(5);
    expect(scripts(files, 'fr/')).toEqual(english);
    expect(scripts(files, 'ar/')).toEqual(english);
  });

  test.each(LOCALES)(
    '$locale: the HTML holds the strings, base URL and direction of the locale',
    (expected) => {
      const {locale, base, dir, title, texts} = expected;
      const html = fs.readFileSync(path.join(site.outDir, base.replace('/base/', ''), 'index.html'), 'utf8');
      expect(html).toMatch(new RegExp(`<html [^>]*lang="${locale}" dir="${dir}"`));
      for (const text of [title, ...texts, `${locale} ${locale}`, `${base} ${base} ${base}x`]) {
        expect(html).toContain(`>${text}</`);
      }
      expect(html).toContain(`href="${base}assets/files/manual-`);
    },
  );

  test.each(LOCALES)('$locale: the browser shows the same, and stays in the locale', async (expected) => {
    const {locale, base, dir, title, texts} = expected;
    const opened = await openPage(url(base));
    const {page} = opened;
    expect(await page.locator('html').getAttribute('dir')).toBe(dir);
    expect(await page.locator('h1').innerText()).toBe(title);
    expect(await page.locator('main p').allInnerTexts()).toEqual([
      ...texts,
      `${locale} ${locale}`,
      `${base} ${base} ${base}x`,
    ]);
    expect(await page.locator('#manual').getAttribute('href')).toMatch(`${base}assets/files/manual-`);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await page.locator('#docs').click();
    await page.waitForURL(url(`${base}docs/intro`));
    await page.locator('.pagination-nav__link--next').click();
    await page.locator('#from-doc').waitFor();
    expect(await page.locator('#from-doc').innerText()).toBe(title);
    expect(page.url()).toBe(url(`${base}docs/next`));
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expectQuietConsole(opened);
    await opened.close();
  });

  test('the dropdown leads to the same page in another language', async () => {
    const opened = await openPage(url('/base/docs/next'));
    const {page} = opened;
    await page.locator('.navbar .dropdown', {hasText: 'English'}).hover();
    await page.locator('.dropdown__link[lang="fr"]').click();
    await page.waitForURL(url('/base/fr/docs/next'));
    await waitForHydration(page);
    expect(await page.locator('#from-doc').innerText()).toBe('Bienvenue');
    expect(await page.locator('.navbar__items').first().innerText()).toContain('Documentation');
    expectQuietConsole(opened);
    await opened.close();
  });

  test('the same input gives the same bytes, with and without a cache', async () => {
    expect(changedFiles(files, await build(site))).toEqual([]);
    fs.rmSync(path.join(site.dir, 'node_modules/.cache'), {recursive: true});
    expect(changedFiles(files, await build(site))).toEqual([]);
  });

  test('a build with --bundle-analyzer, whose bundle holds React as well, leaves the next build as it was', async () => {
    await build(site, ['--locale', 'en', '--bundle-analyzer', '--out-dir', 'analysed']);
    expect(changedFiles(files, await build(site))).toEqual([]);
  });

  test('a locale that is built alone takes the bundle that is there', async () => {
    const before = bundles(site);
    await build(site, ['--locale', 'fr', '--out-dir', 'build-fr']);
    expect(scripts(snapshot(path.join(site.dir, 'build-fr')), '')).toEqual(scripts(files, ''));
    expect(bundles(site)).toEqual(before);
  });

  test('another string changes the pages of its locale alone, and the code of none', async () => {
    const [bundle] = bundles(site);
    site.files.replace('i18n/fr/code.json', 'Au revoir', 'Adieu');
    const after = await build(site);
    const changed = changedFiles(files, after);
    expect(changed).toContain('fr/index.html');
    expect(changed.filter((file) => !OF_FRENCH_TEXTS.test(file))).toEqual([]);
    expect(bundles(site)).toEqual([bundle]);
    site.files.replace('i18n/fr/code.json', 'Adieu', 'Au revoir');
    expect(changedFiles(files, await build(site))).toEqual([]);
  });
});

test('a locale built alone needs no file of another one', async () => {
  const site = createBundledSite('locales');
  const files = await build(site, ['--locale', 'fr']);
  expect(Object.keys(files).filter((file) => file.startsWith('fr/'))).toEqual([]);
  const server = await serveSite(site.dir);
  const opened = await openPage(new URL('/base/', server.url).href);
  expect(await opened.page.locator('h1').innerText()).toBe('Bienvenue');
  expect(await opened.page.locator('#base').innerText()).toBe('/base/ /base/ /base/x');
  await opened.page.locator('#docs').click();
  await opened.page.waitForURL(new URL('/base/docs/intro', server.url).href);
  await opened.page.locator('h1', {hasText: 'Introduction'}).waitFor();
  expectQuietConsole(opened);
  await opened.close();
  await server.stop();
});

describe('code that differs between locales', () => {
  /** Source of a page whose text is an expression. */
  const page = (expression: string) =>
    `export default function Page() {\n  return <p id="own">{${expression}}</p>;\n}\n`;

  const own = (site: Site, folder: string) =>
    / id="own">([^<]*)</.exec(fs.readFileSync(path.join(site.outDir, folder, 'own/index.html'), 'utf8'))?.[1];

  test('a plugin that configures webpack for the locale gets a bundle for each result', async () => {
    const site = createBundledSite('locales', (files) => {
      files.write('src/pages/own.jsx', page('LANGUAGE'));
      files.write(
        'language.mjs',
        `export default ({i18n}) => ({
  name: 'language',
  configureWebpack: (_config, _isServer, {currentBundler: {instance}}) => ({
    plugins: [new instance.DefinePlugin({LANGUAGE: JSON.stringify(i18n.currentLocale === 'fr' ? 'fr' : 'other')})],
  }),
});\n`,
      );
      files.replace('site.config.mjs', 'presets:', "plugins: ['./language.mjs'],\n  presets:");
    });
    const files = await build(site);
    expect([own(site, ''), own(site, 'fr'), own(site, 'ar')]).toEqual(['other', 'fr', 'other']);
    expect(bundles(site)).toHaveLength(2);
    expect(scripts(files, 'ar/')).toEqual(scripts(files, ''));
    expect(changedFiles(files, await build(site))).toEqual([]);
  });

  test('a generated module with another text in one locale is bundled for that locale', async () => {
    const site = createBundledSite('locales', (files) => {
      files.write(
        'src/pages/own.jsx',
        `import words from '@generated/words/default/word.json';\n${page('words.word')}`,
      );
      files.write(
        'words.mjs',
        `export default ({i18n}) => ({
  name: 'words',
  contentLoaded: ({actions}) => actions.createData('word.json', JSON.stringify({word: i18n.currentLocale === 'fr' ? 'mot' : 'word'})),
});\n`,
      );
      files.replace('site.config.mjs', 'presets:', "plugins: ['./words.mjs'],\n  presets:");
    });
    const files = await build(site);
    expect([own(site, ''), own(site, 'fr'), own(site, 'ar')]).toEqual(['word', 'mot', 'word']);
    expect(bundles(site)).toHaveLength(2);
    expect(changedFiles(files, await build(site))).toEqual([]);
  });

  test('a page in React that is translated as a file is part of the code of its locale', async () => {
    const site = createBundledSite('locales', (files) => {
      files.write('src/pages/own.jsx', page('"English"'));
      files.write('i18n/fr/docusaurus-plugin-content-pages/own.jsx', page('"Français"'));
    });
    const files = await build(site);
    expect([own(site, ''), own(site, 'fr'), own(site, 'ar')]).toEqual(['English', 'Français', 'English']);
    expect(bundles(site)).toHaveLength(2);
    expect(changedFiles(files, await build(site))).toEqual([]);
  });
});
