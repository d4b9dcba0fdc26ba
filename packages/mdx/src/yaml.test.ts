import {expect, test} from 'vitest';
import {parseYaml} from './yaml.js';

test.each([
  ['a: 2020-01-01\nb: [1, ~]', {value: {a: '2020-01-01', b: [1, null]}}],
  ['', {value: undefined}],
  ['a: 1\nb: [', {reason: 'unexpected end of the stream within a flow collection', line: 2, column: 1}],
  ['a: 1\na: 2', {reason: 'duplicated mapping key', line: 2, column: 1}],
  ['a\n---\nb', {reason: 'expected a single document in the stream, but found more'}],
])('%j', (text, result) => {
  expect(parseYaml(text)).toEqual(result);
});

const bomb = (levels: number, leaf = 'x') =>
  [
    `a0: &a0 ${leaf}`,
    ...Array.from({length: levels}, (_, n) => `a${n + 1}: &a${n + 1} [${`*a${n},`.repeat(9)}]`),
  ].join('\n');

test.each([
  [
    'title: x\na: &a [*a]',
    {line: 2, column: 8, reason: 'an alias stands for a value that contains the alias'},
  ],
  ['a: &a\n  b:\n    - *a\n', {line: 3, column: 7, reason: expect.stringContaining('contains the alias')}],
  ['&a {x: {y: *a}}', {line: 1, reason: expect.stringContaining('contains the alias')}],
  [bomb(30), {line: 2, reason: 'the aliases stand for too large a value'}],
  [bomb(3, 'long'.repeat(1_000)), {line: 2, reason: expect.stringContaining('too large')}],
  [`a: ${'['.repeat(200)}${']'.repeat(200)}`, {reason: expect.stringContaining('maxDepth')}],
  [`a: ${'['.repeat(20_000)}${']'.repeat(20_000)}`, {reason: expect.stringContaining('maxDepth')}],
  [
    `a0: &a0 1\n${Array.from({length: 200}, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}]`).join('\n')}`,
    {reason: expect.stringContaining('too deep')},
  ],
  ['a: 1\nb: "\\ud800"', {line: 2, column: 5, reason: 'an escape stands for half a character'}],
  ['"\\uDFFF": 1', {line: 1, reason: expect.stringContaining('half a character')}],
])('refused, with its line: %j', (text, mistake) => {
  const started = process.cpuUsage();
  expect(parseYaml(text)).toMatchObject(mistake);
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(1_000);
});

test('aliases that stand for a little are fine, and so is a whole pair of surrogates', () => {
  expect(parseYaml('a: &a [1]\nb: [*a, *a]\nc: "\\ud83d\\ude00"')).toEqual({
    value: {a: [1], b: [[1], [1]], c: '😀'},
  });
});

test('keys that name parts of every object are keys like any other', () => {
  const {value} = parseYaml('__proto__: {polluted: 1}\nconstructor: {prototype: {polluted: 1}}') as {
    value: object;
  };
  expect(Object.keys(value)).toEqual(['__proto__', 'constructor']);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(({} as {polluted?: unknown}).polluted).toBeUndefined();
});
