import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {
  buildWebsite,
  createBundledSite,
  expectQuietConsole,
  openPage,
  type Site,
  type SiteServer,
  serveSite,
  useBuiltSite,
} from '../harness/index.js';

const HASH = "'sha256-[A-Za-z0-9+/]{43}='";

function policyOf(outDir: string): string {
  return fs.readFileSync(path.join(outDir, '_headers'), 'utf8');
}

async function buildServed(site: Site): Promise<SiteServer> {
  const result = await site.build();
  expect(result.code, result.stdout + result.stderr).toBe(0);
  return serveSite(site.dir);
}

describe('a site of the preset alone', () => {
  let site: Site;
  let server: SiteServer;

  beforeAll(async () => {
    site = createBundledSite('search-local', (files) =>
      files.replace(
        'site.config.mjs',
        "baseUrl: '/base/',",
        "baseUrl: '/base/', contentSecurityPolicy: true, baseUrlIssueBanner: false,",
      ),
    );
    server = await buildServed(site);
  });

  test('has a policy that allows the two inline scripts (colour mode, prefetching) and no inline style but those that are there', () => {
    expect(policyOf(site.outDir)).toMatch(
      new RegExp(
        `^/base/\\*\n  Content-Security-Policy: default-src 'self'; script-src 'self'(?: ${HASH}){2}; style-src 'self'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'self'(?:; style-src-attr 'unsafe-hashes'(?: ${HASH})+)?\n$`,
      ),
    );
  });

  test.each(['docs/install', 'docs/1.0/install', 'blog', 'team', 'search', 'zh-Hans/docs/install', 'none'])(
    'the page /base/%s works under it',
    async (name) => {
      const opened = await openPage(`${server.url}/base/${name}`, {policy: true});
      const {page} = opened;
      await page.locator('html[data-theme="light"]').waitFor();
      await page
        .getByRole('button', {name: /Switch between|浅色|暗黑/})
        .first()
        .click();
      await page.keyboard.press('Control+k');
      await page.locator('.DocSearch-Input').fill('in');
      await page.locator('.DocSearch-Modal').waitFor();
      await page.keyboard.press('Escape');
      if (name !== 'none') expectQuietConsole(opened);
      await opened.close();
    },
  );

  test('the search runs in its worker', async () => {
    const opened = await openPage(`${server.url}/base/docs/install`, {policy: true});
    await opened.page.keyboard.press('Control+k');
    await opened.page.locator('.DocSearch-Input').fill('installation');
    await opened.page.locator('.DocSearch-Hit a').first().waitFor();
    expect(opened.page.workers()).toHaveLength(1);
    expectQuietConsole(opened);
    await opened.close();
  });

  test('scripts that somebody puts into a page do not run', async () => {
    const opened = await openPage(`${server.url}/base/docs/install`, {policy: true});
    await opened.page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "changed"';
      document.body.append(script);
    });
    expect(await opened.page.title()).not.toBe('changed');
    expect(opened.console.join()).toContain('Content Security Policy');
    await opened.close();
  });

  test('a second build has the same policy', async () => {
    const before = policyOf(site.outDir);
    await site.build();
    expect(policyOf(site.outDir)).toBe(before);
  });
});

test('what plugins put into pages is allowed, and so are the hosts that they name', async () => {
  const site = createBundledSite('basic', (files) => {
    files.replace('docusaurus.config.ts', 'blog: false,', "blog: false, gtag: {trackingID: 'G-1'},");
    files.replace('docusaurus.config.ts', "baseUrl: '", "contentSecurityPolicy: true, baseUrl: '");
  });
  const server = await buildServed(site);
  const policy = policyOf(site.outDir);
  expect(policy).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com 'sha256-/);
  expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
  const scripts = {'https://www.googletagmanager.com/': 'window.tagged = window.dataLayer.length;'};
  const opened = await openPage(`${server.url}/docs/intro`, {policy: true, scripts});
  expect(await opened.page.evaluate(() => 'tagged' in window)).toBe(true);
  expectQuietConsole(opened);
  await opened.close();
});

describe('our own website', () => {
  const visit = useBuiltSite(buildWebsite);

  test.each([
    '/',
    '/docs/',
    '/docs/deployment/',
    '/docs/markdown-features/',
    '/docs/playground/',
    '/docs/styling-layout/',
    '/docs/api/plugins/',
    '/blog/',
    '/blog/archive/',
    '/changelog/',
    '/showcase/',
    '/search/',
    '/versions/',
    '/tests/docs/',
    '/tests/docs/tests/img-tests/',
    '/tests/pages/tabs-tests/',
    '/tests/pages/code-block-tests/',
    '/tests/pages/markdownPageTests/',
    '/__docusaurus/debug/',
  ])('%s works under its policy', async (page) => {
    await visit(page, async (opened) => void (await opened.mouse.wheel(0, 20_000)), {policy: true});
  });
});

describe('untrusted content', () => {
  test('takes no class of the theme, and adds nothing to the policy', async () => {
    const site = createBundledSite('minimal', (files) => {
      files.replace(
        'docusaurus.config.mjs',
        "markdown: {format: 'detect'},",
        'contentSecurityPolicy: true, markdown: {untrusted: true},',
      );
      files.write(
        'docs/wiki/_category_.json',
        '{"label": "Wiki", "className": "navbar-sidebar--show", "collapsed": false, "collapsible": false}',
      );
      files.write(
        'docs/wiki/page.md',
        [
          '---\nsidebar_class_name: navbar-sidebar\nwrapperClassName: navbar-sidebar--show',
          'image: https://fm.example/a.png\n---\n\n# Page\n',
          '## Title <i class="navbar-sidebar--show">x</i> <script>alert(1)</script>\n',
          '![a](https://evil.example/a.png) <img src="https://evil.example/b.png" class="navbar-sidebar--show">',
          '<iframe src="https://evil.example"></iframe>\n',
          ':::note{.navbar-sidebar--show}\nText\n:::\n',
          '```js className="navbar-sidebar--show"\nf();\n```\n',
        ].join('\n'),
      );
    });
    const {code, stderr} = await site.build();
    expect(code, stderr).toBe(0);
    expect(stderr).toContain('does not allow: img-src https://evil.example.');
    expect(policyOf(site.outDir)).not.toContain('example');
    const html = fs.readFileSync(path.join(site.outDir, 'docs/wiki/page/index.html'), 'utf8');
    const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
    expect(classes).toContain('user-content-navbar-sidebar');
    expect(classes).toContain('user-content-navbar-sidebar--show');
    expect(classes.filter((name) => /^navbar-sidebar(?:--show)?$/.test(name))).toEqual([]);
    expect(html).not.toContain('<script>alert');
  });
});
