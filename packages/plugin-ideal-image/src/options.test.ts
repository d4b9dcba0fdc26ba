import {expect, test} from 'vitest';
import {copySettings, idealImageOptionsSchema, type Options} from './options.js';

const parse = (options: Options) => idealImageOptionsSchema.parse({id: 'default', ...options});

test('"min" and "max" win over "sizes", and "sizes" over "size"', () => {
  const widthsOf = (options: Options) => copySettings(parse(options)).widths;
  expect(widthsOf({min: 640, max: 1030, steps: 2, sizes: [1], size: 2})).toEqual([640, 1030]);
  expect(widthsOf({sizes: [300, 600], size: 2})).toEqual([300, 600]);
  expect(widthsOf({size: 2})).toEqual([2]);
  expect(widthsOf({})).toEqual([]);
  expect(widthsOf({min: 100, max: 400})).toEqual([100, 200, 300, 400]);
});

test.each([
  [{name: '../[hash].[ext]'}, 'a path below the output folder'],
  [{name: '/[hash].[ext]'}, 'a path below the output folder'],
  [{name: 'img/[name].[width].[ext]'}, 'a name with "[hash]"'],
  [{min: 100}, '"min" and "max" are set together'],
  [{min: 100, max: 50}, '"min" is larger than "max"'],
])('%j is refused', (options, message) => {
  const result = idealImageOptionsSchema.safeParse({id: 'default', ...options});
  expect(result.error?.issues[0]?.message).toContain(message);
});
