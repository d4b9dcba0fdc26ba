import {expect, test} from 'vitest';
import {elementAttributes} from './elementAttributes.js';

test('texts and numbers are attributes; other data is for components', () => {
  expect(
    elementAttributes({
      'data-kind': 'new',
      'data-isNew': true,
      'aria-hidden': true,
      target: '_self',
      prop: 'custom',
      number: 1,
      boolean: true,
      list: [1],
      nothing: null,
      camelCase: 'x',
    }),
  ).toEqual({'data-kind': 'new', 'aria-hidden': true, target: '_self', prop: 'custom', number: 1});
  expect(elementAttributes(undefined)).toEqual({});
});

test('front matter cannot change where a link leads, insert HTML, or break the page', () => {
  expect(
    elementAttributes({
      dangerouslySetInnerHTML: {__html: '<script>'},
      href: 'javascript:alert(1)',
      to: 'javascript:alert(1)',
      onclick: 'alert(1)',
      onClick: 'alert(1)',
      style: 'color: red',
      ref: 'x',
      key: 'x',
      children: 'x',
      __proto__: 'x',
    }),
  ).toEqual({});
});
