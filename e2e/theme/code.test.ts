import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {createBundledSite, type Edit, useBuiltSite, waitForHydration} from '../harness/index.js';
import {themeFolder} from '../harness/paths.js';

const themeSource = (file: string) => fs.readFileSync(path.join(themeFolder, file), 'utf8');

/** Copies components of the theme into the site, as the docs recommend, and edits them. */
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
  // Replaces the import of clsx, which the site has not installed.
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
    const site = createBundledSite('minimal', edit);
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

const widget = `import './widget.css';
import CodeBlock from '@theme/CodeBlock';
import {useState} from 'react';

export default function Widget() {
  const [count, setCount] = useState(1);
  return (
    <div id="widget" className="widget">
      <CodeBlock language="js">{\`const a = \${count};\`}</CodeBlock>
      <button type="button" onClick={() => setCount(count + 1)}>More</button>
    </div>
  );
}
`;

const components: Edit = (files) => {
  const fields = "themeConfig: {prism: {additionalLanguages: ['php']}}, clientModules: ['./src/site.css']";
  files.replace('docusaurus.config.mjs', '};', `  ${fields},\n};`);
  files.write('src/site.css', '.widget { border: 1px solid red; outline: 1px solid red; }\n');
  files.write('src/components/Widget.jsx', widget);
  files.write('src/components/widget.css', '.widget { border-color: green; }\n');
  files.write(
    'docs/components.mdx',
    [
      "import CodeBlock from '@theme/CodeBlock';",
      "import Widget from '@site/src/components/Widget';",
      '',
      '# Components',
      '',
      '<CodeBlock language="tsx" title="a.tsx">{`// highlight-next-line\\nlet b: string;`}</CodeBlock>',
      '',
      '<CodeBlock language="php">{`<?php echo $c;`}</CodeBlock>',
      '',
      '<Widget />',
      '',
    ].join('\n'),
  );
  files.write('docs/plain.md', '# Plain\n\n```js\na\n```\n\n```unknown\na\n```\n\n```\na\n```\n');
};

describe('code in components', () => {
  const visit = builtWith(components);
  const keyword = (page: Page, text: string) => page.locator('.token.keyword', {hasText: text});

  /** Number of scripts with Prism that are requested while `use` runs. */
  const highlighters = async (page: Page, use: () => Promise<unknown>): Promise<number> => {
    let count = 0;
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      if (body.includes('disableWorkerMessageHandler')) count += 1;
      await route.fulfill({response, body});
    });
    await use();
    await page.unrouteAll({behavior: 'wait'});
    return count;
  };

  test('has its colours and marked lines in the HTML, and the page loads no highlighter', () =>
    visit(
      '/docs/components',
      async (page) => {
        const html = await (await page.request.get(page.url())).text();
        expect(html).toContain('<span class="token keyword">let</span>');
        expect(html).toContain('<span class="token keyword">echo</span>');
        expect(html).toContain('<span class="token keyword">const</span>');
        const count = await highlighters(page, async () => {
          await page.reload();
          await waitForHydration(page);
        });
        expect(count).toBe(0);
        expect(await page.locator('.theme-code-block-highlighted-line').innerText()).toBe('let b: string;\n');
        expect(await keyword(page, 'const').count()).toBe(1);
      },
      {before: () => {}},
    ));

  test('comes with styles that win over those of the whole site, also where only Markdown imports it', () =>
    visit('/docs/components', async (page) => {
      const colors = await page.locator('#widget').evaluate((element) => {
        const {borderTopColor, outlineColor} = getComputedStyle(element);
        return [borderTopColor, outlineColor];
      });
      expect(colors).toEqual(['rgb(0, 128, 0)', 'rgb(255, 0, 0)']);
    }));

  test('is coloured again when it changes', () =>
    visit('/docs/components', async (page) => {
      await page.getByRole('button', {name: 'More'}).click();
      await page.locator('#widget .token.number', {hasText: '2'}).waitFor();
      expect(await page.locator('#widget code').innerText()).toBe('const a = 2;\n');
    }));

  test('is coloured after a navigation, by a script that other pages do not load', () =>
    visit(
      '/docs/plain',
      async (page) => {
        const before = await highlighters(page, async () => {
          await page.reload();
          await waitForHydration(page);
        });
        expect(before).toBe(0);
        const during = await highlighters(page, async () => {
          await page.locator('.menu').getByRole('link', {name: 'Components'}).click();
          await keyword(page, 'echo').waitFor();
          await keyword(page, 'let').waitFor();
          await keyword(page, 'const').waitFor();
        });
        expect(during).toBeGreaterThan(0);
      },
      {before: () => {}},
    ));
});

const style = (types: string[], color: string) => ({types, style: {color}});

/**
 * A theme for Prism like the published ones: the style of `tag` is after those of tokens inside a tag, so it must not
 * override them.
 */
const prismTheme = {
  plain: {color: '#000001', backgroundColor: '#ffffff'},
  styles: [
    style(['attr-name'], '#000002'),
    style(['punctuation'], '#000003'),
    style(['string', 'attr-value'], '#000004'),
    style(['tag'], '#000005'),
  ],
};

const themed: Edit = (files) => {
  const prism = JSON.stringify({theme: prismTheme});
  files.replace('docusaurus.config.mjs', '};', `  themeConfig: {prism: ${prism}},\n};`);
  files.write('docs/html.md', '# HTML\n\n```html\n<b c="d">e</b>\n```\n');
};

describe('a theme for Prism', () => {
  const visit = builtWith(themed);

  test('colours a token as its innermost type', () =>
    visit('/docs/html', async (page) => {
      const colors = await page
        .locator('.theme-code-block .token')
        .evaluateAll((tokens) =>
          tokens
            .filter((token) => token.textContent?.trim())
            .map(
              (token) =>
                `${token.textContent?.trim()} ${getComputedStyle(token).color.replace(/\D+/g, ' ').trim()}`,
            ),
        );
      expect(colors).toEqual([
        ...['< 0 0 3', 'b 0 0 5', 'c 0 0 2', '= 0 0 3', '" 0 0 3', 'd 0 0 4', '" 0 0 3', '> 0 0 3'],
        ...['e 0 0 1', '</ 0 0 3', 'b 0 0 5', '> 0 0 3'],
      ]);
    }));
});

test('an error in the languages of the site is reported, and does not keep pages rendering for ever', async () => {
  const site = createBundledSite('minimal', (files) => {
    files.write(
      'src/theme/prism-include-languages.js',
      "export default function include() {\n  throw new Error('There is no such language.');\n}\n",
    );
    files.write(
      'src/pages/code.jsx',
      'import CodeBlock from \'@theme/CodeBlock\';\n\nexport default () => <CodeBlock language="js">const a = 1;</CodeBlock>;\n',
    );
  });
  const {code, stderr} = await site.build();
  expect(code).toBe(1);
  expect(stderr).toContain('There is no such language.');
  expect(stderr).toContain('src/theme/prism-include-languages.js:2');
});
