import {expect, test} from 'vitest';
import {render} from '../../test/compile.js';
import {isMisreadBySatteri} from './isMisreadBySatteri.js';

function isMisread(source: string, format: 'md' | 'mdx' = 'mdx'): boolean {
  return isMisreadBySatteri({source, format, bodyOffset: 0});
}

test('braces in code spans beside one that shows a backtick', () => {
  expect(isMisread('`` ` ``, `{`, `}`')).toBe(true);
  expect(isMisread('`{`\nand ``a`b``')).toBe(true);
  expect(isMisread('`` ` ``, `{`, `}`', 'md')).toBe(false);
  expect(isMisread('`` ` ``\n\n`{`')).toBe(false);
  expect(isMisread('``a`` `{`')).toBe(false);
  expect(isMisread('`` `a` ``, `{`, `}`')).toBe(false);
  expect(isMisread('``` `` ```, `{`, `}`')).toBe(false);
  expect(isMisread('`` ` ```` ``, `{`, `}`')).toBe(true);
  expect(isMisread('```js\n`` ` ``\n{}\n```\n`{`')).toBe(false);
});

test.each([{}, {rule: {remarkPlugins: [() => undefined]}}])(
  'each code span stays one, with plugins or without',
  async (options) => {
    const {html} = await render('`` ` ``, `{`, `}`', options);
    expect(html).toBe('<p><code>`</code>, <code>{</code>, <code>}</code></p>');
  },
);

test('very many runs of backticks take no longer', () => {
  expect(isMisread(`{${'``a` `b``'.repeat(100_000)}`)).toBe(false);
  expect(isMisread(`{${Array.from({length: 2000}, (_, index) => '`'.repeat(index + 1)).join(' ')}`)).toBe(
    false,
  );
});
