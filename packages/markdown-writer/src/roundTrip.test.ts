import fs from 'node:fs';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import {describe, expect, test} from 'vitest';
import {createArtifactRuntime, type ReactRuntime} from '../../mdx/src/client/index.js';
import {compile, loadArtifact} from '../../mdx/test/compile.js';
import {type MarkdownNode, readElements, textOf, writeMarkdown} from './index.js';

const runtime = createArtifactRuntime({Fragment, jsx, jsxs, useMDXComponents: () => ({})} as ReactRuntime);

const settings = {
  nameOf: () => undefined,
  toMarkdownOf: () => undefined,
  renderedBy: () => undefined,
  readUnknown: () => [],
};

/** Compiles a page, and reads the elements that it shows. */
async function nodesOf(text: string): Promise<readonly MarkdownNode[]> {
  const artifact = await compile(text, {file: 'page.md', markdown: {emoji: false}});
  const page = loadArtifact(artifact).default(runtime, []);
  return readElements((page.default as (props: object) => unknown)({}), settings);
}

const write = (nodes: readonly MarkdownNode[]) => writeMarkdown(nodes, {resolveUrl: (url) => url});

/** Properties that readers see. Others, such as ids and tokens, come from the text. */
const SEEN = ['href', 'src', 'alt', 'title', 'className', 'start', 'type', 'checked', 'style'];

/** Makes nodes comparable: texts joined, spaces as browsers show them, elements without meaning taken out. */
function seen(nodes: readonly MarkdownNode[], isCode = false): unknown[] {
  const list: unknown[] = [];
  for (const node of nodes) {
    if (typeof node === 'string') {
      const text = isCode ? node : node.replace(/\s+/g, ' ');
      const last = list.at(-1);
      if (typeof last === 'string')
        list[list.length - 1] = isCode ? last + text : (last + text).replace(/ {2,}/g, ' ');
      else list.push(text);
    } else if (node.tag === 'header') list.push(...seen(node.children));
    else {
      const props = Object.entries(node.props).filter(
        // Other words after the language of a fence are properties, too.
        ([name]) => SEEN.includes(name) && !(node.tag === 'code' && name === 'checked'),
      );
      list.push([
        node.tag,
        Object.fromEntries(props),
        ...trim(seen(node.children, isCode || node.tag === 'code')),
      ]);
    }
  }
  return list.filter((one) => one !== ' ' && one !== '');
}

const trim = (list: unknown[]) =>
  list.map((one, at) => {
    if (typeof one !== 'string') return one;
    const start = at === 0 ? one.trimStart() : one;
    return at === list.length - 1 ? start.trimEnd() : start;
  });

async function expectSame(text: string): Promise<void> {
  const before = await nodesOf(text);
  const written = write(before);
  expect(seen(await nodesOf(written)), written).toEqual(seen(before));
}

const docs = new URL('../../../website/docs/', import.meta.url);
const pages = fs
  .readdirSync(docs, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.md') && !file.split('/').some((part) => part.startsWith('_')));

describe('what is written reads as the page does', () => {
  test.each(pages)('%s', async (file) => {
    await expectSame(fs.readFileSync(new URL(file, docs), 'utf8'));
  });

  test.each([
    [
      'signs that are text',
      '1\\. one \\* two \\_ three \\` four \\[five](six) \\<b> &amp;amp; a_b_c \\~~d~~ \\# e',
    ],
    [
      'lines that begin like blocks',
      '\\# a\n\n\\- b\n\n\\> c\n\n1\\) d\n\n\\+ e\n\n\\=== \n\nf  \n\\- g  \n\\==',
    ],
    ['emphasis', '*a* **b** ***c*** **d *e* f** ~~g~~ h**i**j *`k`* **[l](https://m.test)** n*o*'],
    ['emphasis beside signs', 'a **`b`** c, **(d)**, "**e**" *f*. **g:** h'],
    ['code spans', '`` a`b `` ``` `` ``` ` c ` `d`'],
    [
      'links',
      '[a](https://b.test/c_(d) "e \\"f\\"") <https://g.test> [h](#i) ![k *l*](https://m.test/n.png "o")',
    ],
    ['lists', '- a\n- b\n  - c\n  - d\n\n    e\n- f\n\n3. g\n4. h\n\n   ```js\n   i\n\n   j\n   ```'],
    ['loose lists', '- a\n\n- b\n\n  c\n\n  > d\n'],
    ['task lists', '- [x] a\n- [ ] b `c`'],
    ['tables', '| a | b |\n| :-- | --: |\n| c \\| d | `e \\| f` |\n| **g** | h<br>i |'],
    ['quotes', '> a\n>\n> > b\n>\n> ```\n> c\n>\n> d\n> ```'],
    ['code', '```js title="a.js" {1}\nlet a = `b`;\n```\n\n````md\n```\nc\n```\n````\n\n    d'],
    ['admonitions', ':::note\n\na\n\n:::\n\n::::tip[b *c*]\n\nd\n\n:::info\n\ne\n\n:::\n\n::::'],
    ['details', '<details>\n<summary>a</summary>\n\nb\n\n- c\n\n</details>'],
    ['headings of details', '<details>\n<summary>\n\n#### a\n\n</summary>\n\nb\n\n</details>'],
    ['breaks and rules', 'a\\\nb\n\n---\n\nc  \nd'],
    ['footnotes', 'a[^1] b[^c]\n\n[^1]: d\n\n[^c]: e\n\n    f'],
    ['headings', '# a\n\n## b `c` #\n\n### d \\#\n\nSetext\n---'],
    ['HTML', 'a<sub>b</sub> <kbd>c</kbd> <ins>d</ins>'],
    ['nothing', ''],
  ])('%s', async (_, text) => {
    await expectSame(text);
  });

  test('any text in any element', async () => {
    const signs = [
      ...'aB1 *_`[]()<>&#~!\\-+=.:|$%{}"\'/@^;\n',
      'http://a.test',
      '&lt;',
      '1. ',
      '- ',
      '  ',
      ':::',
      '日',
    ];
    const random = randomNumbers(7);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const text = () => Array.from({length: 1 + Math.floor(random() * 8)}, () => pick(signs)).join('');
    const around = (tag: string, ...children: MarkdownNode[]) => ({tag, props: {}, children});
    const inline = (): MarkdownNode[] => {
      const link = {tag: 'a', props: {href: `https://m.test/${text()}`}, children: [`x${text()}x`]};
      return [text(), around(pick(['em', 'strong', 'del', 'code']), text()), text(), link, text()];
    };
    for (let round = 0; round < 300; round += 1) {
      const nodes = [
        around(pick(['p', 'h2', 'blockquote']), ...inline()),
        around('ul', around('li', ...inline())),
      ];
      const written = write(nodes);
      const plain = (list: readonly MarkdownNode[]) => textOf(list).replace(/\s+/g, '');
      expect(plain(await nodesOf(written)), written).toBe(plain(nodes));
    }
  });
});

/** Returns a function that makes the same numbers between 0 and 1 in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
