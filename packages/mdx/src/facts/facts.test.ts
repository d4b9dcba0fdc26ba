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
    expect(createExcerpt(content)).toBe(excerpt);
  });
});
