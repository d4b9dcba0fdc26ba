import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {
  ALL_ENGINES,
  type CompileOptions,
  compileAny,
  docsDir,
  evaluate,
  render,
  siteDir,
} from '../test/compile.js';
import {failure} from '../test/failure.js';
import {tidy} from '../test/tidy.js';
import type {TocItem} from './types.js';

interface PageExports {
  readonly toc: readonly TocItem[];
  readonly contentTitle: string | null;
}

describe.each(ALL_ENGINES)('%s', (engine) => {
  const html = async (text: string, options: CompileOptions & {components?: readonly string[]} = {}) =>
    tidy((await render(text, {engine, ...options})).html);
  const artifactOf = (text: string, options: CompileOptions = {}) => compileAny(text, {engine, ...options});
  const exportsOf = async (text: string, options: CompileOptions = {}) =>
    (await evaluate(text, {engine, ...options})).exports as unknown as PageExports;

  describe('headings', () => {
    test('get unique ids, which authors may set in three ways', async () => {
      const text =
        '## Same\n\n## Same\n\n## Own {#mine}\n\n## Other {/* #theirs */}\n\n### Ünï `code` *x*\n\n## 10:30 now\n';
      expect((await exportsOf(text)).toc.map(({id}) => id)).toEqual([
        'same',
        'same-1',
        'mine',
        'theirs',
        'ünï-code-x',
        '1030-now',
      ]);
      expect((await exportsOf('## Own <!-- #mine -->\n', {file: 'page.md'})).toc).toEqual([
        {value: 'Own', id: 'mine', level: 2},
      ]);
    });

    test.each([
      ['## A {#A.__call__}', 'A.__call__', 'A'],
      ['### _async_ `__call__(x)` {#P-__call__}', 'P-__call__', 'async __call__(x)'],
      ['## init {#__init__}', '__init__', 'init'],
      ['## star {#a*b*c}', 'a*b*c', 'star'],
      ['## tilde {#~~a~~}', '~~a~~', 'tilde'],
      ['## link {#[a](b)}', '[a](b)', 'link'],
      ['## tag {#<b>x</b>}', '<b>x</b>', 'tag'],
      ['## entity {#a&amp;b}', 'a&amp;b', 'entity'],
      ['## code {#`a`}', '`a`', 'code'],
      ['## directive {#a:b[c]}', 'a:b[c]', 'directive'],
      ['## address {#www.a.b}', 'www.a.b', 'address'],
      ['## mail {#a@b.example}', 'a@b.example', 'mail'],
      ['## escaped {#a\\_\\_b\\_\\_}', 'a__b__', 'escaped'],
      ['## dollar {#$a$}', '$a$', 'dollar'],
      ['## comment {#a<!--b}', 'a<!--b', 'comment'],
      ['## plain {#größe-1_2}', 'größe-1_2', 'plain'],
      ['> ## quote {#__q__}', '__q__', 'quote'],
      ['- ## item {#__i__}', '__i__', 'item'],
      ['1. > ## both {#__i__}', '__i__', 'both'],
      ['Below {#__b__}\n---', '__b__', 'Below'],
      ['Two\nlines {#__b__}\n---', '__b__', 'Two\nlines'],
    ])('have the id that is written: %j', async (text, id, value) => {
      for (const file of ['page.md', 'page.mdx']) {
        const [heading] = (await exportsOf(text, {file})).toc;
        expect(heading).toMatchObject({id, value: expect.any(String)});
        expect(heading?.value.replace(/<[^>]*>/g, '')).toBe(value);
      }
    });

    test.each([
      ['## A {/* #a*b*c */}', 'page.mdx'],
      ['## A {/*#a*b*c*/}', 'page.mdx'],
      ['## A {/* #a*b*c of a formula */}', 'page.mdx'],
      ['## A <!-- #a*b*c -->', 'page.md'],
    ])('have the id that a comment holds: %j', async (text, file) => {
      expect((await exportsOf(text, {file})).toc).toMatchObject([{id: 'a*b*c', value: 'A'}]);
    });

    test('get no id that an author gave to another heading, and authors are warned of theirs', async () => {
      const text = '# T\n\n## Same\n\n## Other {#same}\n\n## Third {#same}\n\n## Same\n';
      const {artifact, exports} = await evaluate(text, {engine});
      const {toc} = exports as unknown as PageExports;
      expect(toc.map(({id}) => id)).toEqual(['same-1', 'same', 'same', 'same-2']);
      expect(artifact.diagnostics).toEqual([
        expect.objectContaining({code: 'HEADING_ID_TAKEN', severity: 'warn', line: 7}),
      ]);
    });

    test('keep their case if the site says so', async () => {
      const markdown = {anchors: {maintainCase: true}};
      expect((await exportsOf('## Hello World', {markdown})).toc[0]?.id).toBe('Hello-World');
    });

    test('the first h1 is the title, set apart or left out', async () => {
      const text = '# Hello *you* {#hi}\n\nText.\n\n# Second\n';
      expect((await exportsOf(text)).contentTitle).toBe('Hello you');
      expect(await html(text)).toBe(
        '<header><h1 id="hi">Hello <em>you</em></h1></header><p>Text.</p><h1 id="second">Second</h1>',
      );
      expect(await html(text, {rule: {removeContentTitle: true}})).toBe(
        '<p>Text.</p><h1 id="second">Second</h1>',
      );
      expect((await exportsOf('---\na: 1\n---\n\n***\n\n# Late\n')).contentTitle).toBeNull();
    });

    test('are listed as HTML without links and images', async () => {
      const text =
        '## A & `b<c>` **d** [e](https://x.y) ~~f~~ ![g](https://x.y/z.png) <span className="k">h</span>\n';
      expect((await exportsOf(text)).toc[0]?.value).toBe(
        'A &amp; <code>b&lt;c&gt;</code> <strong>d</strong> e <del>f</del>  <span class="k">h</span>',
      );
    });

    test.each([
      ['./_part.mdx', 'content:@site/docs/_part.mdx'],
      ['@alias/part.md', 'code:@alias/part.md'],
    ] as const)('of Markdown that is imported from %s stand where it is used', async (request, reference) => {
      const text = `import Part from '${request}';\n\n## One\n\n<Part />\n\n## Two\n`;
      const {exports} = await render(text, {
        engine,
        modules: {[reference]: {default: () => null, toc: [{value: 'P', id: 'p', level: 2}]}},
      });
      expect((exports.toc as {id: string}[]).map(({id}) => id)).toEqual(['one', 'p', 'two']);
    });

    test('a table of contents that the author exports is kept', async () => {
      const {exports} = await render('export const toc = [];\n\n## One\n', {engine});
      expect(exports.toc).toEqual([]);
    });
  });

  describe('admonitions', () => {
    const components = ['admonition'];

    test.each([
      [':::note Two words\n\nBody\n\n:::', 'type="note" title="Two words"'],
      [':::note[Plain]\n\nBody\n\n:::', 'type="note" title="Plain"'],
      [':::tip{title="Set" .cls #own}\n\nBody\n\n:::', 'type="tip" title="Set" className="cls" id="own"'],
      [':::custom\nBody\n:::', 'type="custom"'],
      [':::note Odd ] bracket\n\nBody\n\n:::', 'type="note" title="Odd ] bracket"'],
    ])('%j', async (text, properties) => {
      const wanted = `<x-el title="admonition ${properties.replaceAll('"', '&quot;')}"><p>Body</p></x-el>`;
      expect(sortedAttributes(await html(text, {components}))).toBe(sortedAttributes(wanted));
    });

    test.each([
      ['a\\', 'a\\'],
      ['a `b`\\', 'a <code>b</code>\\'],
      ['a\\\nb\\', 'a<br/>\nb\\'],
    ])('keep the backslash at the end of %j', async (text, wanted) => {
      expect(await html(`:::note\n\n${text}\n:::`, {components})).toContain(`<p>${wanted}</p>`);
    });

    test('a title with markup is a child element', async () => {
      expect(
        await html(':::note A *b*\n\nBody\n\n:::', {components: ['admonition', 'mdxAdmonitionTitle']}),
      ).toBe(
        '<x-el title="admonition type=&quot;note&quot;"><x-el title="mdxAdmonitionTitle">A <em>b</em></x-el><p>Body</p></x-el>',
      );
    });

    test('nest, and stand in lists and quotes', async () => {
      const text =
        '::::note\n\n- item\n\n  :::tip In\n  deep\n  :::\n\n::::\n\n> :::info Q\n>\n> quoted\n>\n> :::\n';
      expect(await html(text, {components})).toBe(
        '<x-el title="admonition type=&quot;note&quot;"><ul><li><p>item</p>' +
          '<x-el title="admonition type=&quot;tip&quot; title=&quot;In&quot;"><p>deep</p></x-el></li></ul></x-el>' +
          '<blockquote><x-el title="admonition type=&quot;info&quot; title=&quot;Q&quot;"><p>quoted</p></x-el></blockquote>',
      );
    });

    test('work in .md files', async () => {
      expect(await html(':::note A *b*\n\nBody\n\n:::', {file: 'page.md', components})).toBe(
        '<x-el title="admonition type=&quot;note&quot;"><mdxAdmonitionTitle>A <em>b</em></mdxAdmonitionTitle><p>Body</p></x-el>',
      );
    });

    test('a container with text behind its name is none, unless it is an admonition', async () => {
      const body = '\n\nBody\n\n:::';
      for (const [text, file] of [
        [`:::other A *b*${body}`, 'page.mdx'],
        [`:::other A *b*${body}`, 'page.md'],
      ] as const) {
        expect(await html(text, {file})).toBe('<p>:::other A <em>b</em></p><p>Body</p><p>:::</p>');
      }
    });

    test('other directives stay text, and are reported unless they look like text', async () => {
      const text = 'At 10:30 :name a:b\n\n::leaf[x *y*]{a=b}\n\n:::box[T]\n\nin\n\n:::\n';
      const {diagnostics} = await artifactOf(text);
      expect(await html(text)).toBe(
        '<p>At 10:30 :name a:b</p><p>::leaf[x <em>y</em>]{a=b}</p><p>:::box[T]</p><p>in</p><p>:::</p>',
      );
      expect(diagnostics.map(({code, severity, line}) => [code, severity, line])).toEqual([
        ['DIRECTIVE_UNUSED', 'warn', 3],
        ['DIRECTIVE_UNUSED', 'warn', 5],
      ]);
    });

    test('are plain text in a rule without admonitions', async () => {
      expect(await html(':::note\n\nBody\n\n:::', {rule: {admonitions: false}})).toBe(
        '<p>:::note</p><p>Body</p><p>:::</p>',
      );
    });
  });

  describe('formats', () => {
    test('.md never executes under "detect"', async () => {
      const text =
        'import A from \'./a\';\n\nexport const b = 1;\n\n{1 + 1} and <b>raw</b>\n\n<div class="c">\n\n*x*\n\n</div>\n';
      const {html: page, imports} = await render(text, {engine, file: 'page.md'});
      expect(tidy(page)).toBe(
        '<p>import A from &#x27;./a&#x27;;</p><p>export const b = 1;</p><p>{1 + 1} and <b>raw</b></p><div class="c"><p><em>x</em></p></div>',
      );
      expect(imports).toEqual([]);
    });

    test('.md is MDX under "mdx", and where its front matter says so and may', async () => {
      expect(await html('{1 + 1}', {file: 'page.md', markdown: {format: 'mdx'}})).toBe('2');
      const ownFormat = '---\ntitle: T\nmdx:\n  format: mdx\n---\n\n{1 + 1}';
      expect(await html(ownFormat, {file: 'page.md', markdown: {mdxByFrontMatter: true}})).toBe('2');
      await expect(artifactOf(ownFormat, {file: 'page.md'})).rejects.toMatchObject({
        code: 'FORMAT_NOT_ALLOWED',
        line: 3,
      });
      await expect(artifactOf(ownFormat, {markdown: {format: 'md'}})).rejects.toMatchObject({line: 3});
      expect(await html('---\nmdx:\n  format: md\n---\n\n{1 + 1}')).toBe('<p>{1 + 1}</p>');
    });

    test('tags written by hand are native in .mdx, mapped in .md', async () => {
      const text = 'A <b>x</b> <b id="i">y</b>\n\n<ul>\n<li>z</li>\n</ul>\n\n{1 > 0 && <b>e</b>}\n';
      expect(await html(text, {components: ['b', 'ul', 'li']})).toBe(
        '<p>A <b>x</b> <b id="i">y</b></p><ul><li>z</li></ul><b>e</b>',
      );
      expect(await html('A <b>x</b>', {file: 'page.md', components: ['b']})).toBe(
        '<p>A <x-el title="b">x</x-el></p>',
      );
    });

    test('details and head go through the component map', async () => {
      const text =
        '<details>\n<summary>S</summary>\n\nBody\n\n</details>\n\n<head>\n<base target="m" />\n</head>\n';
      const wanted =
        '<x-el title="details"><summary>S</summary><p>Body</p></x-el><x-el title="Head"><base target="m"/></x-el>';
      expect(await html(text, {components: ['details', 'Head', 'summary']})).toBe(wanted);
      expect(await html(text, {file: 'page.md', components: ['details', 'Head']})).toBe(wanted);
    });

    test('HTML attributes of .md files may have dots in their names', async () => {
      const text = '<div @click.stop="a.b" v-on:x.y>\n<b c.d=e.f>z</b>\n\n</div>\n\ng <b h.i>j.k</b>\n';
      const page = await html(text, {file: 'page.md', components: ['div', 'b']});
      expect(page.replaceAll('&quot;', "'")).toBe(
        "<x-el title=\"div @click.stop='a.b' v-on:x.y=''\"><x-el title=\"b c.d='e.f'\">z</x-el></x-el><p>g <x-el title=\"b h.i=''\">j.k</x-el></p>",
      );
    });

    test('HTML comments, mdx-code-block fences and the preprocessor', async () => {
      expect(await html('a <!-- x --> b `<!-- y -->`\n\n<!-- z\n\nz -->\n\n```html\n<!-- k -->\n```\n')).toBe(
        '<p>a  b <code>&lt;!-- y --&gt;</code></p><pre><code class="language-html" tokens="f10#18qn9xh">&lt;!-- k --&gt;\n</code></pre>',
      );
      expect(await html('```mdx-code-block\n<b>x</b>\n```\n\n````md\n```mdx-code-block\n````\n')).toContain(
        '<b>x</b>',
      );
      const preprocessor = ({fileContent}: {fileContent: string}) => fileContent.replace('foo', 'bar');
      expect(await html('foo', {markdown: {preprocessor}})).toBe('<p>bar</p>');
    });

    test('emoji, task lists, tables, strikethrough, autolinks, footnotes', async () => {
      const page = await html(
        ':tada: `:tada:` :no-such: ~~s~~ https://x.y\n\n- [x] done\n\n| a |\n| - |\n| b |\n\nf[^1]\n\n[^1]: note\n',
      );
      expect(page).toContain(
        '<p>🎉 <code>:tada:</code> :no-such: <del>s</del> <a href="https://x.y">https://x.y</a></p>',
      );
      expect(page).toContain(
        '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox"',
      );
      expect(page).toContain(
        '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
      );
      expect(page).toContain('<section data-footnotes="true" class="footnotes">');
      expect(page).toContain('href="#user-content-fn-1"');
    });
  });

  describe('references', () => {
    test.each([
      ['[a](doc%202.md)', '/base/docs/doc-2'],
      ['[a](<./doc 2.md?x=1#y>)', '/base/docs/doc-2?x=1#y'],
      ['[a][r]\n\n[r]: ./guide/intro.mdx "T"', '/base/docs/guide/intro'],
      ['[a](/guide/intro.mdx)', '/base/docs/guide/intro'],
      ['[a](@site/docs/guide/intro.mdx#k)', '/base/docs/guide/intro#k'],
      ['[a](./other)', './other'],
      ['[a](https://x.y/z.md)', 'https://x.y/z.md'],
      ['[a](pathname:///x.md)', 'pathname:///x.md'],
    ])('%s', async (text, url) => {
      expect(await html(text)).toContain(`href="${url}"`);
    });

    test.each([
      ['[a](/docs/guide/intro.mdx)', '/base/1.0/guide/intro'],
      ['[a](docs/guide/intro.mdx?b#c)', '/base/1.0/guide/intro?b#c'],
      ['[a](@site/docs/guide/intro.mdx)', '/base/1.0/guide/intro'],
      ['[a](../../docs/guide/intro.mdx)', '../../docs/guide/intro.mdx'],
      ['[a](/docs-of-others/guide/intro.mdx)', '/docs-of-others/guide/intro.mdx'],
      ['[a](@site/docs/../../x/guide/intro.mdx)', '@site/docs/../../x/guide/intro.mdx'],
    ])('in a version, by a path of the current docs: %s', async (text, url) => {
      const version = path.join(siteDir, 'versioned_docs/version-1.0');
      const permalinks = new Map([[path.join(version, 'guide/intro.mdx'), '/base/1.0/guide/intro']]);
      const rule = {dirs: [version], contentDirs: [version], copiedFrom: docsDir, permalinks};
      const {html: page} = await render(text, {engine, rule, file: '../versioned_docs/version-1.0/page.md'});
      expect(page).toContain(`href="${url}"`);
    });

    test('a link to a draft is plain text', async () => {
      const {html: page, artifact} = await render('[a *b*](draft.md) c', {engine});
      expect(page).toBe('<p>a <em>b</em> c</p>');
      expect(artifact.diagnostics).toEqual([]);
    });

    test('a broken link is reported with its place in the file', async () => {
      const {diagnostics} = await artifactOf('---\na: 1\n---\n\nText [x](./nope.md)\n');
      expect(diagnostics).toMatchObject([
        {
          code: 'MARKDOWN_LINK_NOT_FOUND',
          severity: 'warn',
          file: path.join(docsDir, 'page.mdx'),
          line: 5,
          column: 6,
        },
      ]);
    });

    test('hooks may replace broken references', async () => {
      const hooks = {onBrokenMarkdownLinks: () => '/l', onBrokenMarkdownImages: () => '/i.png'};
      expect(await html('[x](./nope.md) ![y](nope.png)', {markdown: {hooks}, components: ['img']})).toBe(
        '<p><a href="/l">x</a> <x-el title="img src=&quot;/i.png&quot; alt=&quot;y&quot;"></x-el></p>',
      );
    });

    test('raw anchors are left alone', async () => {
      expect(await html('<a href="./doc 2.md">x</a>')).toBe('<a href="./doc 2.md">x</a>');
    });

    test('links are listed with their line', async () => {
      const {links} = await artifactOf('[a](doc%202.md#x)\n\nb [c](./d) [e](https://f.g)\n');
      expect(links).toEqual([
        {url: '/base/docs/doc-2#x', line: 1},
        {url: './d', line: 3},
      ]);
    });

    test('images are hashed and measured', async () => {
      const {html: page, artifact} = await render(
        '![a](./red%20dot.png "T") ![b](/img/logo.png) ![c](pathname:///x.png) ![d](https://x.y/z.png) ![e][r]\n\n[r]: dot.png\n',
        {engine},
      );
      expect(page).toMatch(
        /<img src="\/base\/assets\/images\/red%20dot-[0-9a-f]{8}\.png" alt="a" title="T" width="3" height="2" loading="lazy"\/>/,
      );
      expect(page).toMatch(
        /src="\/base\/assets\/images\/logo-[0-9a-f]{8}\.png" alt="b" width="6" height="7"/,
      );
      expect(page).toContain('<img src="/x.png" alt="c"/>');
      expect(page).toContain('<img src="https://x.y/z.png" alt="d"/>');
      expect(page).toMatch(/src="\/base\/assets\/images\/dot-[0-9a-f]{8}\.png" alt="e" width="4" height="5"/);
      expect(artifact.assets.map(({outputPath}) => outputPath.replace(/-[0-9a-f]{8}/, '-#'))).toEqual([
        'assets/images/red dot-#.png',
        'assets/images/logo-#.png',
        'assets/images/dot-#.png',
      ]);
      expect(artifact.dependencies.every(({value}) => value === null || value.length === 64)).toBe(true);
    });

    test('a missing image is reported', async () => {
      const {diagnostics} = await artifactOf('![a](nope.png)');
      expect(diagnostics).toMatchObject([{code: 'IMAGE_NOT_FOUND', severity: 'throw', line: 1}]);
    });

    test('linked files become assets, opened in a new tab', async () => {
      const page = await html('[`a`](./manual.pdf) [b](/data.zip#x) [c](./gone.pdf)', {components: ['a']});
      expect(page).toMatch(
        /href=&quot;\/base\/assets\/files\/manual-[0-9a-f]{8}\.pdf&quot; target=&quot;_blank&quot; data-noBrokenLinkCheck=true"><code>a<\/code>/,
      );
      expect(page).toMatch(/data-[0-9a-f]{8}\.zip#x/);
      expect(page).toContain('href=&quot;./gone.pdf&quot;');
    });
  });

  describe('links to files', () => {
    test.each([
      ['./LICENSE', 'LICENSE-'],
      ['LICENSE#top', 'LICENSE-[0-9a-f]{8}#top'],
      ['../static/noext', 'noext-'],
      ['@site/static/noext', 'noext-'],
      ['./run.sh', 'run-'],
      ['./table.csv', 'table-'],
      ['./red%20dot.png', 'red%20dot-'],
    ])('%s leads to the file', async (url, name) => {
      for (const file of ['page.md', 'page.mdx'])
        expect(await html(`[a](${url})`, {file})).toMatch(new RegExp(`href="/base/assets/\\w+/${name}`));
    });

    test.each([
      './guide/intro',
      'guide',
      './guide/',
      '..',
      './',
      'intro',
      '/noext',
      './page.html',
      '#x',
      '?q',
    ])('%s is the path of a page', async (url) => {
      expect(await html(`[a](${url})`)).toBe(`<p><a href="${url}">a</a></p>`);
    });

    test('that may not be published are refused', async () => {
      const text = '[a](./.hidden) [b](../../../package.json)';
      const {diagnostics} = await artifactOf(text);
      expect(diagnostics.map(({code}) => code)).toEqual(['FILE_NOT_PUBLISHABLE', 'FILE_NOT_PUBLISHABLE']);
      expect(await html(text)).not.toContain('target=');
    });
  });

  describe('mistakes', () => {
    test.each([
      ['---\na: 1\n---\n\n<div>\n\ntext\n', 5, /close/],
      ['a\n\n{b', 3, /brace/],
      ['a\n\n{b} c {d\ne\nf {g}\n\nh\n', 3, /brace/],
      ['a\n\n{b c}\n', 3, /expression/],
      ['a\n\nb < c <!\n', 3, /./],
      ['import A frm "b"\n\ntext\n', 1, /import/],
    ])('%j', async (text, line, hint) => {
      const error = await failure(text, {engine});
      expect(error).toMatchObject({code: 'MDX_SYNTAX', line, file: path.join(docsDir, 'page.mdx')});
      expect(error.column).toBeGreaterThan(0);
      expect(error.frame).toContain(`> ${line} | `);
      expect(error.hint).toMatch(hint);
    });
  });

  test('empty files are empty pages', async () => {
    expect(await html('')).toBe('');
    expect(await html('\uFEFF---\n---\n')).toBe('');
  });

  test('line breaks of Windows change nothing', async () => {
    const text = '---\na: b\n---\n\n# T\n\n:::note X\n\nbody\n\n:::\n\n```js\na\nb\n```\n';
    const windows = await artifactOf(text.replaceAll('\n', '\r\n'));
    expect(windows).toEqual(await artifactOf(text));
  });
});

function sortedAttributes(html: string): string {
  return html.replace(
    /title="admonition ([^>]*)"/,
    (_, list: string) =>
      `title="admonition ${list
        .split(/ (?=\w+=)/)
        .sort()
        .join(' ')}"`,
  );
}
