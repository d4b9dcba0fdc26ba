import {describe, expect, test} from 'vitest';
import type {HtmlTags} from '../plugins/Plugin.js';
import {mayPrerender} from './htmlTags.js';

describe('pages may be rendered in advance', () => {
  test.each<[string, HtmlTags]>([
    [
      'tags without scripts',
      [{tagName: 'link', attributes: {rel: 'icon', href: '/a.svg'}}, '<meta name="a">'],
    ],
    ['a script that is marked', {tagName: 'script', innerHTML: 'a()', prerender: true}],
    ['data', {tagName: 'script', attributes: {type: 'application/ld+json'}, innerHTML: '{}'}],
    ['a template', {tagName: 'script', attributes: {type: 'text/html'}, innerHTML: '<p>'}],
  ])('with %s', (_what, tags) => {
    expect(mayPrerender([{headTags: tags}])).toBe(true);
  });

  test.each<[string, HtmlTags]>([
    [
      'a script of another host',
      {tagName: 'script', attributes: {src: 'https://example.com/a.js', async: true}},
    ],
    ['an inline script', {tagName: 'script', innerHTML: 'count()'}],
    ['a module', {tagName: 'script', attributes: {type: 'module', src: '/a.js'}}],
    [
      'a script with its old type',
      {tagName: 'script', attributes: {type: 'text/javascript'}, innerHTML: 'a()'},
    ],
    ['a script as text', ['<meta name="a">', '<SCRIPT>count()</SCRIPT>']],
    ['a script inside another tag', {tagName: 'div', innerHTML: '<script>count()</script>'}],
  ])('not with %s', (_what, tags) => {
    expect(mayPrerender([{}, {postBodyTags: tags}])).toBe(false);
  });
});
