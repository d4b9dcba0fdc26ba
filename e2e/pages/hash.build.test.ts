import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {afterEach, beforeAll, describe, expect, test} from 'vitest';
import {
  type BuildResult,
  createSite,
  expectQuietConsole,
  loadedWidth,
  type OpenedPage,
  openPage,
  type PageOptions,
  type Site,
  type SiteFiles,
  serveFolder,
  serveSite,
  waitForHydration,
} from '../harness/index.js';
import {expectFileAddresses} from '../sites/basic/fileAddresses.js';

const toolsPage = `
import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import large from './large.png';

export default function Tools() {
  const history = useHistory();
  const intro = useBaseUrl('/docs/intro');
  (globalThis.renders ??= []).push(useIsBrowser());
  return (
    <Layout title="Tools">
      <main>
        <h1>Tools on {window.location.host}</h1>
        <img alt="static" src={useBaseUrl('/img/logo.svg')} />
        <img alt="imported" src={large} />
        <div className="in-css">In CSS</div>
        <BrowserOnly>{() => <p>Browser only</p>}</BrowserOnly>
        <Link to={intro}>By useBaseUrl</Link>
        <Link to="/docs/intro" target="_blank">In a new tab</Link>
        <Link to="/files/report.pdf" target="_blank">Report</Link>
        <Link to="pathname:///files/report.pdf" target="_self">Report here</Link>
        <Link to="https://example.com/elsewhere">Elsewhere</Link>
        <Link to="about">Relative</Link>
        <a href="#below">Plain anchor</a>
        <a href="#">Top</a>
        <button type="button" onClick={() => history.push(intro)}>Push</button>
        <div style={{height: 2000}} />
        <h2 id="below">Below</h2>
        <div style={{height: 2000}} />
      </main>
    </Layout>
  );
}
`;

const movedPage = `
import {Redirect} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

export default function Moved() {
  return <Redirect to={useBaseUrl('/docs/guides/first')} />;
}
`;

const tallDoc = `---\ntitle: Tall\n---\n\n${Array.from({length: 6}, (_, at) => `## Part ${at}\n\n${'Words.\n\n'.repeat(30)}`).join('')}`;

/** Changes the basic site to the hash router, with two languages and one of everything that has a URL. */
function asOneDocument(files: SiteFiles): void {
  files.replace(
    'docusaurus.config.ts',
    "  baseUrl: '/',\n",
    `  baseUrl: '/configured/',
  future: {experimental_router: 'hash'},
  i18n: {defaultLocale: 'en', locales: ['en', 'de']},
  stylesheets: ['/configured/extra.css'],
`,
  );
  files.replace(
    'docusaurus.config.ts',
    "        {to: '/about', label: 'About', position: 'left'},",
    `        {to: '/about', label: 'About', position: 'left', activeBasePath: '/about'},
        {type: 'dropdown', label: 'More', items: [{to: '/tools', label: 'Tools'}]},
        {type: 'html', value: '<a class="raw" href="/configured/docs/tall#part-3">Raw <img alt="" src="/configured/img/logo.svg" /></a>'},
        {type: 'docsVersionDropdown', position: 'right'},
        {type: 'localeDropdown', position: 'right'},`,
  );
  files.replace(
    'docusaurus.config.ts',
    "copyright: 'The Lectern authors'",
    `copyright: '<a href="/configured/files/report.pdf">Paper</a> <i href="/elsewhere"></i> <i href="//x.test/y"></i>'`,
  );
  files.replace('docusaurus.config.ts', 'docs: {', "docs: {lastVersion: 'current', ");
  files.write('versions.json', '["1.0"]');
  files.write('versioned_docs/version-1.0/intro.md', '# Old introduction\n');
  files.write('versioned_sidebars/version-1.0-sidebars.json', '{"docs": ["intro"]}');
  files.write('src/pages/tools.tsx', toolsPage);
  files.write('src/pages/moved.tsx', movedPage);
  // Too large to be inlined in the code. Decoders ignore the zeros after the image data.
  const logo = fs.readFileSync(new URL('../sites/basic/docs/logo.png', import.meta.url));
  files.write('src/pages/large.png', Buffer.concat([logo, Buffer.alloc(12_000)]));
  files.write('docs/tall.md', tallDoc);
  files.write('static/files/report.pdf', '%PDF-1.4\n');
  files.write('static/extra.css', 'main { outline: 1px solid rgb(1, 2, 3); }\n');
  files.write('src/css/star.svg', `${files.read('src/components/star.svg')}<!--${'x'.repeat(12_000)}-->`);
  files.write(
    'src/css/custom.css',
    `${files.read('src/css/custom.css')}\n.in-css { background: url(./star.svg); }\n`,
  );
  files.replace('docs/markdown.mdx', '<Tabs groupId="manager">', '<Tabs queryString="manager">');
  files.write(
    'docs/intro.md',
    `${files.read('docs/intro.md')}\nA [report](/files/report.pdf) and [tall parts](tall.md#part-4).\n`,
  );
  files.replace('sidebars.ts', "'markdown',", "'markdown',\n    'tall',");
}

let site: Site;
let built: BuildResult;
let root: string;
let opened: OpenedPage;

beforeAll(async () => {
  site = createSite('basic', asOneDocument);
  built = await site.build();
  expect(built.code, built.stdout + built.stderr).toBe(0);
  root = await serveFolder(built.outDir, '/some/where/');
});

afterEach(() => opened?.close());

async function open(fragment: string, options?: PageOptions): Promise<Page> {
  opened = await openPage(root + fragment, options);
  await opened.page.evaluate(() => Object.assign(window, {sameDocument: true}));
  return opened.page;
}

const heading = (page: Page, text: string | RegExp) =>
  page.getByRole('heading', {level: 1, name: text}).waitFor();
const fragmentOf = (page: Page) => page.url().slice(root.length);
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const isInView = (page: Page, id: string) =>
  page.waitForFunction((name) => {
    const top = document.getElementById(name)?.getBoundingClientRect().top;
    return top !== undefined && top > -5 && top < 200;
  }, id);

describe('the output', () => {
  test('holds one document for each language, and no address of a host', () => {
    const files = fs.readdirSync(built.outDir, {recursive: true, encoding: 'utf8'});
    expect(files.filter((file) => file.endsWith('.html')).sort()).toEqual(['de/index.html', 'index.html']);
    const html = fs.readFileSync(path.join(built.outDir, 'index.html'), 'utf8');
    const addresses = [...html.matchAll(/\b(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => !address?.startsWith('./'))).toEqual([]);
    expect(html).toContain('<html lang="en" dir="ltr"');
    expect(html).toContain('<title data-rh="true">Basic</title>');
  });

  test('is the same the second time', async () => {
    const before = fs.readFileSync(path.join(built.outDir, 'index.html'), 'utf8');
    const again = await site.build();
    expect(again.code).toBe(0);
    expect(fs.readFileSync(path.join(built.outDir, 'index.html'), 'utf8')).toBe(before);
  });

  test('is made although a component throws in Node, which is said', () => {
    expect(built.stdout).toContain(
      '1 page does not render in Node, so only the links of its Markdown are checked, and no anchors there: /configured/tools',
    );
  });
});

describe('under any path of a host', () => {
  test('every page can be opened, with its title and its images, and without a word in the console', async () => {
    const pages = [
      ['', 'Basic', 'Basic'],
      ['#/docs/intro', 'Introduction', 'Introduction | Basic'],
      ['index.html#/docs/markdown', 'Markdown', 'Markdown | Basic'],
      ['#/docs/guides/', 'All guides', 'All guides | Basic'],
      ['?docusaurus-theme=dark#/about', 'About', 'About | Basic'],
      ['#/tools', /Tools on 127/, 'Tools | Basic'],
    ] as const;
    for (const [fragment, title, documentTitle] of pages) {
      const page = await open(fragment);
      await heading(page, title);
      expect(await page.title()).toBe(documentTitle);
      await page.waitForFunction(() =>
        [...document.images].every((image) => {
          image.loading = 'eager';
          return image.complete && image.naturalWidth > 0;
        }),
      );
      expect(fragmentOf(page)).toBe(fragment);
      expect(await page.locator('link[rel=canonical], link[rel=alternate]').count()).toBe(0);
      expectQuietConsole(opened);
      await opened.close();
    }
  });

  test('links are fragments, and lead from page to page without a load', async () => {
    const page = await open('');
    await page.getByRole('link', {name: 'Start reading'}).click();
    await heading(page, 'Introduction');
    expect(fragmentOf(page)).toBe('#/docs/intro');
    const sidebar = page.locator('.theme-doc-sidebar-menu');
    await sidebar.getByRole('link', {name: 'Markdown'}).click();
    await heading(page, 'Markdown');
    expect(await page.title()).toBe('Markdown | Basic');
    await page.locator('.pagination-nav__link--next').click();
    await heading(page, 'Tall');
    await page.goBack();
    await heading(page, 'Markdown');
    await page.goForward();
    await heading(page, 'Tall');
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs).toContain('#/docs/guides');
    expect(hrefs).toContain('#/docs/tall#part-3');
    expect(hrefs.filter((href) => !/^(?:#\/|http:|https:|#__docusaurus_skip|#$)/.test(href))).toEqual([]);
    expect(await page.locator('.navbar__link--active').allInnerTexts()).toEqual(['Docs']);
    expect(await isSameDocument(page)).toBe(true);
    expectQuietConsole(opened);
  });

  test('a link can be opened in another tab', async () => {
    const page = await open('#/docs/intro');
    const link = page.locator('article').getByRole('link', {name: 'tall parts'});
    expect(await link.getAttribute('href')).toBe('#/docs/tall#part-4');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({modifiers: ['Control']}),
    ]);
    await heading(tab, 'Tall');
    await isInView(tab, 'part-4');
    expect(fragmentOf(page)).toBe('#/docs/intro');
  });

  test('files keep addresses of their own', async () => {
    const page = await open('#/tools');
    const hrefOf = (name: string) => page.getByRole('link', {name, exact: true}).getAttribute('href');
    expect(await hrefOf('By useBaseUrl')).toBe('#/docs/intro');
    expect(await hrefOf('In a new tab')).toBe('#/docs/intro');
    expect(await hrefOf('Report')).toBe(`${root}files/report.pdf`);
    expect(await hrefOf('Report here')).toBe(`${root}files/report.pdf`);
    expect(await hrefOf('Elsewhere')).toBe('https://example.com/elsewhere');
    expect(await hrefOf('Relative')).toBe('#/about');
    const background = await page
      .locator('.in-css')
      .evaluate((element) => getComputedStyle(element).backgroundImage);
    expect(background).toContain(`${root}assets/images/star-`);
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).outlineColor)).toBe(
      'rgb(1, 2, 3)',
    );
    await page.goto(`${root}#/docs/intro`);
    const report = await page.locator('article').getByRole('link', {name: 'report'}).getAttribute('href');
    expect((await fetch(new URL(report ?? '', root))).headers.get('content-type')).toBe('application/pdf');
  });

  test('HTML of the config leads to pages and files of the site', async () => {
    const page = await open('#/about');
    const image = page.locator('.raw img');
    expect(await loadedWidth(image)).toBeGreaterThan(0);
    const footer = await page
      .locator('.footer__copyright [href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(footer).toEqual([`${root}files/report.pdf`, '/elsewhere', '//x.test/y']);
    await page.locator('.raw').click();
    await heading(page, 'Tall');
    await isInView(page, 'part-3');
    expect(fragmentOf(page)).toBe('#/docs/tall#part-3');
    expect(await isSameDocument(page)).toBe(true);
    expectQuietConsole(opened);
  });

  test('useBaseUrl gives what the router understands, too', async () => {
    const page = await open('#/tools');
    await page.getByRole('button', {name: 'Push'}).click();
    await heading(page, 'Introduction');
    expect(fragmentOf(page)).toBe('#/docs/intro');
    await page.goto(`${root}#/moved`);
    await heading(page, 'First guide');
    expect(fragmentOf(page)).toBe('#/docs/guides/first');
    expectQuietConsole(opened);
  });

  test('files that code imports or requires are addresses', async () => {
    await expectFileAddresses(await open('#/files'));
    expectQuietConsole(opened);
  });

  test('the first render is in a browser', async () => {
    const page = await open('#/tools');
    await page.getByText('Browser only').waitFor();
    const renders = await page.evaluate(() => (globalThis as {renders?: boolean[]}).renders ?? []);
    expect(new Set(renders)).toEqual(new Set([true]));
  });
});

describe('an anchor', () => {
  test('of another page, of this page, and of a plain link is scrolled to, and Back returns', async () => {
    const page = await open('#/docs/intro');
    await page.locator('article').getByRole('link', {name: 'tall parts'}).click();
    await isInView(page, 'part-4');
    expect(fragmentOf(page)).toBe('#/docs/tall#part-4');
    await page.locator('.table-of-contents').getByRole('link', {name: 'Part 2'}).click();
    await isInView(page, 'part-2');
    expect(fragmentOf(page)).toBe('#/docs/tall#part-2');
    await page.locator('.table-of-contents__link--active', {hasText: 'Part 2'}).waitFor();
    await page.goBack();
    await isInView(page, 'part-4');
    await page.goBack();
    await heading(page, 'Introduction');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expectQuietConsole(opened);
  });

  test('without its page belongs to the page that is shown', async () => {
    const page = await open('#/tools');
    await page.getByRole('link', {name: 'Plain anchor'}).click();
    await isInView(page, 'below');
    expect(fragmentOf(page)).toBe('#/tools#below');
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('link', {name: 'Top', exact: true}).click();
    await page.waitForURL(`${root}#/tools`);
    expect(await isSameDocument(page)).toBe(true);
    expectQuietConsole(opened);
  });

  test('in the address is scrolled to on the first load, and a reload keeps the position', async () => {
    const page = await open('#/docs/tall#part-3');
    await isInView(page, 'part-3');
    await page.evaluate(() => window.scrollBy(0, 150));
    const before = await page.evaluate(() => window.scrollY);
    await page.reload();
    await waitForHydration(page);
    await heading(page, 'Tall');
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, before);
  });
});

test('an address that is typed over leads to its page, and one without a page to the not-found page', async () => {
  const page = await open('#/docs/intro');
  await page.evaluate(() => {
    window.location.hash = '#/about';
  });
  await heading(page, 'About');
  expectQuietConsole(opened);
  await page.evaluate(() => {
    window.location.hash = '#/docs/nowhere';
  });
  await heading(page, 'Page Not Found');
  expect(fragmentOf(page)).toBe('#/docs/nowhere');
  await page.goto('about:blank');
  await page.goto(`${root}#/docs/nowhere`);
  await heading(page, 'Page Not Found');
  await page.goBack();
});

test('site serve shows the build at the configured base URL', async () => {
  const server = await serveSite(built.dir);
  opened = await openPage(`${server.url}/configured/#/docs/intro`);
  await heading(opened.page, 'Introduction');
  expectQuietConsole(opened);
  expect((await fetch(`${server.url}/configured/docs/intro`)).status).toBe(404);
  await server.stop();
});

test('tabs keep their choice in the query of the fragment', async () => {
  const page = await open('#/docs/markdown');
  await page.getByRole('tab', {name: 'pnpm', exact: true}).click();
  await page.waitForURL(`${root}#/docs/markdown?manager=pnpm`);
  await page.reload();
  await waitForHydration(page);
  await page.getByText('pnpm start').waitFor();
  expectQuietConsole(opened);
});

test('the other language shows the same page, and leads back', async () => {
  const page = await open('#/docs/intro');
  const choose = async (label: string) => {
    await page.locator('.navbar__item.dropdown', {hasText: /English|Deutsch/}).hover();
    await page.locator('.dropdown__menu').getByRole('link', {name: label}).click();
  };
  await choose('Deutsch');
  await page.waitForURL(`${root}de/#/docs/intro`);
  await heading(page, 'Introduction');
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  // Raw HTML in the config is not translated.
  expect(await page.locator('.raw').getAttribute('href')).toBe(`${root}#/docs/tall#part-3`);
  await choose('English');
  await page.waitForURL(`${root}#/docs/intro`);
  await page.waitForFunction(() => document.documentElement.lang === 'en');
  expectQuietConsole(opened);
});

test('the other version shows the same page, and leads back', async () => {
  const page = await open('#/docs/intro');
  const dropdown = page.locator('.navbar__item.dropdown', {hasText: /Next|1\.0/});
  const choose = async (label: string) => {
    await dropdown.hover();
    await dropdown.locator('.dropdown__menu').getByRole('link', {name: label}).click();
  };
  await choose('1.0');
  await heading(page, 'Old introduction');
  expect(fragmentOf(page)).toBe('#/docs/1.0/intro');
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('1.0');
  const latest = page.locator('.theme-doc-version-banner').getByRole('link');
  expect(await latest.getAttribute('href')).toBe('#/docs/intro');
  await choose('Next');
  await heading(page, 'Introduction');
  expect(fragmentOf(page)).toBe('#/docs/intro');
  expect(await isSameDocument(page)).toBe(true);
  expectQuietConsole(opened);
});

test('a stored colour mode stands before the first content does', async () => {
  const page = await open('#/docs/intro', {before: recordThemes});
  await heading(page, 'Introduction');
  const recorded = await page.evaluate(() => (window as unknown as {themes: string[]}).themes);
  expect(new Set(recorded)).toEqual(new Set(['dark']));
});

/** Stores the setting "dark", then records the theme at each change of the document once the page has content. */
function recordThemes(): void {
  localStorage.setItem('theme', 'dark');
  const themes: string[] = [];
  Object.assign(window, {themes});
  new MutationObserver(() => {
    const hasContent = document.querySelector('#__docusaurus')?.firstElementChild;
    if (hasContent) themes.push(document.documentElement.dataset.theme ?? 'none');
  }).observe(document, {subtree: true, childList: true, attributes: true});
}

describe('where the site cannot be shown, it says why', () => {
  test('opened from disk', async () => {
    opened = await openPage(`file://${built.outDir}/index.html`, {javaScript: false});
    expect(await opened.page.locator('noscript').innerText()).toContain('This site needs JavaScript.');
    await opened.close();
    opened = await openPage('about:blank', {javaScript: false});
    const context = await opened.page.context().browser()?.newContext();
    const page = await context?.newPage();
    await page?.goto(`file://${built.outDir}/index.html`);
    expect(await page?.locator('body').innerText()).toContain('Put this folder on any web server');
    await context?.close();
  });

  test('a page whose files are not there, until they are', async () => {
    const page = await open('#/docs/intro');
    await page.route('**/about/*.payload.json', (route) => route.abort());
    await page.goto('about:blank');
    await page.goto(`${root}#/about`);
    await page
      .getByRole('alert')
      .getByText(/Failed to fetch/)
      .waitFor();
    await page.unroute('**/about/*.payload.json');
    await page.getByRole('button', {name: 'Retry'}).click();
    await heading(page, 'About');
  });
});

describe('links are checked, though pages are not published', () => {
  test('broken paths and anchors of pages that render, and broken paths of those that do not', async () => {
    const broken = createSite('basic', (files) => {
      asOneDocument(files);
      files.replace('docusaurus.config.ts', "locales: ['en', 'de']", "locales: ['en']");
      files.write(
        'docs/guides/second.md',
        '# Second\n\n[a](/nowhere) [b](first.md#nothing) [c](/tools#any)\n',
      );
      const host = 'export const host = window.location.host;';
      files.write('src/pages/about.mdx', `# About\n\n${host}\n\n[d](/gone) [e](/about#any)\n`);
      files.remove('src/pages/about.md');
    });
    const {code, stderr} = await broken.build();
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /\[BROKEN_ANCHORS\] 1 broken link .*\n.*\n\s+docs\/guides\/second.md:3 → .*first#nothing\n/,
    );
    expect(stderr).toMatch(
      /\[BROKEN_LINKS\] 2 broken links on 2 pages:\n.*about\n\s+src\/pages\/about.mdx:5 → \/configured\/gone\n.*\n\s+docs\/guides\/second.md:3 → \/configured\/nowhere\n/,
    );
  });
});
