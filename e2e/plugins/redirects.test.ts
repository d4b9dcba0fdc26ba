import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {
  createBundledSite,
  type Edit,
  expectOneError,
  openPage,
  type Site,
  serveFolder,
  useDevSite,
} from '../harness/index.js';

/** Adds the plugin, by its name in Docusaurus. */
const withRedirects =
  (options: string): Edit =>
  (files) =>
    files.replace(
      'site.config.mjs',
      'presets:',
      `plugins: [['@docusaurus/plugin-client-redirects', ${options}]],\n  presets:`,
    );

const OPTIONS = `{
    fromExtensions: ['html'],
    redirects: [
      {from: ['/start', '/début'], to: '/docs/intro'},
      {from: '/part', to: '/docs/next?own=1'},
      {from: '/docs/intro', to: '/docs/next'},
    ],
    createRedirects: (page) => (page.startsWith('/docs/') ? page.replace('/docs/', '/manual/') : undefined),
  }`;

describe('redirects of a site with a base URL and two more languages', () => {
  let site: Site;
  let output: string;
  let url: string;

  beforeAll(async () => {
    site = createBundledSite('locales', (files) => {
      withRedirects(OPTIONS)(files);
      files.replace('site.config.mjs', 'baseUrl:', 'trailingSlash: true,\n  baseUrl:');
    });
    const {code, stdout, stderr} = await site.build();
    output = stdout + stderr;
    expect(code, output).toBe(0);
    // A Content-Security-Policy that forbids inline scripts.
    const policy = {'content-security-policy': "default-src 'self'"};
    const isPage = (pathname: string) => /\/docs\/\w+\/$/.test(pathname);
    url = await serveFolder(site.outDir, '/base/', (pathname) => (isPage(pathname) ? {} : policy));
  });

  /** Opens a URL and follows its redirect. Paths are relative to the base URL. */
  async function follow(from: string, javaScript = true): Promise<string> {
    const {page, close} = await openPage(url + from, {javaScript, policy: true});
    await page.waitForURL(/\/docs\/\w+\/(?:[?#].*)?$/);
    const end = page.url().slice(url.length);
    await close();
    return end;
  }

  test.each([
    ['start/', 'docs/intro/'],
    ['start/?a=1&b=%20#c', 'docs/intro/?a=1&b=%20#c'],
    ['d%C3%A9but/?a', 'docs/intro/?a'],
    ['part/?a=1#c', 'docs/next/?own=1#c'],
    ['manual/next/', 'docs/next/'],
    ['docs/intro.html/#x', 'docs/intro/#x'],
    ['fr/start/', 'fr/docs/intro/'],
  ])('%s leads to %s', async (from, to) => {
    expect(await follow(from)).toBe(to);
  });

  test('without JavaScript, a redirect leads to its page too', async () => {
    expect(await follow('start/?a#b', false)).toBe('docs/intro/');
  });

  test('a page that exists stays, with a warning that has the line of the redirect', () => {
    expect(output).toContain(
      '[REDIRECT_SKIPPED] Some redirects are left out:\n- site.config.mjs:14 "/docs/intro" is a page of the site, which stays.',
    );
    const html = fs.readFileSync(path.join(site.outDir, 'docs/intro/index.html'), 'utf8');
    expect(html).not.toContain('http-equiv="refresh"');
  });

  test('an old address has the canonical URL of its page, and is none for search engines', () => {
    const html = fs.readFileSync(path.join(site.outDir, 'fr/start/index.html'), 'utf8');
    expect(html).toContain('<link rel="canonical" href="https://example.com/base/fr/docs/intro/">');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });
});

describe('site start', () => {
  const dev = useDevSite('locales', withRedirects(OPTIONS));

  test('has the redirects of each language, with query and fragment', async () => {
    for (const base of ['/base/', '/base/fr/']) {
      const page = await dev.open(`${base}start?a=1#b`);
      await page.waitForURL(`**${base}docs/intro?a=1#b`);
      await dev.close();
    }
    const status = async (path: string) => (await fetch(`${dev.server.url}/base/${path}`)).status;
    expect(await Promise.all(['manual/next', 'd%C3%A9but', 'docs/intro.html', 'none'].map(status))).toEqual([
      200, 200, 200, 404,
    ]);
  });
});

test('a redirect to a page that does not exist is an error with its line, and the output stays as it was', async () => {
  const site = createBundledSite(
    'locales',
    withRedirects(`{\n    redirects: [\n      {from: '/a', to: '/docs/inrto'},\n    ],\n  }`),
  );
  const result = await site.build();
  expectOneError(result, {
    code: 'REDIRECT_BROKEN',
    location: 'site.config.mjs:10',
    says: ['"/a" leads to "/docs/inrto", but there is no such page. Did you mean "/docs/intro"?'],
  });
  expect(fs.existsSync(site.outDir)).toBe(false);
});

test('an address that cannot be one is refused before anything is built', async () => {
  const site = createBundledSite(
    'locales',
    withRedirects(`{redirects: [{from: '/../a', to: '/docs/intro'}]}`),
  );
  const {code, stderr} = await site.build();
  expect(code).toBe(1);
  expect(stderr).toContain('The address "/../a" has a "." or ".." between its slashes');
});
