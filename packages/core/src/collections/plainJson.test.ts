import {expect, test} from 'vitest';
import {plainJson} from './plainJson.js';

test('dates become text, fields without a value are left out', () => {
  const value = {at: new Date(0), none: undefined, list: [1, null, {a: 'b'}]};
  expect(plainJson(value)).toEqual({json: {at: '1970-01-01T00:00:00.000Z', list: [1, null, {a: 'b'}]}});
});

test('a field "__proto__" stays a field', () => {
  const copied = plainJson(JSON.parse('{"__proto__": {"x": 1}}')) as {json: object};
  expect(JSON.stringify(copied.json)).toBe('{"__proto__":{"x":1}}');
});

test('values that are no JSON are refused, with limited work', () => {
  const loop: {[key: string]: unknown} = {};
  loop.inner = [loop, loop];
  let deep: unknown = 1;
  for (let level = 0; level < 100; level += 1) deep = [deep];
  // Each level doubles the values: a copy without a limit would have a billion.
  let bomb: unknown = 1;
  for (let level = 0; level < 30; level += 1) bomb = [bomb, bomb];
  expect(plainJson(loop)).toEqual({problem: 'contains itself'});
  expect(plainJson(deep)).toEqual({problem: 'has more than 50 levels'});
  expect(plainJson(bomb)).toEqual({problem: 'has more than 10000 values'});
  expect(plainJson({call: () => 1})).toEqual({problem: 'is a function, which is no JSON'});
  expect(plainJson(new Map())).toEqual({problem: 'is an object of the class Map, which is no JSON'});
  expect(plainJson(Number.NaN)).toEqual({problem: 'is NaN, which is no JSON'});
});
