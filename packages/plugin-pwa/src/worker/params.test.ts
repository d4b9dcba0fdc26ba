import {expect, test} from 'vitest';
import {readParams} from './params.js';

const read = (params: string) => readParams(`?params=${encodeURIComponent(params)}`);

test('the parameters are JSON in the address of the worker', () => {
  expect(read('{"offlineMode":true,"debug":true}')).toEqual({offlineMode: true, debug: true});
  expect(read('{"offlineMode":true}')).toEqual({offlineMode: true, debug: false});
});

test('without parameters that can be read, everything is off', () => {
  for (const params of ['', '{', 'null', '7', '{"offlineMode":"yes"}'])
    expect(read(params), params).toEqual({offlineMode: false, debug: false});
  expect(readParams('')).toEqual({offlineMode: false, debug: false});
});
