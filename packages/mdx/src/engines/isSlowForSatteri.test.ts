import {expect, test} from 'vitest';
import {compilationOf, compile} from '../../test/compile.js';
import {isSlowForSatteri} from './isSlowForSatteri.js';

// 30 unclosed tags: without the check, satteri takes half a minute for them.
const BREAKS = 'x<br>\n'.repeat(30);

test('a brace without an end before many tags without one is reported at once', async () => {
  await expect(compile(`Text.\n\na { b\n${BREAKS}`)).rejects.toMatchObject({code: 'MDX_SYNTAX', line: 3});
});

test.each([`export const a = ${'['.repeat(10_000)}`, `{${'('.repeat(10_000)}1${')'.repeat(10_000)}}`])(
  'brackets in very many brackets are refused instead of ending the process',
  async (text) => {
    const code = expect.stringMatching(/^(?:MDX_SYNTAX|MARKDOWN_TOO_DEEP)$/);
    await expect(compile(text)).rejects.toMatchObject({code});
  },
);

test('very many directives take about twice as long when there are twice as many', async () => {
  const cpu = async (count: number) => {
    const start = process.cpuUsage();
    await compile(':smile:'.repeat(count), {file: 'page.md'});
    return process.cpuUsage(start).user / 1000;
  };
  await cpu(5000);
  // In quadratic time, it would be about three seconds.
  expect(await cpu(25_000)).toBeLessThan(1500);
});

test.each(['[a](', '![', '- :::note\n', '[^a]', '<b>x</b> ', '| a ', '> a\n\n'])(
  'many of %j take about twice as long when there are twice as many',
  async (construct) => {
    const start = process.cpuUsage();
    for (const file of ['page.md', 'page.mdx']) await compile(construct.repeat(4000), {file}).catch(() => {});
    // In quadratic time, it would be ten seconds or more on a quiet machine. A busy one needs two or three times the CPU.
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(8000);
  },
);

test('a damaged fence in a quote does not hang the compile', async () => {
  await expect(compile(`> \`\`\`\`\n\nx {\n${BREAKS}`)).rejects.toMatchObject({code: 'MDX_SYNTAX', line: 3});
});

test.each([
  ['an expression that is none', `{a b ${'<div>'.repeat(30)}}`, true],
  ['tags that have an end', `a {1} b\n${'<b>x</b> <br/>\n'.repeat(30)}`, false],
  ['a fence without an end', `{a b\n\`\`\`\n\n## H${'<details>'.repeat(30)}`, true],
  ['tags in another paragraph', `<b c={{d ${'{e '.repeat(20)}}>f</b>\n\n${'<>'.repeat(30)}`, true],
  ['few tags', `a { b\n${BREAKS.slice(0, 30)}`, false],
  ['code', `a \\{ b\n\n\`\`\`html\n${BREAKS}\`\`\`\n`, false],
  ['code spans', `| a |\n| - |\n${'| `<br>` |\n'.repeat(30)}\n{1}\n`, false],
  ['code spans and a brace in code', `\`{\` ${'`<br>`'.repeat(30)}\n`, true],
  ['code spans after an open brace', `{a\n\n${'`<br>`\n'.repeat(30)}`, true],
  ['a backtick behind those of a fence', `a {\n\n\`\`\` b\`\n${BREAKS}\`\`\`\n`, true],
  ['both without', `a { b\n${BREAKS}`, true],
  ['a fence that ends with its quote', `> \`\`\`\`\n\nx {\n${BREAKS}`, true],
  ['a brace that is closed in another paragraph', `x {\n${BREAKS}\n}\n`, true],
  ['code after tags without an end in braces', `<b c={B><i><i>}}>x</b>\n\n\`\`\`\n${BREAKS}\`\`\`\n`, true],
  ['code after tags with an end in braces', `{a && <b c={<i/>}>x</b>}\n\n\`\`\`\n${BREAKS}\`\`\`\n`, false],
  ['attributes without an end', `x\n${'<a b={\n'.repeat(20)}`, true],
])('%s', async (_what, text, expected) => {
  expect(isSlowForSatteri(await compilationOf(text))).toBe(expected);
  expect(isSlowForSatteri(await compilationOf(text, {file: 'page.md'}))).toBe(false);
});
