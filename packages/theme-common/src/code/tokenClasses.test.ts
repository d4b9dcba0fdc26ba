import {expect, test} from 'vitest';
import {tokenClassesOf} from './tokenClasses.js';

const style = {color: 'red'};
const theme = {plain: {}, styles: [{types: ['punctuation', 'tag'], style}]};

test('the innermost type with a style comes last', () => {
  const classes = tokenClassesOf({theme, additionalLanguages: [], magicComments: []});
  expect(classes('tag attr-value punctuation attr-equals')).toBe('tag attr-value attr-equals punctuation');
  expect(classes('tag punctuation')).toBe('tag punctuation');
  expect(classes('tag attr-name')).toBe('attr-name tag');
  expect(classes('keyword')).toBe('keyword');
});

test('a type counts that only the dark theme has a style for', () => {
  const darkTheme = {plain: {}, styles: [{types: ['attr-name'], style}]};
  const classes = tokenClassesOf({theme, darkTheme, additionalLanguages: [], magicComments: []});
  expect(classes('tag attr-name')).toBe('tag attr-name');
});
