import {renderTokens} from '@lectern/mdx/client';
import CodeBlock from '@theme/CodeBlock';
import MDXCode from '@theme/MDXComponents/Code';
import {beforeAll, expect, test} from 'vitest';
import {renderOnServer} from '../../../test/renderOnServer.js';
import {loadHighlighter} from './Content/useCodeTokens.js';

const linesOf = (html: string) =>
  [...html.matchAll(/<span class="token-line([^"]*)">/g)].map((match) => match[1]?.trim());

beforeAll(loadHighlighter);

test('code written in a component has a title, marked lines and the colours of its language', () => {
  const html = renderOnServer(
    <CodeBlock language="js" title="src/a.js">
      {'a < b\n// highlight-next-line\nmarked()\n'}
    </CodeBlock>,
  );
  expect(html).toContain('language-js');
  expect(html).toContain('>src/a.js</div>');
  expect(html).toContain('a <span class="token operator">&lt;</span> b\n');
  expect(html).toContain('<span class="token function">marked</span>');
  expect(html).not.toContain('highlight-next-line');
  expect(linesOf(html)).toEqual(['', 'theme-code-block-highlighted-line']);
});

test('the browser finds the tokens of such code in the HTML; code without language needs none', () => {
  const html = renderOnServer(<CodeBlock language="js">let a</CodeBlock>);
  const [, tokens] = /<code id="[^"]+" data-tokens="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(renderTokens('let a', tokens)[0]);
  expect(renderOnServer(<CodeBlock>let a</CodeBlock>)).not.toContain('data-tokens');
  expect(
    renderOnServer(
      <CodeBlock language="js" tokens="">
        let a
      </CodeBlock>,
    ),
  ).not.toContain('token ');
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

test('code from Markdown is shown as the compiler coloured and marked it', () => {
  const code = 'const a\n// highlight-next-line\n';
  const [coloured] = renderTokens(code, 'c5.');
  expect(coloured).toMatch(/^<span class="token [^"]+">const<\/span> a$/);

  const html = renderOnServer(
    <CodeBlock className="language-js" metastring="{2}" tokens="c5." lineClasses="mine:2">
      {code}
    </CodeBlock>,
  );
  expect(html).toContain(`${coloured}\n`);
  expect(html).toContain('// highlight-next-line\n');
  expect(linesOf(html)).toEqual(['', 'mine']);
});
