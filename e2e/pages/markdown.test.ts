import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {beforeAll, describe, expect, test} from 'vitest';
import {
  changedFiles,
  createBundledSite,
  createSite,
  type Edit,
  type Site,
  snapshot,
  startSite,
  useBuiltSite,
} from '../harness/index.js';

const PAGE = `---
title: Everything
description: What Markdown becomes.
tags: [one]
---
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import ThemedImage from '@theme/ThemedImage';
import Part from './_part.mdx';
import {Counter, Price} from '../src/parts';

Text with *emphasis*, a [link](./intro.md) and <Link to="/docs/usage">another</Link>. 1 * 2 * 3.

:::tip[Read **this**]

It helps.

:::

<Tabs>
<TabItem value="npm" label="npm">

\`\`\`bash title="Terminal"
npm install
\`\`\`

</TabItem>
<TabItem value="pnpm">pnpm add</TabItem>
</Tabs>

<Part name="guest" />

<CodeBlock language="js">let a = 1;</CodeBlock>

<img src={useBaseUrl('/img/a.png')} alt="A" />

<ThemedImage sources={{light: '/img/light.png', dark: '/img/dark.png'}} alt="Both" />

<Price of="book" />

<Counter>It was **counted**.</Counter>

| a | b |
| --- | --: |
| 1 \\| 2 | <Counter>3</Counter> |
`;

const PARTS = `import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useState} from 'react';

/** Has a function "toMarkdown". */
export function Price({of}) {
  return <div className="price"><button type="button">Buy</button><i>{of}</i></div>;
}
Price.toMarkdown = ({of}) => <p>The price of a <strong>{of}</strong></p>;

/** Has a hook, a state, and no function "toMarkdown". */
export function Counter({children}) {
  const {siteConfig} = useDocusaurusContext();
  const [count, setCount] = useState(1);
  return <section><span>{siteConfig.title} {count}: </span>{children}<button onClick={() => setCount(count + 1)}>+</button></section>;
}
`;

const WRITTEN = `# Everything

Text with *emphasis*, a [link](https://example.com/docs/intro) and [another](https://example.com/docs/usage). 1 \\* 2 \\* 3.

:::tip[Read **this**]

It helps.

:::

**npm**

\`\`\`bash title="Terminal"
npm install
\`\`\`

**pnpm**

pnpm add

## For guest

Hello guest.

\`\`\`js
let a = 1;
\`\`\`

![A](https://example.com/img/a.png) ![Both](https://example.com/img/light.png)

The price of a **book**

Minimal 1: It was **counted**.

| a | b |
| --- | ---: |
| 1 \\| 2 | Minimal 1: 3 |
`;

const edit: Edit = (files) => {
  files.replace(
    'docusaurus.config.mjs',
    "{format: 'detect'}",
    "{format: 'detect', pages: true}, llmsTxt: true",
  );
  files.write('docs/everything.mdx', PAGE);
  files.write('docs/hidden.md', '---\nunlisted: true\n---\n\n# Hidden\n');
  files.write('docs/left-out.md', '---\nllms_txt: false\n---\n\n# Left out\n');
  files.write('docs/_title.mdx', '# Title of the part\n');
  files.write(
    'docs/part-title.mdx',
    "---\ntitle: Title of the doc\nllms_txt: false\n---\n\nimport Part from './_title.mdx';\n\n<Part />\n",
  );
  files.write(
    'docs/no-title.md',
    '---\ntitle: Not shown\nhide_title: true\nllms_txt: false\n---\n\nText.\n\n## Section\n',
  );
  files.write(
    'docs/not-indexed.md',
    '# Not indexed\n\n<head><meta name="robots" content="noindex" /></head>\n',
  );
  files.write('docs/_part.mdx', '## For {props.name}\n\nHello {props.name}.\n');
  files.write('src/parts.jsx', PARTS);
  files.write('static/img/a.png', '');
  files.write('static/img/light.png', '');
  files.write('static/img/dark.png', '');
  files.write('static/docs/usage.md', 'My own file.\n');
};

const bodyOf = (text: string) => text.slice(text.indexOf('\n---\n\n') + 6);

describe('Markdown of pages', () => {
  let site: Site;
  const read = (file: string) => fs.readFileSync(path.join(site.outDir, file), 'utf8');

  beforeAll(async () => {
    site = createBundledSite('minimal', edit);
    const {code, stderr} = await site.build();
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  test('is what the page shows, whatever its components are', () => {
    const text = read('docs/everything.md');
    expect(text.slice(0, text.indexOf('\n---\n\n'))).toBe(
      '---\ntitle: "Everything"\ndescription: "What Markdown becomes."\nurl: "https://example.com/docs/everything"\nlocale: "en"\nversion: "current"\ntags: ["one"]',
    );
    expect(bodyOf(text)).toBe(WRITTEN);
  });

  test('is found by a link in the head of the page, and is not written for pages without content', () => {
    const link = 'rel="alternate" type="text/markdown" href="/docs/everything.md"';
    expect(read('docs/everything/index.html')).toContain(link);
    expect(read('index.html')).toContain('type="text/markdown" href="/index.md"');
    expect(read('404.html')).not.toContain('text/markdown');
    expect(fs.existsSync(path.join(site.outDir, '404.md'))).toBe(false);
    expect(fs.existsSync(path.join(site.outDir, 'docs/tags/one.md'))).toBe(false);
  });

  test('has the title of a doc where its page has it', () => {
    expect(bodyOf(read('docs/part-title.md'))).toBe('# Title of the doc\n\n# Title of the part\n');
    expect(bodyOf(read('docs/no-title.md'))).toBe('Text.\n\n## Section\n');
  });

  test('does not replace a file of the author', () => {
    expect(read('docs/usage.md')).toBe('My own file.\n');
  });

  test('changes with its page alone, and is then what a whole build writes', async () => {
    const before = snapshot(site.outDir);
    site.files.write('docs/intro.md', `${site.files.read('docs/intro.md')}\nIt helps a lot.\n`);
    site.files.write('docs/usage.md', `${site.files.read('docs/usage.md')}\nOne more line.\n`);
    const {ino} = fs.statSync(site.outDir);
    await site.build();
    // A whole build replaces the folder.
    expect(fs.statSync(site.outDir).ino).toBe(ino);
    const changed = changedFiles(before, snapshot(site.outDir)).filter((file) => file.endsWith('.md'));
    expect(changed).toEqual(['docs/intro.md']);
    expect(read('llms-full.txt')).toContain('It helps a lot.');
    expect(read('docs/intro.md')).toContain('It helps a lot.');
    const after = snapshot(site.outDir);
    fs.rmSync(path.join(site.dir, 'node_modules/.cache'), {recursive: true});
    await site.build();
    expect(changedFiles(after, snapshot(site.outDir))).toEqual([]);
  });

  test('is listed in llms.txt in the order of the sidebar, with all texts in one file', () => {
    expect(read('llms.txt')).toBe(`# Minimal

The text of all these pages: https://example.com/llms-full.txt

## Docs

- [Everything](https://example.com/docs/everything.md): What Markdown becomes.
- [Introduction](https://example.com/docs/intro.md): The first page.
- [Usage](https://example.com/docs/usage.md): The second page, after the first.

## Pages

- [Home](https://example.com/index.md): Read the introduction.
`);
    expect(read('docs/llms.txt')).toContain('# Minimal: Docs\n\n## Docs\n\n- [Everything]');
    const full = read('llms-full.txt');
    for (const page of ['docs/everything.md', 'docs/intro.md', 'index.md'])
      expect(full).toContain(read(page));
    // Pages that are left out have a file of their own, and are in no list.
    for (const page of ['hidden', 'left-out', 'not-indexed']) {
      expect(read(`docs/${page}.md`)).toContain('# ');
      expect(read('llms.txt') + read('docs/llms.txt') + full).not.toContain(`/docs/${page}`);
    }
    expect(full.indexOf('title: "Usage"')).toBeGreaterThan(full.indexOf('title: "Introduction"'));
  });

  test('is made again if it is missing or damaged in the cache', async () => {
    const expected = read('docs/intro.md');
    const pages = path.join(site.dir, 'node_modules/.cache/lectern/pages');
    for (const file of fs.readdirSync(pages).filter((name) => name.endsWith('.md')))
      fs.writeFileSync(path.join(pages, file), 'damaged');
    fs.rmSync(site.outDir, {recursive: true});
    await site.build();
    expect(read('docs/intro.md')).toBe(expected);
  });

  test('is left out with `pages: false`', async () => {
    site.files.replace('docusaurus.config.mjs', 'pages: true', 'pages: false');
    await site.build();
    expect(fs.existsSync(path.join(site.outDir, 'docs/everything.md'))).toBe(false);
    expect(read('docs/everything/index.html')).not.toContain('text/markdown');
    expect(read('docs/usage.md')).toBe('My own file.\n');
  });
});

describe('the menu of a doc', () => {
  const visit = useBuiltSite(() =>
    createBundledSite('minimal', (files) => {
      edit(files);
      files.replace(
        'docusaurus.config.mjs',
        'markdown: {',
        "pages: 'auto', themeConfig: {docs: {pageMenu: {assistants: [{label: 'Helper', href: 'https://helper.test/?q={prompt}'}]}}}, markdown: {",
      );
    }).build(),
  );
  const menu = (page: Page) => page.locator('details', {hasText: 'View as Markdown'});

  test('copies the page as Markdown, by keyboard', async () => {
    const copied = await visit('/docs/intro', async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByText('Copy page').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByText('Copied').waitFor();
      await expect.poll(() => menu(page).getAttribute('open')).toBeNull();
      return page.evaluate(() => navigator.clipboard.readText());
    });
    expect(bodyOf(copied)).toBe('# Introduction\n\nThe first page.\n');
  });

  test('closes by Escape, which returns the focus, and by a click outside of it', async () => {
    await visit('/docs/intro', async (page) => {
      const label = page.getByText('Copy page');
      await label.click();
      expect(await menu(page).getAttribute('open')).toBe('');
      await page.keyboard.press('Escape');
      await expect.poll(() => menu(page).getAttribute('open')).toBeNull();
      expect(await label.evaluate((element) => element === document.activeElement)).toBe(true);
      await label.click();
      await page.getByRole('heading', {name: 'Introduction'}).click();
      await expect.poll(() => menu(page).getAttribute('open')).toBeNull();
    });
  });

  test('links to the Markdown of the page and to assistants, also after a navigation', async () => {
    await visit('/docs/intro', async (page) => {
      await page.getByRole('link', {name: 'Everything'}).first().click();
      await page.getByRole('heading', {name: 'Everything'}).waitFor();
      const links = await menu(page)
        .locator('a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const prompt = 'Read https://example.com/docs/everything.md, then answer my questions about it.';
      expect(links).toEqual(['/docs/everything.md', `https://helper.test/?q=${encodeURIComponent(prompt)}`]);
      const head = page.locator('link[type="text/markdown"]');
      expect(await head.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        '/docs/everything.md',
      ]);
    });
  });

  test('opens and links without JavaScript', async () => {
    await visit(
      '/docs/intro',
      async (page) => {
        await page.getByText('Copy page').click();
        await page.getByText('View as Markdown').click();
        await page.waitForURL('**/docs/intro.md');
      },
      {javaScript: false},
    );
  });
});

test('Markdown of pages is served while developing, and follows edits', async () => {
  const site = createSite('minimal', edit);
  const server = await startSite(site.dir);
  const text = async () => {
    const response = await fetch(`${server.url}/docs/everything.md`);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    return bodyOf(await response.text());
  };
  expect(await text()).toBe(WRITTEN);
  expect(await (await fetch(`${server.url}/docs/usage.md`)).text()).toBe('My own file.\n');
  expect((await fetch(`${server.url}/docs/nothing.md`)).status).toBe(404);
  const asked = await fetch(`${server.url}/docs/everything`, {headers: {accept: 'text/markdown, */*'}});
  expect(bodyOf(await asked.text())).toBe(WRITTEN);
  expect((await fetch(`${server.url}/docs/everything`)).headers.get('content-type')).toContain('text/html');
  site.files.replace('docs/everything.mdx', 'It helps.', 'It helps a lot.');
  await expect.poll(text).toContain('It helps a lot.');
});

test('code blocks have the code of files, and follow its edits', async () => {
  const site = createSite('minimal', (files) => {
    files.write('examples/a.js', '// #region part\nlet first = 1;\n// #endregion\nlet last = 2;\n');
    files.write('docs/code.md', '# Code\n\n```js title file=../examples/a.js#part\n```\n');
  });
  const server = await startSite(site.dir);
  const text = async () => (await (await fetch(`${server.url}/docs/code`)).text()).replace(/<[^>]*>/g, '');
  expect(await text()).toMatch(/\.\.\/examples\/a\.jslet first = 1;/);
  expect(await text()).not.toContain('let last');
  site.files.replace('examples/a.js', 'first', 'second');
  await expect.poll(text).toContain('let second = 1;');
  expect((await site.build()).code).toBe(0);
  site.files.replace('examples/a.js', 'second', 'third');
  await site.build();
  const html = fs.readFileSync(path.join(site.outDir, 'docs/code/index.html'), 'utf8');
  expect(html.replace(/<[^>]*>/g, '')).toContain('let third = 1;');
  site.files.replace('examples/a.js', 'region part', 'region parts');
  const {code, stderr} = await site.build();
  expect(code).toBe(1);
  expect(stderr).toContain(
    '[CODE_PART_NOT_FOUND] docs/code.md:3:1 The file "../examples/a.js" has no region "part".',
  );
  expect(stderr).toContain('Did you mean "#parts"?');
});
