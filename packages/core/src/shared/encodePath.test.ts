import {expect, test} from 'vitest';
import {decodePath, encodePath, escapeFilePath, tryDecodeUriComponent} from './encodePath.js';

test.each([
  ['/a b/ü', '/a%20b/%C3%BC', '/a b/ü'],
  ['/a%2520b', '/a%2520b', '/a%20b'],
  ['/a%252Fb', '/a%252Fb', '/a%2Fb'],
  ['/50% off', '/50%25%20off', '/50% off'],
  ['/a%2Fb%3F', '/a%2Fb%3F', '/a/b?'],
])('the path %s is %s in an address, and %s on disk', (path, address, file) => {
  expect(encodePath(path)).toBe(address);
  expect(decodePath(address)).toBe(path);
  expect(tryDecodeUriComponent(address)).toBe(file);
});

test('half a character becomes the replacement character', () => {
  expect(encodePath('/a\ud800b')).toBe('/a%EF%BF%BDb');
});

test('what cannot be decoded stays', () => {
  expect(decodePath('/%E0%A4%A')).toBe('/%E0%A4%A');
});

test('a percent sign of a file name survives the way to the address and back', () => {
  for (const file of ['/a%20b', '/c%2Fd', '/100%', '/%25', '/50% off']) {
    expect(tryDecodeUriComponent(encodePath(escapeFilePath(file)))).toBe(file);
  }
});
