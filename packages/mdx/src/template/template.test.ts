import {Children, createElement, Fragment, isValidElement, type ReactElement, type ReactNode} from 'react';
import {jsx, jsxs} from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test} from 'vitest';
import {type CompileOptions, compilationOf, compile, type EngineName} from '../../test/compile.js';
import {createArtifactRuntime, type ReactRuntime} from '../client/index.js';
import {compileWithSatteri} from '../engines/satteri.js';
import {compileWithUnified} from '../engines/unified.js';
import {assembleArtifact} from '../esm/assembleArtifact.js';
import {evaluateArtifact} from '../evaluateArtifact.js';

const fence = '```';

/** What a page may hold; `.md` where HTML is meant. */
const PAGES: readonly {name: string; text: string; file?: string}[] = [
  {
    name: 'text',
    text: 'a *b **c** d* ~~e~~ `f`  \ng\\\nh & &lt; &copy; &nbsp;| “q” ünï 漢字 🎉 \u2028 &#13; end\n',
  },
  {
    name: 'signs of JavaScript',
    text: 'a "b" \'c\' \\`d\\` $\\{e} \\\\ \\n &lt;/script> <!-- x -->\n\n`` `\\u0041 \u0024{x}` ``\n',
  },
  {name: 'all kinds of quotes', text: '`` ` `` `` ` `` \\`\\`\\`\\`\n\n"x" \\\\ \\$\\{\n'},
  {
    name: 'control characters',
    text: '# a\u0001b\u0003\u0008\u001f\n\n## x\u0010y\n\n`\u0002` [l](/a\u0004b "t\u0005")\n',
  },
  {
    name: 'lists',
    text: '- a\n- b\n  - c\n\n    d\n  - e\n- f\n\n1. g\n\n   h\n2. i\n\n7) j\n\n- [x] done\n- [ ] *open*\n',
  },
  {
    name: 'tables',
    text: '| a | b | c | d |\n| :- | :-: | -: | - |\n| `1` | **2** | 3 \\| 4 | |\n| 5 | 6 | 7 | 8 |\n',
  },
  {
    name: 'code blocks',
    text: `${fence}js title="a \`b\`.js" {1,3} showLineNumbers=5 live2\nconst a = \`x\${1}\`; // "q" 'r' \\n\n\n\n  b();\n${fence}\n\n${fence}\n\n${fence}\n\n    c\n\n${fence}unknown-language\n<a>&amp;\n${fence}\n`,
  },
  {name: 'indented code', text: '    a\n      b\n', file: 'page.md'},
  {
    name: 'admonitions',
    text: ':::note Two words\n\nx\n\n:::\n\n:::tip[A *b* `c`]{#i .k}\n\n- y\n\n:::info\nz\n:::\n\n:::\n',
  },
  {
    name: 'headings',
    text: '# T *x*\n\n## A b\n\n## A b\n\n### `code` & <b>c</b> {#own}\n\n#### Ü `a<b` d\n\n##### five\n\n###### six\n\n# Late\n',
  },
  {
    name: 'headings with tags',
    text: '<h2>no id</h2>\n\n<h3 id="own">id</h3>\n\n## x <sup>2</sup>\n',
    file: 'page.md',
  },
  {name: 'footnotes', text: 'a[^1] b[^x]\n\n[^1]: One.\n[^x]: Two *em*.\n\n    More.\n'},
  {name: 'quotes and rules', text: '> a\n>\n> > b\n>\n> - c\n\n---\n\n***\n'},
  {name: 'images', text: '![a](./dot.png "T") ![](/img/logo.png)\n\n[![b](dot.png)](https://x.y)\n'},
  {name: 'details', text: '<details open className="k">\n<summary>S *x*</summary>\n\nBody\n\n</details>\n'},
  {
    name: 'raw HTML',
    file: 'page.md',
    text: '<div style="color: red; --x: 1px" class="a b" hidden data-x onclick="f()" tabindex="2">\n<svg viewBox="0 0 1 1"><linearGradient id="g"/></svg>\n\n*x*\n\n</div>\n\n<ul>\n<li style="display: inline">a</li>\n<li style="display: inline">b</li>\n</ul>\n\n<constructor>c</constructor> <b>d</b>\n\n<head><title>t</title></head>\n',
  },
  {
    name: 'tags',
    text: '<div style={{color: "red"}} data-a="1">\n  <b>x</b>\n  *y* <i/>\n</div>\n\n<p>z</p><hr/>\n<>\n\nw\n\n</>\n',
  },
  {
    name: 'components',
    text: '<Box a="1" b={[2, "}"]} c {...{d: 3}} e={<i>f</i>}>in *p* <Box/> <Box>k</Box></Box> <b {...{id: "q"}}>r</b>\n\n<Box.Part key="k" list={toc}>\n\n## In box\n\n- x\n\n</Box.Part>\n\n<Box children="c" />\n\n<Box>{"s"}{["t", "u"]}</Box>\n',
  },
  {
    name: 'expressions',
    text: 'export const list = [1, 2];\n\nexport const Own = ({children}) => <b>{children}</b>;\n\na {list.length}{"b"} {list.map((n) => <i key={n}>{n}</i>)} {/* gone */} {`t\u0024{1}`} {(1, 2)} {null}\n\n{list.length > 1 && <Own>yes</Own>}\n\n{props.x}\n\n<Own>\n  {list[0]}\n\n  *p*\n</Own>\n\n<details open={list.length > 0}>\n\nd\n\n</details>\n',
  },
  {name: 'a layout', text: 'export default ({children}) => <main>{children}</main>\n\n# T\n\ntext\n'},
  {name: 'no content', text: ''},
  {name: 'one expression', text: '{1 + 1}\n'},
];

const MAPPED =
  'p a code li td th tr strong em ul ol pre table thead tbody admonition mdxAdmonitionTitle blockquote h1 h2 h3 h4 h5 h6 header details summary div b i img input br hr del section sup Head'.split(
    ' ',
  );

async function programs(text: string, engine: EngineName, options: CompileOptions) {
  const compilation = await compilationOf(text, {...options, engine});
  const compiled =
    engine === 'satteri'
      ? compileWithSatteri(compilation, () => null)
      : await compileWithUnified(compilation);
  return {
    calls: assembleArtifact(compiled, compilation, () => null),
    template: assembleArtifact(compiled, compilation),
  };
}

function evaluate(code: string, components: Record<string, unknown>): Record<string, unknown> {
  const react = {Fragment, jsx, jsxs, useMDXComponents: () => components} as ReactRuntime;
  return evaluateArtifact(code, 'page.mdx').default(createArtifactRuntime(react), []);
}

const Box = Object.assign(({children}: {children?: ReactNode}) => createElement('x-box', {}, children), {
  Part: ({children}: {children?: ReactNode}) => createElement('x-part', {}, children),
});

/** Shows the properties of an element and, as far as they matter, its children. */
const shower =
  (name: string) =>
  ({children, ...properties}: {children?: ReactNode}) =>
    createElement('x-el', {title: `${name} ${JSON.stringify(properties)} ${shape(children)}`}, children);

function shape(children: ReactNode): string {
  const seen = Children.toArray(children).filter((child) => typeof child !== 'string' || child.trim() !== '');
  return seen.map((child) => (isValidElement(child) ? 'element' : typeof child)).join();
}

function html(code: string, components: Record<string, unknown>): string {
  const {default: Content} = evaluate(code, components);
  return renderToStaticMarkup(createElement(Content as () => null, {x: 'prop'} as object));
}

/** Without the line breaks that templates leave out. */
const tidy = (text: string): string => text.replace(/>\s*\n\s*(?=<)/g, '>').trim();

describe.each(['satteri', 'unified'] as const)('a page of %s', (engine) => {
  test.each(PAGES)('as a template is the page: $name', async ({text, file}) => {
    const {calls, template} = await programs(text, engine, {file});
    expect(template).toMatch(/return \$r\.(?:page|tree)\(/);
    const shown = Object.fromEntries(MAPPED.map((name) => [name, shower(name)]));
    for (const components of [{Box}, {...shown, Box}]) {
      expect(tidy(html(template, components))).toBe(tidy(html(calls, components)));
    }
    const {default: _1, ...wanted} = evaluate(calls, {Box});
    const {default: _2, ...values} = evaluate(template, {Box});
    expect(JSON.stringify(values)).toBe(JSON.stringify(wanted));
  });

  test('needs no calls where nothing is JavaScript', async () => {
    for (const {text, file} of PAGES.filter(({text}) => !/[<{]/.test(text))) {
      const {template} = await programs(text, engine, {file});
      if (!text.includes('\u0001')) expect(template).toContain('return $r.page(');
      expect(template).not.toContain('_jsx(');
    }
  });

  test('makes a string of one text, a list of more', async () => {
    const {template} = await programs('one\n\n*a* and b\n', engine, {});
    const {default: content} = evaluate(template, {});
    const page = (
      content as (props: object) => ReactElement<{children: ReactElement<{children: unknown}>[]}>
    )({});
    expect(page.props.children).toHaveLength(2);
    expect(page.props.children[0]?.props.children).toBe('one');
    expect(page.props.children[1]?.props.children).toMatchObject([
      {type: 'em', props: {children: 'a'}},
      ' and b',
    ]);
  });

  test('takes components from props too, and the layout', async () => {
    const {template} = await programs('# T\n\n*x*\n', engine, {});
    const {default: Content} = evaluate(template, {
      wrapper: ({children}: {children: ReactNode}) => ['<', children],
    });
    const components = {em: 'mark'};
    expect(renderToStaticMarkup(createElement(Content as () => null, {components} as object))).toBe(
      '&lt;<header><h1 id="t">T</h1></header><p><mark>x</mark></p>',
    );
  });

  test('keeps line breaks that may be seen', async () => {
    const {template} = await programs('<Box/>\n{"a"}\n\n{"b"}\n\n- c\n  - d\n', engine, {});
    const parts = html(template, {Box, ul: 'ul'});
    expect(parts).toContain('a\nb');
    expect(parts).toContain('<ul><li>c\n<ul><li>d</li></ul></li></ul>');
  });
});

test('the table of contents is that of the template where it can be', async () => {
  const {code, toc} = await compile('## A b\n\n### `c<d>` & e\n\n#### F {#own}\n');
  expect(code).not.toContain('"A b"');
  expect(evaluate(code, {}).toc).toEqual(toc);
  const other = await compile('## A *b*\n\n##### C\n');
  expect(evaluate(other.code, {}).toc).toEqual(other.toc);
});

test('a template is little more than its text', async () => {
  const words = 'word '.repeat(100).trim();
  const {code} = await compile(`## ${words}\n\n${words}\n\n- ${words}\n- *${words}*\n`);
  expect(code.length - 4 * words.length).toBeLessThan(110);
});
