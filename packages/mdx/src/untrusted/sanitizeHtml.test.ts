import {expect, test} from 'vitest';
import {compile, render} from '../../test/compile.js';

const html = async (text: string): Promise<string> =>
  (await render(text, {file: 'page.md', rule: {untrusted: true}})).html
    .replace(/>\s*\n\s*(?=<)/g, '>')
    .trim();

test.each([
  ['scripts', 'a\n\n<script>alert(1)</script>\n\n<style>p {}</style>\n\nb', '<p>a</p><p>b</p>'],
  ['handlers', '<b onclick="f()" onmouseover=g()>x</b>', '<p><b>x</b></p>'],
  [
    'styles and classes',
    '<div style="position: fixed" class="navbar">\n\n*x*\n\n</div>',
    '<div><p><em>x</em></p></div>',
  ],
  ['frames and forms', '<iframe src="https://x.y"></iframe><form action="/"><button>b</button></form>', 'b'],
  [
    'addresses of scripts',
    '<a href="javascript:f()">a</a> <a href="java&#10;script:f()">b</a>',
    '<p><a>a</a> <a>b</a></p>',
  ],
  ['addresses of forms', '<a action="javascript:f()">x</a>', '<p><a>x</a></p>'],
  ['the head', '<head><meta http-equiv="refresh" content="0"><title>t</title></head>\n', ''],
  [
    'ids that hide parts of the page',
    '<b id="__docusaurus">x</b>',
    '<p><b id="user-content-__docusaurus">x</b></p>',
  ],
  ['components', '<admonition type="note">x</admonition><mermaid value="y"></mermaid>', 'x'],
  [
    'markers of ours',
    '<b lecternprops="0" lecternmarkdown="">x</b>\n\n```js\n1\n```\n',
    '<p><b>x</b></p><pre><code class="language-js"',
  ],
  ['templates', '<template><b>x</b></template><svg><a xlink:href="javascript:f()">y</a></svg>', '<a>y</a>'],
])('untrusted HTML has no %s', async (_what, text, wanted) => {
  expect(await html(text)).toContain(wanted);
  expect(await html(text)).not.toMatch(/script|onclick|style=|<form|<iframe|<input|<meta|refresh/i);
});

test('what Markdown makes stays as it is beside untrusted HTML', async () => {
  const text =
    '# T\n\n## H {#own}\n\n<b>x</b>\n\n:::note[*A*]\n\nb\n\n:::\n\n| a |\n|:-:|\n| b |\n\n- [x] c\n\nf[^1]\n\n[^1]: g\n\n```js title="t"\nh\n```\n';
  const options = {file: 'page.md', rule: {untrusted: true}};
  const {html: page} = await render(text, options);
  expect(page).toBe((await render(text, {file: 'page.md'})).html);
  expect(page).toContain('<h2 id="own">H</h2>');
});

test('untrusted text sets no classes, styles or other properties, and runs no code', async () => {
  expect(await html(':::note{.navbar style="color:red" data-x=1 #i}\nx\n:::')).toBe(
    '<admonition type="note" id="i"><p>x</p></admonition>',
  );
  const {html: page} = await render('```jsx live noInline title="t"\n1\n```\n', {
    file: 'page.md',
    rule: {untrusted: true},
    components: ['code'],
  });
  expect(page).not.toContain('live=');
  expect(page).toContain('title=');
});

test('untrusted MDX is refused, whatever asks for it', async () => {
  const untrusted = {rule: {untrusted: true}, markdown: {mdxByFrontMatter: true}};
  await expect(compile('a', untrusted)).rejects.toMatchObject({code: 'MDX_UNTRUSTED'});
  const asks = '---\nmdx:\n  format: mdx\n---\n\n{1}\n';
  await expect(compile(asks, {...untrusted, file: 'page.md'})).rejects.toMatchObject({
    code: 'FORMAT_NOT_ALLOWED',
  });
  const {html: page} = await render('{1}', {
    file: 'page.md',
    rule: {untrusted: true},
    markdown: {format: 'mdx'},
  });
  expect(page).toBe('<p>{1}</p>');
});

test('a site may be untrusted as a whole, and one of its rules not', async () => {
  const markdown = {untrusted: true};
  const bold = '<b style="color:red">x</b>';
  expect((await render(bold, {file: 'page.md', markdown})).html).toBe('<p><b>x</b></p>');
  expect((await render(bold, {file: 'page.md', markdown, rule: {untrusted: false}})).html).toContain('style');
});

test('untrusted HTML in a heading is in no list of headings, whose text becomes HTML', async () => {
  const text = '## A <script>alert(1)</script> <style>*{}</style> <b class="navbar">*b*</b> {#b}';
  const {toc} = await compile(text, {file: 'page.md', rule: {untrusted: true}});
  expect(toc).toEqual([{value: 'A alert(1) *{} <em>b</em>', id: 'b', level: 2}]);
  const trusted = await compile('## A <b>b</b>', {file: 'page.md'});
  expect(trusted.toc).toMatchObject([{value: 'A <b>b</b>'}]);
});

test('untrusted front matter names no class of the theme', async () => {
  const text = '---\nwrapperClassName: navbar-sidebar--show\n---\n\nText';
  const {frontMatter} = await compile(text, {file: 'page.md', rule: {untrusted: true}});
  expect(frontMatter).toEqual({wrapperClassName: 'user-content-navbar-sidebar--show'});
  expect((await compile(text, {file: 'page.md'})).frontMatter).toEqual({
    wrapperClassName: 'navbar-sidebar--show',
  });
});

test('no untrusted heading and no admonition has the id of an element around the content', async () => {
  const text = '## A {#__docusaurus}\n\n## B {#__b}\n\n:::note{#__docusaurus_skipToContent_fallback}\n:::\n';
  const {html} = await render(text, {file: 'page.md', rule: {untrusted: true}});
  expect(html.match(/ id="[^"]*"/g)).toEqual([
    ' id="user-content-__docusaurus"',
    ' id="__b"',
    ' id="user-content-__docusaurus_skipToContent_fallback"',
  ]);
});
