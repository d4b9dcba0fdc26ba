import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {compile, docsDir, ENGINES, render, siteDir} from '../../test/compile.js';
import {tidy} from '../../test/tidy.js';

const folder = path.join(docsDir, 'parts');

const FILES = {
  '_install.md':
    '---\nx: 1\n---\n\n## Install {{include.product}}\n\nRun *{{include.product}}*.\n\n:::note Mind\n\nText\n\n:::\n',
  '_links.md': '[doc](../guide/intro.mdx) ![i](./pixel.png)\n\n```js file=./a.js\n```\n',
  '_broken.md': 'Text\n\n[gone](./gone.md)\n\n::nothing[x]\n',
  '_outer.md': '# Outer\n\n::include{file="./_inner.md" shift=1}\n',
  '_inner.md': '# Inner\n\n- item\n\n  ::include{file="./_deep.md"}\n',
  '_deep.md': 'deep :smile:\n',
  '_loop.md': '::include{file="./_loop2.md"}\n',
  '_loop2.md': '::include{file="./_loop.md"}\n',
  '_wide.md': '::include{file="./_deep.md"}\n\n'.repeat(30),
  '_unknown.md': 'a\n\nb {{include.produkt}}\n',
  '_cjk.md': '**中文。**中文\n',
  '.secret.md': 'secret\n',
  'a.js': 'let a;\n',
};

beforeAll(() => {
  fs.mkdirSync(folder);
  for (const [name, text] of Object.entries(FILES)) fs.writeFileSync(path.join(folder, name), text);
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  fs.writeFileSync(path.join(folder, 'pixel.png'), Buffer.from(pixel, 'base64'));
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

const include = (name: string, more = '') => `::include{file="./parts/${name}"${more}}\n`;

describe.each(ENGINES)('%s', (engine) => {
  const html = async (text: string) => tidy((await render(text, {engine})).html);
  const problems = async (text: string) => (await compile(text, {engine})).diagnostics;

  test('the content of a file is in the place of the directive, without its front matter', async () => {
    const page = await html(`before\n\n${include('_install.md', ' product="the *CLI*" shift=1')}\nafter\n`);
    expect(page).toMatch(/before[\s\S]*<h3[^>]*>Install the <em>CLI<\/em>[\s\S]*Run [\s\S]*after/);
    expect(page).toContain('Mind');
    expect(page).not.toContain('x: 1');
  });

  test('headings are shifted, within the six levels, and are in the table of contents', async () => {
    const {toc} = await compile(`## A\n\n${include('_install.md', ' shift=1 product=x')}`, {engine});
    expect(toc).toMatchObject([
      {value: 'A', level: 2},
      {value: 'Install x', level: 3, id: 'install-x'},
    ]);
    expect(await html(include('_install.md', ' shift=5 product=x'))).toContain('<h6');
    expect(await html(include('_install.md', ' shift=-3 product=x'))).not.toContain('<h2');
  });

  test('links, images and code lead where they do from the folder of the file', async () => {
    const {diagnostics, assets, code, dependencies} = await compile(include('_links.md'), {engine});
    expect(diagnostics.map(({message}) => message)).toEqual([]);
    expect(assets.map(({file}) => path.basename(file))).toEqual(['pixel.png']);
    expect(code).toContain('/base/docs/guide/intro');
    expect(code).toContain('let a;');
    expect(JSON.stringify(dependencies)).toContain('_links.md');
  });

  test('a mistake in a file is reported with the line of that file', async () => {
    expect(await problems(`1\n\n2\n\n3\n\n${include('_broken.md')}`)).toMatchObject([
      {code: 'MARKDOWN_LINK_NOT_FOUND', file: path.join(folder, '_broken.md'), line: 3},
      {code: 'DIRECTIVE_UNUSED', file: path.join(folder, '_broken.md'), line: 5},
    ]);
    expect(await html(include('_broken.md'))).toContain('::nothing[x]');
    expect(await problems(include('_unknown.md', ' product=x'))).toMatchObject([
      {
        code: 'VARIABLE_UNKNOWN',
        file: path.join(folder, '_unknown.md'),
        line: 3,
        hint: 'Did you mean "include.product"? There are: include.product.',
      },
    ]);
  });

  test('included files include files, at any depth of the page', async () => {
    const page = await html(`> ${include('_outer.md')}`);
    expect(page).toMatch(/<blockquote>[\s\S]*<h1[^>]*>Outer[\s\S]*<h2[^>]*>Inner[\s\S]*<li>[\s\S]*deep 😄/);
  });

  test('files that include themselves, and too many files, are errors', async () => {
    const [loop] = await problems(include('_loop.md'));
    expect(loop?.message).toMatch(/^A file includes itself: .*_loop\.md → .*_loop2\.md → .*_loop\.md\.$/);
    const many = await problems(include('_wide.md').repeat(10).replaceAll('\n', '\n\n'));
    expect(many[0]).toMatchObject({code: 'INCLUDE_FAILED', message: expect.stringContaining('200')});
  });

  test('what does not exist, is no Markdown or may not be published is an error with the line of the directive', async () => {
    expect(await problems(`# T\n\n${include('_non.md')}`)).toMatchObject([
      {code: 'INCLUDE_NOT_FOUND', severity: 'throw', line: 3},
    ]);
    expect(await problems(include('.secret.md'))).toMatchObject([{code: 'FILE_NOT_PUBLISHABLE'}]);
    expect(await problems('::include{file="../../../../package.json"}\n')).toMatchObject([
      {severity: 'throw'},
    ]);
    expect(await problems(include('a.js'))).toMatchObject([
      {code: 'INCLUDE_FAILED', hint: expect.stringContaining('file=./a.js')},
    ]);
    expect(await problems(include('_deep.md#x'))).toMatchObject([{code: 'INCLUDE_FAILED'}]);
    expect(await problems(include('_deep.md', ' shift=x'))).toMatchObject([
      {code: 'INCLUDE_FAILED', line: 1},
    ]);
  });

  test('emphasis beside Chinese characters is read as on a page', async () => {
    expect(await html(include('_cjk.md'))).toContain('<strong>中文。</strong>');
  });

  test('a directive in code stays', async () => {
    expect(await html(`\`\`\`md\n${include('_deep.md')}\`\`\`\n`)).toContain('::include');
  });
});

test('a page of MDX refuses imports of the file, with their line', async () => {
  const file = path.join(folder, '_esm.mdx');
  fs.writeFileSync(file, 'Text\n\nimport X from "./x.js"\n\n<b>bold</b>\n');
  const {diagnostics} = await compile('::include{file="./parts/_esm.mdx"}\n', {file: 'page.mdx'});
  expect(diagnostics).toMatchObject([{code: 'INCLUDE_FAILED', file, line: 3}]);
  expect(path.relative(siteDir, file)).toBe(path.join('docs', 'parts', '_esm.mdx'));
});
