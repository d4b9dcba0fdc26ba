import {describe, expect, test} from 'vitest';
import {type CompileOptions, compile, extendParser} from '../../test/compile.js';
import {PAGES} from '../../test/pages.js';
import type {HastNode} from '../hast.js';
import type {MdNode} from '../tree.js';
import {visitTree} from '../tree.js';

const fence = '```';

/** Pages with nodes that plugins use and that the two parsers return in different forms. */
const PLUGIN_PAGES: readonly {name: string; text: string; file?: string}[] = [
  {name: 'front matter', text: '---\ntitle: "T"\ntags: [a]\n---\n\ntext\n'},
  {name: 'empty front matter', text: '---\n---\n\ntext\n'},
  {
    name: 'imports and exports',
    text: 'import A from "@site/a";\nimport {b} from "@site/b"; // c\n\nexport const d = {\n  e: <A>x</A>,\n};\n\nt\n\nexport const f = 1\n\n\nend {d.e} {f}\n',
  },
  {
    name: 'expressions in lists and quotes',
    text: '- a {\n    b +\n    1\n  } c\n\n> {x\n> + <b>y</b>}\n> d\n\n> <A b={{\n>   c: `1\n> 2`,\n> }}\n>   f=\'g "h"\' />\n\n1. <A\n     b={1}\n   >\n     {2}\n\n     text\n   </A>\n',
  },
  {
    name: 'attributes',
    text: '<A a b="c" d=\'e\' f = {g} {...h} i:j="k" l-m="&amp; &copy;" {...o /* n */} p="" q={r // s\n} t={<u v={w}>x</u>} />\n\na <A b="c\nd" e={"}"} f=">"/> g\n',
  },
  {name: 'comments', text: 'a {/* b */} c\n\n{/* d\ne */}\n\n{}\n\n{ // f\n}\n\n{(1, (2))}\n'},
  {
    name: 'directives',
    text: ':::box[T *e*]{#id .c a="b"}\n\nin\n\n:::\n\n::leaf[x]{a=b}\n\nt :text[y *z*]{.k} u :bare v 10:30\n\n::::note Title\n\n:::tip[In *x*]\n\nx\n\n:::\n\n::::\n',
  },
  {
    name: 'code',
    text: `${fence}bash npm2yarn\nnpm i\n${fence}\n\n- ${fence}js title="x"\n  a\n\n    b\n  ${fence}\n\n~~~\n~~~\n`,
  },
  {
    name: 'references',
    text: '[a][B] [b] ![c][b] [d][nope]\n\n[b]: ./doc%202.md "T"\n[B]: /second\n\nx[^n] y[^n]\n\n[^n]: note\n',
  },
  {name: 'line breaks of Windows', text: 'a\r\nb\r\n\r\n{1\r\n+ 1}\r\n\r\n<A\r\n  b="c"\r\n/>\r\n'},
  {
    name: 'Markdown',
    file: 'page.md',
    text: '<b>x</b> *y*\n\n<div>\n\nz\n\n</div>\n\n- [ ] a {b} <!-- c -->\n',
  },
  {name: 'a comment in Markdown', file: 'page.md', text: '---\na: 1\n---\n\n<!-- truncate -->\n\nx\n'},
];

type Tree = MdNode | HastNode;

/** Plugin that changes a tree in the ways in which plugins of sites do. */
function editMarkdown() {
  return (tree: MdNode): void => {
    visitTree(tree, (node) => {
      if (node.type === 'heading')
        node.data = {...node.data, hProperties: {...node.data?.hProperties, className: ['h']}};
      if (node.type === 'code') node.meta = `${node.meta ?? ''} title="edited"`;
      if (node.type === 'containerDirective') node.data = {hName: 'section', hProperties: {title: node.name}};
      if (node.type === 'mdxJsxFlowElement' && Array.isArray(node.attributes)) {
        node.attributes.push({type: 'mdxJsxAttribute', name: 'added', value: 'yes'});
      }
    });
  };
}

function editHtml() {
  return (tree: HastNode): HastNode => {
    const added = {type: 'element', tagName: 'hr', properties: {}, children: []};
    return {...tree, children: [added, ...(tree.children ?? [])]};
  };
}

/** Compiles with one of the two parsers. A spy in each list of plugins records the trees that it receives. */
async function compileWith(isExtended: boolean, text: string, options: CompileOptions) {
  const trees: unknown[] = [];
  const files: unknown[] = [];
  // A new function for each spy, since unified runs the same function only once.
  const newSpy = () => () => (tree: Tree, file: {path: string; value: unknown; data: unknown}) => {
    trees.push(plain(tree));
    files.push(plain([file.path, file.value, file.data]));
  };
  const {fallback, ...artifact} = await compile(text, {
    ...options,
    rule: {
      beforeDefaultRemarkPlugins: isExtended ? [extendParser, newSpy()] : [newSpy()],
      remarkPlugins: [newSpy(), editMarkdown],
      beforeDefaultRehypePlugins: [newSpy()],
      rehypePlugins: [editHtml, newSpy()],
    },
  });
  return {artifact, fallback, trees, files};
}

/**
 * Converts to plain JSON: classes of acorn, and properties with the value `undefined`, make no difference to a plugin.
 */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/**
 * Pages without nested directives: if there is no empty line above the end of an inner directive, `@mdx-js/mdx` reports
 * that end one character too early.
 */
const SHARED_PAGES = PAGES.filter(({name}) => name !== 'admonitions');

describe.each([...SHARED_PAGES, ...PLUGIN_PAGES])('with plugins, $name', ({text, file}) => {
  test('is the same page with both parsers, and plugins see the same', async () => {
    const options = file === undefined ? {} : {file};
    const native = await compileWith(false, text, options);
    const mdxJs = await compileWith(true, text, options);
    expect(native.fallback).toBeUndefined();
    expect(mdxJs.fallback).toBe('remark plugin "extendParser" extends the parser');
    expect(native.files).toEqual(mdxJs.files);
    expect(native.trees).toHaveLength(4);
    expect(native.trees).toEqual(mdxJs.trees);
    expect(native.artifact).toEqual(mdxJs.artifact);
  });
});

test.each([
  ['<A {/* a */ ...b} />\n', 'satteri refuses it'],
  ['> <A b={{\n>   c: `1\n> 2`,\n> }}>d</A>\n', 'satteri refuses it'],
  ['<A . B c="d" />\n', 'its attributes are not found'],
])('%j is compiled by the parser that reads it: %s', async (text) => {
  const {fallback, trees} = await compileWith(false, text, {});
  expect(fallback).toBe('the native parser does not read their text');
  expect(trees).toHaveLength(4);
});

test('a mistake is reported in its line', async () => {
  await expect(compileWith(false, 'a\n\n<A>\n', {})).rejects.toMatchObject({code: 'MDX_SYNTAX', line: 3});
});
