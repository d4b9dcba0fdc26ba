import {expect, test} from 'vitest';
import {relativeUrl} from './relativeUrl.js';

test('files of the site are found from the document at its base URL', () => {
  expect(relativeUrl('/', '/img/x.svg')).toBe('./img/x.svg');
  expect(relativeUrl('/', '/')).toBe('./');
  expect(relativeUrl('/base/', '/base/img/x.svg?v=1#y')).toBe('./img/x.svg?v=1#y');
  // Without "./", browsers would read "a:" as a protocol.
  expect(relativeUrl('/base/', '/base/a:b.svg')).toBe('./a:b.svg');
});

test('so are other sites of the same host', () => {
  expect(relativeUrl('/base/', '/base/fr/#/intro')).toBe('./fr/#/intro');
  expect(relativeUrl('/base/fr/', '/base/#/intro')).toBe('./../#/intro');
  expect(relativeUrl('/base/fr/', '/base/de/')).toBe('./../de/');
  expect(relativeUrl('/base/', '/other')).toBe('./../other');
  expect(relativeUrl('/base/', '/base')).toBe('./../base');
});

test('what is no path of this host stays as it is', () => {
  for (const url of ['', '#x', './x', 'x', '?q', '//cdn.test/x', 'https://cdn.test/x', 'data:,']) {
    expect(relativeUrl('/base/', url)).toBe(url);
  }
});
