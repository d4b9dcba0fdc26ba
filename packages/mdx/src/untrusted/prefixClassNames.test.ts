import {expect, test} from 'vitest';
import {prefixClassNames} from './prefixClassNames.js';

test('class names of untrusted authors get a prefix, each of them, at any depth', () => {
  const date = new Date(0);
  expect(
    prefixClassNames({
      title: 'navbar-sidebar',
      sidebar_class_name: 'navbar-sidebar  navbar-sidebar--show\u00a0',
      wrapperClassName: ['a b', ['c']],
      sidebar_custom_props: {items: [{className: 'menu', class: 7}], classy: 'x'},
      className: {'navbar-sidebar--show': true},
      date,
    }),
  ).toEqual({
    title: 'navbar-sidebar',
    sidebar_class_name: 'user-content-navbar-sidebar user-content-navbar-sidebar--show',
    wrapperClassName: ['user-content-a user-content-b', ['user-content-c']],
    sidebar_custom_props: {items: [{className: 'user-content-menu', class: 'user-content-7'}], classy: 'x'},
    className: '',
    date,
  });
});

test('names that are inherited by objects stay fields', () => {
  const read = prefixClassNames(JSON.parse('{"__proto__": {"className": "a"}, "b": null}') as object);
  expect(Object.keys(read)).toEqual(['__proto__', 'b']);
});
