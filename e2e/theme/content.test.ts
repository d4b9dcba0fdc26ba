import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {
  createBundledSite,
  type Edit,
  type PageOptions,
  useBuiltSite,
  waitForHydration,
} from '../harness/index.js';

const config = `export default {
  title: 'Content',
  titleDelimiter: '·',
  url: 'https://example.com',
  baseUrl: '/',
  storage: {namespace: 'mine'},
  staticDirectories: ['static', 'more'],
  headTags: [
    {tagName: 'meta', attributes: {name: 'x-head', content: 'a "quote"'}},
    {tagName: 'link', attributes: {rel: 'preconnect', href: 'https://example.org', crossorigin: true, media: false}},
    {tagName: 'style', attributes: {id: 'x-style'}, innerHTML: 'h1 { letter-spacing: 1px }'},
  ],
  scripts: ['/plain.js', {src: '/deferred.js', defer: true, 'data-x': 'y'}],
  stylesheets: ['/plain.css', {href: '/print.css', media: 'print'}],
  presets: [['classic', {docs: {}, blog: false}]],
  plugins: ['./plugins/body.mjs'],
  themeConfig: {
    announcementBar: {id: 'first', content: 'Something <b>new</b>.', backgroundColor: 'rgb(1, 2, 3)', textColor: '#fff'},
    colorMode: {respectPrefersColorScheme: true},
    prism: {
      defaultLanguage: 'js',
      magicComments: [
        {className: 'theme-code-block-highlighted-line', line: 'highlight-next-line', block: {start: 'highlight-start', end: 'highlight-end'}},
        {className: 'my-error', line: 'error-next-line'},
      ],
    },
  },
};
`;

const bodyPlugin = `export default () => ({
  name: 'body',
  injectHtmlTags: () => ({preBodyTags: '<i id="before"></i>', postBodyTags: [{tagName: 'i', attributes: {id: 'after'}}]}),
});
`;

const tabs = `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

# Tabs

<div id="one">
<Tabs groupId="system" queryString>
<TabItem value="mac" label="macOS">First mac</TabItem>
<TabItem value="win" label="Windows">First win</TabItem>
<TabItem value="lin" label="Linux" default>First lin</TabItem>
</Tabs>
</div>

<div id="two">
<Tabs groupId="system">
<TabItem value="mac">Second mac</TabItem>
<TabItem value="win">Second win</TabItem>
</Tabs>
</div>

<div id="three">
<Tabs defaultValue={null} lazy>
<TabItem value="a">Third a</TabItem>
<TabItem value="b">Third b</TabItem>
</Tabs>
</div>
`;

const code = `# Code

\`\`\`js showLineNumbers=41
one
// highlight-next-line
two
// highlight-start
three
four
// highlight-end
// error-next-line
five
\`\`\`

\`\`\`ts {2} title="ranges.ts"
const a = 1;
const b = 2;
\`\`\`

\`\`\`
const language = 'default';
\`\`\`

\`\`\`text
${'long '.repeat(80)}
\`\`\`
`;

const blocks = `# Blocks

:::note

Plain.

:::

:::danger[With *emphasis*]

Careful.

:::

<details>
<summary>Why?</summary>

Because.

</details>
`;

const content: Edit = (files) => {
  files.write('docusaurus.config.mjs', config);
  files.write('plugins/body.mjs', bodyPlugin);
  files.write('docs/tabs.mdx', tabs);
  files.write('docs/code.md', code);
  files.write('docs/blocks.mdx', blocks);
  files.write('static/plain.js', 'window.plain = true;');
  files.write('static/both.txt', 'from static');
  files.write('more/both.txt', 'from more');
  files.write('more/deferred.js', '');
  files.write('more/plain.css', '');
  files.write('more/print.css', '');
};

const visit = useBuiltSite(async () => {
  const site = createBundledSite('minimal', content);
  const {code: exitCode, stdout, stderr} = await site.build();
  expect(exitCode, stdout + stderr).toBe(0);
  return site;
});

const textsOf = (page: Page, selector: string) => page.locator(selector).allInnerTexts();
const stored = (page: Page) => page.evaluate(() => ({...localStorage}));

describe('what the config adds to every page', () => {
  test('stands in the head and the body, as it was written', () =>
    visit('/docs/intro', async (page) => {
      expect(await page.title()).toBe('Introduction · Content');
      const html = await (await page.request.get(page.url())).text();
      const head = html.slice(0, html.indexOf('</head>'));
      for (const tag of [
        '<meta name="x-head" content="a &quot;quote&quot;">',
        '<link rel="preconnect" href="https://example.org" crossorigin>',
        '<style id="x-style">h1 { letter-spacing: 1px }</style>',
        '<script src="/plain.js"></script>',
        '<script src="/deferred.js" defer data-x="y"></script>',
        '<link rel="stylesheet" href="/plain.css">',
        '<link rel="stylesheet" href="/print.css" media="print">',
      ])
        expect(head).toContain(tag);
      expect(html.indexOf('id="before"')).toBeLessThan(html.indexOf('id="__docusaurus"'));
      expect(html.indexOf('<i id="after"></i>')).toBeGreaterThan(html.indexOf('id="__docusaurus"'));
      expect(await page.evaluate(() => 'plain' in window)).toBe(true);
    }));

  test('comes from all static folders; the first that has a file wins', () =>
    visit('/', async (page) => {
      const text = async (name: string) => (await page.request.get(new URL(name, page.url()).href)).text();
      expect(await text('/both.txt')).toBe('from static');
      expect(await text('/plain.js')).toContain('plain');
    }));
});

describe('the announcement bar', () => {
  const bar = '[class*="announcementBar_"][role="banner"]';

  test('shows its HTML in its colours, stays away once closed, and comes back for another announcement', () =>
    visit(
      '/docs/intro',
      async (page) => {
        const shown = page.locator(bar);
        expect(await shown.innerText()).toContain('Something new.');
        expect(await shown.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
          'rgb(1, 2, 3)',
        );
        await shown.getByRole('button', {name: 'Close'}).click();
        expect(await shown.count()).toBe(0);
        expect(await stored(page)).toMatchObject({
          'docusaurus.announcement.id-mine': 'first',
          'docusaurus.announcement.dismiss-mine': 'true',
        });
        await page.reload();
        await waitForHydration(page);
        expect(await shown.count()).toBe(0);
        expect(
          await page.evaluate(() => document.documentElement.dataset.announcementBarInitiallyDismissed),
        ).toBe('true');
        await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id-mine', 'older'));
        await page.reload();
        await waitForHydration(page);
        expect(await shown.isVisible()).toBe(true);
        expect(await stored(page)).toMatchObject({
          'docusaurus.announcement.id-mine': 'first',
          'docusaurus.announcement.dismiss-mine': 'false',
        });
      },
      {before: () => {}},
    ));
});

describe('the colour mode', () => {
  const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
  const own: PageOptions = {before: () => {}};

  test('is kept under the namespace of the site, and shared with other tabs', () =>
    visit(
      '/docs/intro',
      async (page) => {
        const other = await page.context().newPage();
        await other.goto(page.url());
        await waitForHydration(other);
        await page.locator('.navbar button[aria-label*="mode"]').filter({visible: true}).click();
        expect(await theme(page)).toBe('dark');
        expect(await stored(page)).toMatchObject({'theme-mine': 'dark'});
        await other.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
      },
      own,
    ));

  test('follows the system while nothing is chosen, and the address for once', () =>
    visit(
      '/docs/intro',
      async (page) => {
        await page.emulateMedia({colorScheme: 'dark'});
        await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
        expect(await stored(page)).not.toHaveProperty('theme-mine');
        await page.goto(`${page.url()}?docusaurus-theme=light&docusaurus-data-kind=a`);
        expect(await theme(page)).toBe('light');
        expect(await page.evaluate(() => document.documentElement.dataset.kind)).toBe('a');
      },
      own,
    ));
});

/** Makes storage throw, as Chromium does if cookies are blocked. Warnings are collected in `window.warnings`. */
function blockStorage(): void {
  const warnings: string[] = [];
  Object.assign(window, {warnings});
  console.warn = (text: string) => warnings.push(text);
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

test('where the browser blocks storage everything works until the reload, after one warning', () =>
  visit(
    '/docs/tabs',
    async (page) => {
      await page.locator('#one').getByRole('tab', {name: 'Windows'}).click();
      await page.getByText('First win').waitFor();
      await page.locator('.navbar button[aria-label*="mode"]').filter({visible: true}).click();
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
      await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
      await page.locator('.menu').getByRole('link', {name: 'Code'}).click();
      await page.getByRole('heading', {name: 'Code', level: 1}).waitFor();
      const warnings = () => page.evaluate(() => (window as {warnings?: readonly string[]}).warnings);
      const one = [expect.stringContaining('The browser storage of this site is not available.')];
      expect(await warnings()).toEqual(one);
      await page.reload();
      await waitForHydration(page);
      expect(await warnings()).toEqual(one);
    },
    {before: blockStorage},
  ));

describe('tabs', () => {
  const shown = async (page: Page) =>
    Promise.all(
      ['one', 'two', 'three'].map(async (id) =>
        (await textsOf(page, `#${id} [role=tabpanel]:not([hidden])`)).join(),
      ),
    );

  test('of one group change together, where they have the value, and write it to the address', () =>
    visit('/docs/tabs', async (page) => {
      expect(await shown(page)).toEqual(['First lin', 'Second mac', '']);
      await page.locator('#two').getByRole('tab', {name: 'win'}).click();
      expect(await shown(page)).toEqual(['First win', 'Second win', '']);
      expect(await stored(page)).toMatchObject({'docusaurus.tab.system-mine': 'win'});
      await page.locator('#one').getByRole('tab', {name: 'Linux'}).click();
      expect(await shown(page)).toEqual(['First lin', 'Second win', '']);
      expect(new URL(page.url()).search).toBe('?system=lin');
      await page.locator('#three').getByRole('tab', {name: 'b'}).click();
      expect(await shown(page)).toEqual(['First lin', 'Second win', 'Third b']);
      expect(await page.getByText('Third a').count()).toBe(0);
    }));

  test('take their first value from the address, even if another one is stored', () =>
    visit('/docs/tabs?system=mac', async (page) => {
      expect(await shown(page)).toEqual(['First mac', 'Second mac', '']);
      await page.evaluate(() => localStorage.setItem('docusaurus.tab.system-mine', 'win'));
      await page.reload();
      await waitForHydration(page);
      expect(await shown(page)).toEqual(['First mac', 'Second win', '']);
    }));

  test('name the panels that they control', () =>
    visit('/docs/tabs', async (page) => {
      await page.locator('#three').getByRole('tab', {name: 'b'}).click();
      const tabs = await page.locator('[role=tab][aria-selected=true]').all();
      for (const [index, name] of ['Linux', 'mac', 'b'].entries()) {
        const panel = page.getByRole('tabpanel', {name, exact: true});
        expect(await tabs[index]?.getAttribute('aria-controls')).toBe(await panel.getAttribute('id'));
      }
      const unselected = page.locator('#three').getByRole('tab', {name: 'a'});
      expect(await unselected.getAttribute('aria-controls'), 'no panel is there').toBeNull();
      const ids = await page.locator('article [id]').evaluateAll((elements) => elements.map(({id}) => id));
      expect(new Set(ids).size).toBe(ids.length);
    }));

  test('are worked by arrows, Home and End, and only the chosen one is reached by Tab', () =>
    visit('/docs/tabs', async (page) => {
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await page.locator('#one').getByRole('tab', {name: 'Linux'}).focus();
      await page.keyboard.press('ArrowRight');
      expect(await focused()).toBe('macOS');
      await page.keyboard.press('ArrowLeft');
      expect(await focused()).toBe('Linux');
      await page.keyboard.press('Home');
      expect(await focused()).toBe('macOS');
      await page.keyboard.press('End');
      expect([await focused(), (await shown(page))[0]]).toEqual(['Linux', 'First lin']);
      const reachable = page.locator('#one [role=tab][tabindex="0"]');
      expect(await reachable.allInnerTexts()).toEqual(['Linux']);
    }));
});

describe('code blocks', () => {
  test('number lines from where they are told, and mark lines by ranges and by magic comments', () =>
    visit('/docs/code', async (page) => {
      const [numbered, ranges] = await page.locator('.theme-code-block').all();
      if (!numbered || !ranges) throw new Error('no code block');
      expect(await numbered.locator('code').innerText()).not.toContain('highlight');
      const marks = (block: typeof numbered) =>
        block
          .locator('code > span')
          .evaluateAll((lines) =>
            lines.map((line) => [
              line.textContent?.trim(),
              ['theme-code-block-highlighted-line', 'my-error']
                .filter((name) => line.classList.contains(name))
                .join(),
            ]),
          );
      expect(await marks(numbered)).toEqual([
        ['one', ''],
        ['two', 'theme-code-block-highlighted-line'],
        ['three', 'theme-code-block-highlighted-line'],
        ['four', 'theme-code-block-highlighted-line'],
        ['five', 'my-error'],
      ]);
      expect(await marks(ranges)).toEqual([
        ['const a = 1;', ''],
        ['const b = 2;', 'theme-code-block-highlighted-line'],
      ]);
      const reset = await numbered.locator('pre').evaluate((pre) => getComputedStyle(pre).counterReset);
      expect(reset).toBe('line-count 40');
      expect(await ranges.innerText()).toContain('ranges.ts');
      expect(await ranges.locator('pre').evaluate((pre) => getComputedStyle(pre).counterReset)).toBe('none');
      expect(
        await page.locator('pre.language-js', {hasText: "'default'"}).locator('.token').count(),
      ).toBeGreaterThan(0);
    }));

  test('have their buttons beside the code on touch screens', () =>
    visit(
      '/docs/code',
      async (page) => {
        for (const block of await page.locator('.theme-code-block').all()) {
          const code = await block.locator('pre').boundingBox();
          const content = await block.boundingBox();
          const buttons = await block.locator('button').all();
          expect(buttons.length).toBeGreaterThan(0);
          for (const button of buttons) {
            const box = await button.boundingBox();
            if (!box || !code || !content) throw new Error('nothing to see');
            expect(box.x).toBeGreaterThanOrEqual(code.x + code.width);
            expect(box.y + box.height).toBeLessThanOrEqual(content.y + content.height);
            expect(await button.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
          }
        }
      },
      {width: 375, touch: true},
    ));

  test('wrap long lines by a button that is there only for them', () =>
    visit('/docs/code', async (page) => {
      const toggles = page.getByRole('button', {name: 'Toggle word wrap'});
      expect(await toggles.count()).toBe(1);
      const pre = page.locator('pre.language-text');
      const overflow = () => pre.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(await overflow()).toBeGreaterThan(0);
      await pre.hover();
      await toggles.click();
      expect([await overflow(), await toggles.getAttribute('aria-pressed')]).toEqual([0, 'true']);
      await toggles.click();
      expect(await overflow()).toBeGreaterThan(0);
    }));
});

describe('blocks of content', () => {
  test('admonitions have their kind, and a title of their own or that of the kind', () =>
    visit('/docs/blocks', async (page) => {
      const heading = (kind: string) => page.locator(`.theme-admonition-${kind} > div`).first();
      expect((await heading('note').innerText()).toLowerCase()).toBe('note');
      expect((await heading('danger').innerText()).toLowerCase()).toBe('with emphasis');
      expect(await heading('danger').locator('em').count()).toBe(1);
    }));

  test('details open and close softly, by mouse and by keyboard', () =>
    visit('/docs/blocks', async (page) => {
      const details = page.locator('article details');
      const answer = details.getByText('Because.');
      expect(await answer.isVisible()).toBe(false);
      await details.locator('summary').click();
      await answer.waitFor({state: 'visible'});
      await page.keyboard.press('Enter');
      await answer.waitFor({state: 'hidden'});
    }));

  test('details that are closed before they began to open are closed', () =>
    visit('/docs/blocks', async (page) => {
      const details = page.locator('article details');
      await details.locator('summary').evaluate(async (summary: HTMLElement) => {
        summary.click();
        // Waits for React to render, but not for an animation frame.
        await Promise.resolve();
        summary.click();
      });
      await details.and(page.locator('[data-collapsed="true"]:not([open])')).waitFor();
      expect(await details.getByText('Because.').isVisible()).toBe(false);
    }));
});

test('after a navigation Tab starts at the link that skips to the content', () =>
  visit('/docs/intro', async (page) => {
    await page.locator('.pagination-nav__link--next').click();
    await page.waitForURL('**/docs/tabs');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toBe('Skip to main content');
  }));
