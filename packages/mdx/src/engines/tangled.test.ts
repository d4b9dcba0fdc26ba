import {expect, test} from 'vitest';
import {compilationOf, compile} from '../../test/compile.js';
import {isTangled} from './tangled.js';

// Enough for satteri to take half a minute, and not for ever.
const BREAKS = 'x<br>\n'.repeat(30);

test('a brace without an end before many tags without one is reported at once', {timeout: 5000}, async () => {
  await expect(compile(`Text.\n\na { b\n${BREAKS}`)).rejects.toMatchObject({code: 'MDX_SYNTAX', line: 3});
});

test.each([
  ['a brace that has an end', `a {1} b\n${BREAKS}`, false],
  ['tags that have an end', `a { b\n${BREAKS.replaceAll('<br>', '<b>y</b> <br/>')}`, false],
  ['code', `a \\{ b\n\n\`\`\`html\n${BREAKS}\`\`\`\n`, false],
  ['both without', `a { b\n${BREAKS}`, true],
])('%s', async (_what, text, expected) => {
  expect(isTangled(await compilationOf(text))).toBe(expected);
  expect(isTangled(await compilationOf(text, {file: 'page.md'}))).toBe(false);
});
