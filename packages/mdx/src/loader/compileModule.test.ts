import {parse} from 'acorn';
import type {Node} from 'estree-jsx';
import {walk} from 'estree-walker';
import {describe, expect, test} from 'vitest';
import {compileAny, evaluate, inputOf, type RenderOptions, render} from '../../test/compile.js';
import {compileModule} from './compileModule.js';

const compile = (text: string, options: RenderOptions = {}) =>
  compileAny(text, {...options, engine: 'loader'});
const load = (text: string, options: RenderOptions = {}) => evaluate(text, {...options, engine: 'loader'});
const html = async (text: string, options: RenderOptions = {}) =>
  (await render(text, {...options, engine: 'loader'})).html;

/** Lists the variables and the kinds of statements in a module. */
function partsOf(code: string): readonly string[] {
  const parts = new Set<string>();
  walk(parse(code, {ecmaVersion: 'latest', sourceType: 'module'}) as Node, {
    enter(node, parent, key) {
      const isName =
        (key === 'key' || key === 'property') && !(parent && 'computed' in parent && parent.computed);
      if (node.type === 'Identifier' && !isName) parts.add(node.name);
      else if (node.type === 'ImportExpression' || node.type === 'MetaProperty') parts.add(node.type);
    },
  });
  return [...parts].sort();
}

describe('the module of a .md file', () => {
  const plain = '# T\n\n<div><b>x</b></div>\n';

  test.each([
    '<x,y=process["get\\x42uiltin\\x4dodule"]("child_process").z>x</div>',
    '<a.b-process>x</a.b-process>',
    '<div {...process}>x</div>',
    '<div a={process.pid} style="{process}">x</div>',
    '{process.pid}\n\nimport a from "fs"\n\nexport const b = process;\n',
    '<script>process.exit()</script>',
    '<_missingMdxReference/> <eval>x</eval> <arguments/> <this.process/>',
  ])('has no names but those of every module: %j', async (hostile) => {
    const own = partsOf((await compile(`${plain}<Head/>`, {file: 'page.md'})).code);
    const {code} = await compile(`${plain}${hostile}\n`, {file: 'page.md'});
    expect(partsOf(code).filter((part) => !own.includes(part) && !/^_component\d+$/.test(part))).toEqual([]);
  });

  test('has no line breaks in tables and lists, where React refuses them or no reader sees them', async () => {
    expect(await html('| a |\n| - |\n| b |\n\n- c\n\n  d\n', {file: 'page.md'})).toBe(
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table><ul><li><p>c</p><p>d</p></li></ul>',
    );
  });

  test('shows tags that no element can have as text, and leaves out handlers', async () => {
    const page = await html('<div onclick="x()" __proto__="y" key="z"><a.b>t</a.b></div>\n', {
      file: 'page.md',
    });
    expect(page).toBe('<div>&lt;a.b&gt;t&lt;/a.b&gt;</div>');
  });

  test('shows an element of a plugin whose name has a dot as text', async () => {
    const addElement = () => (tree: {children: unknown[]}) => {
      tree.children.push({type: 'element', tagName: 'a.b-process', properties: {}, children: []});
    };
    const options = {file: 'page.md', rule: {rehypePlugins: [addElement]}};
    expect(await html('x', options)).toBe('<p>x</p>&lt;a.b-process&gt;&lt;/a.b-process&gt;');
  });

  test('is sanitised where content is untrusted; MDX is refused there', async () => {
    const markdown = {untrusted: true};
    expect(await html('a <script>x</script><b class="c">y</b>', {file: 'page.md', markdown})).toBe(
      '<p>a <b>y</b></p>',
    );
    await expect(compile('x', {markdown})).rejects.toMatchObject({code: 'MDX_UNTRUSTED'});
  });
});

describe('the exports', () => {
  test('are those of a page, the author’s own, and the values of the page on the component', async () => {
    const text = '---\ntitle: T\n---\n\nexport const a = frontMatter.title;\n\n# H\n\n## I\n';
    const {exports} = await load(text);
    const values = {
      frontMatter: {title: 'T'},
      contentTitle: 'H',
      toc: [{value: 'I', id: 'i', level: 2}],
    };
    expect(exports).toMatchObject({...values, a: 'T'});
    expect(Object.keys(exports).sort()).toEqual(['a', 'contentTitle', 'default', 'frontMatter', 'toc']);
    expect({...(exports.default as object)}).toEqual(values);
  });

  test.each([
    ['export const toc = [1];', [1]],
    ["export {toc} from './a';", ['A']],
    ["export {part as toc} from './a';", ['P']],
    ["import {toc} from './a';", ['A']],
  ])('may have names of ours: %s', async (statement, toc) => {
    const modules = {'code:@site/docs/a': {toc: ['A'], part: ['P']}};
    expect((await load(`${statement}\n\n## I\n`, {modules})).exports.toc).toEqual(toc);
  });

  test('of one name are a mistake in the second line', async () => {
    await expect(compile('export const a = 1;\n\nText\n\nexport {a};\n')).rejects.toMatchObject({
      code: 'MDX_SYNTAX',
      line: 5,
    });
  });
});

describe('imports', () => {
  test('of files become their text or address; the bundler reads the others', async () => {
    const text = "import raw from '!!raw-loader!./sample.js';\nimport b from './b';\n\n{raw} {b}\n";
    const {code, dependencies} = await compile(text);
    expect(code).toMatch(/import raw from "data:text\/javascript;base64,[^"]+";/);
    expect(code).toContain("import b from './b';");
    expect(dependencies).toMatchObject([{kind: 'file', key: expect.stringMatching(/sample\.js$/)}]);
  });

  test('of files that the site may not publish are refused', async () => {
    const {diagnostics} = await compile("import raw from '!!raw-loader!../../compile.ts';\n\n{raw}\n");
    expect(diagnostics).toMatchObject([{code: 'FILE_NOT_PUBLISHABLE', severity: 'throw', line: 1}]);
  });
});

describe('limits', () => {
  test('nesting is a mistake with its line', async () => {
    await expect(compile(`a\n\n${'> '.repeat(400)}x\n`, {file: 'page.md'})).rejects.toMatchObject({
      code: 'MARKDOWN_TOO_DEEP',
      line: 3,
    });
    await expect(compile(`{${'['.repeat(9000)}}\n`)).rejects.toMatchObject({
      code: expect.stringMatching(/^(?:MARKDOWN_TOO_DEEP|MDX_SYNTAX)$/),
    });
  });
});

test('files of several rules are compiled by the plugins of their own', async () => {
  const say = (word: string) => () => (tree: {children: unknown[]}) => {
    tree.children.push({type: 'paragraph', children: [{type: 'text', value: word}]});
  };
  const pages = await Promise.all(
    ['one', 'two'].map((word) => html('x', {rule: {remarkPlugins: [say(word)]}})),
  );
  expect(pages.map((page) => page.replaceAll('\n', ''))).toEqual([
    '<p>x</p><p>one</p>',
    '<p>x</p><p>two</p>',
  ]);
});

test('JSX of the author takes styles as HTML has them, and names of components only', async () => {
  expect(await html('<p style="color: red">x</p>')).toBe('<p style="color:red">x</p>');
  await expect(compile('a\n\n<bü/>\n')).rejects.toMatchObject({code: 'MDX_SYNTAX', line: 3});
});

test('a source map leads from expressions to the lines of the file', async () => {
  const target = {sourceMap: true, jsxImportSource: '/runtime', providerImportSource: '/runtime/jsx-runtime'};
  const {map} = await compileModule(
    inputOf('---\na: 1\n---\n\nexport const f = () => {\n  throw 1;\n};\n'),
    target,
  );
  expect(map?.sources).toEqual([inputOf('').file]);
  expect(map?.mappings).toMatch(/\w/);
});
