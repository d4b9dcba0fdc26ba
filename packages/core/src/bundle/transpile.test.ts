import {describe, expect, test} from 'vitest';
import {type TranspileInput, transpile} from './transpile.js';
import type {RuntimeOptions} from './tsconfig.js';

const DEFAULTS = {development: false, refresh: false, compilerOptions: {}, sourceMap: false};

async function codeOf(file: string, code: string, input: Partial<TranspileInput> = {}): Promise<string> {
  return (await transpile({...DEFAULTS, code, file: `/site/src/${file}`, ...input})).code;
}

const withOptions = (compilerOptions: RuntimeOptions) => ({compilerOptions});

test('types go, and with them imports that are used as types only', async () => {
  const code = "import {type A, B, c} from './x';\nexport const d = c as A;\nlet e: B = <B>d;\n";
  expect(await codeOf('a.ts', code)).toBe("import { c } from './x';\nexport const d = c;\nlet e = d;\n");
  expect(await codeOf('a.ts', code, withOptions({verbatimModuleSyntax: true}))).toContain('{ B, c }');
});

test('JSX is compiled in scripts of any extension but .ts; imports of JavaScript stay', async () => {
  const code = "import unused from './x';\nexport const a = <b c={1} />;\n";
  for (const file of ['a.js', 'a.mjs', 'a.jsx', 'a.tsx']) {
    expect(await codeOf(file, code)).toContain('_jsx("b"');
  }
  expect(await codeOf('a.js', code)).toContain("import unused from './x';");
  expect(await codeOf('a.tsx', code, withOptions({jsxImportSource: 'preact'}))).toContain(
    'from "preact/jsx-runtime"',
  );
  expect(await codeOf('a.tsx', code, {development: true})).toContain('react/jsx-dev-runtime');
});

test('CommonJS, comments for webpack and import attributes stay as they are', async () => {
  const code = "module.exports = {a: require('./a')};\n";
  expect(await codeOf('a.js', code)).toBe("module.exports = {\n    a: require('./a')\n};\n");
  const lazy = "export const a = () => import(/* webpackChunkName: 'a' */ './a');\n";
  expect(await codeOf('a.ts', lazy)).toContain("/* webpackChunkName: 'a' */");
  const json = "import a from './a.json' with {type: 'json'};\nexport default a;\n";
  expect(await codeOf('a.ts', json)).toMatch(/with \{\s+type: ['"]json['"]\s+\}/);
});

test('fields and decorators follow the tsconfig', async () => {
  const field = 'export class A { a?: number; }';
  const defined = /class A \{\s+a;/;
  expect(await codeOf('a.ts', field)).toMatch(defined);
  expect(await codeOf('a.ts', field, withOptions({target: 'es2022'}))).toMatch(defined);
  expect(await codeOf('a.ts', field, withOptions({target: 'es2020'}))).not.toMatch(defined);
  expect(await codeOf('a.ts', field, withOptions({useDefineForClassFields: false}))).not.toMatch(defined);
  const decorated = '@d export class A { @d a = 1; }';
  const legacy = await codeOf('a.ts', decorated, withOptions({experimentalDecorators: true}));
  expect(legacy).toContain('_ts_decorate');
  expect(await codeOf('a.ts', decorated)).not.toContain('_ts_decorate');
});

test('components are marked for the refresh of React on request', async () => {
  const code = 'export default function A() { return <p /> }\n';
  expect(await codeOf('a.tsx', code, {refresh: true, development: true})).toContain('$RefreshReg$(_c, "A")');
  expect(await codeOf('a.tsx', code)).not.toContain('$Refresh');
});

describe('a syntax error has its place and a reason', () => {
  test.each([
    ['const a = ;\n', '1:10: ERROR: Expression expected'],
    ['\n\nconst ü = "ü", b: = 4\n', '3:18: ERROR: Unexpected token `=`.'],
    [
      'export default function A() {\n  return <p>a</q>;\n}',
      '2:15: ERROR: Expected corresponding JSX closing tag for <p>',
    ],
    ['export const a = 1;\n  const a = 2;\n', '2:8: ERROR: the name `a` is defined multiple times'],
    ['const a = 1; let a = 2;\n', '1:17: ERROR: the name `a` is defined multiple times'],
    ['export const a = 1;\na = 2;\n', '2:0: ERROR: cannot reassign to a variable declared with `const`'],
    ['export default () => <A b={1}>\n', "1:31: ERROR: Expected '</', got '<eof>'"],
  ])('%j', async (code, message) => {
    await expect(codeOf('a.tsx', code)).rejects.toThrow(`/site/src/a.tsx:${message}`);
  });
});
