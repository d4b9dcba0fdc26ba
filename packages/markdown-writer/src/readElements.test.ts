import {Fragment, forwardRef, createElement as h, memo} from 'react';
import {expect, test} from 'vitest';
import {type ReactElementLike, readElements, writeMarkdown} from './index.js';

const A = ({children}: {children?: unknown}) => h('a', null, children as string);
const Unknown = () => null;

const settings = {
  nameOf: (type: unknown) => (type === A ? 'a' : undefined),
  renderedBy: ({type}: ReactElementLike) => (type === 'nothing' ? {elements: null} : undefined),
  toMarkdownOf: () => undefined,
  readUnknown: () => ['unknown'],
};

const markdownOf = (value: unknown) =>
  writeMarkdown(readElements(value, settings), {resolveUrl: (url) => url});

test('texts, numbers, lists and fragments are read; what React does not show is not', () => {
  expect(markdownOf(h(Fragment, null, 'a ', 1, [' b', null, true, undefined, false, ['c']]))).toBe(
    'a 1 bc\n',
  );
  expect(markdownOf([() => 'x', {a: 1}, Symbol('s'), Promise.resolve('x')])).toBe('');
});

test('components are read by their name on a page, by what they say, or as unknown', () => {
  const Says = ({of}: {of: string}) => h('div', null, of);
  Says.toMarkdown = ({of}: {of: string}) => h('strong', null, of);
  const Wrapped = memo(Says);
  const Forwarded = Object.assign(
    forwardRef(() => null),
    {toMarkdown: () => h(Unknown)},
  );
  expect(markdownOf(h('p', null, h(A, {href: '/x'} as object, 'x')))).toBe('[x](/x)\n');
  expect(markdownOf(h('p', null, h(Says, {of: 'a'}), ' ', h(Wrapped, {of: 'b'}), ' ', h(Forwarded)))).toBe(
    '**a** **b** unknown\n',
  );
});

test('HTML in a property is read as HTML', () => {
  expect(
    markdownOf(h('div', {dangerouslySetInnerHTML: {__html: '<p>a <b>b</b></p><script>c</script>'}})),
  ).toBe('a **b**\n');
});

test('an error of "toMarkdown" names the component', () => {
  const Broken = () => null;
  Broken.toMarkdown = () => {
    throw new Error('no price');
  };
  expect(() => markdownOf(h(Broken))).toThrow('"toMarkdown" of <Broken> threw: no price');
});
