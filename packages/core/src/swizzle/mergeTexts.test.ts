import {expect, test} from 'vitest';
import {conflictLine, mergeTexts} from './mergeTexts.js';

const labels = {ours: 'this site', theirs: 'theme 2'};
const base = 'a\nb\nc\nd\n';

test('changes of different lines are both kept', () => {
  const merged = mergeTexts({base, ours: 'a2\nb\nc\nd\n', theirs: 'a\nb\nc\nd2\n', labels});
  expect(merged).toEqual({text: 'a2\nb\nc\nd2\n', conflicts: []});
});

test('the same change on both sides is no conflict', () => {
  expect(mergeTexts({base, ours: 'x\nb\nc\nd\n', theirs: 'x\nb\nc\nd\n', labels}).conflicts).toEqual([]);
});

test('line ends of the site stay', () => {
  const {text} = mergeTexts({base, ours: 'a\r\nb2\r\nc\r\nd\r\n', theirs: 'a\nb\nc\nd2\n', labels});
  expect(text).toBe('a\r\nb2\r\nc\r\nd2\r\n');
});

test('different changes of a line are marked, and the mark is found again', () => {
  const {text, conflicts} = mergeTexts({base, ours: 'a\nb1\nc\nd\n', theirs: 'a\nb2\nc\nd\n', labels});
  expect(text).toBe('a\n<<<<<<< this site\nb1\n=======\nb2\n>>>>>>> theme 2\nc\nd\n');
  expect(conflicts).toEqual([2]);
  expect(conflictLine(text)).toBe(2);
  expect(conflictLine(base)).toBeUndefined();
});
