import {describe, expect, test} from 'vitest';
import {compile, inputOf, loadArtifact, render} from '../../test/compile.js';
import {createArtifactRuntime} from '../client/index.js';
import {evaluateArtifact} from '../evaluateArtifact.js';
import {scanImports} from '../scanImports.js';
import {parseModule} from './parseModule.js';
import {rewriteModule} from './rewriteModule.js';

const runtime = createArtifactRuntime({
  Fragment: 'f',
  jsx: () => 0,
  jsxs: () => 0,
  useMDXComponents: () => ({}),
});

test('JSX in an expression may name properties of "this", and no words of JavaScript', async () => {
  const {code} = await compile('<A b={<i><this.x/></i>}/>\n');
  expect(evaluateArtifact(code, 'page.mdx').imports).toEqual([]);
  await expect(compile('a\n\n<A b={<i><if.x/></i>}/>\n')).rejects.toMatchObject({
    code: 'MDX_SYNTAX',
    message: expect.stringContaining('<if.x> names no element and no component'),
  });
});

test.each(['a <bü/>', 'r/>\n<>\nr\n\n- </>'])(
  'a tag whose name no element can have is an error: %j',
  async (text) => {
    await expect(compile(text)).rejects.toMatchObject({code: 'MDX_SYNTAX', line: expect.any(Number)});
  },
);

test('a request may hold any character', async () => {
  const {code} = await compile("import '\u2028'\n\n{1}\n");
  expect(evaluateArtifact(code, 'page.mdx').imports).toEqual(['code:\u2028']);
});

test('a text that ends in the middle of an escape is an error', async () => {
  await expect(compile('a\n\nexport `\\')).rejects.toMatchObject({code: 'MDX_SYNTAX', line: 3});
});

describe('scanning for imports', () => {
  const text = [
    '---',
    'title: import x from "front-matter"',
    '---',
    "import React, {useState} from 'react';",
    'import {',
    '  a,',
    "} from '../src/a';",
    "import './side.css';",
    "import Part from './_part.mdx';",
    "import dot from './dot.png';",
    "import raw from '!!raw-loader!./sample.js';",
    "import other from '!!other-loader!./sample.js';",
    "export {b} from '@theme/B';",
    "export const c = () => require('pkg/c');",
    '',
    "<A {...require('./spread')} x={require('@site/src/attr').default}>{import('./lazy')}</A>",
    '',
    "`require('code')`",
    '',
    '```js',
    "import fenced from 'fenced';",
    '```',
    '',
    "See import things from 'prose'.",
  ].join('\n');

  test('leaves a page that the fast parser cannot take to the other one', async () => {
    const slow = `import a from '../src/a'\n\na { b\n${'x<br>\n'.repeat(30)}`;
    expect(await scanImports(inputOf(slow))).toEqual([]);
  });

  test('finds what a page imports that ends in the middle of an escape', async () => {
    const page = 'import a from "../src/a"\n\nexport `\\';
    expect(await scanImports(inputOf(page))).toEqual(['code:@site/src/a']);
  });

  test('reads escapes in requests as JavaScript does', async () => {
    const page = String.raw`import P from '@site/docs/\_q';
import '\u{40}site/src/\x61.css';

{require("../\u0073rc/b")}
`;
    const {imports} = await compile(page);
    expect([...imports].sort()).toEqual(['code:@site/docs/_q', 'code:@site/src/a.css', 'code:@site/src/b']);
    expect((await scanImports(inputOf(page))).sort()).toEqual([...imports].sort());
  });

  test('finds what compiling finds', async () => {
    const artifact = await compile(text);
    expect((await scanImports(inputOf(text))).sort()).toEqual([...artifact.imports].sort());
    expect([...artifact.imports].sort()).toEqual([
      'code:!!other-loader!@site/docs/sample.js',
      'code:@site/docs/lazy',
      'code:@site/docs/side.css',
      'code:@site/docs/spread',
      'code:@site/src/a',
      'code:@site/src/attr',
      'code:@theme/B',
      'code:pkg/c',
      'code:react',
      'content:@site/docs/_part.mdx',
    ]);
  });

  test('.md files have none, broken files neither', async () => {
    expect(await scanImports(inputOf("import a from 'a';", {file: 'page.md'}))).toEqual([]);
    expect(await scanImports(inputOf("import a from 'a';\n\n<b"))).toEqual([]);
    expect(await scanImports(inputOf('---\n: : import\n---\n'))).toEqual([]);
  });
});

describe('rewriting a module', () => {
  const rewrite = (code: string) =>
    rewriteModule(parseModule([], code, {input: inputOf('')}), (request) => ({
      text: `load(${JSON.stringify(request)})`,
    }));

  test.each([
    ['import a, {b as c} from "m"', 'const{"default":a,"b":c}=load("m");'],
    ['import * as n from "m"', 'const n=load("m");'],
    ['import "m"', ''],
  ])('%s', (code, wanted) => {
    expect(rewrite(code).imports.join('')).toBe(wanted);
  });

  test.each([
    ['export const {a, b: [c = 1, ...d]} = e;', ['a', 'c', 'd']],
    ['export function f() {}', ['f']],
    ['export class G {}', ['G']],
    ['const a = 1; export {a as b};', ['"b":a']],
    ['export {a as b} from "m";', ['"b":load("m")["a"]']],
    ['export * as n from "m";', ['"n":load("m")']],
    ['export * from "m";', ['...(({default:_,...rest})=>rest)(load("m"))']],
  ])('%s', (code, wanted) => {
    expect(rewrite(code).exports).toEqual(wanted);
    expect(rewrite(code).body).not.toContain('export');
  });

  test('what a JSON file holds is required', () => {
    const {body} = rewrite("f(require('./a.json'), require('./b'), import('./c.json'));");
    expect(body).toBe('f(load("./a.json").default, load("./b"), Promise.resolve(load("./c.json")));');
  });

  test('text in strings and other functions named like require stay', () => {
    const code = 'const a = "require(\'x\')"; b.require("x"); require(c);';
    expect(rewrite(code).body.replaceAll('\n', ' ')).toBe(code);
  });
});

describe('an artifact', () => {
  test('has a fixed shape that a browser loads as a module', async () => {
    const {code} = await compile("import A from '@theme/A';\n\n# T\n\n<A />\n\n## `code`\n");
    expect(code).toMatch(
      /^export const imports=\["code:@theme\/A"\];\nexport default function\(\$r,\$m\)\{\n[\s\S]*\n\}$/,
    );
    const url = `data:text/javascript,${encodeURIComponent(code)}`;
    const module = (await import(/* @vite-ignore */ url)) as {imports: unknown};
    expect(module.imports).toEqual(['code:@theme/A']);
  });

  test('names its file in stack traces', async () => {
    const {code} = await compile('export const fail = () => { throw new Error("x"); };\n');
    const {fail} = evaluateArtifact(code, '/site/docs/page.mdx').default(runtime, []);
    const error = (() => {
      try {
        return (fail as () => void)();
      } catch (thrown) {
        return thrown;
      }
    })();
    expect((error as Error).stack).toContain('/site/docs/page.mdx');
  });

  test('other text is refused', () => {
    expect(() => evaluateArtifact('alert(1)', 'x.md')).toThrow('x.md is not a compiled Markdown file.');
  });

  test('front matter may hold any key', async () => {
    const artifact = await compile('---\n"__proto__": {a: 1}\nb: "</script>"\n---\n');
    const {frontMatter} = loadArtifact(artifact).default(runtime, []);
    expect(Object.keys(frontMatter as object)).toEqual(['__proto__', 'b']);
  });

  test('front matter of a page with code may hold any key', async () => {
    const artifact = await compile('---\n"__proto__": {a: 1}\n---\n\n{1}\n');
    const {frontMatter} = loadArtifact(artifact).default(runtime, []);
    expect(Object.keys(frontMatter as object)).toEqual(['__proto__']);
  });

  test('of a typical page stays small', async () => {
    const block = '```ts\nexport const answer: number = compute({a: 1, b: "two"});\n```\n\n';
    const {code} = await compile(`## One\n\nSome text with \`code\`.\n\n${block.repeat(3)}`);
    expect(code.length).toBeLessThan(1900);
  });
});

test.each([
  ['# A\n\n<!---->export{a as b}', 3, "Export 'a' is not defined"],
  ['# A\n\nexport const a = 1;\n\nexport {a as c, b};', 5, "Export 'b' is not defined"],
])('what acorn refuses in the whole module is a mistake of the author: %j', async (text, line, says) => {
  await expect(compile(text)).rejects.toMatchObject({
    code: 'MDX_SYNTAX',
    line,
    message: `MDX cannot read this: ${says}.`,
  });
});

test.each([
  ['alone', '<Box a="b" />'],
  ['beside an expression', '<Box a="b" />\n\n{1 + 1}'],
  ['in an expression', '<Box a={"b"} />'],
  ['beside a name that we use', 'export const _mdxHoles = 1;\n\n<Box a="b" />'],
])('a component gets its attributes: %s', async (_case, text) => {
  const {html} = await render(text, {components: ['Box']});
  expect(html).toContain('Box a=&quot;b&quot;');
});

test('a component may have a name that we use', async () => {
  const {code} = await compile('<_mdxHoles.Inner a="b" />\n');
  expect(evaluateArtifact(code, 'page.mdx').imports).toEqual([]);
});

test('pages in different folders import files of their own by the same words', async () => {
  const text = 'import A from \'./a.js\';\n\n<A b="c" />\n';
  const importsOf = async (file: string) => {
    const {code} = await compile(text, {file});
    return evaluateArtifact(code, file).imports;
  };
  expect(await importsOf('x/page.mdx')).toEqual(['code:@site/docs/x/a.js']);
  expect(await importsOf('y/page.mdx')).toEqual(['code:@site/docs/y/a.js']);
  expect(await importsOf('x/other.mdx')).toEqual(['code:@site/docs/x/a.js']);
});

test('what statements of a page require is its own, too', async () => {
  const text = 'export const a = require(\'./a.js\');\n\n<A b="c" />\n';
  const moduleOf = async (file: string) => evaluateArtifact((await compile(text, {file})).code, file);
  expect((await moduleOf('x/page.mdx')).imports).toEqual(['code:@site/docs/x/a.js']);
  expect((await moduleOf('y/page.mdx')).imports).toEqual(['code:@site/docs/y/a.js']);
});
