import {createRequire} from 'node:module';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {loadHighlighter} from '../client/highlighter/index.js';
import {areTokensOf, parseLineClasses, renderTokens, splitTokens} from '../client/index.js';
import {markLines} from '../client/markedLines.js';
import {COMMON_TYPES} from '../client/tokenTypes.js';
import {parseCodeMeta} from './codeMeta.js';
import {encodeTokens as encodeTokensOf} from './encodeTokens.js';
import {type CodeLanguages, prismComponents} from './grammars.js';

const magicComments = [
  {className: 'hl', line: 'highlight-next-line', block: {start: 'highlight-start', end: 'highlight-end'}},
  {className: 'err', line: 'This will error'},
];

const ALL: CodeLanguages = {languages: 'all', additionalLanguages: []};

const encodeTokens = (code: string, language: string, languages = ALL) =>
  encodeTokensOf(code, language, languages);

const hasColours = (tokens: string) => !tokens.startsWith('#');

afterEach(() => {
  vi.unstubAllGlobals();
});

function mark(language: string, code: string, meta = '') {
  return markLines({language, code, meta, magicComments});
}

describe('tokens', () => {
  test('give the HTML of each line', () => {
    const code = 'const a = "<b>";\n\n/* x\ny */\n';
    expect(renderTokens(code, encodeTokens(code.trimEnd(), 'js'))).toEqual([
      '<span class="token keyword">const</span><span class="token plain"> a </span><span class="token operator">=</span>' +
        '<span class="token plain"> </span><span class="token string">"&lt;b&gt;"</span><span class="token punctuation">;</span>',
      '',
      '<span class="token comment">/* x</span>',
      '<span class="token comment">y */</span>',
    ]);
  });

  test.each([
    'tsx',
    'css',
    'html',
    'json',
    'yaml',
    'bash',
    'python',
    'rust',
    'md',
    'diff',
    'php',
    'sh',
    'vue',
  ])('of %s keep every character', (language) => {
    const code = '# a {b: "c"}\n<d e="f">1 + `g`</d>\n\n- h && i\n';
    const lines = splitTokens(code, encodeTokens(code.slice(0, -1), language));
    expect(lines.map((line) => line.map(({content}) => content).join('')).join('\n')).toBe(code.slice(0, -1));
  });

  test.each(['/* x\n\n<y> */\n', '\n\n', ''])('are the same as data and as HTML: %j', (code) => {
    const tokens = encodeTokens(code, 'js');
    const html = splitTokens(code, tokens).map((line) =>
      line.map(({types, content}) => {
        const text = content.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
        return `<span class="token ${types.join(' ')}">${text}</span>`;
      }),
    );
    expect(renderTokens(code, tokens)).toEqual(html.map((parts) => parts.join('')));
  });

  test('nested ones carry all types, outermost first', () => {
    const code = '<a b="c">';
    expect(splitTokens(code, encodeTokens(code, 'html'))[0]).toContainEqual({
      types: ['tag', 'attr-name'],
      content: 'b',
    });
  });

  test('types that are not common are named in the string', () => {
    const code = '@media print { a { b: url("c") } }';
    const encoded = encodeTokens(code, 'css');
    expect(encoded).toMatch(/^[\w -]+(?:,[\w -]+)*;/);
    const types = splitTokens(code, encoded)[0]?.map((token) => token.types.join(' '));
    expect(types?.some((name) => name !== 'plain' && !COMMON_TYPES.includes(name))).toBe(true);
  });

  test('unknown languages and text without colours have none', () => {
    expect(hasColours(encodeTokens('a', 'no-such-language'))).toBe(false);
    expect(hasColours(encodeTokens('a', '__proto__'))).toBe(false);
    expect(hasColours(encodeTokens('a', 'extend'))).toBe(false);
    expect(hasColours(encodeTokens('a', 'js'))).toBe(false);
    expect(renderTokens('a <b\n\nc\n')).toEqual([
      '<span class="token plain">a &lt;b</span>',
      '',
      '<span class="token plain">c</span>',
    ]);
  });

  test.each(['', '#', 'b5', encodeTokens('const a = 2;', 'js')])(
    'of another text are not laid over code: %j',
    (tokens) => {
      expect(renderTokens('let b = "2";', tokens)).toEqual(['<span class="token plain">let b = "2";</span>']);
      expect(splitTokens('let b = "2";', tokens)).toEqual([[{types: ['plain'], content: 'let b = "2";'}]]);
    },
  );

  test('belong to a text with and without a line break at its end, whatever its line ends are', () => {
    const tokens = encodeTokens('let a;\nlet b;', 'js');
    expect(areTokensOf('let a;\nlet b;', tokens)).toBe(true);
    expect(areTokensOf('let a;\nlet b;\n', tokens)).toBe(true);
    expect(areTokensOf('let a;\r\nlet b;\r\n', tokens)).toBe(true);
    expect(areTokensOf('let a;\nlet b;\n\n', tokens)).toBe(false);
  });

  test('of a site that lists its languages are those of listed and bundled ones, by names of Prism', () => {
    const listed: CodeLanguages = {languages: 'listed', additionalLanguages: ['bash', 'php']};
    const coloured = ['js', 'ts', 'py', 'sh', 'bash', 'php', 'lua', 'vue', 'mdx', 'js-extras'].filter(
      (language) => hasColours(encodeTokens('# "a" <b c="d">\nlocal e = 1', language, listed)),
    );
    expect(coloured).toEqual(['js', 'ts', 'py', 'sh', 'bash', 'php']);
  });

  test.each([
    ...[
      'mdx',
      'shell',
      'sh',
      'zsh',
      'console',
      'yml',
      'ts',
      'mts',
      'tsx',
      'cjs',
      'jsonc',
      'json5',
      'md',
      'diff',
    ],
    ...[
      'docker',
      'dockerfile',
      'ps1',
      'pwsh',
      'bat',
      'toml',
      'env',
      'golang',
      'rs',
      'c++',
      'make',
      'proto',
      'gql',
    ],
    ...['tf', 'vue', 'svelte', 'postgresql', 'patch', 'http', 'js-extras', 'jsdoc'],
  ])('%s has colours', (language) => {
    const code = '# a\n- "b": {"c": 1}\n+ d = "e"; # <f g="h">i</f>\n:: x\nb: 1\n{x}\nGET / HTTP/1.1';
    expect(hasColours(encodeTokens(code, language))).toBe(true);
  });

  test.each(['text', 'plaintext', 'txt', 'none'])('%s has none', (language) => {
    expect(hasColours(encodeTokens('const a = "b";', language))).toBe(false);
  });

  test('of MDX are those of Markdown and of JSX', () => {
    const code =
      "---\na: 1\n---\n\nimport A from 'a';\n\n## Title\n\n<A b={1} /> **bold** {c + 1} `{d}`\n\n```js\nimport e\n```";
    const lines = splitTokens(code, encodeTokens(code, 'mdx'));
    const typesOf = (text: string) =>
      lines
        .flat()
        .find(({content}) => content.includes(text))
        ?.types.join(' ');
    expect(lines.map((line) => line.map(({content}) => content).join('')).join('\n')).toBe(code);
    expect(typesOf('a: 1')).toBeUndefined();
    expect(typesOf('import')).toBe('esm language-jsx keyword module');
    expect(typesOf('Title')).toContain('title');
    expect(typesOf('A')).toContain('esm');
    expect(lines[8]?.find(({content}) => content === 'A')?.types).toContain('tag');
    expect(typesOf('bold')).toContain('bold');
    expect(typesOf('c ')).toBe('expression language-jsx');
    expect(typesOf('{d}')).toContain('code-snippet');
    expect(typesOf('import e')).toContain('code-block');
  });

  test('do not depend on what was coloured before', () => {
    const html = '<style>a { b: c }</style><script>let d = 1</script>';
    const comment = '/** @param a */ function b() {}';
    const before = [encodeTokens(html, 'vue'), encodeTokens(comment, 'js')];
    for (const language of ['jsdoc', 'js-extras', 'php-extras', 'actionscript', 'css-extras', 'graphql']) {
      encodeTokens('a', language);
    }
    // Aliases of the languages above, whose results are not in the cache.
    expect([encodeTokens(html, 'html'), encodeTokens(comment, 'javascript')]).toEqual(before);
    expect(before[0]).not.toBe(encodeTokens('<style>a { b: c }</style>', 'xml'));
    expect(splitTokens(html, before[0])[0]).toContainEqual(
      expect.objectContaining({content: 'let', types: expect.arrayContaining(['keyword'])}),
    );
  });

  test('no global Prism is left behind', () => {
    encodeTokens('select 1', 'sql');
    expect('Prism' in globalThis).toBe(false);
  });

  test('do not depend on what plugins do with Prism', async () => {
    const require = createRequire(import.meta.url);
    const expected = encodeTokens('local a = 1', 'lua');
    vi.stubGlobal('Prism', {});
    const theirs = require('prismjs/components/prism-core.js') as {
      languages: {lua?: unknown};
    };
    vi.stubGlobal('Prism', theirs);
    require('prismjs/components/prism-lua.js');
    theirs.languages.lua = undefined;
    vi.resetModules();
    const fresh = await import('./encodeTokens.js');
    expect(fresh.encodeTokens('local a = 1', 'lua', ALL)).toEqual(expected);
    expect(hasColours(expected)).toBe(true);
  });

  test.each([
    'js',
    'jsx',
    'tsx',
    'html',
    'json',
    'yml',
    'sh',
    'md',
    'mdx',
    'python',
    'diff',
    'rs',
    'go',
    'c++',
  ])('of %s are the same in a browser', async (language) => {
    const highlight = await loadHighlighter(async () => {
      await import('prismjs/components/prism-bash.js');
      await import('prismjs/components/prism-diff.js');
      return {hasOtherNames: true};
    });
    const code = 'import {a} from "b";\n# <d e="f">1 + `g`</d>\n\n- h: && i\nfn c() -> *int {}\n';
    expect(highlight(code, language)).toBe(encodeTokens(code, language));
    expect(hasColours(highlight('a', 'no-such-language'))).toBe(false);
    expect(hasColours(highlight('a', 'constructor'))).toBe(false);
    expect('Prism' in globalThis).toBe(false);
  });

  test('of other languages need their components, which come after those that they extend', () => {
    const names = (languages: string[]) =>
      prismComponents(languages).map((file) => /prism-(.*)\.js$/.exec(file)?.[1]);
    expect(names(['php', 'dockerfile', 'no-such-language'])).toEqual(['markup-templating', 'php', 'docker']);
    expect(names(['php-extras', 'json', 'json'])).toEqual(['markup-templating', 'php', 'php-extras', 'json']);
    expect(names([])).toEqual([]);
  });

  test('the order of common types is part of the format', () => {
    expect(COMMON_TYPES.slice(0, 4)).toEqual(['punctuation', 'operator', 'keyword', 'function']);
    expect(new Set(COMMON_TYPES).size).toBe(80);
  });
});

describe('marked lines', () => {
  test('a range in the meta uses the first class, and leaves comments alone', () => {
    expect(mark('js', 'a\n// highlight-next-line\nb', 'x {1,3-4} y')).toEqual({
      code: 'a\n// highlight-next-line\nb',
      lineClasses: 'hl:1,3',
    });
  });

  test('magic comments are taken out', () => {
    const code =
      'a\n// highlight-next-line\n// This will error\nb\n/* highlight-start */\nc\n\nd\n// highlight-end\ne';
    const {code: left, lineClasses} = mark('js', code);
    expect(left).toBe('a\nb\nc\n\nd\ne');
    expect(parseLineClasses(lineClasses)).toEqual({1: ['hl', 'err'], 2: ['hl'], 3: ['hl'], 4: ['hl']});
  });

  test.each([
    ['js', '# highlight-next-line', false],
    ['python', '# highlight-next-line', true],
    ['python', '// highlight-next-line', false],
    ['html', '<!-- highlight-next-line -->', true],
    ['jsx', '  {/* highlight-next-line */}', true],
    ['sql', '-- highlight-next-line', true],
    ['ocaml', '(* highlight-next-line *)', true],
    ['batch', 'REM highlight-next-line', true],
    ['wasm', ';; highlight-next-line', true],
    ['go', '// highlight-next-line', true],
    ['constructor', '# highlight-next-line', true],
    ['js', 'x // highlight-next-line', false],
  ])('%s: %s', (language, comment, isMagic) => {
    expect(mark(language, `${comment}\nb`).lineClasses).toBe(isMagic ? 'hl:1' : undefined);
  });
});

test('meta is read as properties', () => {
  expect(parseCodeMeta(`title="a {1}" {2} live noInline showLineNumbers={5} x='y z' className=no`)).toEqual({
    title: 'a {1}',
    showLineNumbers: 5,
    rest: {live: true, noInline: true, x: 'y z'},
  });
  expect(parseCodeMeta('showLineNumbers {1}')).toEqual({showLineNumbers: true, rest: {}});
  expect(parseCodeMeta('title="a b": live')).toEqual({title: 'a b', rest: {live: true}});
  expect(parseCodeMeta(`title='a',x="y"`)).toEqual({title: 'a', rest: {}});
  expect(parseCodeMeta('')).toEqual({rest: {}});
});
