import {expect, test} from 'vitest';
import {linkPath, pageHref} from './hashAddress.js';

const page = (href: string) => ({kind: 'page', href}) as const;

test('pages and anchors have addresses, wherever they open', () => {
  expect(pageHref('/docs/intro?q#x')).toBe('#/docs/intro?q#x');
  expect(linkPath(page('/docs/intro'), true)).toBe('/docs/intro');
  expect(linkPath(page('/docs/2.0.1'), false)).toBe('/docs/2.0.1');
  expect(linkPath(page('../b'), false)).toBe('../b');
  expect(linkPath({kind: 'hash', href: '#x'}, true)).toBe('#x');
});

test('files and other sites are left to the browser', () => {
  expect(linkPath({kind: 'outside', href: 'https://x.test'}, true)).toBeUndefined();
  expect(linkPath({kind: 'outside', href: '/x'}, true)).toBeUndefined();
  expect(linkPath(page('/report.pdf'), false)).toBeUndefined();
  expect(linkPath(page('./assets/files/data-1a2b3c4d.7z'), false)).toBeUndefined();
});
