import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {createSite, type Edit, useBuiltSite} from './harness/index.js';
import {themeFolder} from './harness/paths.js';

const themeSource = (file: string) => fs.readFileSync(path.join(themeFolder, file), 'utf8');

/** Copies components of the theme as the docs recommend, then changes them. */
const copied: Edit = (files) => {
  const copy = (file: string, from: string, to: string) => {
    files.write(`src/theme/${file}`, themeSource(file));
    files.replace(`src/theme/${file}`, from, to);
  };
  files.write('docs/code.md', '# Code\n\n```js\nconst a = 1;\n```\n');
  copy('CodeBlock/Line/Token/index.tsx', '<span {...output} />', '<span data-mine {...output} />');
  copy(
    'CodeBlock/Line/index.tsx',
    '<span {...lineProps}>{tokens}</span>',
    '<span data-line {...lineProps}>{tokens}</span>',
  );
  // A package that the site does not have.
  const clsx = "const clsx = (...names) => names.flat().filter(Boolean).join(' ');";
  files.replace('src/theme/CodeBlock/Line/index.tsx', "import clsx from 'clsx';", clsx);
  files.write('src/theme/CodeBlock/Line/lines.css', themeSource('CodeBlock/Line/lines.css'));
  files.write('src/theme/CodeBlock/Line/styles.module.css', themeSource('CodeBlock/Line/styles.module.css'));
};

const onlyToken: Edit = (files) => {
  copied(files);
  files.remove('src/theme/CodeBlock/Line/index.tsx');
};

const builtWith = (edit: Edit) =>
  useBuiltSite(async () => {
    const site = createSite('minimal', edit);
    const {code, stdout, stderr} = await site.build();
    expect(code, stdout + stderr).toBe(0);
    return site;
  });

const codeText = (page: Page) => page.locator('.theme-code-block code').first().innerText();

describe('a site that copies the components of a code block', () => {
  const visitCopies = builtWith(copied);
  const visitToken = builtWith(onlyToken);

  test('sees its changes, of lines and of tokens', () =>
    visitCopies('/docs/code', async (page) => {
      expect(await page.locator('[data-line] > .token[data-mine]').first().innerText()).toBe('const');
      expect(await codeText(page)).toBe('const a = 1;\n');
    }));

  test('sees the change of tokens alone', () =>
    visitToken('/docs/code', async (page) => {
      expect(await page.locator('.token-line > .token[data-mine]').first().innerText()).toBe('const');
      expect(await page.locator('[data-line]').count()).toBe(0);
    }));
});
