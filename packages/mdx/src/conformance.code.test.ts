import {describe, expect, test} from 'vitest';
import {ALL_ENGINES, type CompileOptions, compileAny, render} from '../test/compile.js';
import {failure} from '../test/failure.js';
import {tidy} from '../test/tidy.js';

describe.each(ALL_ENGINES)('%s', (engine) => {
  const html = async (text: string, options: CompileOptions & {components?: readonly string[]} = {}) =>
    tidy((await render(text, {engine, ...options})).html);
  const artifactOf = (text: string, options: CompileOptions = {}) => compileAny(text, {engine, ...options});

  describe('code of content', () => {
    test('an SVG file that is required as an address is one, and a module elsewhere', async () => {
      const text =
        'export const Icon = require("./icon.svg").default;\n\n<img src={require("./icon.svg").default} /> <a href={require("./icon.svg")}>a</a> <image {...{xlinkHref: require("./icon.svg").default}} /> <Icon />\n';
      const modules = {'code:@site/docs/icon.svg': {default: () => 'drawn'}};
      const {html: page} = await render(text, {engine, modules});
      const url = '/base/assets/images/icon-[0-9a-f]{8}\\.svg';
      const parts = [
        `<img src="${url}"/>`,
        `<a href="${url}">a</a>`,
        `<image xlink:href="${url}"></image>`,
        'drawn',
      ];
      expect(page).toMatch(new RegExp(parts.join('\\s+')));
    });

    test('files of any other type are modules of the bundler, unless they may not be published', async () => {
      const text = "import table from './table.csv';\n\n{table} {require('./LICENSE').default}\n";
      const modules = {
        'code:@site/docs/table.csv': {default: 'T'},
        'code:@site/docs/LICENSE': {default: 'L'},
      };
      expect((await render(text, {engine, modules})).html).toMatch(/T\s+L/);
      const {diagnostics} = await artifactOf("import secret from './.hidden';\n\n{secret}\n");
      expect(diagnostics).toMatchObject([{code: 'FILE_NOT_PUBLISHABLE', severity: 'throw', line: 1}]);
    });

    test('imports and requires become modules', async () => {
      const text = [
        "import Demo, {part as p} from '@site/src/Demo';",
        "import * as all from './local';",
        "import raw from '!!raw-loader!./sample.js';",
        "import short from '!!raw-loader!@site/docs/sample';",
        "import dot from './dot.png';",
        'export const shown = [`a`, p].join(" ");',
        'export {p as renamed};',
        '',
        "<Demo a={require('./manual.pdf').default} b={require('@site/src/Demo').part} />",
        '',
        '{all.x} {shown} {short === raw && raw} {dot} {frontMatter.title} {/* gone */}',
      ].join('\n');
      const {
        html: page,
        imports,
        exports,
      } = await render(`---\ntitle: T\n---\n${text}`, {
        engine,
        modules: {
          'code:@site/src/Demo': {default: ({a, b}: {a: string; b: string}) => `${a} ${b}`, part: 'P'},
          'code:@site/docs/local': {x: 'X'},
        },
      });
      expect(imports).toEqual(['code:@site/src/Demo', 'code:@site/docs/local']);
      expect(tidy(page)).toMatch(
        /^\/base\/assets\/files\/manual-[0-9a-f]{8}\.pdf P\s+X\s+a P\s+export const a = `1`;\s+\/base\/assets\/images\/dot-[0-9a-f]{8}\.png\s+T/,
      );
      expect(exports).toMatchObject({
        shown: 'a P',
        renamed: 'P',
        contentTitle: null,
        frontMatter: {title: 'T'},
      });
    });

    test('a required file becomes its address wherever a string is expected', async () => {
      const {html: page} = await render("<a href={require('./manual.pdf')}>Manual</a>\n", {engine});
      expect(page).toMatch(/href="\/base\/assets\/files\/manual-[0-9a-f]{8}\.pdf"/);
    });

    test('a missing file that is read at compile time is an error in its line', async () => {
      const error = await failure('Text.\n\n<img src={require("./nope.png").default} />\n', {engine});
      expect(error).toMatchObject({code: 'IMPORT_NOT_FOUND', line: 3, column: 20});
    });

    test('a component nobody defined is named when the page is rendered', async () => {
      await expect(render('<Nope />', {engine})).rejects.toThrow(
        /docs\/page\.mdx.*Nope|Nope.*docs\/page\.mdx/,
      );
    });
  });

  describe('code blocks', () => {
    test('pass their meta on, with colours and marked lines', async () => {
      const text =
        '```js title="a b.js" {2} showLineNumbers=3 live2 x=y\nconst a = 1;\n  b();\n```\n\n```py\n# highlight-next-line\nx = 1\n```\n';
      const page = (await html(text, {components: ['code', 'pre']})).replaceAll('&quot;', '"');
      for (const part of [
        'className="language-js"',
        'title="a b.js"',
        'showLineNumbers=3',
        'live2=true',
        'x="y"',
        'lineClasses="marked:2"',
        'metastring="title=\\"a b.js\\" {2} showLineNumbers=3 live2 x=y"',
        '>const a = 1;\n  b();\n</x-el></x-el>',
        'lineClasses="marked:1"',
        '>x = 1\n</x-el>',
      ]) {
        expect(page).toContain(part);
      }
      expect(page).toMatch(/tokens="[^"]+"/);
    });

    test('have colours as live code, too', async () => {
      expect(await html('```js live\nif\n```', {components: ['code']})).toContain('tokens=');
    });

    test('have a default language, and none where nothing is known', async () => {
      const code = {
        languages: 'all' as const,
        additionalLanguages: [],
        magicComments: [],
        defaultLanguage: 'js',
      };
      expect(await html('```\nif\n```', {markdown: {code}})).toBe(
        '<pre><code class="language-js" tokens="u2#fvk4cm">if\n</code></pre>',
      );
      expect(await html('```\nif\n```')).toBe('<pre><code>if\n</code></pre>');
      expect(await html('    indented\n', {file: 'page.md'})).toBe('<pre><code>indented\n</code></pre>');
    });

    test('mermaid is drawn only where the site has it', async () => {
      const text = '```mermaid\ngraph "x"\n```';
      expect(await html(text, {markdown: {mermaid: true}})).toBe(
        '<mermaid value="graph &quot;x&quot;"></mermaid>',
      );
      expect(await html(text)).toContain('<code class="language-mermaid"');
    });
  });
});
