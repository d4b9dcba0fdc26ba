import {expect, test} from 'vitest';
import {ALL_ENGINES, compileAny} from '../../test/compile.js';
import {findDeepContainer} from './findDeepContainer.js';
import {scanLines} from './outsideFences.js';

const find = (text: string) => findDeepContainer(scanLines(text));

test.each([
  [':::note\n'.repeat(300), 257],
  ['x\n> :::note\n'.repeat(1) + '> :::note\n'.repeat(300), 258],
  [':::note\n\ntext\n\n'.repeat(300), 1025],
  [':::note\n\n:::\n\n'.repeat(300), undefined],
  [':::note\n'.repeat(250) + ':::\n:::tip\n'.repeat(250), undefined],
  ['::::a\n:::b\n::::\n'.repeat(300), undefined],
  ['> :::note\n\ntext\n\n'.repeat(300), undefined],
  ['- a\n\n  :::note\n\n  text\n\n'.repeat(300), undefined],
  [`\`\`\`\n${':::note\n'.repeat(300)}\`\`\`\n`, undefined],
])('finds the line that nests too many directives: case %#', (text, line) => {
  expect(find(text)).toBe(line);
});

test.each(ALL_ENGINES)('%s: very many directives in each other are refused without delay', async (engine) => {
  for (const file of ['page.md', 'page.mdx']) {
    const before = process.cpuUsage();
    const text = `---\na: 1\n---\n${':::note\n'.repeat(20_000)}`;
    await expect(compileAny(text, {engine, file})).rejects.toMatchObject({
      code: 'MARKDOWN_TOO_DEEP',
      line: 260,
    });
    const {user, system} = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(1_500);
  }
});
