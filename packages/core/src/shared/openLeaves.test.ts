import {expect, test} from 'vitest';
import {soleRoutesOf} from './soleRoutes.js';

test('an open route is the only one below its path unless another page is there', () => {
  const paths = ['/', '/board/', '/boards/', '/app', '/app/settings'];
  expect(soleRoutesOf(['/board/', '/app'], paths)).toEqual(['/board/']);
  expect(soleRoutesOf(['/'], paths)).toEqual([]);
  expect(soleRoutesOf(['/app'], ['/app', '/application'])).toEqual(['/app']);
});
