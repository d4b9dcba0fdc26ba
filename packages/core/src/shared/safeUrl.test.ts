import {expect, test} from 'vitest';
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
