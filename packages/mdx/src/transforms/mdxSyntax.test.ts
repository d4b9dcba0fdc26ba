import {describe, expect, test} from 'vitest';
import {type CompileOptions, compile, ENGINES} from '../../test/compile.js';

async function warningsOf(text: string, options: CompileOptions = {}) {
  const {diagnostics} = await compile(text, {file: 'page.md', ...options});
  return diagnostics.filter(({code}) => code === 'MDX_IN_MARKDOWN');
}

const TABS = `---
title: Moved
---

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

# Moved

<Tabs>
  <TabItem value="a">A</TabItem>
</Tabs>

{2 + 2}
`;

describe.each(ENGINES)('%s', (engine) => {
  test('a Markdown file with imports and JSX is reported once, with its first line and a count', async () => {
    expect(await warningsOf(TABS, {engine})).toMatchObject([
      {
        severity: 'warn',
        line: 5,
        message:
          '`import` is MDX, but this file is plain Markdown, where it has no effect, and so are 2 more below.',
        hint: 'Rename such a file to ".mdx", or set "markdown.format" of the site to "mdx". To keep it as it is, set "format: md" below "mdx:" in its front matter.',
      },
    ]);
  });

  test.each([
    ["import './style.css';", 1],
    ['Text.\n\nimport {a,\n  b} from "./x"', 3],
    ['export const toc = [];', 1],
    ['export default function Page() {', 1],
    ['Text with <Highlight color="red">words</Highlight>.', 1],
    ['Text.\n<Counter />', 2],
    ['<div>\n\n<Foo.Bar/>\n\n</div>', 3],
    ['<img src={logo} />', 1],
    ['Text\n<span style={{color: "red"}}>words</span>', 2],
    ['<div style={{color: "red"}}>\nwords\n</div>', 1],
    ['<Link to="/x">x</Link>', 1],
    ['Text.\n\n{/* a comment */}', 3],
    ['# {frontMatter.title}', 1],
    ['Text\nof {props.name}', 2],
    ['- <Player id="x" onEnd={() => next({a: 1})}/>', 1],
  ])('%j is reported', async (text, line) => {
    expect(await warningsOf(text, {engine})).toMatchObject([{line}]);
  });

  test.each([
    'import it from "the menu" and export the rest',
    'import the file, then export default settings',
    'export FOO=bar',
    'Replace <Name> by your <Your-Name>, see <https://Example.org> and <Mail@Example.org>.',
    'A `List<String>` or List<String> of Map<K, V>.',
    '<BR/> <A HREF="x">y</A> <IMG SRC="a.png"/>',
    '<Details><Summary>More</Summary>\n\nText.\n\n</Details>',
    '<!-- <Tabs></Tabs>\nimport x from "y" -->',
    '`<Tabs/>` and ``<A b={c}/>``',
    '```jsx\nimport Tabs from "x";\n<Tabs/>\n```',
    '    import Tabs from "x";\n    <Tabs/>',
    '<pre><Tabs/></pre>',
    '<script>\nconst a = <Tabs/>;\n</script>',
    '{{ mustache }} and {braces}',
    'GET /users/{id}/{user.name}',
    '`{props.x}` and `{/* a */}`',
  ])('%j is Markdown', async (text) => {
    expect(await warningsOf(text, {engine})).toEqual([]);
  });

  test('a page that sets its format is left alone', async () => {
    expect(await warningsOf(`---\nmdx:\n  format: md\n---\n\n<Tabs/>\n`, {engine})).toEqual([]);
    expect(
      await warningsOf("import X from '@site/src/X';\n", {
        engine,
        file: 'page.mdx',
        markdown: {format: 'md'},
      }),
    ).toHaveLength(1);
  });
});
