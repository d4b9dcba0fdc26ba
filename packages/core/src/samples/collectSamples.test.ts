import type {SampleFence} from '@lectern/mdx/fences';
import {expect, test} from 'vitest';
import {collectSamples} from './collectSamples.js';
import {isSamplePath} from './isSamplePath.js';

const LANGUAGES = {js: {extension: 'mjs', prelude: 'first();\n'}, sh: {prelude: ''}};

function fence(line: number, words: Partial<SampleFence>): SampleFence {
  return {
    roles: ['test'],
    name: undefined,
    as: undefined,
    fails: undefined,
    hidden: false,
    language: 'js',
    line,
    codeLine: line + 1,
    code: `line${line}`,
    ...words,
  };
}

const collect = (...fences: readonly SampleFence[]) =>
  collectSamples('/site/a.md', {fences, problems: [], diagnostics: []}, LANGUAGES);

test('fences of one name are one program, below the prelude and the setup above them', () => {
  const {samples, problems} = collect(
    fence(1, {roles: ['setup']}),
    fence(5, {roles: ['setup'], language: 'sh'}),
    fence(10, {name: 'a', code: 'one\ntwo'}),
    fence(20, {}),
    fence(30, {roles: ['setup']}),
    fence(40, {name: 'a', fails: 'text'}),
    fence(50, {language: 'sh', codeLine: undefined}),
  );
  expect(problems).toEqual([]);
  expect(samples).toMatchObject([
    {
      line: 10,
      name: 'a',
      fails: 'text',
      main: 'sample.mjs',
      files: [{text: 'first();\nline1\none\ntwo\nline40\n', pageLines: [undefined, 2, 11, 12, 41]}],
    },
    {line: 20, name: undefined, fails: undefined, files: [{text: 'first();\nline1\nline20\n'}]},
    {line: 50, language: 'sh', main: 'sample.sh', files: [{text: 'line5\nline50\n', pageLines: [6, 50]}]},
  ]);
});

test('fences with a path are files; without other fences, the last one is run', () => {
  const {samples} = collect(
    fence(1, {roles: ['setup'], as: 'shared.json', language: 'json'}),
    fence(10, {name: 'a', as: 'lib/a.mjs'}),
    fence(20, {name: 'a'}),
    fence(30, {name: 'b', as: 'data.txt', language: '', code: ''}),
    fence(40, {name: 'b', as: 'main.sh', language: 'sh'}),
  );
  expect(samples.map(({main, files}) => [main, files.map(({path}) => path)])).toEqual([
    ['sample.mjs', ['sample.mjs', 'shared.json', 'lib/a.mjs']],
    ['main.sh', ['main.sh', 'shared.json', 'data.txt']],
  ]);
});

test('outputs belong to the sample above', () => {
  const output = (line: number) => fence(line, {roles: ['output'], language: 'text'});
  const {samples} = collect(
    fence(1, {name: 'a'}),
    output(5),
    fence(10, {name: 'a'}),
    output(15),
    fence(20, {}),
  );
  expect(samples.map((sample) => sample.output)).toEqual([{text: 'line5\nline15', line: 5}, undefined]);
});

test.each<[string, Partial<SampleFence>, RegExp]>([
  ['two roles', {roles: ['test', 'setup']}, /several of these words: test, setup/],
  ['a path out of the folder', {as: '../a.js'}, /"..\/a.js" is not a path/],
  ['no path', {as: true}, /"as" needs a path/],
  ['no language', {language: ''}, /needs a language/],
  ['no code', {code: ' \n'}, /no code/],
  ['a language without a command', {language: 'py'}, /no command for samples in "py"/],
  ['a name of the prototype', {language: 'constructor'}, /no command for samples in "constructor"/],
  ['a setup that fails', {roles: ['setup'], fails: true}, /"fails" has no effect/],
  ['an output that is hidden', {roles: ['output'], hidden: true}, /"hidden" has no effect/],
  ['several languages', {name: 'a', language: 'sh'}, /"a" are in several languages: js, sh/],
  ['the file that is run', {name: 'a', as: 'sample.mjs'}, /has the file "sample.mjs" already/],
])('%s is a mistake', (_, words, message) => {
  const {samples, problems} = collect(fence(1, {name: 'a'}), fence(5, words));
  expect(problems).toMatchObject([{code: 'SAMPLE_INVALID', message: expect.stringMatching(message)}]);
  expect(samples.length).toBeLessThan(2);
});

test('a page without tests has no mistakes', () => {
  const unclosed = {kind: 'unclosed', line: 3} as const;
  const output = fence(1, {roles: ['output']});
  expect(collectSamples('a.md', {fences: [output], problems: [unclosed], diagnostics: []}, {})).toEqual({
    samples: [],
    problems: [],
  });
  const inner = {kind: 'inner', line: 3} as const;
  expect(collectSamples('a.md', {fences: [], problems: [inner], diagnostics: []}, {}).problems).toHaveLength(
    1,
  );
});

test('an output needs a sample above it', () => {
  const {problems} = collect(fence(1, {roles: ['output']}), fence(5, {}));
  expect(problems).toMatchObject([{line: 1, message: 'No sample is above this output.'}]);
});

test.each([
  ['a.ts', true],
  ['src/a b/ü.ts', true],
  ['.env', true],
  ['..a', true],
  ['', false],
  ['/a', false],
  ['a//b', false],
  ['a/', false],
  ['./a', false],
  ['a/../../b', false],
  ['..\\a', false],
  ['C:a', false],
  ['a\0b', false],
  [`${'a/'.repeat(100)}a`, false],
])('the path %j', (path, isAllowed) => {
  expect(isSamplePath(path)).toBe(isAllowed);
});
