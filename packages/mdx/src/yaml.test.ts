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
