import {describe, expect, test} from 'vitest';
import {parseContentTitle} from './contentTitle.js';
import {createExcerpt} from './excerpt.js';

describe('content title', () => {
  test.each([
    ['# Title', 'Title'],
    ['\n\n# `Title` of {#id}\n\ntext', 'Title of'],
    ['# Title {/* #id */}', 'Title'],
    ['# Title ##', 'Title'],
    ['Title *x*\n=====\n\ntext', 'Title *x*'],
    ['import A from \'a\';\nimport {\n  B,\n} from "b";\n\n# Title', 'Title'],
    ['<!-- c -->\n# Title', 'Title'],
    ['text\n\n# Late', undefined],
    ['## Second', undefined],
    ['#Tag', undefined],
    ['', undefined],
  ])('%j', (content, title) => {
    expect(parseContentTitle(content)).toBe(title);
  });
});

describe('excerpt', () => {
  test.each([
    ['# Title\n\nFirst line.\nSecond line.', 'First line.'],
    ['Title\n===\n\nText', 'Text'],
    ["import A from 'a';\n\nexport const b = {\n  c: 1,\n};\n\nText", 'Text'],
    ['```js\ncode\n```\n\nText', 'Text'],
    [':::note Title\n\nInside\n\n:::', 'Inside'],
    [
      '<Tag a="b">\n\n**Bold** _it_ ~~s~~ `code` snake_case_name ![alt](x.png) [link](y) :tada: <b>z</b>[^1]',
      'Bold it s code snake_case_name alt link z',
    ],
    ['## Heading {#id}\n\ntext', 'Heading'],
    ['> - [x] quoted', 'quoted'],
    ['<!-- a\n\nb -->\n\ntext', 'text'],
    ['---\n\n| a | b |', '| a | b |'],
    ['', undefined],
  ])('%j', (content, excerpt) => {
    expect(createExcerpt(content, 'md')).toBe(excerpt);
    expect(createExcerpt(content, 'mdx')).toBe(excerpt);
  });

  test.each([
    ['<head>\n<script type="application/ld+json">\n{"a": 1}\n</script>\n</head>\n\nText', 'Text'],
    ['<script src="a.js" />\n\n<style>\nb { c: d }\n</style>\n\nText', 'Text'],
    ['$$\nx^2\n$$\n\n$$ y $$\n\nText', 'Text'],
    ['$$ in the text never ends', '$$ in the text never ends'],
    ['```html\n<head>\n```\n\nText', 'Text'],
  ])('without what is not shown as text: %j', (content, excerpt) => {
    expect(createExcerpt(content, 'md')).toBe(excerpt);
    expect(createExcerpt(content, 'mdx')).toBe(excerpt);
  });

  test.each([
    ['{1 + 1}\n\n{list.map((a) => {\n\n  return a;\n})}\n\nText', 'Text'],
    ['Version {version} is out, see `{code}` and \\{this}.', 'Version is out, see {code} and {this}.'],
    ['export const a = {\n  b: {c: 1},\n\n  d: 2,\n};\n\n<Tag e={{f: 1}}>Text</Tag>', 'Text'],
    ['<head>\n  <script>{JSON.stringify({a: 1})}</script>\n</head>\n\nText', 'Text'],
  ])('without the expressions of MDX: %j', (content, excerpt) => {
    expect(createExcerpt(content, 'mdx')).toBe(excerpt);
  });

  test('braces are text in Markdown', () => {
    expect(createExcerpt('Write {name} here.', 'md')).toBe('Write {name} here.');
  });
});
