import {expect, test} from 'vitest';
import {offsetInText, placeValue} from './placeValue.js';

/** Returns the characters of the text at the places that were found for the characters of the value. */
function found(text: string, value: string, start: number): string | undefined {
  const place = placeValue(value, {text, start, close: '}'});
  return place && [...value].map((_, offset) => text[offsetInText(place, offset)]).join('');
}

test.each([
  ['{a}', 'a', 1],
  ['x {a +\n b} y', 'a +\n b', 3],
  ['> {a\n> + b}', 'a\n+ b', 3],
  ['> - {a\n>   + b\n>   }', 'a\n+ b\n', 5],
  ['> {a\n> > b}', 'a\n> b', 3],
  ['> {a\n>   b}', 'a\n  b', 3],
])('a value is found where the text has it: %j', (text, value, start) => {
  // The place of a line break is the end of its line.
  expect(found(text, value, start)).toBe(value);
});

test.each([
  ['{b}', 'a', 1],
  ['> {a\n> + b}', 'a\n+ c', 3],
  ['> {a', 'a\nb', 3],
  ['{a\n', 'a\n', 1],
])('a value that the text does not have is not found: %j', (text, value, start) => {
  expect(found(text, value, start)).toBeUndefined();
});

test('takes time linear in the text', () => {
  const spaces = ' '.repeat(400_000);
  const before = process.cpuUsage();
  expect(
    placeValue(`a\n${spaces}b`, {text: `> {a\n>${spaces}${spaces}b}`, start: 3, close: '}'}),
  ).toBeDefined();
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
});
