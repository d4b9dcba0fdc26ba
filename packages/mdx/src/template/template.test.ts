import {createProcessor, run} from '@mdx-js/mdx';
import {Children, createElement, Fragment, isValidElement, type ReactElement, type ReactNode} from 'react';
import {jsx, jsxs} from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test} from 'vitest';
import {type CompileOptions, compilationOf, compile, ENGINES, loadArtifact} from '../../test/compile.js';
import {PAGES} from '../../test/pages.js';
import {createArtifactRuntime, type ReactRuntime} from '../client/index.js';
import {type Compilation, PROPERTY_MARKER} from '../compilation.js';
import {processorOptions} from '../engines/processorOptions.js';
import type {HastNode} from '../hast.js';
import {TITLE_ELEMENT} from '../transforms/admonitions.js';
import {HEAD_ELEMENT} from '../transforms/elements.js';

const MAPPED =
  'p a code li td th tr strong em ul ol pre table thead tbody admonition mdxAdmonitionTitle blockquote h1 h2 h3 h4 h5 h6 header details summary div b i img input br hr del section sup Head'.split(
    ' ',
  );

type Exports = Record<string, unknown>;

const runtimeOf = (components: Exports) =>
  ({Fragment, jsx, jsxs, useMDXComponents: () => components}) as ReactRuntime;

/** Replaces markers by the properties that they refer to, and placeholders by the names on the page. */
function fillProperties(node: HastNode, lists: Compilation['properties']): void {
  const {[PROPERTY_MARKER]: index, ...properties} = node.properties ?? {};
  const own = Object.fromEntries(lists[Number(index)] ?? []);
  if (node.properties) node.properties = {...properties, ...own};
  if (node.tagName === TITLE_ELEMENT) node.tagName = 'mdxAdmonitionTitle';
  if (node.tagName === HEAD_ELEMENT) node.tagName = 'Head';
  for (const child of node.children ?? []) fillProperties(child, lists);
}

/** Returns the exports of a page that `@mdx-js/mdx` compiles after our transforms, without a template. */
async function reference(text: string, file: string | undefined, components: Exports): Promise<Exports> {
  const compilation = await compilationOf(text, {file});
  const fill = () => (tree: unknown) => void fillProperties(tree as HastNode, compilation.properties);
  const options = {outputFormat: 'function-body', providerImportSource: '#'} as const;
  const processor = createProcessor({...processorOptions(compilation, {rehype: [fill]}), ...options});
  const program = String(await processor.process(compilation.source));
  return run(program, {...runtimeOf(components), baseUrl: import.meta.url} as Parameters<typeof run>[1]);
}

async function compiled(text: string, options: CompileOptions, components: Exports): Promise<Exports> {
  const artifact = await compile(text, options);
  return loadArtifact(artifact).default(createArtifactRuntime(runtimeOf(components)), []);
}

const Box = Object.assign(({children}: {children?: ReactNode}) => createElement('x-box', {}, children), {
  Part: ({children}: {children?: ReactNode}) => createElement('x-part', {}, children),
});

/** Creates a component that prints its properties, and the kinds of its children. */
const shower =
  (name: string) =>
  ({children, ...properties}: {children?: ReactNode}) =>
    createElement(
      'x-el',
      {title: `${name} ${JSON.stringify(properties, asText)} ${shape(children)}`},
      children,
    );

/** Numbers are compared as strings: `@mdx-js/mdx` makes strings of numbers in HTML. */
const asText = (_key: string, value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

function shape(children: ReactNode): string {
  const seen = Children.toArray(children).filter((child) => typeof child !== 'string' || child.trim() !== '');
  return seen.map((child) => (isValidElement(child) ? 'element' : typeof child)).join();
}

function html({default: Content}: Exports): string {
  return renderToStaticMarkup(createElement(Content as () => null, {x: 'prop'} as object));
}

/** Removes the line breaks that templates leave out. */
const tidy = (text: string): string => text.replace(/>\s*\n\s*(?=<)/g, '>').trim();

describe.each(ENGINES)('a page of %s', (engine) => {
  const page = (text: string, components: Exports = {}, file?: string) =>
    compiled(text, {engine, file}, components);

  test.each(PAGES)('as a template is the page of MDX: $name', async ({text, file}) => {
    const shown = Object.fromEntries(MAPPED.map((name) => [name, shower(name)]));
    for (const components of [{Box}, {...shown, Box}]) {
      const wanted = html(await reference(text, file, components));
      expect(tidy(html(await page(text, components, file)))).toBe(tidy(wanted));
    }
  });

  test('is data unless it holds JavaScript', async () => {
    for (const {text, file} of PAGES) {
      const hasCode =
        file === undefined && /\{[^#]|<[A-Z>]|export /.test(text.replace(/`[^`]*`|\\.|:tip.*/g, ''));
      const {type} = await compile(text, {engine, file});
      expect([text, type]).toEqual([text, hasCode ? 'module' : 'data']);
    }
  });

  test('makes a string of one text, a list of more', async () => {
    const {default: content} = await page('one\n\n*a* and b\n');
    const tree = (
      content as (props: object) => ReactElement<{children: ReactElement<{children: unknown}>[]}>
    )({});
    expect(tree.props.children).toHaveLength(2);
    expect(tree.props.children[0]?.props.children).toBe('one');
    expect(tree.props.children[1]?.props.children).toMatchObject([
      {type: 'em', props: {children: 'a'}},
      ' and b',
    ]);
  });

  test('takes components from props too, and the layout', async () => {
    const {default: Content} = await page('# T\n\n*x*\n', {
      wrapper: ({children}: {children: ReactNode}) => ['<', children],
    });
    const components = {em: 'mark'};
    expect(renderToStaticMarkup(createElement(Content as () => null, {components} as object))).toBe(
      '&lt;<header><h1 id="t">T</h1></header><p><mark>x</mark></p>',
    );
  });

  test('keeps line breaks that may be seen', async () => {
    const parts = html(await page('<Box/>\n{"a"}\n\n{"b"}\n\n- c\n  - d\n', {Box, ul: 'ul'}));
    expect(parts).toContain('a\nb');
    expect(parts).toContain('<ul><li>c\n<ul><li>d</li></ul></li></ul>');
  });

  test('finds the components of tags and expressions in the map', async () => {
    const text =
      'export const Own = () => <Box/>;\n\n<Own/> {[1].map((n) => <Box.Part key={n}>{n}</Box.Part>)}\n\n<Box>x</Box>\n';
    expect(html(await page(text, {Box})).trim()).toBe(
      '<x-box></x-box>\n<x-part>1</x-part>\n<x-box>x</x-box>',
    );
  });
});

test('control characters are left out, U+0000 and lone surrogates are replaced', async () => {
  const text = '# a\u0001b\u0003\u0008\u001f\n\n## x\u0010y \ud800\n\n`\u0002` [l](</a\u0004b> "t\u0005")\n';
  for (const file of ['page.md', 'page.mdx']) {
    expect(html(await compiled(text, {file}, {}))).toBe(
      '<header><h1 id="ab">ab</h1></header><h2 id="xy-">xy \ufffd</h2><p><code></code> <a href="/a%04b" title="t\u0005">l</a></p>',
    );
  }
});

test('styles of a tag may be text, as in HTML', async () => {
  const text =
    '<div style="color: red; --x: 1px">a</div>\n\n<div style title={1}>b</div>\n\n<div style="x">c</div>\n';
  expect(tidy(html(await compiled(text, {}, {})))).toBe(
    '<div style="color:red;--x:1px">a</div><div title="1">b</div><div>c</div>',
  );
});

test('a page may use its own table of contents', async () => {
  expect(html(await compiled('## A\n\n{toc.length} {frontMatter.a} {contentTitle}\n', {}, {}))).toContain(
    '\n1',
  );
});

describe('a .md page', () => {
  test.each([
    ['<div><x,y=process.exit()>z', '<div>&lt;x,y=process.exit()&gt;z</div>'],
    ['<div><t$>b</t$> c', '<div>&lt;t$&gt;b&lt;/t$&gt; c</div>'],
    [
      '<div><b x"y="1" onclick="a()" ref="r" key="k" children="c" dangerouslysetinnerhtml="d">e</b>',
      '<div><b>e</b></div>',
    ],
    ['<textarea>a<b>c</textarea>', '<textarea>a&lt;b&gt;c</textarea>'],
    [
      '<input value="a"> <input type="checkbox" checked>',
      '<p><input value="a"/> <input type="checkbox" checked=""/></p>',
    ],
    ['<div><A.B>c</A.B><a#b>', '<div>&lt;A.B&gt;c&lt;/A.B&gt;&lt;a#b&gt;</div>'],
    ['<script>if (a<b.c) d()</script>\n', '<script>if (a<b.c) d()</script>'],
    ['<menuitem>a</menuitem>', '<menuitem></menuitem>a'],
    [
      '<div title="x\n\nSee [the guide](https://a.b/c.d).',
      '<p>See <a href="https://a.b/c.d">the guide</a>.</p>',
    ],
    [
      ':::note\n<textarea></textarea><c\n<i>i',
      '<admonition type="note"><textarea></textarea><p><i>i</i></p></admonition>',
    ],
    [
      ':::note{ref=a onClick=b style="color:red"}\nx\n:::',
      '<admonition type="note" style="color:red"><p>x</p></admonition>',
    ],
  ])('shows as data %j', async (text, wanted) => {
    const exports = await compiled(text, {file: 'page.md'}, {});
    expect(tidy(html(exports))).toBe(wanted);
  });

  test('that nests too deep is an error with its place', async () => {
    const deep = (text: string) => expect(compile(`a\n\n${text}`, {file: 'page.md'})).rejects;
    const tooDeep = {code: 'MARKDOWN_TOO_DEEP', line: 3};
    await deep(`${'- '.repeat(800)}x`).toMatchObject(tooDeep);
    await deep('> '.repeat(1600)).toMatchObject(tooDeep);
    await deep('<div>'.repeat(10_000)).toMatchObject(tooDeep);
    await deep('<details><summary>'.repeat(10_000)).toMatchObject(tooDeep);
    await deep(Array.from({length: 40}, (_, index) => `<b class=c${index}>`).join('')).toMatchObject(tooDeep);
  });

  test('may leave out the end tags that HTML lets authors leave out', async () => {
    const rows = '<tr><td>a<td>b\n'.repeat(400);
    const text = `<table>${rows}</table>\n\n<ul>${'<li><p>x'.repeat(400)}</ul>\n\n${'<br>'.repeat(400)}\n`;
    expect(html(await compiled(text, {file: 'page.md'}, {}))).toContain('<td>b');
  });
});

test('an artifact has the table of contents of its page', async () => {
  const {code, toc, type} = await compile('## A b\n\n### `c<d>` & e\n\n#### F {#own}\n');
  expect(loadArtifact({code, type}).default(createArtifactRuntime(runtimeOf({})), []).toc).toEqual(toc);
});

test('a template is little more than its text', async () => {
  const words = 'word '.repeat(100).trim();
  const {code} = await compile(`${words}\n\n${words}\n\n- ${words}\n- *${words}*\n`);
  expect(code.length - 4 * words.length).toBeLessThan(110);
});
