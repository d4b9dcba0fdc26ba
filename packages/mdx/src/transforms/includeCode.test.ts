import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {compile, docsDir, ENGINES, render} from '../../test/compile.js';
import {tidy} from '../../test/tidy.js';

const folder = path.join(docsDir, 'included');

beforeAll(() => {
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, 'a b.ts'), '// #region one\n  let a = 1;\n// #endregion\nlet b;\n');
  fs.writeFileSync(path.join(folder, '.env'), 'SECRET=1\n');
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

describe.each(ENGINES)('%s', (engine) => {
  const html = async (text: string) => tidy((await render(text, {engine})).html);
  const problems = async (text: string) => (await compile(text, {engine})).diagnostics;

  test('an empty fence with a file has its code, and the language of its ending', async () => {
    const page = await html('```ts file=./sample.js\n```\n\n```file="./included/a b.ts#one"\n```\n');
    expect(page).toContain('class="language-ts"');
    expect(page).toContain(fs.readFileSync(path.join(docsDir, 'sample.js'), 'utf8').trim().split('\n')[0]);
    expect(page).toMatch(/class="language-ts"[^>]*>let a = 1;\n<\/code>/);
    expect(page).not.toContain('file=');
    expect(page).not.toContain('region');
  });

  test('the word "title" without a value is the path of the file', async () => {
    expect(await html('```js title file=./sample.js {1}\n```\n')).toContain('title="sample.js"');
    expect(await html('```js title="x.js" file=./sample.js\n```\n')).toContain('title="x.js"');
  });

  test('a fence with code keeps it', async () => {
    expect(await html('```js file=./nowhere.js\nlet own;\n```\n')).toContain('let own;');
  });

  test('what does not exist, or may not be published, is an error with the line of the fence', async () => {
    expect(await problems('# T\n\n```js file=./nowhere.js\n```\n')).toMatchObject([
      {
        code: 'CODE_FILE_NOT_FOUND',
        severity: 'throw',
        line: 3,
        message: 'The file "./nowhere.js" of a code block was not found.',
      },
    ]);
    expect(await problems('```js file="./included/a b.ts#on"\n```\n')).toMatchObject([
      {code: 'CODE_PART_NOT_FOUND', line: 1, hint: expect.stringContaining('Did you mean "#one"?')},
    ]);
    expect(await problems('```js file=./included/.env\n```\n')).toMatchObject([
      {code: 'FILE_NOT_PUBLISHABLE'},
    ]);
    expect(await problems('```js file=https://a.test/b.js\n```\n')).toMatchObject([
      {code: 'CODE_FILE_NOT_FOUND'},
    ]);
  });

  test('a change of the file makes the page stale', async () => {
    const {dependencies} = await compile('```js file=./sample.js\n```\n', {engine});
    expect(JSON.stringify(dependencies)).toContain('sample.js');
  });
});
