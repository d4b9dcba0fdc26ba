import {expect, test} from 'vitest';
import {guardElements} from './contentElements.js';

const made = (_type: unknown, props: object) => props;
const {jsx} = guardElements({jsx: made, jsxs: made});

test.each([
  ['a', {href: 'javascript:alert(1)', title: 'x'}, {title: 'x'}],
  ['a', {'xlink:href': 'java\nscript:alert(1)'}, {}],
  ['iframe', {src: ' JavaScript:alert(1)', name: 'frame'}, {name: 'frame'}],
  ['form', {action: 'javascript:alert(1)', name: 'contact'}, {name: 'contact'}],
  ['button', {formAction: 'javascript:alert(1)'}, {}],
  ['object', {data: 'data:text/html,x', id: 'body'}, {}],
  ['form', {name: 'getElementById', id: 'own'}, {id: 'own'}],
])('<%s> %j', (type, props, expected) => {
  expect(jsx(type, props)).toEqual(expected);
});

test('all else is passed on as it is', () => {
  const props = {href: 'https://a.b', name: 'body', id: 'body'};
  expect(jsx('a', props)).toBe(props);
  expect(jsx('input', props)).toBe(props);
  expect(jsx(() => null, props)).toBe(props);
  const image = {src: 'data:image/png;base64,AA=='};
  expect(jsx('img', image)).toBe(image);
});
