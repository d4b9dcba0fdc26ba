import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import axe from 'axe-core';
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {createBundledSite, type Edit, useBuiltSite, waitForAnimations} from '../harness/index.js';

const kinds = ['primary', 'secondary', 'success', 'info', 'warning', 'danger'];

/** Markdown with every component of Infima that has text on a coloured background. */
const components = `# \`Components\`

${kinds
  .map(
    (kind) => `<p>
  <span class="badge badge--${kind}">badge</span>
  <a class="button button--${kind}" href="#">button</a>
  <a class="button button--outline button--${kind}" href="#">outline</a>
  <button class="button button--active button--${kind}">active</button>
  <span class="text--${kind}">text</span>
</p>
<div class="alert alert--${kind}">Alert with <a href="#">a link</a> and <code>code</code></div>
`,
  )
  .join('\n')}
`;

const wideTable = `# Wide

| Option | Default | Meaning |
| ------ | :-----: | ------- |
| \`an-option-with-a-long-name\` | \`'a long default'\` | What it does, in a sentence that is as long as sentences of references are |

A text that goes on and on. ${'More words follow. '.repeat(40)}
`;

const fresh: Edit = (files) => {
  files.write('docs/components.md', components);
  files.write('docs/wide.md', wideTable);
  files.write('docs/code.md', `# Code\n\n\`\`\`js\nconst text = '${'long '.repeat(60)}';\n\`\`\`\n`);
  files.write(
    'docs/tabs.mdx',
    "import TabItem from '@theme/TabItem';\nimport Tabs from '@theme/Tabs';\n\n" +
      '<Tabs><TabItem value="one">1</TabItem><TabItem value="two">2</TabItem><TabItem value="three">3</TabItem></Tabs>\n',
  );
  files.write(
    'docs/guides/_category_.json',
    JSON.stringify({label: 'Guides', link: {type: 'generated-index'}}),
  );
  files.write(
    'docs/guides/one.md',
    `---\ndescription: ${'Words of a description. '.repeat(9)}\n---\n\n# One\n`,
  );
  files.write('docs/guides/two.md', '# Two\n\nShort.\n');
  files.write('src/pages/sections.md', '# Page\n\nText.\n\n## First\n\nText.\n\n### Second\n\nText.\n');
  files.replace(
    'docusaurus.config.mjs',
    '};',
    `  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    announcementBar: {id: 'a', content: 'News'},
    footer: {style: 'dark', links: [{title: 'One', items: [{label: 'Docs', to: '/docs/intro'}]}, {title: 'Two', items: [{label: 'Usage', to: '/docs/usage'}]}]},
    navbar: {title: 'Minimal'},
  },
};`,
  );
};

const site = createBundledSite('minimal', fresh);
const visit = useBuiltSite(async () => {
  const {code, stdout, stderr} = await site.build();
  expect(code, stdout + stderr).toBe(0);
  return site;
});

const modeOf = (page: Page) => page.evaluate(() => document.documentElement.getAttribute('data-theme'));

/** Lightness of a colour, from 0 (black) to 1 (white). */
const lightness = (page: Page, selector: string, property: 'color' | 'backgroundColor') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(element)[name].match(/[\d.]+/g) ?? []).map(
        Number,
      );
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    }, property);

test.each([false, true])('words on badges, buttons and alerts can be read (dark: %s)', (dark) =>
  visit(
    '/docs/components',
    async (page) => {
      await page.evaluate(axe.source);
      await waitForAnimations(page);
      const found = await page.evaluate(async () => {
        const {violations} = await window.axe.run(document, {runOnly: ['color-contrast']});
        return violations.flatMap(({nodes}) => nodes.map(({html}) => html));
      });
      expect(found).toEqual([]);
    },
    {dark},
  ),
);

test('in dark mode, announcement bar and footer are darker than the text, and secondary text is quieter', () =>
  visit(
    '/docs/components',
    async (page) => {
      expect(await lightness(page, '.theme-announcement-bar', 'backgroundColor')).toBeLessThan(0.25);
      expect(await lightness(page, '.theme-announcement-bar', 'color')).toBeGreaterThan(0.8);
      expect(await lightness(page, '.footer', 'backgroundColor')).toBeLessThan(0.12);
      const secondary = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--ifm-color-content-secondary').trim(),
      );
      expect(secondary).toBe('#b6bac1');
      expect(await lightness(page, '.alert--secondary', 'backgroundColor')).toBeLessThan(0.2);
    },
    {dark: true},
  ));

test.each([false, true])('every shade of the primary colour can be read on the page (dark: %s)', (dark) =>
  visit(
    '/docs/components',
    async (page) => {
      const shades = [
        '',
        '-dark',
        '-darker',
        '-darkest',
        ...(dark ? ['-light', '-lighter', '-lightest'] : []),
      ];
      await page.evaluate(axe.source);
      const found = await page.evaluate(async (names) => {
        const main = document.querySelector('main');
        for (const name of names) {
          const line = document.createElement('p');
          line.textContent = name || 'primary';
          line.style.color = `var(--ifm-color-primary${name})`;
          main?.prepend(line);
        }
        const {violations} = await window.axe.run(main ?? document, {runOnly: ['color-contrast']});
        return violations.flatMap(({nodes}) => nodes.map(({html}) => html));
      }, shades);
      expect(found).toEqual([]);
    },
    {dark},
  ),
);

describe('printing', () => {
  test('is light, and the screen is dark again afterwards', () =>
    visit(
      '/docs/components',
      async (page) => {
        expect(await modeOf(page)).toBe('dark');
        await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
        expect(await modeOf(page)).toBe('light');
        await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
        expect(await modeOf(page)).toBe('dark');
        await page.evaluate(() => {
          window.addEventListener('beforeprint', () => {
            document.body.dataset.printed = document.documentElement.getAttribute('data-theme') ?? '';
          });
        });
        await page.pdf();
        expect(await page.locator('body').getAttribute('data-printed')).toBe('light');
        expect(await modeOf(page)).toBe('dark');
      },
      {dark: true},
    ));

  test('leaves out what only a screen needs, and cuts no block', () =>
    visit('/docs/components', async (page) => {
      await page.emulateMedia({media: 'print'});
      for (const part of ['.navbar', '.footer', '.pagination-nav', '.theme-announcement-bar']) {
        expect(await page.locator(part).first().isVisible(), part).toBe(false);
      }
      const cut = await page
        .locator('.alert')
        .first()
        .evaluate((element) => getComputedStyle(element).breakInside);
      expect(cut).toBe('avoid');
    }));
});

test('a card shows two lines of its description, and cards of a row are equally high', () =>
  visit('/docs/category/guides', async (page) => {
    const heights = await page
      .locator('article .card')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
    const {lines, hidden} = await page
      .locator('article .card p')
      .first()
      .evaluate((element) => ({
        lines: Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
        hidden: element.scrollHeight > element.clientHeight,
      }));
    expect({lines, hidden}).toEqual({lines: 2, hidden: true});
  }));

test('cards are two in a row on tablets, and one below the other on phones', () =>
  visit(
    '/docs/category/guides',
    async (page) => {
      const rows = async () => {
        const tops = await page
          .locator('article .card')
          .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
        return new Set(tops).size;
      };
      expect(await rows()).toBe(1);
      await page.setViewportSize({width: 375, height: 800});
      expect(await rows()).toBe(2);
    },
    {width: 768},
  ));

test('a wide table keeps its alignment, and a last column that can be read on a phone', () =>
  visit(
    '/docs/wide',
    async (page) => {
      const aligned = await page
        .locator('th')
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).textAlign));
      expect(aligned).toEqual(['start', 'center', 'start']);
      expect((await page.locator('td').last().boundingBox())?.width).toBeGreaterThanOrEqual(176);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    },
    {width: 375},
  ));

test('a table fades at its end while there is more of it, in the direction of the text', () =>
  visit(
    '/docs/wide',
    async (page) => {
      const table = page.locator('table');
      const mask = () => table.evaluate((element) => getComputedStyle(element).maskImage);
      await expect.poll(mask).toMatch(/^linear-gradient\(90deg, /);
      await table.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
      await expect.poll(mask).toBe('none');
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      await table.evaluate((element) => element.scrollTo(0, 0));
      await expect.poll(mask).toMatch(/^linear-gradient\(-90deg, /);
      await page.locator('article').evaluate((element) => element.setAttribute('dir', 'ltr'));
      await expect.poll(mask).toMatch(/^linear-gradient\(90deg, /);
      await page.setViewportSize({width: 1280, height: 800});
      await expect.poll(mask).toBe('none');
    },
    {width: 375},
  ));

test('the buttons of code are beside it on a phone-wide screen, and on it with a mouse on a wide one', () =>
  visit(
    '/docs/code',
    async (page) => {
      const button = page.locator('.theme-code-block button').first();
      const distance = async () => {
        const [ofButton, ofCode] = [await button.boundingBox(), await page.locator('pre').boundingBox()];
        return (ofButton?.x ?? 0) - ((ofCode?.x ?? 0) + (ofCode?.width ?? 0));
      };
      expect(await distance()).toBeGreaterThanOrEqual(0);
      expect(await button.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
      await page.setViewportSize({width: 1280, height: 800});
      await expect.poll(distance).toBeLessThan(0);
    },
    {width: 375},
  ));

test('lines of text are at most 48rem long on wide screens', () =>
  visit(
    '/docs/wide',
    async (page) => {
      expect((await page.locator('.markdown > p').first().boundingBox())?.width).toBeLessThanOrEqual(768);
    },
    {width: 1920},
  ));

test('the footer has two columns on phones', () =>
  visit(
    '/docs/wide',
    async (page) => {
      const tops = await page
        .locator('.footer__col')
        .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().top));
      expect(tops).toHaveLength(2);
      expect(tops[0]).toBe(tops[1]);
    },
    {width: 375},
  ));

test('a heading of a Markdown page is nearer to its text than to what is above it', () =>
  visit('/sections', async (page) => {
    const margins = await page.locator('article :is(h2, h3)').evaluateAll((headings) =>
      headings.map((heading) => {
        const {marginTop, marginBottom} = getComputedStyle(heading);
        return Number.parseFloat(marginTop) > Number.parseFloat(marginBottom);
      }),
    );
    expect(margins).toEqual([true, true]);
  }));

test('the page for unknown addresses leads to the first page', () =>
  visit('/404.html', async (page) => {
    const home = page.getByRole('main').getByRole('link', {name: 'Home page'});
    expect(await home.getAttribute('href')).toBe('/');
    expect(await home.getAttribute('class')).toContain('button');
  }));

test('code in headings has no box', () =>
  visit('/docs/components', async (page) => {
    const background = await page
      .locator('h1 code')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(background).toBe('rgba(0, 0, 0, 0)');
  }));

test('a page of docs loads at most 18 kB of styles, and those of the search once it is opened', () =>
  visit('/docs/components', async (page) => {
    const sheets = () =>
      page
        .locator('link[rel="stylesheet"]')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    const [first = '', ...others] = await sheets();
    expect(others).toEqual([]);
    expect(gzipSync(fs.readFileSync(path.join(site.outDir, first))).length).toBeLessThan(18_000);
    await page.keyboard.press('Control+k');
    const modal = page.getByRole('dialog', {name: 'Search'});
    await modal.waitFor();
    expect(await modal.evaluate((element) => getComputedStyle(element).display)).toBe('flex');
    expect(await sheets()).toHaveLength(2);
  }));

test('from right to left, the arrow keys move between tabs in the direction that is seen', () =>
  visit('/docs/tabs', async (page) => {
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const [first, second] = await page.getByRole('tab').all();
    await first?.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await second?.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowRight');
    expect(await first?.getAttribute('aria-selected')).toBe('true');
  }));
