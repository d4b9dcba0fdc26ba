import {expect, test} from 'vitest';
import {inWebpackForm} from './rspackErrors.js';

test('an error with colours, as Rspack writes them in a terminal, is read like one without', () => {
  const coloured = [
    '  \u001b[31m×\u001b[0m Module parse failed:',
    "\u001b[2m  ╰─▶ \u001b[0m  \u001b[31m×\u001b[0m JavaScript parse error: 'let' is reserved",
    '         ╭─[2:4]',
    '       \u001b[2m1\u001b[0m │ export const a = 1;',
    '       \u001b[2m2\u001b[0m │ let let = 2;',
    '         · \u001b[35;1m    ───\u001b[0m',
    '         ╰────',
    '      ',
    '\u001b[36m  help: \u001b[0m',
    '        You may need an appropriate loader to handle this file type.',
    '\u001b[0m',
  ].join('\n');
  expect(inWebpackForm({message: coloured}).message).toBe(
    "Module parse failed: 'let' is reserved (2:4)\nYou may need an appropriate loader to handle this file type.",
  );
});

test('an error of webpack stays as it is, but for colours', () => {
  const error = {message: "Module not found: Error: Can't resolve './a'"};
  expect(inWebpackForm(error)).toBe(error);
  expect(inWebpackForm({message: '\u001b[31mError\u001b[39m'}).message).toBe('Error');
});
