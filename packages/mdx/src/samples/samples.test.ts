import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {compile, docsDir, ENGINES, inputOf, render} from '../../test/compile.js';
import {readFences} from '../readFences.js';
import {runCode, shownCode} from './hiddenLines.js';
import {parseSampleWords, withoutSampleWords} from './sampleWords.js';

const page = (text: string, file = 'page.md') => readFences(inputOf(text, {file}));
const fencesOf = async (text: string, file?: string) => (await page(text, file)).fences;
const problemsOf = async (text: string, file?: string) => (await page(text, file)).problems;

test.each([
  ['js', 'a\n// hide-next-line\nb\nc', 'a\nc', 'a\n\nb\nc'],
  ['js', '// hide-start\na\n// hide-end\n\nb\n\n/* hide-start */\nc', 'b', '\na\n\n\nb\n\n\nc'],
  [
    'py',
    'def f():\n    # hide-next-line\n    a()\n    b()',
    'def f():\n    b()',
    'def f():\n\n    a()\n    b()',
  ],
  ['html', '<!-- hide-next-line -->\n<a>\n<b>', '<b>', '\n<a>\n<b>'],
  ['json', '// hide-next-line\n{\n}', '}', '\n{\n}'],
  ['sql', '-- hide-start\na\n-- hide-end', '', '\na\n'],
  ['py', '// hide-next-line\na', '// hide-next-line\na', '// hide-next-line\na'],
  ['js', '\n"hide-start"\n', '\n"hide-start"\n', '\n"hide-start"\n'],
])('%s: hidden lines of %j', (language, code, shown, run) => {
  expect(shownCode(code, language)).toBe(shown);
  expect(runCode(code, language)).toBe(run);
});

test('the words of a fence', () => {
  const words = {roles: ['test'], name: undefined, as: undefined, fails: undefined, hidden: false};
  expect(parseSampleWords('test')).toEqual(words);
  expect(parseSampleWords('{1,2} title="x" test="a b" as=src/a.ts fails="no" hidden')).toEqual({
    ...words,
    name: 'a b',
    as: 'src/a.ts',
    fails: 'no',
    hidden: true,
  });
  expect(parseSampleWords('setup')?.roles).toEqual(['setup']);
  expect(parseSampleWords('output test')?.roles).toEqual(['test', 'output']);
  for (const meta of ['', 'title="a test"', 'tests', 'test-id=3', '{1} hidden as=x'])
    expect(parseSampleWords(meta)).toBeUndefined();
  expect(withoutSampleWords('{1} test="a b" title="test x" as=src/a.ts fails hidden live')).toBe(
    '{1} title="test x" live',
  );
});

describe.each(ENGINES)('%s', (engine) => {
  const html = async (text: string) => (await render(text, {engine})).html;

  test('hidden lines and fences, and the words for tests, are not on the page', async () => {
    const shown = await html(
      '```js test="a" title="A"\n// hide-next-line\nsecret();\n\nshown();\n```\n\n```js setup hidden\nsecret();\n```\n\n- ```js setup\n  secret(); // shown, too\n  ```\n',
    );
    expect(shown).not.toMatch(/secret\(\);\n/);
    expect(shown).not.toMatch(/hide-|test=|setup/);
    expect(shown).toContain('shown();');
    expect(shown).toContain('title="A"');
    expect(shown.match(/<pre/g)).toHaveLength(2);
    expect(JSON.stringify(await compile('```js test hidden\nsecret()\n```\n', {engine}))).not.toContain(
      'secret',
    );
  });

  test('ranges of lines count the lines that are shown', async () => {
    const {code} = await compile('```js {2} test\n// hide-next-line\na\nb\nc\n```\n', {engine});
    expect(code).toMatch(/:2\b/);
  });

  test('in fences that are not run, the comments and the words mean nothing', async () => {
    const shown = await html('```js hidden title="T"\n// hide-next-line\nkept();\n```\n');
    expect(shown).toContain('// hide-next-line\nkept();');
  });
});

test('fences have the lines of the file, in lists, quotes and components, too', async () => {
  const text =
    '---\ntitle: T\n---\n\n<Tabs>\n\n1. A\n\n   ```JS{1} test\n   // hide-next-line\n   a\n     b\n   ```\n\n</Tabs>\n\n> ~~~py setup\n> c\n> ~~~\n';
  expect(await fencesOf(text, 'page.mdx')).toMatchObject([
    {language: 'js', roles: ['test'], line: 9, codeLine: 10, code: '\na\n  b'},
    {language: 'py', roles: ['setup'], line: 17, codeLine: 18, code: 'c'},
  ]);
  expect(await problemsOf(text, 'page.mdx')).toEqual([]);
});

test('a fence inside another one is text', async () => {
  const text = '````md\n```js test\na\n```\n````\n\n~~~~\n```js test\n```\n~~~~\n';
  expect(await page(text)).toEqual({fences: [], problems: [], diagnostics: []});
});

test('code of files is read; its lines are not those of the page', async () => {
  const [fence] = await fencesOf('```js test file=./sample.js\n```\n');
  expect(fence?.code).toBe(fs.readFileSync(path.join(docsDir, 'sample.js'), 'utf8').trimEnd());
  expect(fence).not.toHaveProperty('codeLine');
  const {diagnostics} = await page('```js test file=../../../../../etc/passwd\n```\n');
  expect(diagnostics).toHaveLength(1);
});

test('fences that end too early are found', async () => {
  const early = '```js test\nconst a = `\n```\n`;\n```\n';
  expect(await problemsOf(early)).toEqual([{kind: 'unclosed', line: 5}]);
  expect(await problemsOf(`${early}\n\`\`\`js test\nb\n\`\`\`\n`)).toEqual([{kind: 'inner', line: 7}]);
  expect(await problemsOf('> ```js test\n> a\n\nText\n')).toEqual([{kind: 'unclosed', line: 1}]);
  expect(await problemsOf('```js test\n```')).toEqual([]);
  expect(await problemsOf('    ```js test\n    a\n')).toEqual([]);
});

test('a file without the words is not parsed', async () => {
  expect(await page('{ broken\n```js\ntest\n```\n', 'page.mdx')).toEqual({
    fences: [],
    problems: [],
    diagnostics: [],
  });
  await expect(page('{ broken\n\n```js test\n```\n', 'page.mdx')).rejects.toMatchObject({code: 'MDX_SYNTAX'});
});
