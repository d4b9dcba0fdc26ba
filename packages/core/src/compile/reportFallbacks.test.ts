import path from 'node:path';
import {expect, test} from 'vitest';
import type {LoadedContent} from '../content/PluginContent.js';
import {PARTIAL_RULE} from '../routes/planImported.js';
import {reportFallbacks} from './reportFallbacks.js';

/** A plugin instance with the files below a folder. */
function instance(id: string): LoadedContent['contents'][number] {
  const plugin = {plugin: {name: 'docs'}, id};
  return {
    plugin,
    rules: [{...PARTIAL_RULE, dirs: [path.resolve(id)]}],
  } as unknown as LoadedContent['contents'][number];
}

function linesOf(made: readonly (readonly [source: string, fallback?: string])[]): string[] {
  const lines: string[] = [];
  const printer = {log: (text: string) => lines.push(text), warn: (text: string) => lines.push(text)};
  const records = made.map(([source, fallback]) => ({
    source: `@site/${source}`,
    file: path.resolve(source),
    fallback,
  }));
  reportFallbacks(records, {contents: [instance('default'), instance('api')], printer});
  return lines;
}

test('nothing is printed about pages that were compiled as planned', () => {
  expect(linesOf([['default/a.mdx'], ['readme.mdx']])).toEqual([]);
});

test('each instance and reason has a line, with the first pages', () => {
  const x = 'remark plugin "x" extends the parser';
  const pages = ['e', 'd', 'c', 'b', 'a'].map((name) => [`default/${name}.mdx`, x] as const);
  expect(linesOf([...pages, ['api/a.mdx', x], ['api/b.mdx', 'they are odd'], ['readme.mdx', x]])).toEqual([
    '5 pages of docs compiled by @mdx-js/mdx, which is slower: remark plugin "x" extends the parser (default/a.mdx, default/b.mdx, default/c.mdx, 2 more).',
    '1 page of docs "api" compiled by @mdx-js/mdx, which is slower: remark plugin "x" extends the parser (api/a.mdx).',
    '1 page of docs "api" compiled by @mdx-js/mdx, which is slower: they are odd (api/b.mdx).',
    '1 page of the site compiled by @mdx-js/mdx, which is slower: remark plugin "x" extends the parser (readme.mdx).',
  ]);
});
