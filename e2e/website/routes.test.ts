import {afterAll, beforeAll, expect, test} from 'vitest';
import {
  buildWebsite,
  builtPages,
  type OpenedPage,
  openPage,
  type SiteServer,
  serveSite,
} from '../harness/index.js';
import {
  type ExpectedDocs,
  type ExpectedPage,
  expectedDocs,
  expectedTags,
  firstPageOfSidebar,
} from './routes.js';

let outDir: string;
let server: SiteServer;
/** A tab that parses HTML; no page is opened in it. */
let parser: OpenedPage;

beforeAll(async () => {
  const built = await buildWebsite();
  outDir = built.outDir;
  server = await serveSite(built.dir, outDir);
  parser = await openPage(`${server.url}/pure-html.html`, {javaScript: false});
});

afterAll(() => parser.close());

/** Content of a page, read from its HTML without running scripts. */
interface ShownPage {
  readonly status: number;
  readonly title: string;
  readonly headings: readonly string[];
  readonly htmlClass: string;
  readonly canonical: string | null;
  /** URL of the English version of the page. */
  readonly alternate: string | null;
  /** URL of the first entry in the sidebar. */
  readonly firstEntry: string | null;
  /** URLs of the sidebar entries that are marked as current. */
  readonly activeEntries: readonly (string | null)[];
  readonly previous: string | null;
  readonly next: string | null;
  readonly breadcrumbs: readonly string[];
  readonly tags: readonly string[];
  readonly badge: string | null;
  readonly banner: string | null;
  readonly editLink: string | null;
  /** Entries of the table of contents. */
  readonly contents: readonly string[];
  readonly contentLinks: readonly (string | null)[];
}

async function show(url: string): Promise<ShownPage> {
  const response = await fetch(server.url + encodeURI(url), {redirect: 'manual'});
  const html = await response.text();
  const facts = await parser.page.evaluate((text) => {
    const page = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string) => [...page.querySelectorAll(selector)];
    const texts = (selector: string) => all(selector).map((element) => element.textContent.trim());
    const href = (selector: string) => page.querySelector(selector)?.getAttribute('href') ?? null;
    return {
      title: page.title,
      headings: texts('h1'),
      htmlClass: page.documentElement.className,
      canonical: href('link[rel=canonical]'),
      alternate: href('link[hreflang=en]'),
      firstEntry: href('.theme-doc-sidebar-menu a'),
      activeEntries: all('.theme-doc-sidebar-menu a[aria-current=page]').map((link) =>
        link.getAttribute('href'),
      ),
      previous: href('a.pagination-nav__link--prev'),
      next: href('a.pagination-nav__link--next'),
      // Without the first breadcrumb, the home icon.
      breadcrumbs: texts('.theme-doc-breadcrumbs .breadcrumbs__item').slice(1),
      tags: texts('.theme-doc-footer-tags-row a'),
      badge: texts('.theme-doc-version-badge')[0] ?? null,
      banner: texts('.theme-doc-version-banner')[0] ?? null,
      editLink: href('a.theme-edit-this-page'),
      contents: texts('.theme-doc-toc-desktop a'),
      contentLinks: all('main a').map((link) => link.getAttribute('href')),
    };
  }, html);
  return {status: response.status, ...facts};
}

const releasedRoots = expectedDocs.filter(({hasBanner}) => hasBanner).map(({root}) => root);

test.each(expectedDocs)('$root has exactly the pages that it should have', ({root, pages}) => {
  const nested = releasedRoots.filter((other) => other.startsWith(`${root}/`));
  const found = builtPages(outDir, root).filter(
    (page) => !page.startsWith('/tags/') && !nested.some((other) => `${root}${page}`.startsWith(`${other}/`)),
  );
  expect(found.sort()).toEqual(pages.map((page) => page.path).sort());
});

const wrong = (what: string, found: unknown, expected: unknown): string[] =>
  JSON.stringify(found) === JSON.stringify(expected)
    ? []
    : [`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`];

function checkPage(page: ExpectedPage, shown: ShownPage, docs: ExpectedDocs): string[] {
  if (shown.status !== 200) return [`answers with ${shown.status}`];
  const url = (below: string | undefined) => (below === undefined ? null : encodeURI(docs.root + below));
  const labels = shown.breadcrumbs.map((label, index) => (page.breadcrumbs[index] === '*' ? '*' : label));
  const classes = [
    'docs-wrapper',
    `plugin-id-${docs.pluginId}`,
    `docs-version-${docs.version}`,
    ...(page.id === undefined ? [] : ['docs-doc-page', `docs-doc-id-${page.id}`]),
  ];
  const editFolder = page.id === undefined ? undefined : docs.editFolder;
  const isEntry = page.breadcrumbs.length > 0;
  return [
    ...wrong('heading', shown.headings[0]?.trim() !== '' && shown.headings.length > 0, true),
    ...wrong('title', /^\S.* \| Lectern$/.test(shown.title), true),
    ...wrong('canonical address', shown.canonical, `https://lectern.example${url(page.path)}`),
    ...wrong('alternate address', shown.alternate, `https://lectern.example${url(page.path)}`),
    ...wrong(
      'missing classes',
      classes.filter((name) => !` ${shown.htmlClass} `.includes(` ${name} `)),
      [],
    ),
    ...wrong('first entry', shown.firstEntry, page.sidebar ? url(firstPageOfSidebar[page.sidebar]) : null),
    ...wrong('active entries', [...new Set(shown.activeEntries)], isEntry ? [url(page.path)] : []),
    ...wrong('previous', shown.previous, url(page.previous)),
    ...wrong('next', shown.next, url(page.next)),
    ...wrong('breadcrumbs', labels, page.breadcrumbs),
    ...wrong('tags', shown.tags, page.tags),
    ...wrong('badge', shown.badge, docs.badge ?? null),
    ...wrong('banner', shown.banner !== null, docs.hasBanner),
    ...wrong(
      'edit link',
      shown.editLink?.includes(`/edit/main/${editFolder}`) ?? false,
      editFolder !== undefined,
    ),
  ];
}

test.each(expectedDocs)(
  '$root: every page has its sidebar, neighbours, breadcrumbs, tags and version',
  async (docs) => {
    const problems: string[] = [];
    for (const page of docs.pages) {
      const found = checkPage(page, await show(docs.root + page.path), docs);
      problems.push(...found.map((problem) => `${docs.root}${page.path} ${problem}`));
    }
    expect(problems).toEqual([]);
  },
);

test('contents lists hold the levels that front matter asks for, 2 to 3 where it says nothing', async () => {
  const limits = ['2-2', '2-3', '2-4', '2-5', '3-5', '3-_', '4-5', '5-5', '_-5', '_-_'];
  for (const name of limits) {
    const [min, max] = name.split('-').map(Number);
    const from = min || 2;
    const levels = Array.from({length: (max || 3) - from + 1}, (_, index) => from + index);
    const {contents} = await show(`/tests/docs/toc/toc-${name}/`);
    expect(contents, name).toEqual(levels.map((level) => `Heading of level ${level}`));
  }
});

test('the tag pages list the docs that have the tag', async () => {
  const root = '/tests/docs';
  const list = await show(`${root}/tags/`);
  expect(list).toMatchObject({status: 200, headings: ['Tags'], title: 'Tags | Lectern', firstEntry: null});
  const slugs = Object.keys(expectedTags);
  const toTags = list.contentLinks.filter((link) => !link?.startsWith('#'));
  expect(new Set(toTags)).toEqual(new Set(slugs.map((slug) => `${root}/tags/${slug}/`)));
  expect(builtPages(outDir, `${root}/tags`).sort()).toEqual(
    ['/', ...slugs.map((slug) => `/${slug}/`)].sort(),
  );
  for (const [slug, [label, pages]] of Object.entries(expectedTags)) {
    const shown = await show(`${root}/tags/${slug}/`);
    expect(shown.status).toBe(200);
    expect(shown.headings[0]).toBe(
      pages.length === 1 ? `One doc tagged with "${label}"` : `${pages.length} docs tagged with "${label}"`,
    );
    expect(new Set(shown.contentLinks)).toEqual(
      new Set([`${root}/tags/`, ...pages.map((page) => root + page)]),
    );
  }
});

test.each([
  ['/community/', 404],
  ['/tests/docs/test-draft/', 404],
  ['/tests/docs/tests/another-draft/', 404],
  ['/docs/next/', 404],
  ['/tests/', 200],
  ['/pure-html.html', 200],
])('%s answers with %d', async (url, status) => {
  expect((await fetch(server.url + url)).status).toBe(status);
});

test('drafts leave no trace in the built site', async () => {
  const home = await (await fetch(`${server.url}/tests/docs/`)).text();
  expect(home).not.toContain('A draft');
  expect((await show('/tests/docs/category/tests/')).contentLinks).not.toContain(
    '/tests/docs/tests/another-draft/',
  );
  const front = await (await fetch(`${server.url}/`)).text();
  expect(front).not.toContain('test-draft');
});
