import {describe, expect, test} from 'vitest';
import {ALL_ENGINES, compile, compileAny, extendParser, inputOf, render} from '../../test/compile.js';
import {compileMarkdown} from '../compileMarkdown.js';
import {hasUnifiedPlugins} from '../hasUnifiedPlugins.js';
import type {MdNode} from '../tree.js';
import {visitTree} from '../tree.js';

type Plugin = () => (tree: MdNode) => void;

describe('the engine', () => {
  test('is satteri unless something needs the trees of unified', () => {
    const plugin = () => () => undefined;
    expect(hasUnifiedPlugins(inputOf('').rule)).toBe(false);
    expect(hasUnifiedPlugins(inputOf('', {rule: {recmaPlugins: [plugin]}}).rule)).toBe(false);
    expect(hasUnifiedPlugins(inputOf('', {rule: {remarkPlugins: [plugin]}}).rule)).toBe(true);
    expect(hasUnifiedPlugins(inputOf('', {rule: {beforeDefaultRehypePlugins: [plugin]}}).rule)).toBe(true);
  });

  test.each(ALL_ENGINES)('%s takes handlers of nodes', async (engine) => {
    const strong = () => ({type: 'element', tagName: 'b', properties: {}, children: []});
    const {html} = await render('**a**\n', {engine, markdown: {remarkRehypeOptions: {handlers: {strong}}}});
    expect(html).toBe('<p><b></b></p>');
  });

  test.each(ALL_ENGINES)('%s takes the options of footnotes', async (engine) => {
    const remarkRehypeOptions = {footnoteLabel: 'Notes', clobberPrefix: 'x-'};
    const {html} = await render('a[^1]\n\n[^1]: b\n', {engine, markdown: {remarkRehypeOptions}});
    expect(html).toContain('>Notes</h2>');
    expect(html).toContain('href="#x-fn-1"');
  });
});

test.each(['plugins', 'unified', 'loader'] as const)(
  '%s shows a tree that a plugin puts below a node',
  async (engine) => {
    const inner = {type: 'root', children: [{type: 'strong', children: [{type: 'text', value: 'inner'}]}]};
    const plugin: Plugin = () => (tree) =>
      visitTree(
        tree,
        (node) => void (node.type === 'listItem' && node.children?.push(structuredClone(inner))),
      );
    const remarkPlugins = engine === 'unified' ? [extendParser, plugin] : [plugin];
    const {html} = await render('* a\n', {engine, rule: {remarkPlugins}});
    expect(html.replaceAll('\n', '')).toBe('<ul><li>a<strong>inner</strong></li></ul>');
  },
);

describe.each(['plugins', 'loader'] as const)('%s', (engine) => {
  function seenBy(lists: 'remarkPlugins' | 'beforeDefaultRemarkPlugins', text: string): Promise<MdNode[]> {
    const seen: MdNode[] = [];
    const spy: Plugin = () => (tree) => visitTree(tree, (node) => void seen.push(structuredClone(node)));
    return compileAny(text, {engine, rule: {[lists]: [spy]}}).then(() => seen);
  }

  test('a plugin sees the front matter of the file', async () => {
    const seen: unknown[] = [];
    const spy = () => () => (_tree: MdNode, file: {data: {frontMatter?: unknown}}) =>
      void seen.push(file.data.frontMatter);
    await compileAny('---\na: 1\n---\n', {
      engine,
      rule: {beforeDefaultRemarkPlugins: [spy()], rehypePlugins: [spy()]},
    });
    expect(seen).toEqual([{a: 1}, {a: 1}]);
  });

  describe('remark plugins', () => {
    const text = '---\na: 1\n---\n\n## H\n\n[a](doc%202.md)\n\n:::other\n\nx\n\n:::\n\n:::note\n\ny\n\n:::\n';

    test('see heading ids, resolved links, and directives nobody took', async () => {
      const nodes = await seenBy('remarkPlugins', text);
      expect(nodes.find(({type}) => type === 'heading')?.data?.hProperties?.id).toBe('h');
      expect(nodes.find(({type}) => type === 'link')?.url).toBe('/base/docs/doc-2');
      expect(nodes.filter(({type}) => type === 'containerDirective').map(({name}) => name)).toEqual([
        'other',
      ]);
      expect(nodes[1]).toMatchObject({type: 'yaml', value: 'a: 1'});
    });

    test('that run before ours see the source', async () => {
      const nodes = await seenBy('beforeDefaultRemarkPlugins', text);
      expect(nodes.find(({type}) => type === 'link')?.url).toBe('doc%202.md');
      expect(nodes.filter(({type}) => type === 'containerDirective')).toHaveLength(2);
    });

    test('may set heading ids, handle directives, and add code blocks', async () => {
      const setId: Plugin = () => (tree) =>
        visitTree(tree, (node) => {
          if (node.type === 'heading') node.data = {hProperties: {id: 'set'}};
        });
      const box: Plugin = () => (tree) =>
        visitTree(tree, (node) => {
          if (node.type === 'containerDirective' && node.name === 'other') node.data = {hName: 'section'};
        });
      const {html, artifact, exports} = await render(text, {
        engine,
        rule: {beforeDefaultRemarkPlugins: [setId], remarkPlugins: [box]},
      });
      expect(html).toContain('<h2 id="set">');
      expect(html).toMatch(/<section>\s*<p>x<\/p>\s*<\/section>/);
      expect(artifact.diagnostics).toEqual([]);
      expect(exports.toc).toMatchObject([{id: 'set'}]);
    });

    test('may add imports, which the artifact names', async () => {
      const addTabs: Plugin = () => (tree) => {
        const source = {type: 'Literal', value: '@theme/Tabs', raw: "'@theme/Tabs'"};
        const local = {type: 'Identifier', name: 'Tabs'};
        const specifiers = [{type: 'ImportDefaultSpecifier', local}];
        const body = [{type: 'ImportDeclaration', source, specifiers, attributes: []}];
        tree.children?.unshift({
          type: 'mdxjsEsm',
          value: "import Tabs from '@theme/Tabs'",
          data: {estree: {type: 'Program', sourceType: 'module', body}},
        });
        tree.children?.push({type: 'mdxJsxFlowElement', name: 'Tabs', attributes: [], children: []});
      };
      const {html, imports} = await render('Hi', {
        engine,
        rule: {remarkPlugins: [addTabs]},
        modules: {'code:@theme/Tabs': {default: () => 'TABS'}},
      });
      expect(imports).toEqual(['code:@theme/Tabs']);
      expect(html).toContain('TABS');
    });
  });

  test('a rehype plugin changes what is rendered', async () => {
    const addClass = () => (tree: {children: {type: string; properties?: Record<string, unknown>}[]}) => {
      for (const node of tree.children) if (node.properties) node.properties.className = ['added'];
    };
    expect((await render('Hi', {engine, rule: {rehypePlugins: [addClass]}})).html).toBe(
      '<p class="added">Hi</p>',
    );
  });

  test('a recma plugin changes the module of a page', async () => {
    const addExport = () => (program: {body: unknown[]}) => {
      const init = {type: 'Literal', value: 1};
      const id = {type: 'Identifier', name: 'added'};
      const declarations = [{type: 'VariableDeclarator', id, init}];
      const declaration = {type: 'VariableDeclaration', kind: 'const', declarations};
      program.body.push({type: 'ExportNamedDeclaration', declaration, specifiers: [], attributes: []});
    };
    const {html, exports} = await render('Hi', {engine, rule: {recmaPlugins: [addExport]}});
    expect(exports.added).toBe(1);
    expect(html).toBe('<p>Hi</p>');
  });

  test('a plugin that puts JSX into a .md page is reported', async () => {
    const addJsx = () => (tree: MdNode) => {
      tree.children?.push({type: 'mdxJsxFlowElement', name: 'Tabs', attributes: [], children: []});
    };
    await expect(
      compileAny('Hi', {engine, file: 'page.md', rule: {remarkPlugins: [addJsx]}}),
    ).rejects.toMatchObject({
      code: 'MDX_IN_MARKDOWN',
    });
  });

  test('a plugin that overflows the stack on deep content is reported as that', async () => {
    const overflow = () => () => {
      throw new RangeError('Maximum call stack size exceeded');
    };
    await expect(compileAny('a', {engine, rule: {rehypePlugins: [overflow]}})).rejects.toMatchObject({
      code: 'MARKDOWN_TOO_DEEP',
    });
  });

  test('a failing plugin is reported with the file', async () => {
    const fail = () => () => {
      throw new Error('oops');
    };
    await expect(compileAny('Hi', {engine, rule: {remarkPlugins: [fail]}})).rejects.toMatchObject({
      code: 'MDX_PLUGIN_FAILED',
      message: 'A remark, rehype or recma plugin failed on this file: oops',
    });
  });
});

test('no native code runs where the caller does not want it', async () => {
  const plugin = () => () => undefined;
  for (const rule of [{}, {recmaPlugins: [plugin]}, {remarkPlugins: [plugin]}]) {
    const {fallback} = await compileMarkdown({...inputOf('Hi', {rule}), avoidsNative: true});
    expect(fallback).toBe('no other process can load their plugins');
  }
});

describe('plugins', () => {
  test('are started once for all pages of a rule', async () => {
    let starts = 0;
    const count = () => {
      starts += 1;
    };
    const rule = {remarkPlugins: [count]};
    const input = inputOf('Hi', {rule});
    await compileMarkdown(input);
    await compileMarkdown({...input, text: 'Ho'});
    // The first start checks for changes of the parser, the second is for the pages.
    expect(starts).toBe(2);
  });

  test('may parse text, which is read as the page is', async () => {
    function addParsed(this: {parse(text: string): MdNode}) {
      return (tree: MdNode) => void tree.children?.push(...(this.parse('*a* {1 + 1}').children ?? []));
    }
    const rule = {remarkPlugins: [addParsed]};
    expect((await render('Hi', {rule})).html).toBe('<p>Hi</p><p><em>a</em> 2</p>');
    expect((await compile('Hi', {rule})).fallback).toBeUndefined();
  });

  test('may parse text when they are started', async () => {
    function parseAtStart(this: {parse(text: string): MdNode}) {
      parsed.push(this.parse('*a*'));
    }
    const parsed: MdNode[] = [];
    const {html} = await render('Hi', {rule: {remarkPlugins: [parseAtStart]}});
    expect(html).toBe('<p>Hi</p>');
    expect(parsed.at(-1)?.children).toMatchObject([{type: 'paragraph'}]);
  });

  test('that parse what only the other parser reads have the page compiled by that', async () => {
    const seen: MdNode[] = [];
    function parseTag(this: {parse(text: string): MdNode}) {
      return () => void seen.push(this.parse('<A {/* b */ ...c} />'));
    }
    const {fallback, toc} = await compile('## Hi', {rule: {remarkPlugins: [parseTag]}});
    expect(fallback).toBe('the native parser does not read their text');
    expect(seen).toHaveLength(1);
    expect(toc).toHaveLength(1);
  });

  test('give their messages a place', async () => {
    const fail = () => (tree: MdNode, file: {fail(reason: string, place: unknown): never}) =>
      file.fail('no', tree.children?.[1]);
    await expect(compile('a\n\nb', {rule: {remarkPlugins: [fail]}})).rejects.toMatchObject({
      code: 'MDX_PLUGIN_FAILED',
      message: 'A remark, rehype or recma plugin failed on this file: no',
      line: 3,
      column: 1,
    });
  });

  test('that cannot be started are reported with the file', async () => {
    const fail = () => {
      throw new Error('oops');
    };
    for (const rule of [
      {remarkPlugins: [fail]},
      {rehypePlugins: [extendParser, fail]},
      {remarkPlugins: [7]},
    ]) {
      await expect(compile('Hi', {rule})).rejects.toMatchObject({code: 'MDX_PLUGIN_FAILED'});
    }
  });
});

describe('a plugin that extends the parser', () => {
  function named(this: {data(): Record<string, unknown>}) {
    this.data().fromMarkdownExtensions = [{}];
  }
  function replaceParser(this: {parser: unknown}) {
    this.parser = () => ({type: 'root', children: []});
  }
  function printer(this: {data(): Record<string, unknown>; compiler: unknown}) {
    this.data().toMarkdownExtensions = [{}];
    this.compiler = () => '';
  }
  const idle = () => () => undefined;

  test.each([
    [{remarkPlugins: [idle, named]}, 'remark plugin "named"'],
    [{beforeDefaultRemarkPlugins: [[named, {a: 1}]]}, 'remark plugin "named"'],
    [{rehypePlugins: [replaceParser]}, 'rehype plugin "replaceParser"'],
    [{remarkPlugins: [idle, {plugins: [named]}]}, 'remark plugin 2 of the list'],
    [{remarkPlugins: [printer]}, undefined],
  ])('is found: %j', async (rule, name) => {
    const {fallback} = await compile('Hi', {rule});
    expect(fallback).toBe(name && `${name} extends the parser`);
  });
});
