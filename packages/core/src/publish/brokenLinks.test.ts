import {expect, test} from 'vitest';
import {brokenLinksReport, findBrokenLinks, type LinkedPage} from './brokenLinks.js';

function page(path: string, more: Partial<LinkedPage> = {}): LinkedPage {
  return {path, links: [], anchors: [], texts: [], ...more};
}

function check(
  pages: LinkedPage[],
  more: {openRoutes?: string[]; strictRoutes?: string[]; files?: string[]} = {},
) {
  return findBrokenLinks({
    pages,
    suspects: pages,
    openRoutes: more.openRoutes ?? [],
    strictRoutes: more.strictRoutes ?? [],
    hasFile: (path) => (more.files ?? []).includes(path),
  });
}

test('links to pages, files, anchors and other sites are not broken', () => {
  const found = check(
    [
      page('/docs/a/', {
        links: [
          '/docs/b/',
          '/docs/b',
          '/docs/b/#top',
          '../b/',
          '#here',
          '/manual.pdf',
          'https://example.com/x',
          'mailto:a@b.c',
        ],
        anchors: ['here'],
      }),
      page('/docs/b/', {anchors: ['top']}),
    ],
    {files: ['/manual.pdf']},
  );
  expect(found).toEqual({paths: [], anchors: [], broken: new Set()});
});

test('every page has a top', () => {
  const links = ['#', '#top', '#TOP', '/b/#', '/b/#top', '/b/?q=1#top', 'b/#Top', '#topic'];
  const {anchors} = check([page('/', {links}), page('/b/')]);
  expect(anchors.flatMap(({links}) => links.map(({url}) => url))).toEqual(['#topic']);
});

test('case, percent-encoding and .html make no difference to where a link leads', () => {
  const pages = [
    page('/a/', {links: ['/My%20Page/', '/my page/', '/b.html', '/b/index.html']}),
    page('/My Page/'),
    page('/b/'),
  ];
  expect(check(pages).paths).toEqual([]);
});

test('a link to no page names the page, the line and where it leads', () => {
  const {paths} = check([
    page('/docs/a/', {
      links: ['../nowhere'],
      texts: [{source: 'docs/a.md', links: [{url: '../nowhere', line: 12}]}],
    }),
  ]);
  expect(brokenLinksReport('links', paths)).toBe(
    '1 broken link on 1 page:\n  /docs/a/\n    docs/a.md:12 → ../nowhere (resolves to /docs/nowhere)',
  );
});

test('an anchor that its page lacks is reported apart from missing pages', () => {
  const found = check([page('/a/', {links: ['/b/#gone', '#gone']}), page('/b/', {anchors: ['here']})]);
  expect(found.paths).toEqual([]);
  expect(found.anchors).toEqual([
    {
      page: '/a/',
      links: [
        {url: '/b/#gone', target: '/b/#gone', location: undefined},
        {url: '#gone', target: '/a/#gone', location: undefined},
      ],
    },
  ]);
});

test('an anchor may be written percent-encoded', () => {
  const pages = [page('/a/', {links: ['#gr%C3%B6%C3%9Fe', '#größe'], anchors: ['größe']})];
  expect(check(pages).anchors).toEqual([]);
});

test('an open route answers for every path below it', () => {
  const pages = [page('/a/', {links: ['/requests/42', '/requestsx']}), page('/requests/')];
  expect(check(pages, {openRoutes: ['/requests/']}).paths[0]?.links.map(({url}) => url)).toEqual([
    '/requestsx',
  ]);
});

test('a link that many pages share is one line, before those of single pages', () => {
  const pages = Array.from({length: 6}, (_, index) => page(`/p${index}/`, {links: ['/gone', 'near']}));
  pages.push(page('/other/', {links: ['/else']}));
  pages.push(
    page('/written/', {
      links: ['/gone'],
      texts: [{source: 'docs/written.md', links: [{url: '/gone', line: 7}]}],
    }),
  );
  expect(brokenLinksReport('links', check(pages).paths)).toBe(
    [
      '14 broken links on 8 pages:',
      '  On many pages, so probably in the navbar, the footer or a sidebar:',
      '    /gone (6 pages)',
      ...pages.slice(0, 6).map(({path}) => `  ${path}\n    near (resolves to ${path}near)`),
      '  /other/\n    /else',
      '  /written/\n    docs/written.md:7 → /gone',
    ].join('\n'),
  );
});

test('a broken link of a text that several pages show is listed once, for the page of the text', () => {
  const one = {source: 'blog/one.md', links: [{url: '/gone', line: 3}]};
  const two = {source: 'blog/two.md', links: [{url: 'near', line: 5}]};
  const found = check([
    page('/blog', {links: ['/gone', 'near'], texts: [one, two]}),
    page('/blog/one', {links: ['/gone'], texts: [one]}),
    page('/blog/two/', {texts: [two]}),
    page('/near/'),
    page('/blog/tags/x/', {links: ['near', '/gone'], texts: [two, one]}),
  ]);
  expect(
    found.paths.map(({page: path, links}) => [path, links.map(({url, location}) => `${location} ${url}`)]),
  ).toEqual([
    ['/blog/one', ['blog/one.md:3 /gone']],
    ['/blog/tags/x/', ['blog/two.md:5 near']],
  ]);
  expect([...found.broken]).toEqual(['/blog', '/blog/one', '/blog/tags/x/']);
});

test('the page that was probably meant is suggested: with few edits, or alone with the last part', () => {
  const links = ['/docs/instal', '/guides/Setup/', '/docs/nowhere', '/b'];
  const pages = [
    page('/a', {links}),
    page('/docs/install'),
    page('/docs/deep/setup'),
    page('/x/y'),
    page('/z/y'),
  ];
  expect(brokenLinksReport('links', check(pages).paths)).toBe(
    [
      '4 broken links on 1 page:',
      '  /a',
      '    /docs/instal – did you mean /docs/install?',
      '    /guides/Setup/ – did you mean /docs/deep/setup?',
      '    /docs/nowhere',
      '    /b',
    ].join('\n'),
  );
});

test('a page whose anchors are unknown may have any', () => {
  const found = check([
    page('/a', {links: ['/b#x', '#y', '/c'], anchors: undefined}),
    page('/b', {anchors: undefined}),
  ]);
  expect(found.anchors).toEqual([]);
  expect(found.paths.map(({page: path, links}) => [path, links.map(({url}) => url)])).toEqual([
    ['/a', ['/c']],
  ]);
});

test('a strict page is not that of the same path with another end', () => {
  const pages = [page('/a/', {links: ['/b', '/b/', '/b/index.html', '/c', '/c/']}), page('/b/'), page('/c')];
  const found = check(pages, {strictRoutes: ['/b/', '/c']});
  expect(found.paths[0]?.links.map(({url}) => url)).toEqual(['/b', '/c/']);
});
