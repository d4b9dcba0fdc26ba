import {expect, test} from 'vitest';
import {openLeavesOf} from './openLeaves.js';

test('an open route is the only one below its path unless another page is there', () => {
  const paths = ['/', '/board/', '/boards/', '/app', '/app/settings'];
  expect(openLeavesOf(['/board/', '/app'], paths)).toEqual(['/board/']);
  expect(openLeavesOf(['/'], paths)).toEqual([]);
  expect(openLeavesOf(['/app'], ['/app', '/application'])).toEqual(['/app']);
});
