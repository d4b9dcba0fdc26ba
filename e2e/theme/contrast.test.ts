import axe from 'axe-core';
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {
  buildWebsite,
  createBundledSite,
  type Edit,
  useBuiltSite,
  waitForAnimations,
} from '../harness/index.js';

const links = `# Links

:::note

A [link](./intro.md) and \`code\` and [\`both\`](./intro.md).

:::

## Call \`first()\`

[A link](./usage.md), **bold**, and [\`code\`](./usage.md).

| a   | b                   |
| --- | ------------------- |
| c   | [link](./usage.md)  |

${'Text.\n\n'.repeat(60)}
## Second
`;

/** A new site, without its own styles. */
const fresh: Edit = (files) => {
  files.write('docs/links.md', links);
  files.replace(
    'docusaurus.config.mjs',
    '};',
    "  themeConfig: {navbar: {items: [{type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs'}]}},\n};",
  );
};

async function lowContrast(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const {violations} = await window.axe.run(document, {runOnly: ['color-contrast']});
    return violations.flatMap(({nodes}) =>
      nodes.map(({html, failureSummary}) => `${html} ${failureSummary}`),
    );
  });
}

const modes = [{dark: false}, {dark: true}];

describe('text can be read', () => {
  const visit = useBuiltSite(async () => {
    const site = createBundledSite('minimal', fresh);
    const {code, stdout, stderr} = await site.build();
    expect(code, stdout + stderr).toBe(0);
    return site;
  });

  test.each(modes)('on a fresh site, with the colours of the theme: %j', ({dark}) =>
    visit('/docs/links#call-first', async (page) => {
      await page.evaluate(
        (mode) => document.documentElement.setAttribute('data-theme', mode),
        dark ? 'dark' : 'light',
      );
      await page.locator('.table-of-contents__link--active code').waitFor();
      await waitForAnimations(page);
      expect(await lowContrast(page)).toEqual([]);
      const contrast = await page
        .locator('.menu__link--active')
        .first()
        .evaluate((element) => getComputedStyle(element).color);
      expect(contrast).toBe(dark ? 'rgb(118, 166, 240)' : 'rgb(37, 99, 201)');
    }),
  );

  const visitWebsite = useBuiltSite(buildWebsite);

  test.each(modes)('in the active entry of the contents on the website: %j', ({dark}) =>
    visitWebsite('/docs/api/docusaurus-config/', async (page) => {
      await page.evaluate(
        (mode) => document.documentElement.setAttribute('data-theme', mode),
        dark ? 'dark' : 'light',
      );
      await page.locator('.table-of-contents__link:has(code)').first().click();
      await page.locator('.table-of-contents__link--active code').waitFor();
      await waitForAnimations(page);
      expect(await lowContrast(page)).toEqual([]);
    }),
  );
});
