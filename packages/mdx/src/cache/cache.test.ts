import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {compile, docsDir, inputOf, scopeOf} from '../../test/compile.js';
import type {MarkdownRule} from '../types.js';
import {artifactKey} from './artifactKey.js';
import {isFresh} from './isFresh.js';

const plugin = () => () => undefined;
/** Another value for each field of a rule, but for those that do not change an artifact by themselves. */
const OTHER_RULES: Required<Omit<MarkdownRule, 'id' | 'dirs' | 'permalinks' | 'fileTimes'>> = {
  contentDirs: ['/else'],
  copiedFrom: '/copied',
  admonitions: {keywords: ['else']},
  removeContentTitle: true,
  excerpt: {marker: /else/},
  footnoteSuffix: true,
  untrusted: true,
  variables: {a: 1},
  remarkPlugins: [plugin],
  rehypePlugins: [plugin],
  recmaPlugins: [plugin],
  beforeDefaultRemarkPlugins: [plugin],
  beforeDefaultRehypePlugins: [plugin],
};

describe('the key of an artifact', () => {
  const key = (...args: Parameters<typeof inputOf>) => artifactKey(inputOf(...args));

  test('is the same for the same input', () => {
    expect(key('a')).toMatch(/^[0-9a-f]{64}$/);
    expect(key('a')).toBe(key('a'));
    expect(key('a', {rule: {permalinks: new Map(), id: 'x'}})).toBe(key('a'));
  });

  test.each([
    ['text', key('b')],
    ['file', key('a', {file: 'other.mdx'})],
    ['a setting of the site', key('a', {markdown: {emoji: false}})],
    ['a plugin', key('a', {rule: {remarkPlugins: [() => () => undefined]}})],
    ['an option of a plugin', key('a', {rule: {remarkPlugins: [[() => () => undefined, {x: /y/}]]}})],
    ['the preprocessor', key('a', {markdown: {preprocessor: ({fileContent}) => fileContent}})],
  ])('differs with %s', (_, other) => {
    expect(other).not.toBe(key('a'));
  });

  test.each(Object.entries(OTHER_RULES))('differs with the field "%s" of the rule', (name, value) => {
    expect(key('a', {rule: {[name]: value}})).not.toBe(key('a'));
  });

  test('plugins count by their source, options by their values', () => {
    const withPlugin = (options: unknown) => key('a', {rule: {remarkPlugins: [[() => () => 1, options]]}});
    expect(withPlugin({a: 1, b: 2})).toBe(withPlugin({b: 2, a: 1}));
    expect(withPlugin({a: 1})).not.toBe(withPlugin({a: 2}));
    expect(withPlugin({a: /x/})).not.toBe(withPlugin({a: /y/}));
  });
});

describe('an artifact is fresh', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'lectern-mdx-'));
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  test('as long as the links it resolved lead to the same pages', async () => {
    const {rule} = inputOf('');
    const artifact = await compile('[a](doc%202.md) [b](nope.md) [c](draft.md)');
    const doc = path.join(docsDir, 'doc 2.md');
    expect(isFresh(artifact, rule.permalinks)).toBe(true);
    expect(isFresh(artifact, new Map([...rule.permalinks, ['/else.md', '/else']]))).toBe(true);
    expect(isFresh(artifact, new Map([...rule.permalinks, [doc, '/moved']]))).toBe(false);
    expect(isFresh(artifact, new Map([...rule.permalinks, [path.join(docsDir, 'nope.md'), '/nope']]))).toBe(
      false,
    );
    expect(isFresh(artifact, new Map([...rule.permalinks, [path.join(docsDir, 'draft.md'), '/draft']]))).toBe(
      false,
    );
  });

  test('as long as the files it looked at are the same', async () => {
    const input = inputOf('[a](./a.pdf) [b](./b.pdf)');
    const site = {...input.site, siteDir: folder, publish: scopeOf(folder)};
    const {compileMarkdown} = await import('../compileMarkdown.js');
    writeFileSync(path.join(folder, 'a.pdf'), 'one');
    const artifact = await compileMarkdown({...input, site, file: path.join(folder, 'page.md')});
    expect(artifact.assets).toHaveLength(1);
    expect(isFresh(artifact, new Map())).toBe(true);
    writeFileSync(path.join(folder, 'b.pdf'), 'new');
    expect(isFresh(artifact, new Map())).toBe(false);
    rmSync(path.join(folder, 'b.pdf'));
    expect(isFresh(artifact, new Map())).toBe(true);
    writeFileSync(path.join(folder, 'a.pdf'), 'other');
    expect(isFresh(artifact, new Map())).toBe(false);
  });
});
