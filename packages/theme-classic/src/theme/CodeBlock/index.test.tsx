import {encodeTokens} from '@lectern/mdx';
import {renderTokens} from '@lectern/mdx/client';
import CodeBlock from '@theme/CodeBlock';
import MDXCode from '@theme/MDXComponents/Code';
import {beforeAll, expect, test} from 'vitest';
import {renderOnServer} from '../../../test/renderOnServer.js';
import {loadHighlighter} from './Content/useCodeTokens.js';

const linesOf = (html: string) =>
  [...html.matchAll(/<span class="token-line([^"]*)">/g)].map((match) => match[1]?.trim());

beforeAll(async () => {
  await loadHighlighter();
});

test('code written in a component has a title, marked lines and the colours of its language', () => {
  const html = renderOnServer(
    <CodeBlock language="js" title="src/a.js">
      {'a < b\n// highlight-next-line\nmarked()\n'}
    </CodeBlock>,
  );
  expect(html).toContain('language-js');
  expect(html).toContain('>src/a.js</div>');
  expect(html).toContain(
    '<span class="token plain">a </span><span class="token operator">&lt;</span><span class="token plain"> b</span>\n',
  );
  expect(html).toContain('<span class="token function">marked</span>');
  expect(html).not.toContain('highlight-next-line');
  expect(linesOf(html)).toEqual(['', 'theme-code-block-highlighted-line']);
});

test('the browser finds the tokens of such code in the HTML; code without language needs none', () => {
  const html = renderOnServer(<CodeBlock language="js">let a</CodeBlock>);
  const [, tokens] = /<code id="[^"]+" data-tokens="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(renderTokens('let a', tokens)[0]);
  expect(html).toContain('<span class="token keyword">let</span>');
  expect(renderOnServer(<CodeBlock>let a</CodeBlock>)).not.toContain('data-tokens');
});

test('line numbers start where the author says', () => {
  const html = renderOnServer(<CodeBlock showLineNumbers={7}>{'a\nb'}</CodeBlock>);
  expect(html).toContain('counter-reset:line-count 6');
  expect(linesOf(html)).toHaveLength(2);
  expect(renderOnServer(<CodeBlock metastring="showLineNumbers">a</CodeBlock>)).toContain('line-count 0');
});

test('elements among the code are kept, and nothing is highlighted', () => {
  const html = renderOnServer(
    <CodeBlock className="mine">
      a <b>bold</b>
    </CodeBlock>,
  );
  expect(html).toMatch(
    /^<pre tabindex="0" class="[^"]*mine[^"]*theme-code-block"><code[^>]*>a <b>bold<\/b><\/code><\/pre>$/,
  );
});

test('code of one line stays inline, fenced code never does', () => {
  expect(renderOnServer(<MDXCode>npm i</MDXCode>)).toBe('<code>npm i</code>');
  expect(renderOnServer(<MDXCode>{['npm ', 'i']}</MDXCode>)).toBe('<code>npm i</code>');
  expect(renderOnServer(<MDXCode />)).toContain('theme-code-block');
  expect(renderOnServer(<MDXCode className="language-bash">{'npm i\n'}</MDXCode>)).toContain(
    'theme-code-block',
  );
});

/** Props that the Markdown compiler gives to a code block whose second line is marked. */
const compiled = (code: string) => ({
  className: 'language-js',
  metastring: '{1}',
  tokens: encodeTokens(code, 'js', {languages: 'all', additionalLanguages: []}),
  lineClasses: 'mine:2',
});

test('code from Markdown is shown as the compiler coloured and marked it', () => {
  const code = 'const a\n// highlight-next-line';
  const html = renderOnServer(<CodeBlock {...compiled(code)}>{`${code}\n`}</CodeBlock>);
  expect(html).toContain('<span class="token keyword">const</span><span class="token plain"> a</span>\n');
  expect(html).toContain('// highlight-next-line</span>\n');
  expect(html).not.toContain('data-tokens');
  expect(linesOf(html)).toEqual(['', 'mine']);
});

test('a component around it may show other code: its colours and marked lines are those of this code', () => {
  const html = renderOnServer(
    <CodeBlock {...compiled('const a\nlet b = 1')}>{'"other text"\nfunction c() {}'}</CodeBlock>,
  );
  expect(html).toContain('<span class="token string">"other text"</span>\n');
  expect(html).toContain('<span class="token keyword">function</span>');
  expect(linesOf(html)).toEqual(['theme-code-block-highlighted-line', '']);
  const withoutLanguage = {lineClasses: 'mine:2', tokens: compiled('a\nb').tokens};
  expect(linesOf(renderOnServer(<CodeBlock {...withoutLanguage}>{'c\nd'}</CodeBlock>))).toEqual(['', '']);
});
