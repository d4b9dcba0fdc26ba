import {expect, test} from 'vitest';
import {render} from '../../test/compile.js';
import {isSafeUrl} from './safeUrl.js';

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  '\u0001\u001f javascript:alert(1)',
  'java\nscript:alert(1)',
  'j\ta\rv\nascript:alert(1)',
  'javascript\n:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
])('%j is refused for links and images', (url) => {
  expect(isSafeUrl(url)).toBe(false);
  expect(isSafeUrl(url, 'image')).toBe(false);
});

test('data of an image is fine as an image, not as a link', () => {
  expect(isSafeUrl('data:image/png;base64,AA==', 'image')).toBe(true);
  expect(isSafeUrl('data:image/svg+xml,x')).toBe(false);
});

test.each([
  '',
  '/a',
  './javascript:a',
  '#javascript:',
  '?x=javascript:',
  'https://a.b/javascript:',
  'mailto:a@b.c',
  'vscode://file/x',
  'pathname:///x',
  'java%0Ascript:x',
  'javascript',
  'database:x',
])('%j is fine', (url) => {
  expect(isSafeUrl(url)).toBe(true);
  expect(isSafeUrl(url, 'image')).toBe(true);
});

test.each([
  '[x](javascript:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](java&#10;script:alert(1))',
  '[x](&#x20;javascript:alert(1))',
  '[x](pathname://javascript:alert(1))',
  '[x][a]\n\n[a]: JAVASCRIPT:alert(1)',
  '[x](data:text/html,y)',
  '![x](vbscript:y)',
  '![x](data:text/html,y)',
])('%j is its text, and reported', async (text) => {
  for (const file of ['page.md', 'page.mdx']) {
    const {html, artifact} = await render(text, {file});
    expect(html).toBe('<p>x</p>');
    expect(artifact.diagnostics).toMatchObject([{code: 'UNSAFE_URL', severity: 'warn', line: 1}]);
  }
});

test('an autolink is no exception; other schemes are fine', async () => {
  const {html, artifact} = await render(
    '<javascript:alert(1)> [a](vscode://x) ![b](data:image/gif;base64,AA==)',
    {
      file: 'page.md',
    },
  );
  expect(html).toBe(
    '<p>javascript:alert(1) <a href="vscode://x">a</a> <img src="data:image/gif;base64,AA==" alt="b"/></p>',
  );
  expect(artifact.diagnostics).toHaveLength(1);
});
