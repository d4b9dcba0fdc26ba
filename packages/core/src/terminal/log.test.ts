import {afterEach, expect, test, vi} from 'vitest';
import {log} from './log.js';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['a link with \u001b]0;a title\u0007 and \u001b[2J', 'a link with \\x1b]0;a title\\x07 and \\x1b[2J'],
  ['overwritten\rby this\b\u0000\u009b', 'overwritten\\x0dby this\\x08\\x00\\x9b'],
  ['\u001b[31mred\u001b[39m\tand\r\nlines\n', '\u001b[31mred\u001b[39m\tand\r\nlines\n'],
])('control characters of a message do not reach the terminal: %j', (message, printed) => {
  const print = vi.spyOn(console, 'log').mockReturnValue(undefined);
  log.log(message);
  expect(print).toHaveBeenCalledWith(printed);
});
