import {describe, expect, test} from 'vitest';
import {type CompileOptions, compilationOf} from '../../test/compile.js';
import {compileWithSatteri} from '../engines/satteri.js';
import {assembleArtifact} from '../esm/assembleArtifact.js';
import {plainTemplate} from './plainTemplate.js';

async function artifactOf(text: string, findPlain: typeof plainTemplate, options: CompileOptions) {
  const compilation = await compilationOf(text, options);
  const compiled = compileWithSatteri(compilation, findPlain);
  return {isPlain: 'template' in compiled, code: assembleArtifact(compiled, compilation)};
}

const PLAIN: readonly {readonly name: string; readonly text: string}[] = [
  {name: 'nothing', text: ''},
  {name: 'front matter alone', text: '---\ntitle: T\n---\n'},
  {
    name: 'text',
    text: 'a *b **c*** ~~d~~ `e  f`\n`g\nh` &amp; &copy; \\* "quotes" -- it\\\nbroken  \ntwice\n  over\n\n***\n\n> quote\n> more\n>\n> - in it\n\n:tada: 10:30\n',
  },
  {
    name: 'headings',
    text: '# Title *x*\n\n## Same\n\n## Same\n\n### Own {#mine}\n\n#### `code` & [l](https://x.y)\n\n##### Five\n\n###### Ünï\n\n# Second\n',
  },
  {
    name: 'links and images',
    text: '[a](/x "t") [b](guide/intro.mdx#h) [c](https://x.y/?q=1&r=%20) www.example.com a@b.co [d](./draft.md) [e](img/a.png)\n\n![alt *t*](img/a.png "ti") ![](https://x.y/z.png)\n\n[ref] [text][ref] ![img][ref]\n\n[ref]: https://x.y/ref "of ref"\n\nlast\n',
  },
  {
    name: 'lists',
    text: '- a\n- b\n  - c\n    d\n  - e\n\n3. three\n4. four\n\n   ```js\n   x\n   ```\n\n1. one\n   1. two\n\n- loose\n\n- items\n\n  para\n\n  > q\n\n-\n- after an empty one\n\n- # heading\n- ***\n',
  },
  {
    name: 'task lists',
    text: '- [ ] todo\n- [x] done **b**\n- plain\n\n1. [x] loose\n\n   more\n\n2. [ ] x\n',
  },
  {
    name: 'tables',
    text: '| a | b |\n|:--|--:|\n| 1 |\n| `x` | *y* | z |\n\n| only | head |\n|:-:|---|\n',
  },
  {
    name: 'code',
    text: '```js title="x.js" {1} showLineNumbers\nconst a = 1;\n```\n\n```\nplain\n```\n\n~~~\n\n~~~\n\n```JSX key=value\n// highlight-next-line\n<a b={c}/>\n```\n\n```mermaid\ngraph\n```\n',
  },
  {
    name: 'admonitions',
    text: ':::note\n\nBody\n\n- list\n\n:::\n\n::::tip Title "x"\n\n:::info[With *markup*]{#i .c data-x=1}\n\nin\n\n:::\n\n```js\n1\n```\n\n::::\n\n::leaf[x *y*]{a=b}\n\n- item\n\n  :::custom\n  deep\n  :::\n',
  },
];

const OTHER: readonly {readonly name: string; readonly text: string; readonly file?: string}[] = [
  {name: 'JSX', text: 'a\n\n<Box />\n'},
  {name: 'a tag', text: 'a <b>c</b>\n'},
  {name: 'an expression', text: '{1 + 1}\n'},
  {name: 'an import', text: "import a from './a.js';\n\ntext\n"},
  {name: 'HTML', text: 'a <b>c</b>\n', file: 'page.md'},
  {name: 'footnotes', text: 'a[^1]\n\n[^1]: b\n'},
  {name: 'addresses that have to be encoded', text: '[a](/ä) ![ü](https://x.y/ü.png)\n'},
  {name: 'properties with a meaning of their own', text: ':::note{children=x}\n\nb\n\n:::\n'},
  {name: 'signs of the template', text: 'a \x07 b\n'},
];

describe.each(['page.mdx', 'page.md'])('%s', (file) => {
  test.each(PLAIN)('is the artifact that the engine’s own code comes to: $name', async ({text}) => {
    const options = {file, markdown: {mermaid: true}};
    const direct = await artifactOf(text, plainTemplate, options);
    expect(direct.isPlain).toBe(true);
    expect(direct.code).toBe((await artifactOf(text, () => null, options)).code);
  });
});

test.each(OTHER)('is left to the engine: $name', async ({text, file}) => {
  expect((await artifactOf(text, plainTemplate, {file})).isPlain).toBe(false);
});
