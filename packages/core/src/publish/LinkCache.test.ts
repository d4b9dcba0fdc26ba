import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import type {RenderedPage} from '../render/renderPages.js';
import {LinkCache} from './LinkCache.js';

function page(name: string, record: Partial<RenderedPage['record']> = {}): RenderedPage {
  const facts = {path: `/${name}`, cost: 1, size: 1, mtimeMs: 1, noIndex: false, data: [], details: '{}'};
  return {
    path: `/${name}`,
    htmlFile: `${name}.html`,
    content: [],
    hasFailed: false,
    record: {...facts, key: name.padEnd(32, '0'), hash: name.padEnd(64, '0'), anchorsKey: '', ...record},
  };
}

const [a, b, c] = [page('a'), page('b'), page('c')];

/**
 * Writes a cache in which the links of `c` are broken and the other pages link to a file. The result has a function
 * that returns the pages that a later build need not check.
 */
function remember(pages: readonly RenderedPage[] = [a, b, c]) {
  const table = path.join(tempSite({}), 'links');
  const memory = new LinkCache({table, pages, openRoutes: [], strictRoutes: [], hasFile: () => true});
  memory.hasFile('/manual.pdf');
  memory.write(new Set([c.path]));
  const known = ({
    pages: now = pages,
    openRoutes = [] as string[],
    strictRoutes = [] as string[],
    files = ['/manual.pdf'],
  }) => {
    const hasFile = (url: string) => files.includes(url);
    const next = new LinkCache({table, pages: now, openRoutes, strictRoutes, hasFile});
    return now.filter((one) => next.hasNoBrokenLinks(one)).map((one) => one.path);
  };
  return {file: `${table}.table`, known};
}

test('pages without broken links need not be checked again, the others do', () => {
  expect(remember().known({})).toEqual(['/a', '/b']);
});

test('a page that was rendered anew is checked', () => {
  const {known} = remember();
  expect(known({pages: [page('a', {hash: 'other'.padEnd(64, '0')}), b, c]})).toEqual(['/b']);
  expect(known({pages: [page('a', {key: 'other'.padEnd(32, '0')}), b, c]})).toEqual(['/b']);
});

test('a page that could not be rendered may have any anchor, and is checked each time', () => {
  const failed = {...a, hasFailed: true};
  expect(remember().known({pages: [failed, b, c]})).toEqual([]);
  expect(remember([failed, b, c]).known({})).toEqual(['/b']);
});

test('all pages are checked once there is something else to link to', () => {
  const {known} = remember();
  expect(known({pages: [a, b]})).toEqual([]);
  expect(known({pages: [a, b, c, page('d')]})).toEqual([]);
  expect(known({pages: [a, b, page('c', {anchorsKey: 'other'})]})).toEqual([]);
  expect(known({openRoutes: ['/app']})).toEqual([]);
  expect(known({files: []})).toEqual([]);
});

test('a memory that cannot be read is none', () => {
  const {file, known} = remember();
  fs.writeFileSync(file, '{"targetsKey":');
  expect(known({})).toEqual([]);
  fs.rmSync(file);
  expect(known({})).toEqual([]);
});
