import {createElement} from 'react';
import {expect, test} from 'vitest';
import {initialTabValue, tabValuesOf} from './values.js';

function TabItem() {
  return null;
}
const tab = (props: object) => createElement(TabItem, {...props, key: JSON.stringify(props)});

test('tabs come from the children, and lines between them do not matter', () => {
  const children = [tab({value: 'a', label: 'A'}), '\n', tab({value: 'b', default: true})];
  expect(tabValuesOf(undefined, children)).toEqual([
    {value: 'a', label: 'A'},
    {value: 'b', default: true},
  ]);
});

test('a child that is no tab is an error that names it', () => {
  expect(() => tabValuesOf(undefined, [createElement('div', {key: 'x'})])).toThrow(
    '<Tabs> holds <div>. All children of <Tabs> should be <TabItem> elements, ' +
      'and every <TabItem> should have a unique "value" prop.',
  );
});

test('two tabs cannot have one value', () => {
  expect(() => tabValuesOf([{value: 'a'}, {value: 'a'}], null)).toThrow(
    '<Tabs> has the value "a" more than once. Every value must be unique.',
  );
});

test('the open tab is the default one, else the first; null opens none', () => {
  const values = [{value: 'a'}, {value: 'b', default: true}];
  expect(initialTabValue(undefined, values)).toBe('b');
  expect(initialTabValue('a', values)).toBe('a');
  expect(initialTabValue(null, values)).toBeNull();
  expect(initialTabValue(undefined, [{value: 'x'}])).toBe('x');
});

test('an unknown default is an error that lists the values', () => {
  expect(() => initialTabValue('z', [{value: 'a'}, {value: 'b'}])).toThrow(
    '<Tabs> has the defaultValue "z", but none of its children has that value. Available values are: "a", "b". ' +
      'If no tab should be open at first, use defaultValue={null}.',
  );
});
