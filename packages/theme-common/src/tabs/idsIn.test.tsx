import type {ReactNode} from 'react';
import {expect, test} from 'vitest';
import {idsIn} from './idsIn.js';

const Box = ({children}: {readonly children: ReactNode}) => <div>{children}</div>;

test('ids are found at any depth, in document order', () => {
  const ids = idsIn([
    'text',
    null,
    <h2 key="a" id="one">
      One <b id="two">two</b>
    </h2>,
    <Box key="b">
      {[
        <p key="c" id="three">
          Three
        </p>,
      ]}
    </Box>,
  ]);
  expect(ids).toEqual(['one', 'two', 'three']);
});

const Choice = ({children}: {readonly children: () => string}) => children();

test('children that are no elements are passed over', () => {
  expect(idsIn(<Choice>{() => 'x'}</Choice>)).toEqual([]);
  expect(idsIn(undefined)).toEqual([]);
});
