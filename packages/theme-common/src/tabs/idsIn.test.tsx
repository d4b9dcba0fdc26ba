import {expect, test} from 'vitest';
import {idsIn} from './idsIn.js';

test('ids are found at any depth, in document order', () => {
  const Box = ({children}: {readonly children: React.ReactNode}) => <div>{children}</div>;
  const ids = idsIn([
    'text',
    null,
    <h2 key="a" id="one">
      One <b id="two">two</b>
    </h2>,
    <Box key="b">
      <p id="three">Three</p>
    </Box>,
  ]);
  expect(ids).toEqual(['one', 'two', 'three']);
});

test('children that are no elements are passed over', () => {
  const Choice = ({children}: {readonly children: () => string}) => children();
  expect(idsIn(<Choice>{() => 'x'}</Choice>)).toEqual([]);
  expect(idsIn(undefined)).toEqual([]);
});
