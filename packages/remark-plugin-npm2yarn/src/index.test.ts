import {createElement, type ReactNode} from 'react';
import {describe, expect, test} from 'vitest';
import {type EngineName, extendParser, render} from '../../mdx/test/compile.js';
import npm2yarn, {type Options} from './index.js';
import type {MdNode} from './tree.js';

const FENCE = '```';
const command = (text: string, info = 'bash npm2yarn') => `${FENCE}${info}\n${text}\n${FENCE}\n`;

const attribute = (name: string, value: string) => ({type: 'mdxJsxAttribute', name, value});
const code = (value: string, lang: string | null = 'bash'): MdNode => ({type: 'code', lang, value});

/** Runs the plugin on a tree with the nodes `before` and one code block. @returns the nodes after that */
function transform(options?: Options, ...before: MdNode[]): MdNode[] {
  const children: MdNode[] = [...before, {...code('npm install x'), meta: 'npm2yarn'}];
  npm2yarn(options)({type: 'root', children});
  return children;
}

function tabsOf(nodes: readonly MdNode[]): unknown[] {
  const tabs = nodes.at(-1)?.children ?? [];
  return tabs.map(({attributes, children}) => [
    ...(attributes as {value: string}[]).map(({value}) => value),
    children?.[0]?.value,
  ]);
}

describe('the tree', () => {
  test('a block becomes tabs for the usual package managers', () => {
    const nodes = transform();
    expect(nodes.map(({type, value}) => [type, value])).toEqual([
      ['mdxjsEsm', `import Tabs from '@theme/Tabs'`],
      ['mdxjsEsm', `import TabItem from '@theme/TabItem'`],
      ['mdxJsxFlowElement', undefined],
    ]);
    expect(nodes.at(-1)).toMatchObject({name: 'Tabs', attributes: []});
    expect(nodes.at(-1)?.children?.[0]).toEqual({
      type: 'mdxJsxFlowElement',
      name: 'TabItem',
      attributes: [attribute('value', 'npm')],
      children: [code('npm install x')],
    });
    expect(tabsOf(nodes)).toEqual([
      ['npm', 'npm install x'],
      ['yarn', 'Yarn', 'yarn add x'],
      ['pnpm', 'pnpm', 'pnpm add x'],
      ['bun', 'Bun', 'bun add x'],
    ]);
  });

  test('"sync" joins all tabs of the site', () => {
    expect(transform({sync: true}).at(-1)?.attributes).toEqual([attribute('groupId', 'npm2yarn')]);
  });

  test('"converters" chooses the tabs, and may have functions', () => {
    const shout = ['Shout', (npmCode: string) => npmCode.toUpperCase()] as const;
    expect(tabsOf(transform({converters: ['pnpm', shout, 'deno']}))).toEqual([
      ['npm', 'npm install x'],
      ['pnpm', 'pnpm', 'pnpm add x'],
      ['Shout', 'NPM INSTALL X'],
      ['deno', 'Deno', 'deno add x'],
    ]);
    expect(tabsOf(transform({converters: []}))).toEqual([['npm', 'npm install x']]);
  });

  test('blocks with other words stay', () => {
    const children = [null, 'title="npm2yarn"', 'npm2yarn title="x"'].map((meta) => ({
      ...code('npm i'),
      meta,
    }));
    const before = structuredClone(children);
    npm2yarn()({type: 'root', children});
    expect(children).toEqual(before);
  });
});

describe('options that are not valid', () => {
  test.each([
    [{synch: true}, 'npm2yarn: there is no option "synch", only "sync" and "converters".'],
    [{sync: 'yes'}, 'npm2yarn: "sync" must be true or false.'],
    [
      {converters: ['yarn', 'maven']},
      'npm2yarn: "converters" must be an array of "yarn", "pnpm", "bun", "deno" and pairs of a name and a function.',
    ],
    [{converters: 'yarn'}, 'npm2yarn: "converters" must be an array'],
    [{converters: [['own']]}, 'npm2yarn: "converters" must be an array'],
    ['yarn', 'npm2yarn: the options must be an object.'],
  ])('%j', (options, message) => {
    expect(() => npm2yarn(options as Options)).toThrow(message);
  });
});

/** Creates a component that renders its name and the values of its props. */
const show =
  (name: string) =>
  ({children, ...properties}: {children?: ReactNode}) =>
    createElement('x-el', {title: [name, ...Object.values(properties)].join(' ')}, children);

const modules = {
  'code:@theme/Tabs': {default: show('tabs')},
  'code:@theme/TabItem': {default: show('item')},
  'code:@site/src/Own': {default: show('own')},
};

describe.each(['plugins', 'unified'] as const)('pages compiled by "%s"', (engine: EngineName) => {
  const renderPage = (text: string, options?: Options, file?: string) => {
    const remarkPlugins = [...(engine === 'unified' ? [extendParser] : []), [npm2yarn, options]];
    return render(text, {engine, rule: {remarkPlugins}, modules, ...(file && {file})});
  };
  const TABS =
    /^\s*<x-el title="tabs"><x-el title="item npm"><pre.*?npm i\n.*?<x-el title="item yarn Yarn"><pre.*?yarn install/s;

  test('show the tabs, and import their components once', async () => {
    const {html, imports} = await renderPage(
      `${command('npm i')}\n- a\n\n  ${FENCE}sh npm2yarn\n  npm t\n  ${FENCE}\n`,
    );
    expect(html).toMatch(TABS);
    expect(html.match(/title="tabs"/g)).toHaveLength(2);
    expect(html).toMatch(/<li>.*title="tabs".*npm t.*<\/li>/s);
    expect([...imports].sort()).toEqual(['code:@theme/TabItem', 'code:@theme/Tabs']);
  });

  test('import nothing without a block', async () => {
    expect((await renderPage(command('npm i', 'bash'))).imports).toEqual([]);
  });

  test('keep their own imports, whatever they are called', async () => {
    const own = `import MyTabs from '@theme/Tabs';\n\n`;
    const {html, imports} = await renderPage(own + command('npm i'));
    expect(html).toMatch(TABS);
    expect([...imports].sort()).toEqual(['code:@theme/TabItem', 'code:@theme/Tabs']);
  });

  test('may use the names for something else', async () => {
    const own = `import Tabs from '@site/src/Own';\n\nexport const TabItem = 1;\n\n`;
    const {html} = await renderPage(`${own}<Tabs />\n\n${command('npm i')}`);
    expect(html.trim()).toMatch(/^<x-el title="own"><\/x-el>/);
    expect(html).toContain('<x-el title="item npm">');
  });

  test('report what a converter throws, with the file', async () => {
    const broken = ['own', () => undefined as unknown as string] as const;
    await expect(renderPage(command('npm i'), {converters: [broken]})).rejects.toThrow(
      'The converter "own" of npm2yarn must return text, but returned undefined.',
    );
  });

  test('that are Markdown cannot hold components, which the error tells', async () => {
    await expect(renderPage(command('npm i'), {}, 'page.md')).rejects.toThrow('this page, which is Markdown');
  });
});
