import {describe, expect, test} from 'vitest';
import {ALL_ENGINES, type CompileOptions, render} from '../../test/compile.js';

describe.each(ALL_ENGINES)('%s', (engine) => {
  const html = async (text: string, options: CompileOptions = {}) => {
    const rendered = await render(text, {engine, components: ['admonition'], ...options});
    return rendered.html.replace(/>\s*\n\s*</g, '><').trim();
  };
  const both = ['page.md', 'page.mdx'];

  test.each([
    ['> [!NOTE]\n> Body', 'note'],
    ['> [!tip]\n> Body', 'tip'],
    ['> [!Important]   \n> Body', 'important'],
    ['> [!WARNING]\\\n> Body', 'warning'],
    ['> [!NOTE]\n>\n> Body', 'note'],
    ['>[!NOTE]\nBody', 'note'],
    ['>   [!NOTE]\t\n>   Body', 'note'],
  ])('%j is an admonition', async (text, type) => {
    const wanted = `<x-el title="admonition type=&quot;${type}&quot;"><p>Body</p></x-el>`;
    for (const file of both) expect(await html(text, {file})).toBe(wanted);
  });

  test('a caution is red', async () => {
    const wanted =
      '<x-el title="admonition type=&quot;caution&quot; className=&quot;alert--danger&quot;"><p>Body</p></x-el>';
    for (const file of both) expect(await html('> [!CAUTION]\n> Body', {file})).toBe(wanted);
  });

  test('it holds what a quote holds, and may be in lists, quotes and admonitions', async () => {
    const text =
      '- a\n\n  > [!NOTE]\n  > *b* `c`\n  >\n  > - d\n\n> > [!TIP]\n> > e\n\n:::info\n\n> [!NOTE]\n> > [!TIP]\n> > f\n\n:::\n';
    for (const file of both) {
      const page = await html(text, {file});
      expect(page.match(/<x-el/g)?.length).toBe(5);
      expect(page).toContain('note&quot;"><p><em>b</em> <code>c</code></p><ul><li>d</li></ul></x-el>');
      expect(page).toContain(
        '<blockquote><x-el title="admonition type=&quot;tip&quot;"><p>e</p></x-el></blockquote>',
      );
      expect(page).not.toContain('[!');
    }
  });

  test.each([
    '> [!NOTE] Title\n> Body',
    '> [!NOTE]',
    '> [!NOTE]\n\nBody',
    '> [!OTHER]\n> Body',
    '> Text\n> [!NOTE]\n> Body',
    '> \\[!NOTE]\n> Body',
    '> **[!NOTE]**\n> Body',
    '> `[!NOTE]`\n> Body',
    '> # [!NOTE]\n> Body',
    '> [!NOTE]*x*\n> Body',
    '[!NOTE]\nBody',
  ])('%j is none', async (text) => {
    for (const file of both) expect(await html(text, {file})).not.toContain('<x-el');
  });

  test('a link of that name is a link', async () => {
    const page = await html('> [!NOTE]\n> Body\n\n[!note]: https://a.example\n', {file: 'page.md'});
    expect(page).toContain('<blockquote><p><a href="https://a.example">!NOTE</a>');
  });

  test('the site, and a plugin without admonitions, turn them off', async () => {
    const off: readonly CompileOptions[] = [{markdown: {githubAlerts: false}}, {rule: {admonitions: false}}];
    for (const options of off) expect(await html('> [!NOTE]\n> Body', options)).toContain('<blockquote>');
  });
});
