import {expect, test} from 'vitest';
import {listRows} from './tree.js';
import {treeStep} from './treeKeys.js';

const rows = listRows({a: {b: 1}, c: [2], d: 3}, new Set(['', '/a']));
const step = (key: string, active: string) => treeStep(key, rows, active);

test('arrows go to other lines, and stop at the ends', () => {
  expect(step('ArrowDown', '')).toEqual({activate: '/a'});
  expect(step('ArrowUp', '/c')).toEqual({activate: '/a/b'});
  expect(step('ArrowUp', '')).toEqual({activate: ''});
  expect(step('PageDown', '')).toEqual({activate: '/d'});
  expect(step('End', '')).toEqual({activate: '/d'});
  expect(step('Home', '/d')).toEqual({activate: ''});
});

test('arrows to the sides fold and unfold, and go to values within and around', () => {
  expect(step('ArrowRight', '/c')).toEqual({toggle: '/c'});
  expect(step('ArrowRight', '/a')).toEqual({activate: '/a/b'});
  expect(step('ArrowRight', '/d')).toBeUndefined();
  expect(step('ArrowLeft', '/a')).toEqual({toggle: '/a'});
  expect(step('ArrowLeft', '/a/b')).toEqual({activate: '/a'});
  expect(step('ArrowLeft', '/c')).toEqual({activate: ''});
});

test('Enter and space fold and unfold; other keys are left to the browser', () => {
  expect(step('Enter', '/c')).toEqual({toggle: '/c'});
  expect(step(' ', '/a')).toEqual({toggle: '/a'});
  expect(step('Enter', '/d')).toBeUndefined();
  expect(step('Tab', '/a')).toBeUndefined();
});
