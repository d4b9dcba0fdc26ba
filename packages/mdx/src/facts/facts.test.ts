import {describe, expect, test} from 'vitest';
import {createExcerptNow} from '../excerpt.js';
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
    ['# Title\n\nFirst line.\nSecond line.', 'First line. Second line.'],
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
    ['```html\n<!-- open\n```\n\ntext', 'text'],
    ['---\n\n| a | b |', '| a | b |'],
    ['', undefined],
  ])('%j', async (content, excerpt) => {
    expect(await createExcerpt(content, 'md')).toBe(excerpt);
    expect(await createExcerpt(content, 'mdx')).toBe(excerpt);
  });

  test.each([
    ['<head>\n<script type="application/ld+json">\n{"a": 1}\n</script>\n</head>\n\nText', 'Text'],
    ['<script src="a.js" />\n\n<style>\nb { c: d }\n</style>\n\nText', 'Text'],
    ['$$\nx^2\n$$\n\n$$ y $$\n\nText', 'Text'],
    ['$$ in the text never ends', '$$ in the text never ends'],
    ['```html\n<head>\n```\n\nText', 'Text'],
  ])('without what is not shown as text: %j', async (content, excerpt) => {
    expect(await createExcerpt(content, 'md')).toBe(excerpt);
    expect(await createExcerpt(content, 'mdx')).toBe(excerpt);
  });

  test.each([
    ['{1 + 1}\n\n{list.map((a) => {\n\n  return a;\n})}\n\nText', 'Text'],
    ['Version {version} is out, see `{code}` and \\{this}.', 'Version is out, see {code} and {this}.'],
    ['export const a = {\n  b: {c: 1},\n\n  d: 2,\n};\n\n<Tag e={{f: 1}}>Text</Tag>', 'Text'],
    ['<head>\n  <script>{JSON.stringify({a: 1})}</script>\n</head>\n\nText', 'Text'],
  ])('without the expressions of MDX: %j', async (content, excerpt) => {
    expect(await createExcerpt(content, 'mdx')).toBe(excerpt);
  });

  test.each([
    ['Use `<Foo />` with `Map<K, V>` and `__init__`.', 'Use <Foo /> with Map<K, V> and __init__.'],
    [
      'Call `a_b_c`, `x*y*z`, `[a](b)`, `{#id}`, `:::note` and `:tada:` now.',
      'Call a_b_c, x*y*z, [a](b), {#id}, :::note and :tada: now.',
    ],
    ['A &amp; B &lt;c&gt; &copy; &#39;q&#39; AT&T', "A & B <c> © 'q' AT&T"],
    ['\\*a\\* \\_b\\_ \\[c\\]', '*a* _b_ [c]'],
    ['~~old~~ **new** ***both*** __u__ snake_case', 'old new both u snake_case'],
    ['One **bold over\ntwo lines** and [a\nlink](b.md).', 'One bold over two lines and a link.'],
    ['Line one  \nline two\\\nline three', 'Line one line two line three'],
    ['- item one\n  goes on\n- item two', 'item one goes on'],
    ['1. [ ] task', 'task'],
    ['> Quote over\n> two lines.', 'Quote over two lines.'],
    ['> [!NOTE]\n> Alert *text*', 'Alert text'],
    ['> [!tip]\n>\n> Alert text', 'Alert text'],
    [':::warning[Title]\nBody `x`\n:::', 'Body x'],
    ['![alt *x*](a.png) ![b][ref]\n\n[ref]: /b', 'alt x b'],
    ['[a][Ref] [ref] [b]\n\n[ref]: /b', 'a ref [b]'],
    ['Note[^1] and [^two].\n\n[^1]: Text', 'Note and .'],
    ['Press <kbd>Ctrl</kbd>+<kbd>C</kbd>.<br/>Then', 'Press Ctrl+C. Then'],
    ['**注意：**正文折行\n继续「这里」\nand more', '注意：正文折行继续「这里」 and more'],
    ['한국어 줄\n바꿈', '한국어 줄 바꿈'],
    [
      'std::vec::Vec at 10:30:15 :smile: https://a.example/b_c_d',
      'std::vec::Vec at 10:30:15 https://a.example/b_c_d',
    ],
    ['Cost $5 and $6, `$HOME`', 'Cost $5 and $6, $HOME'],
    ['Before <!-- a --> after', 'Before after'],
    ['Code `<!-- a -->` stays', 'Code <!-- a --> stays'],
    ['<!-- truncate -->\n\nText', 'Text'],
    ['| a | b |\n| - | - |\n| c | d |\n\nText', 'a b'],
    ['```mdx-code-block\nText *in* a block\n```', 'Text in a block'],
    ['## Heading *x* {#a_b}', 'Heading x'],
    ['Head\n---\n\ntext', 'Head'],
    ['# Title\nText below', 'Text below'],
    ['<div>\n\n<b>In</b> a tag\n\n</div>', 'In a tag'],
    ['<p>Text of **HTML**</p>\n\nx', 'Text of **HTML**'],
  ])('is what readers see of %j', async (content, excerpt) => {
    expect(await createExcerpt(content, 'md')).toBe(excerpt);
    if (!content.startsWith('<p>')) expect(await createExcerpt(content, 'mdx')).toBe(excerpt);
    expect(createExcerptNow(content, 'md')).toBe(excerpt);
  });

  test.each([
    ['A{\' \'}b {"c"} {`d`} {e} {/* f */}.', 'A b c d .'],
    ['<Foo a={{b: "}"}}>In **it**</Foo>', 'In it'],
    ['<>\n\n<Foo.Bar {...props}>\n\nText\n\n</Foo.Bar>\n\n</>', 'Text'],
    ['Text {list.map((a) => {\n\n  return <b>{a}</b>;\n})} end', 'Text end'],
    ['<Foo\n  a="b"\n  c\n>\n  Text `x`\n</Foo>', 'Text x'],
    ['    Indented text', 'Indented text'],
    ['Use \\<tag\\> and \\{b\\}.', 'Use <tag> and {b}.'],
    ['<Tabs>\n  <TabItem value="a">\n\n    Text *in* tabs\n\n  </TabItem>\n</Tabs>', 'Text in tabs'],
  ])('in MDX, is what readers see of %j', async (content, excerpt) => {
    expect(await createExcerpt(content, 'mdx')).toBe(excerpt);
  });

  test('ends with the page', async () => {
    for (const content of ['', '# Title', '---\n\n```js\na\n```', '<Foo />', '    code'])
      expect(await createExcerpt(content, 'md')).toBeUndefined();
  });

  test('braces are text in Markdown', async () => {
    expect(await createExcerpt('Write {name} here.', 'md')).toBe('Write {name} here.');
  });
});
