import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {createSite, type Edit, useBuiltSite} from '../harness/index.js';

const fence = (text: string) => `\`\`\`mermaid\n${text}\n\`\`\`\n\n`;

const HOSTILE = `flowchart TD
  A["<b onmouseover='window.harm = 1' onclick='window.harm = 1'>text</b>"] --> B
  click A href "javascript:window.harm = 2"
  click B call alert()`;

const edit: Edit = (files) => {
  files.write('docs/drawn.mdx', `# Drawn\n\n${fence('flowchart TD\n  Start --> Finish')}`);
  files.write('docs/far.md', `# Far\n\n${'A line.\n\n'.repeat(150)}${fence('pie\n  "Cats" : 3')}`);
  files.write(
    'docs/broken.md',
    `# Broken\n\n${fence('flowchart TD\n  Start --> --> Finish')}${fence(HOSTILE)}${fence('%%{init: {"securityLevel": "loose"}}%%\nflowchart TD\n  C["<b onclick=alert()>last</b>"]')}The end.\n`,
  );
  files.replace('docusaurus.config.mjs', "{format: 'detect'}", "{format: 'detect', mermaid: true}");
  files.replace(
    'docusaurus.config.mjs',
    'presets: [',
    `themes: ['@docusaurus/theme-mermaid'],\n  presets: [`,
  );
};

/**
 * A diagram that uses class names of the theme, and a stylesheet which would hide the page if it were not limited to
 * the diagram.
 */
const DISGUISED = `%%{init: {"themeCSS": "} body { visibility: hidden; } .x { fill: red;"}}%%
flowchart TD
  A --> B:::menu__link
  class A navbar`;

const diagrams = (page: Page) => page.locator('.docusaurus-mermaid-container svg[id^="mermaid-svg-"]');

describe('diagrams', () => {
  const site = createSite('minimal', edit);
  const visit = useBuiltSite(async () => {
    const result = await site.build();
    expect(result.code, result.stdout + result.stderr).toBe(0);
    return result;
  });

  test('are drawn in the colours of the mode, with their source as text alternative', async () => {
    await visit('/docs/drawn', async (page) => {
      await diagrams(page).waitFor();
      expect(await diagrams(page).textContent()).toContain('Finish');
      expect(await page.getByRole('img', {name: 'Start --> Finish'}).count()).toBe(1);
      const fill = () =>
        diagrams(page)
          .locator('rect')
          .first()
          .evaluate((rect) => getComputedStyle(rect).fill);
      const light = await fill();
      await page.getByRole('button', {name: /mode/i}).first().click();
      await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
      await expect.poll(fill).not.toBe(light);
    });
  });

  test('are drawn where they come into view, and are code before', async () => {
    await visit('/docs/far', async (page) => {
      const code = page.locator('main code', {hasText: 'Cats'});
      expect(await code.count()).toBe(1);
      await code.scrollIntoViewIfNeeded();
      await diagrams(page).waitFor();
      expect(await code.count()).toBe(0);
    });
  });

  test('with a mistake show it and their source; scripts in them are not run', async () => {
    await visit('/docs/broken', async (page) => {
      await page.getByRole('alert').waitFor();
      expect(await page.getByRole('alert').textContent()).toContain('Parse error on line 2');
      await page.locator('main code', {hasText: 'Start --> --> Finish'}).waitFor();
      await expect.poll(() => diagrams(page).count()).toBe(2);
      const html = await page
        .locator('.docusaurus-mermaid-container')
        .evaluateAll((all) => all.map((element) => element.querySelector('svg')?.outerHTML ?? '').join(''));
      expect(html).not.toMatch(/onmouseover|onclick|javascript:/i);
      for (const label of await diagrams(page).locator('.node').all()) await label.click({force: true});
      expect(await page.evaluate(() => 'harm' in window)).toBe(false);
      await page.getByText('The end.').waitFor();
    });
  });

  test('are code without JavaScript', async () => {
    await visit(
      '/docs/drawn',
      async (page) => expect(await page.locator('main code').textContent()).toContain('Start --> Finish'),
      {javaScript: false},
    );
  });
});

describe('diagrams of untrusted authors', () => {
  const site = createSite('minimal', (files) => {
    edit(files);
    files.replace('docusaurus.config.mjs', 'mermaid: true', 'mermaid: true, untrusted: true');
    files.remove('docs/drawn.mdx');
    files.write('docs/disguised.md', `# Disguised\n\n${fence(DISGUISED)}`);
  });
  const visit = useBuiltSite(async () => {
    const result = await site.build();
    expect(result.code, result.stdout + result.stderr).toBe(0);
    return result;
  });

  test('share no class and no style with the page', async () => {
    await visit('/docs/disguised', async (page) => {
      await diagrams(page).waitFor();
      expect(await diagrams(page).locator('.navbar, .menu__link').count()).toBe(2);
      const isFound = () => document.querySelector('main .navbar, main .menu__link') !== null;
      expect(await page.evaluate(isFound)).toBe(false);
      expect(await page.evaluate(() => getComputedStyle(document.body).visibility)).toBe('visible');
      expect((await diagrams(page).boundingBox())?.height).toBeGreaterThan(50);
      await page.getByRole('img', {name: 'A --> B'}).waitFor();
    });
  });
});
