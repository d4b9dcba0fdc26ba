import {expect, test} from 'vitest';
import {extractMessages} from './extractMessages.js';

const IMPORT = `import Translate, {translate} from '@docusaurus/Translate';\n`;

async function extract(code: string, file = '/site/src/page.tsx') {
  const {messages, problems} = await extractMessages(file, code);
  return {
    messages: messages.map(({file: _file, ...message}) => message),
    problems: problems.map(({line, message}) => `${line}: ${message}`),
  };
}

test('elements and calls give their id, text and description, with their line', async () => {
  const code = `${IMPORT}// é counts as one character
export const a = (
  <Translate id="home.title" description="On the home page">
    Wel&amp;come
    here
  </Translate>
);
export const b = translate({message: 'Start', id: 'home.start'}, {count: 1});
`;
  expect(await extract(code)).toEqual({
    messages: [
      {id: 'home.title', message: 'Wel&come here', description: 'On the home page', line: 4},
      {id: 'home.start', message: 'Start', line: 9},
    ],
    problems: [],
  });
});

test('the text is the id where there is none, and the id the text', async () => {
  const code = `${IMPORT}export const a = [<Translate>Hello</Translate>, translate({id: 'only.id'})];`;
  expect((await extract(code)).messages).toEqual([
    {id: 'Hello', message: 'Hello', line: 2},
    {id: 'only.id', message: 'only.id', line: 2},
  ]);
});

test('constants, templates without values and sums of texts are constant', async () => {
  const code = `${IMPORT}const ID = 'sum.' + \`of\` as const;
export const a = <Translate id={ID}>{'one ' + ("two")}</Translate>;
export const b = translate({'id': \`\${ID}.b\`, message: 'b' satisfies string});
`;
  expect((await extract(code)).messages).toMatchObject([
    {id: 'sum.of', message: 'one two'},
    {id: 'sum.of.b', message: 'b'},
  ]);
});

test('other names of the imports are followed, and equal names of other things are not', async () => {
  const code = `import T, {translate as t} from '@docusaurus/Translate';
export const a = [<T>one</T>, t({message: 'two'})];
export function inner(t: (input: object) => string, ID: string) {
  return t({message: 'not ours'});
}
`;
  expect((await extract(code)).messages.map(({id}) => id)).toEqual(['one', 'two']);
});

test('names in functions and blocks hide those of the module, wherever they are declared', async () => {
  const code = `${IMPORT}const ID = 'outer';
const TEXT = ID + '.text';
export function f() {
  {
    translate({id: ID, message: TEXT});
    const ID = globalThis.id;
  }
  return [translate({id: ID}), <Translate>x</Translate>, translate('hidden')];
  function Translate() {}
}
`;
  expect(await extract(code)).toEqual({
    messages: [{id: 'outer', message: 'outer', line: 9}],
    problems: [
      '6: The id of this translation is no constant text, so it was left out.',
      '9: The id of this translation is no constant text, so it was left out.',
    ],
  });
});

test('TypeScript is read as the code that runs', async () => {
  const code = `${IMPORT}enum Id {Home = 'home'}
const TEXT = <const>'text';
abstract class Page {
  constructor(readonly title = translate({message: TEXT, id: Id.Home})!) {}
}
`;
  expect(await extract(code, '/site/src/page.ts')).toEqual({
    messages: [{id: 'home', message: 'text', line: 5}],
    problems: [],
  });
});

test('keys and comments are no texts, for both runtimes of JSX', async () => {
  const code = `${IMPORT}export const a = [
  <Translate id="a" key="k">{/* no text */}text</Translate>,
  <Translate key="k" id="b" description="d" {...props}>text</Translate>,
];
`;
  const expected = [
    {id: 'a', message: 'text', line: 3},
    {id: 'b', message: 'text', description: 'd', line: 4},
  ];
  expect((await extract(code)).messages).toEqual(expected);
  const {messages} = await extract(`/** @jsxRuntime automatic */${code}`);
  expect(messages).toEqual(expected.slice(0, 1));
});

test('compiled components are read like their source', async () => {
  const code = `import {jsx as _jsx} from 'react/jsx-runtime';
import {createElement} from 'react';
import Translate from '@lectern/core/client/Translate';
export const a = () => _jsx(Translate, {id: 'a', description: 'A', children: 'one'});
export const b = () => createElement(Translate, {id: 'b'}, 'two');
`;
  expect((await extract(code, '/theme/x.js')).messages).toEqual([
    {id: 'a', message: 'one', description: 'A', line: 4},
    {id: 'b', message: 'two', line: 5},
  ]);
});

test('what depends on values is left out, with a warning that names the line', async () => {
  const code = `${IMPORT}export function Page({id, text, props}: Props) {
  translate({id, message: 'x'});
  translate(props);
  translate({message: \`Hello \${text}\`});
  return [<Translate {...props}>x</Translate>, <Translate>{text}</Translate>, <Translate>a{'b'}</Translate>, <Translate />];
}
`;
  expect(await extract(code)).toEqual({
    messages: [],
    problems: [
      '3: The id of this translation is no constant text, so it was left out.',
      '4: The id of this translation is no constant text, so it was left out.',
      '5: The message of this translation is no constant text, so it was left out.',
      '6: The id of this translation is no constant text, so it was left out.',
      '6: The message of this translation is no constant text, so it was left out.',
      '6: The message of this translation is no constant text, so it was left out.',
      '6: This translation has neither an id nor a text, so it was left out.',
    ],
  });
});

test('a file that cannot be parsed is a warning with its line', async () => {
  const {messages, problems} = await extract(`${IMPORT}const a = ;\n`);
  expect(messages).toEqual([]);
  expect(problems).toEqual([
    '2: The messages of this file were left out: its code cannot be read (Unexpected ";").',
  ]);
});

test('a constant that is made from itself ends', async () => {
  const code = `${IMPORT}const A = B + 'x'; const B = A + 'y';\nexport const c = translate({message: A});`;
  expect((await extract(code)).problems).toHaveLength(1);
});
