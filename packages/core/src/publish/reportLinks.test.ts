import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import type {CompiledContent} from '../compile/ArtifactCache.js';
import type {LoadContext} from '../plugins/Plugin.js';
import type {RenderedPage} from '../render/renderPages.js';
import {ReportedLinks} from './ReportedLinks.js';
import {outputFileCheck, reportBrokenLinks} from './reportLinks.js';

type Severity = 'ignore' | 'log' | 'warn' | 'throw';

/** Reports the broken links of one page. Returns how each was reported, with its code: "warn BROKEN_LINKS". */
function reported(links: readonly string[], onBrokenLinks: Severity, onBrokenAnchors: Severity): string[] {
  const said: string[] = [];
  const note = (how: string) => (message: string) =>
    void said.push(`${how} ${/\[(\w+)\]/.exec(message)?.[1]}`);
  const page = {
    path: '/a',
    content: [],
    record: {key: '', hash: '', details: JSON.stringify({links, anchors: ['top']})},
  } as unknown as RenderedPage;
  try {
    reportBrokenLinks({
      site: {context: {siteConfig: {onBrokenLinks, onBrokenAnchors}, baseUrl: '/'} as LoadContext},
      pages: [page],
      contents: new Map<string, CompiledContent>(),
      plan: {openRoutes: [], strictRoutes: []},
      folder: {root: '/nowhere'},
      pageCache: {links: path.join(tempSite({}), 'links')},
      printer: {warn: note('warn'), log: note('log')},
      reported: new ReportedLinks(),
    });
  } catch (error) {
    said.push(`throw ${(error as {code?: string}).code}`);
  }
  return said;
}

test.each(['log', 'warn', 'throw'] as const)(
  'broken links and anchors are each reported by their option: %s',
  (severity) => {
    expect(reported(['/none'], severity, 'ignore')).toEqual([`${severity} BROKEN_LINKS`]);
    expect(reported(['#none'], 'ignore', severity)).toEqual([`${severity} BROKEN_ANCHORS`]);
  },
);

test('nothing is said where nothing is broken, or nobody wants to hear of it', () => {
  expect(reported(['/a#top', '#top'], 'throw', 'throw')).toEqual([]);
  expect(reported(['/none', '#none'], 'ignore', 'ignore')).toEqual([]);
});

test('a site with both kinds hears of both, though only one can be thrown', () => {
  expect(reported(['/none', '#none'], 'throw', 'throw')).toEqual([
    'warn BROKEN_ANCHORS',
    'throw BROKEN_LINKS',
  ]);
  expect(reported(['/none', '#none'], 'log', 'warn')).toEqual(['warn BROKEN_ANCHORS', 'log BROKEN_LINKS']);
});

test('a broken link of Markdown is named with its line, whatever base URL and slash its address got', () => {
  const said: string[] = [];
  const links = [
    {url: '/nowhere', line: 3},
    {url: 'none?a=b', line: 5},
  ];
  reportBrokenLinks({
    site: {
      context: {
        siteConfig: {
          onBrokenLinks: 'warn',
          onBrokenAnchors: 'ignore',
          trailingSlash: true,
          url: 'https://a.b',
        },
        baseUrl: '/base/',
      } as LoadContext,
    },
    pages: [
      {
        path: '/base/a/',
        content: ['@site/docs/a.md'],
        record: {
          key: '',
          hash: '',
          details: JSON.stringify({links: ['/base/nowhere/', 'none/?a=b'], anchors: []}),
        },
      } as unknown as RenderedPage,
    ],
    contents: new Map([['@site/docs/a.md', {details: {links}, assets: []} as unknown as CompiledContent]]),
    plan: {openRoutes: [], strictRoutes: []},
    folder: {root: '/nowhere'},
    pageCache: {links: path.join(tempSite({}), 'links')},
    printer: {warn: (message) => void said.push(message), log: () => undefined},
    reported: new ReportedLinks(),
  });
  expect(said.join('\n')).toContain('docs/a.md:3 → /base/nowhere/');
  expect(said.join('\n')).toContain('docs/a.md:5 → none/?a=b');
});

test('a URL of a path that no file can have is no file of the output', () => {
  const hasFile = outputFileCheck(tempSite({}), '/');
  expect(['/%00', `/${'a'.repeat(5000)}`, `/${'a/'.repeat(3000)}`].map(hasFile)).toEqual([
    false,
    false,
    false,
  ]);
});

test('only URLs below the base URL are files of the output', () => {
  const hasFile = outputFileCheck(tempSite({'img/a b.png': ''}), '/base/');
  expect(['/base/img/a%20b.png', '/base/img', '/base/none.png', '/img/a%20b.png'].map(hasFile)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  // Without its base URL, the rest of this URL would be the path of the file.
  expect(hasFile('/other/img/a%20b.png')).toBe(false);
  expect(hasFile('/basX/img/a%20b.png')).toBe(false);
});
