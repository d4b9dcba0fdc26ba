import {mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, unlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {inputOf, scopeOf} from '../../test/compile.js';
import {compileMarkdown} from '../compiler.js';
import {type Artifact, isFresh} from '../index.js';
import type {PublishScope} from '../types.js';

let outside = '';
let siteDir = '';
const write = (file: string, text = 'x') => {
  const absolute = path.join(siteDir, file);
  mkdirSync(path.dirname(absolute), {recursive: true});
  writeFileSync(absolute, text);
};

beforeAll(() => {
  outside = realpathSync(mkdtempSync(path.join(tmpdir(), 'lectern-publish-')));
  // The path of the site has a folder with a dot, which does not count: only names inside of the site do.
  siteDir = path.join(outside, '.work/site');
  const files = [
    'docs/a.pdf',
    'docs/.env.local',
    'docs/.hidden/a.pdf',
    '.env',
    'site.config.ts',
    '../../out.txt',
  ];
  const others = ['node_modules/x/a.pdf', 'static/.well-known/a.txt', 'src/code.js', 'docs/app.js'];
  for (const file of [...files, ...others]) write(file);
  symlinkSync('../../../out.txt', path.join(siteDir, 'docs/linked.txt'));
  symlinkSync('../../..', path.join(siteDir, 'docs/up'));
  symlinkSync('../.env', path.join(siteDir, 'docs/env.txt'));
  symlinkSync('a.pdf', path.join(siteDir, 'docs/same.pdf'));
  symlinkSync('loop.txt', path.join(siteDir, 'docs/loop.txt'));
});
afterAll(() => rmSync(outside, {recursive: true}));

function compileIn(
  text: string,
  {scope, file = 'docs/page.md'}: {scope?: Partial<PublishScope>; file?: string} = {},
): Promise<Artifact> {
  const input = inputOf(text);
  const publish = {...scopeOf(siteDir), ...scope};
  const staticDirs = [path.join(siteDir, 'static')];
  return compileMarkdown({
    ...input,
    file: path.join(siteDir, file),
    site: {...input.site, siteDir, staticDirs, publish},
  });
}

const refused = (reason: string) => ({
  assets: [],
  diagnostics: [
    expect.objectContaining({
      code: 'FILE_NOT_PUBLISHABLE',
      severity: 'throw',
      line: 1,
      message: expect.stringContaining(reason),
    }),
  ],
});

const OUTSIDE = 'outside of the site and its repository';
const LINK = 'a symbolic link leads to it';
const DOT = 'starts with a dot';

describe('a file that may not be published is an error, wherever it is named', () => {
  test.each([
    ['[x](../../../out.txt)', OUTSIDE],
    ['[x](@site/../../out.txt)', OUTSIDE],
    ['[x](../%2e%2e/..%2fout.txt)', OUTSIDE],
    ['[x][1]\n\n[1]: ../../../out.txt', OUTSIDE],
    ['![x](../../../out.txt)', OUTSIDE],
    ['[x](./.env.local)', DOT],
    ['[x](@site/.env)', 'the file .env, which'],
    ['[x](.hidden/a.pdf)', DOT],
    ['[x](./linked.txt)', LINK],
    ['[x](./up/out.txt)', LINK],
    ['[x](env.txt)', DOT],
    ['[x](@site/node_modules/x/a.pdf)', 'node_modules'],
    ['[x](../site.config.ts)', 'the configuration of the site'],
  ])('%s', async (text, reason) => {
    expect(await compileIn(text)).toMatchObject(refused(reason));
  });

  test.each([
    ["import x from '../../../out.pdf'", undefined],
    ["import x from './up/.work/site/.x/a.pdf'", undefined],
    ["import x from '!!raw-loader!../.env'", DOT],
    ["import x from '!!raw-loader!./up/out.txt'", LINK],
    ["export const x = require('./.hidden/a.pdf')", DOT],
  ])('in MDX: %s', async (text, reason) => {
    const compiled = compileIn(text, {file: 'docs/page.mdx'});
    if (reason) expect(await compiled).toMatchObject(refused(reason));
    else await expect(compiled).rejects.toMatchObject({code: 'IMPORT_NOT_FOUND'});
  });
});

test('all files that may not be published are reported together', async () => {
  const {diagnostics} = await compileIn('[x](@site/.env)\n[x](../../../out.txt)\n![x](env.txt)');
  expect(diagnostics.map(({line}) => line).toSorted()).toEqual([1, 2, 3]);
});

test.each([
  '[x](a.pdf)',
  '[x](./same.pdf)',
  '[x](@site/docs/a.pdf)',
  '[x](/.well-known/a.txt)',
  '[x](up/.work/site/docs/a.pdf)',
])('a file inside of the site is published: %s', async (text) => {
  const {assets, diagnostics} = await compileIn(text);
  expect(diagnostics).toEqual([]);
  expect(assets).toHaveLength(1);
});

describe('the configuration', () => {
  test('widens what may be published, and what is secret inside of that stays so', async () => {
    const scope = {allow: [outside, path.join(siteDir, 'node_modules/x')]};
    const text = '[x](../../../out.txt) [y](@site/node_modules/x/a.pdf)';
    expect(await compileIn(text, {scope})).toMatchObject({diagnostics: [], assets: {length: 2}});
    expect(await compileIn('[x](@site/.env)', {scope})).toMatchObject(refused(DOT));
  });

  test('allows a single file, whatever its name', async () => {
    const scope = {allow: [path.join(siteDir, '.env'), path.join(siteDir, 'site.config.ts')]};
    const text = '[x](@site/.env) [y](@site/site.config.ts)';
    expect(await compileIn(text, {scope})).toMatchObject({diagnostics: [], assets: {length: 2}});
  });

  test('narrows it; the innermost folder decides', async () => {
    const scope = {deny: [siteDir], allow: [path.join(siteDir, 'src')]};
    expect(await compileIn('[x](a.pdf)', {scope})).toMatchObject(refused('"markdown.files.deny" names it'));
    expect(await compileIn('[x](../src/code.js)', {scope})).toMatchObject({diagnostics: []});
  });
});

test.each([
  '[x](./a%00.pdf)',
  '[x](./a%00.md)',
  `[x](./${'long'.repeat(2_000)}.pdf)`,
  `[x](./${'d/'.repeat(5_000)}a.md)`,
  '[x](./loop.txt)',
  '[x](..\\\\..\\\\..\\\\out.txt)',
  '![x](%00.png)',
  '![x](..\\\\out.png)',
])('a path that no file has is a reference to nothing: %#', async (text) => {
  const {assets, diagnostics} = await compileIn(text);
  expect(assets).toEqual([]);
  for (const {code} of diagnostics) expect(code).toMatch(/NOT_FOUND$/);
});

test('an artifact is stale once a file is really elsewhere', async () => {
  const link = path.join(siteDir, 'docs/moved.pdf');
  symlinkSync('a.pdf', link);
  const before = await compileIn('[x](moved.pdf)');
  expect(isFresh(before, new Map())).toBe(true);
  unlinkSync(link);
  symlinkSync('../../../out.txt', link);
  expect(isFresh(before, new Map())).toBe(false);
  const refusal = await compileIn('[x](moved.pdf)');
  expect(refusal).toMatchObject(refused(LINK));
  expect(isFresh(refusal, new Map())).toBe(true);
  unlinkSync(link);
  expect(isFresh(refusal, new Map())).toBe(false);
});
