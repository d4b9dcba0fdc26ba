import {expect, test} from 'vitest';
import {repeatedKeys} from './repeatedKeys.js';

const lines = (text: string) => repeatedKeys('f', text).map(({line, message}) => `${line} ${message}`);

test('keys that stand twice in one object are found, whatever way they are written', () => {
  const text = `import type {SidebarsConfig} from 'x';

const sidebars: SidebarsConfig = {
  docs: {
    Guides: ['a'],
    // Guides: ['b'],
    'Other things': ['c'],
    'Guides': ['d'],
    "Other things": ['e'],
  },
  api: {Guides: ['f']},
  docs: [],
};
export default sidebars;
`;
  expect(lines(text)).toEqual([
    '8 The key "Guides" occurs twice in one object.',
    '9 The key "Other things" occurs twice in one object.',
    '12 The key "docs" occurs twice in one object.',
  ]);
  expect(lines('{\n  "docs": {"a": [], "b": [{"a": 1}], "a": []}\n}')).toEqual([
    '2 The key "a" occurs twice in one object.',
  ]);
});

test.each([
  ['items of a list', "export default {docs: [{type: 'doc', id: 'a'}, {type: 'doc', id: 'b'}]};"],
  [
    'texts that look like keys',
    `export default {docs: [{label: '"a": "b", "a": "c"', value: \`a: 1, a: 2\`}]};`,
  ],
  ['branches', 'const a = {x: isA ? b : c, y: isB ? b : d};'],
  ['parameters', 'const f = ({a: b}: T, {a: c}: T) => ({a: b, c: {a: c}});'],
  ['code that we cannot follow', "const r = /['{]/; export default {a: 1, a: 2};"],
])('%s are none', (_name, text) => {
  expect(lines(text)).toEqual([]);
});
