import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {beforeAll, describe, expect, test} from 'vitest';
import {siteUrl} from '../../website/addresses.js';
import {
  buildWebsite,
  builtPages,
  loadedWidth,
  openPage,
  type SiteServer,
  serveSite,
  useBuiltSite,
} from '../harness/index.js';

const visit = useBuiltSite(buildWebsite);

let outDir: string;
let server: SiteServer;

beforeAll(async () => {
  const built = await buildWebsite();
  outDir = built.outDir;
  server = await serveSite(built.dir, outDir);
});

const root = '/tests/pages';

/** Pages of the plugin instance `pages-tests`: path → heading; `null` for a page without one. */
const headings: Readonly<Record<string, string | null>> = {
  '/': 'Pages tests',
  '/code-block-tests/': 'Code block tests',
  '/error-boundary-tests/': 'Error boundary tests',
  '/hydration-tests/': 'Hydration tests',
  '/layout-no-children/': null,
  '/link-tests/': 'Link tests',
  '/markdown-tests/': 'Links in Markdown',
  '/markdownPageTests/': 'Markdown tests',
  '/page-toc-tests/': 'Heading of level 1',
  '/tabs-tests/': 'Tabs tests',
  '/z-index-tests/': 'Stacking order',
};

test('the sitemap lists the pages of the site, but not those for tests', () => {
  const xml = fs.readFileSync(path.join(outDir, 'sitemap.xml'), 'utf8');
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found = '']) => found.replace(siteUrl, ''));
  expect(paths).toEqual(expect.arrayContaining(['/', '/docs/', '/blog/', '/showcase/', '/changelog/']));
  expect(paths.filter((found) => /^\/(?:tests|__docusaurus|404)/.test(found ?? ''))).toEqual([]);
});

test.each(['', 'config/', 'content/', 'globalData/', 'metadata/', 'registry/', 'routes/'])(
  '/__docusaurus/debug/%s shows what the website consists of, and is not listed',
  (page) =>
    visit(`/__docusaurus/debug/${page}`, async (opened) => {
      const shown = page === 'metadata/' ? 'table' : page === 'content/' ? 'details' : '[role="tree"]';
      await opened.locator(shown).first().waitFor();
      expect(await opened.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    }),
);

test('the tests pages are built, and no partial, script or data file is a page', () => {
  expect(builtPages(outDir, root).sort()).toEqual(Object.keys(headings).sort());
});

test.each(Object.entries(headings))('%s shows its heading, quietly', (page, heading) =>
  visit(root + page, async (opened) => {
    const found = await opened.locator('h1').allInnerTexts();
    expect(found).toEqual(heading === null ? [] : [heading]);
    const classes = await opened.locator('html').getAttribute('class');
    expect(classes).toContain('plugin-id-pages-tests');
    expect(await opened.title()).toMatch(/^\S.* \| Lectern$/);
  }),
);

test.each([
  ['/tests/', 'Tests'],
  ['/examples/markdownPageExample/', 'A Markdown page'],
  ['/feature-requests/', 'Feature requests'],
  ['/showcase/', 'Showcase'],
  ['/versions/', 'Versions of the documentation'],
])('%s shows its heading, quietly', (page, heading) =>
  visit(page, async (opened) => {
    expect(await opened.locator('h1').allInnerTexts()).toEqual([heading]);
  }),
);

test.each([
  ['/someFile.pdf', 'application/pdf'],
  ['/someFile.xyz', undefined],
  ['/dogfooding/javadoc/index.html', 'text/html'],
  ['/4/docu.png', 'image/png'],
  ['/4/画像.png', 'image/png'],
  ['/画像/画像.png', 'image/png'],
])('the static file %s is there', async (file, type) => {
  const response = await fetch(server.url + encodeURI(file));
  expect(response.status).toBe(200);
  if (type) expect(response.headers.get('content-type')).toContain(type);
});

test.each([
  ['/404.html', 200],
  ['/no/such/page/', 404],
])('%s shows the not-found page, with status %d', async (address, status) => {
  const response = await fetch(server.url + address);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain('Page Not Found');
});

test('each area of the tests has a line of its own colour below the navbar', async () => {
  const line = (page: Page) =>
    page
      .locator('.navbar')
      .first()
      .evaluate((navbar) => {
        const {borderBottomColor, borderBottomWidth} = getComputedStyle(navbar);
        return `${borderBottomWidth} ${borderBottomColor}`;
      });
  const lines: string[] = [];
  for (const area of ['docs', 'blog', 'pages']) lines.push(await visit(`/tests/${area}/`, line));
  expect(new Set(lines).size).toBe(3);
  expect(lines.every((found) => found.startsWith('2px'))).toBe(true);
  expect(await visit('/versions/', line)).toMatch(/^0px/);
});

test('the first tests page imports a partial and the README of the tests folder', () =>
  visit(`${root}/`, async (page) => {
    await page.getByText('whose name starts with an underscore').waitFor();
    expect(await page.locator('main td').allInnerTexts()).toContain('_pages tests');
    const links = await page
      .locator('article li a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    const others = Object.keys(headings).slice(1);
    expect(links).toEqual(others.map((page) => root + page));
  }));

describe('code', () => {
  const block = (page: Page, text: string) => page.locator('.theme-code-block', {hasText: text}).first();
  const highlighted = (page: Page, text: string) =>
    block(page, text).locator('.theme-code-block-highlighted-line').allInnerTexts();

  test('lines are numbered, highlighted by range and comment, and marked as errors', () =>
    visit(`${root}/code-block-tests/`, async (page) => {
      const lines = (await highlighted(page, 'line6')).map((line) => line.trim());
      expect(lines).toEqual([1, 3, 6].map((number) => `const line${number} = 'highlighted';`));
      expect(await highlighted(page, 'const before')).toHaveLength(1);
      const error = block(page, 'const name = null').locator('.code-block-error-line');
      expect((await error.innerText()).trim()).toBe('console.log(name.toUpperCase());');
      const numbered = block(page, 'const three').locator('[class*=codeLineNumber]');
      expect(await numbered.count()).toBe(3);
      expect(await block(page, 'tenth').innerHTML()).toContain('10');
    }));

  test('elements and arrays in pre and code stay what they are', () =>
    visit(`${root}/code-block-tests/`, async (page) => {
      const texts = await page.locator('main pre').allInnerTexts();
      const joined = texts.map((text) => text.replaceAll('\u00a0', ' ').trim());
      expect(joined).toEqual(
        expect.arrayContaining(['A string in a pre element', 'Line one\nLine two', 'One two three']),
      );
      expect(await page.locator('main pre > b').allInnerTexts()).toEqual(['two']);
      const inline = page.locator('main p > code', {
        hasText: /^(inline code|one line|an array|element inside)$/,
      });
      expect(await inline.count()).toBe(5);
      expect(await block(page, 'second line').count()).toBe(1);
      expect(await block(page, 'with an element').locator('b').innerText()).toBe('element');
    }));

  test('a block that was hidden gets its button for word wrap once it is shown', () =>
    visit(`${root}/code-block-tests/`, async (page) => {
      const hidden = page.locator('.theme-code-block', {hasText: 'hidden at first'});
      await page.getByRole('tab', {name: 'Long'}).click();
      await hidden.hover();
      await hidden.getByRole('button', {name: 'Toggle word wrap'}).click();
      const fits = () => hidden.locator('pre').evaluate((pre) => pre.scrollWidth <= pre.clientWidth);
      await expect.poll(fits).toBe(true);
    }));
});

describe('components that throw', () => {
  test.each([
    ['inside', 1],
    ['outside', 1],
  ])('%s of the layout, the navbar stays and the component can be tried again', async (place, navbars) => {
    const opened = await openPage(`${server.url}${root}/error-boundary-tests/`);
    const {page} = opened;
    await page.getByRole('button', {name: `Throw ${place} the layout`}).click();
    await page.getByRole('heading', {name: 'This page crashed.'}).waitFor();
    await page.getByText(`The button ${place} the layout was pressed.`).waitFor();
    expect(await page.locator('.navbar').count()).toBe(navbars);
    expect(await page.locator('footer').count()).toBe(1);
    await page.getByRole('button', {name: 'Try again'}).click();
    await page.getByRole('button', {name: `Throw ${place} the layout`}).waitFor();
    expect(await page.getByRole('heading', {name: 'This page crashed.'}).count()).toBe(0);
    await opened.close();
  });

  test('elements are values of a text', () =>
    visit(`${root}/error-boundary-tests/`, async (page) => {
      const text = page.locator('main p', {hasText: 'elements as values'});
      expect(await text.innerText()).toBe(
        'This sentence of Lectern, on error-boundary-tests.tsx, has elements as values.',
      );
      expect(await text.locator('b, code').count()).toBe(2);
    }));
});

test('spaces between text and links are the same in the HTML and in the browser', async () => {
  const shown = (javaScript: boolean) =>
    visit(`${root}/hydration-tests/`, (page) => page.locator('main p').allTextContents(), {javaScript});
  const text = await shown(true);
  expect(text).toEqual(await shown(false));
  expect(text[0]).toBe('There is a space before this link and after it, and another between these two.');
});

test('a ref reaches the element of a link', () =>
  visit(`${root}/link-tests/`, async (page) => {
    await page.getByRole('button', {name: 'Highlight the link'}).click();
    const outline = await page
      .getByRole('link', {name: 'this link'})
      .evaluate((link) => getComputedStyle(link).outlineStyle);
    expect(outline).toBe('solid');
  }));

test('links to files lead to them, and pathname:// leads to HTML outside of the app', () =>
  visit(`${root}/markdown-tests/`, async (page) => {
    const links = await page.locator('article li a').all();
    expect(links).toHaveLength(10);
    for (const link of links) {
      const address = await link.evaluate((element) => (element as HTMLAnchorElement).href);
      const response = await fetch(address);
      expect(response.status, address).toBe(200);
      expect(await response.text(), address).not.toContain('__docusaurus');
    }
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', {name: 'relative, the folder'}).click(),
    ]);
    await opened.getByRole('heading', {name: 'Generated reference'}).waitFor();
    await opened.close();
  }));

describe('Markdown of many kinds', () => {
  const page = `${root}/markdownPageTests/`;

  test('a block with the word "live" runs', () =>
    visit(page, (opened) => opened.locator('main b', {hasText: /^now$/}).waitFor()));

  test('the class of the front matter is on the page, and comments are not', () =>
    visit(page, async (opened) => {
      expect(await opened.locator('.markdown-tests-wrapper').count()).toBe(1);
      expect(await opened.content()).not.toContain('must not be on the page');
    }));

  test('a title of an admonition is MDX, and admonitions are nested', () =>
    visit(page, async (opened) => {
      const admonition = opened.locator('.theme-admonition-info');
      expect(await admonition.locator('strong, em, code').allTextContents()).toEqual([
        'bold text',
        'an element',
        'code',
      ]);
      expect(await opened.locator('.theme-admonition-note .theme-admonition-danger').count()).toBe(1);
    }));

  test('tabs on one line work', () =>
    visit(page, async (opened) => {
      await opened.getByRole('tab', {name: 'Orange'}).click();
      await opened.getByText('An orange').waitFor();
      expect(await opened.getByText('An apple').isVisible()).toBe(false);
    }));

  test('a component is rendered, and its source is shown', () =>
    visit(page, async (opened) => {
      expect(await opened.locator('main b', {hasText: 'A component beside the page'}).count()).toBe(1);
      const source = opened.locator('.theme-code-block', {hasText: '_component.tsx'});
      expect(await source.innerText()).toContain('export default function Component()');
    }));

  test('headings keep ids with signs and letters of other scripts', () =>
    visit(page, async (opened) => {
      const ids = await opened.locator('main h3').evaluateAll((all) => all.map(({id}) => id));
      expect(ids).toEqual(['Some_id.with-signs', '見出し', 'a-heading-with-code-and-emphasis']);
      await opened.locator('.table-of-contents').getByRole('link', {name: '見出し'}).click();
      expect(decodeURIComponent(new URL(opened.url()).hash)).toBe('#見出し');
    }));

  test('pipes in code do not end a cell', () =>
    visit(page, async (opened) => {
      expect(await opened.locator('main td code').allInnerTexts()).toEqual(['a | b', 'a || b']);
    }));

  test('images with paths of other scripts are shown', () =>
    visit(page, async (opened) => {
      const images = await opened.locator('main img').all();
      expect(images).toHaveLength(4);
      for (const image of images) {
        await image.scrollIntoViewIfNeeded();
        expect(await loadedWidth(image)).toBeGreaterThan(0);
      }
    }));

  test('details without a summary have one, and tasks are nested', () =>
    visit(page, async (opened) => {
      expect(await opened.locator('main summary').allInnerTexts()).toEqual(['Details', 'With a summary']);
      expect(await opened.locator('main li li li input[type=checkbox]').count()).toBe(1);
      expect(await opened.locator('main input[type=checkbox]:checked').count()).toBe(2);
    }));
});

test('the contents list of a page holds levels 2 to 4', () =>
  visit(`${root}/page-toc-tests/`, async (page) => {
    expect(await page.locator('.table-of-contents a').allInnerTexts()).toEqual(
      [2, 3, 4].map((level) => `Heading of level ${level}`),
    );
  }));

describe('a tab that is the default on one platform', () => {
  const selected = (page: Page) => page.getByRole('tab', {selected: true}).allInnerTexts();

  test('is not selected on others', () =>
    visit(`${root}/tabs-tests/`, async (page) => {
      expect(await selected(page)).toEqual(['Other systems']);
      expect(await page.getByText('Use another system.').isVisible()).toBe(true);
    }));

  test('is selected there, although the HTML has another one', () =>
    visit(
      `${root}/tabs-tests/`,
      async (page) => {
        expect(await selected(page)).toEqual(['Windows']);
        expect(await page.getByText('Use Windows.').isVisible()).toBe(true);
        await page.getByRole('tab', {name: 'Other systems'}).click();
        await page.getByRole('tab', {name: 'Windows'}).click();
        expect(await page.getByText('Use another system.').isVisible()).toBe(false);
        expect(await page.getByRole('tab', {name: 'One'}).getAttribute('aria-selected')).toBe('false');
      },
      {before: () => Object.defineProperty(Navigator.prototype, 'platform', {get: () => 'Win32'})},
    ));
});

test('the minifier keeps a z-index', () =>
  visit(`${root}/z-index-tests/`, async (page) => {
    const order = await page.locator('#z-index-test').evaluate((element) => getComputedStyle(element).zIndex);
    expect(order).toBe('100');
  }));
