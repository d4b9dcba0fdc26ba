import {expect, test} from 'vitest';
import {readHtml, writeMarkdown} from './index.js';

const markdownOf = (html: string) =>
  writeMarkdown(readHtml(html), {resolveUrl: (url) => new URL(url, 'https://m.test/docs/').href});

test('buttons, drawings, scripts and links to headings are not read', () => {
  expect(
    markdownOf(
      '<h2 id="a">Title<a class="hash-link" href="#a" aria-label="Link to Title"></a></h2><p>Text<button>Copy</button><svg><title>x</title></svg></p><script>alert(1)</script><style>p{}</style>',
    ),
  ).toBe('## Title\n\nText\n');
});

test('code blocks of a theme keep their language and their lines', () => {
  const html =
    '<div class="language-js codeBlockContainer"><div><pre class="prism-code language-js"><code><span class="token-line"><span>let</span> a;<br></span><span class="token-line">b();<br></span></code></pre><div><button>Copy</button></div></div></div>';
  expect(markdownOf(html)).toBe('```js\nlet a;\nb();\n```\n');
});

test('a card is a link with its text', () => {
  expect(
    markdownOf('<article><a class="card" href="./x"><h2>One <b>two</b></h2><p>Three.</p></a></article>'),
  ).toBe('- [One **two**](https://m.test/docs/x): Three.\n');
});

test('formulas are TeX', () => {
  const katex = (tex: string) =>
    `<span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">${tex}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x</span></span>`;
  expect(
    markdownOf(`<p>Let ${katex('x^2')} be.</p><span class="katex-display">${katex('\\sum x')}</span>`),
  ).toBe('Let $x^2$ be.\n\n$$\n\\sum x\n$$\n');
});

test('frames and films are links', () => {
  expect(
    markdownOf(
      '<iframe src="https://film.test/1" title="A film"></iframe><video controls><source src="/a.mp4"></video><img src="data:image/png;base64,AAAA" alt="A dot">',
    ),
  ).toBe('[A film](https://film.test/1)<https://m.test/a.mp4>A dot\n');
});

test('tables without a head have their first row as head, and definitions are lists', () => {
  expect(
    markdownOf(
      '<table><tr><td>a</td><td>b<br>c</td></tr><tr><td><ul><li>d</li><li>e</li></ul></td></tr></table>',
    ),
  ).toBe('| a | b<br>c |\n| --- | --- |\n| d e |  |\n');
  expect(markdownOf('<dl><dt>Term</dt><dd>What it <i>is</i>.</dd></dl>')).toBe(
    '- **Term**\n  What it *is*.\n',
  );
});

test('deep elements and long texts take time in proportion', () => {
  const deep = `${'<div><span>'.repeat(800)}x${'</span></div>'.repeat(800)}`;
  const long = `<p>${'a *b* [c] :d '.repeat(50_000)}${'<a href="x">y</a>'.repeat(5000)}</p>`;
  const start = performance.now();
  expect(markdownOf(deep)).toBe('x\n');
  expect(markdownOf(long).length).toBeGreaterThan(500_000);
  expect(performance.now() - start).toBeLessThan(10_000);
});
