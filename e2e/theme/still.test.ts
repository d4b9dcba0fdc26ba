import fs from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';
import type {Page} from 'playwright-core';
import {beforeAll, describe, expect, test} from 'vitest';
import {
  type CliResult,
  type ConnectedPage,
  createSite,
  expectQuietConsole,
  hasFirefox,
  openInChromium,
  openInFirefox,
  openPage,
  type PuppeteerPage,
  type Site,
  serveSite,
  wakePage,
} from '../harness/index.js';

/** Waits until React has hydrated the page, and does nothing that starts it. */
async function untilHydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
}

let site: Site;
let url = '';
let built: CliResult;

const html = (file: string) => fs.readFileSync(path.join(site.outDir, file), 'utf8');
const scriptsOf = (file: string) => html(file).match(/<script[^>]* src="[^"]*"/g) ?? [];

beforeAll(async () => {
  site = createSite('minimal', (files) => {
    files.replace(
      'docusaurus.config.mjs',
      "  baseUrl: '/',",
      "  baseUrl: '/',\n  pages: 'auto',\n  contentSecurityPolicy: true,",
    );
    files.replace(
      'docusaurus.config.mjs',
      "  baseUrl: '/',",
      "  baseUrl: '/',\n  plugins: [() => ({name: 'still', getStillModules: () => ['./still.js']})],",
    );
    files.replace(
      'docusaurus.config.mjs',
      "  baseUrl: '/',",
      "  baseUrl: '/',\n  themeConfig: {colorMode: {respectPrefersColorScheme: true}},",
    );
    files.write(
      'still.js',
      "export default (signal) => {\n  document.documentElement.dataset.plugin = 'runs';\n  signal.onabort = () => (document.documentElement.dataset.plugin = 'ended');\n};\n",
    );
    files.write('docs/guides/_category_.json', '{"label": "Guides"}');
    files.write('docs/guides/first.md', '# First\n\nText.\n');
    files.write(
      'src/components/Clock.jsx',
      "import {useEffect} from 'react';\nexport default function Clock() {\n  useEffect(() => void (window.clockStartedAt ??= performance.now()));\n  return <p>Clock</p>;\n}\n",
    );
    files.write(
      'docs/tabs.mdx',
      'import Tabs from \'@theme/Tabs\';\nimport TabItem from \'@theme/TabItem\';\n\n# Tabs\n\n<Tabs groupId="os">\n<TabItem value="mac" label="macOS">Mac</TabItem>\n<TabItem value="linux" label="Linux">Tux</TabItem>\n</Tabs>\n',
    );
    files.write(
      'src/components/Chart.jsx',
      "import {useEffect, useState} from 'react';\nexport default function Chart() {\n  const [text, setText] = useState('Loading');\n  useEffect(() => setText('Bars'), []);\n  return <p id=\"chart\" data-wake-near=\"\">{text}</p>;\n}\nChart.still = true;\n",
    );
    files.write(
      'docs/chart.mdx',
      `import Chart from '@site/src/components/Chart';\n\n# Chart\n\n${'Words.\n\n'.repeat(80)}\n<Chart />\n`,
    );
    files.write(
      'docs/counted.mdx',
      '<head>\n  <script src="https://example.com/count.js" />\n</head>\n\n# Counted\n',
    );
    files.write(
      'docs/clock.mdx',
      "import Clock from '@site/src/components/Clock';\n\n# Clock\n\n<Clock />\n",
    );
  });
  built = await site.build();
  expect(built.code, built.stderr).toBe(0);
  ({url} = await serveSite(site.dir));
});

test('a page without components of the site loads one small script', () => {
  expect(scriptsOf('docs/intro/index.html')).toEqual([
    expect.stringMatching(/^<script defer src="\/assets\/js\/still\.[\da-f]{8}\.js"$/),
  ]);
  expect(html('docs/intro/index.html')).not.toContain('modulepreload');
  const [, file = ''] = /src="\/(assets\/js\/still[^"]*)"/.exec(html('docs/intro/index.html')) ?? [];
  expect(gzipSync(fs.readFileSync(path.join(site.outDir, file))).length).toBeLessThan(2_500);
});

test('a page with a script in its head has no page rendered in advance', () => {
  const rules = (file: string) => /<script type="speculationrules">(.*?)<\/script>/.exec(html(file))?.[1];
  expect(Object.keys(JSON.parse(rules('docs/intro/index.html') ?? ''))).toEqual(['prefetch', 'prerender']);
  expect(Object.keys(JSON.parse(rules('docs/counted/index.html') ?? ''))).toEqual(['prefetch']);
});

test('each script that starts the app is a task of its own, React before the entry', () => {
  const names = (urls: readonly string[]) => urls.map((url) => /assets\/js\/(\w+)\./.exec(url)?.[1]);
  const live = names(scriptsOf('docs/clock/index.html'));
  const [, list = ''] = /data-scripts="([^"]*)"/.exec(html('docs/intro/index.html')) ?? [];
  expect(live).toEqual(['site', 'react', expect.anything(), expect.anything(), 'client']);
  expect(names(list.split(' '))).toEqual(live);
});

test('a page with a component of the site starts React at once, and the build says why', () => {
  expect(scriptsOf('docs/clock/index.html').join()).toContain('type="module"');
  expect(built.stdout + built.stderr).toMatch(
    /Still pages: \d+ of \d+\. The others start React at once: .*src\/components\/Clock\.jsx on 1 page/,
  );
});

describe('a still page', () => {
  test('follows the colour mode of the system, and is printed in light mode, without React', async () => {
    const opened = await openPage(`${url}/docs/intro`, {isSite: false});
    const {page} = opened;
    const mode = () => page.evaluate(() => document.documentElement.dataset.theme);
    expect(await mode()).toBe('light');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect.poll(mode).toBe('dark');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await mode()).toBe('light');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await mode()).toBe('dark');
    expect(await page.locator('html[data-has-hydrated="true"]').count()).toBe(0);
    expectQuietConsole(opened);
    await opened.close();
  });

  test('starts React when a part that needs it is near', async () => {
    const opened = await openPage(`${url}/docs/chart`, {isSite: false});
    const {page, requests} = opened;
    await page.waitForLoadState('networkidle');
    expect(requests.filter((request) => request.resourceType() === 'script')).toHaveLength(1);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await untilHydrated(page);
    await page.locator('#chart', {hasText: 'Bars'}).waitFor();
    expectQuietConsole(opened);
    await opened.close();
  });

  test('shows the focus with the first Tab', async () => {
    const opened = await openPage(`${url}/docs/intro`, {isSite: false});
    await opened.page.keyboard.press('Tab');
    await opened.page.locator('body.navigation-with-keyboard').waitFor();
    await untilHydrated(opened.page);
    expect(await opened.page.locator('body.navigation-with-keyboard').count()).toBe(1);
    expectQuietConsole(opened);
    await opened.close();
  });

  test('runs the modules of plugins until React runs', async () => {
    const opened = await openPage(`${url}/docs/intro`, {isSite: false});
    await opened.page.locator('html[data-plugin="runs"]').waitFor({state: 'attached'});
    await wakePage(opened.page);
    await opened.page.locator('html[data-plugin="ended"]').waitFor({state: 'attached'});
    expectQuietConsole(opened);
    await opened.close();
  });

  test('starts its script in a task of its own, after the one that parses and lays out the page', async () => {
    const opened = await openPage(`${url}/docs/intro`, {isSite: false});
    await opened.page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset.pluginAtEnd = document.documentElement.dataset.plugin ?? 'none';
      });
    });
    await opened.page.reload();
    await opened.page
      .locator('html[data-plugin="runs"][data-plugin-at-end="none"]')
      .waitFor({state: 'attached'});
    await opened.close();
  });

  test('requests nothing else until the visitor moves, and then becomes interactive', async () => {
    const opened = await openPage(`${url}/docs/intro`, {isSite: false});
    const {page, requests} = opened;
    await page.waitForLoadState('networkidle');
    const scripts = () =>
      requests.filter((request) => request.resourceType() === 'script').map((request) => request.url());
    expect(scripts()).toEqual([expect.stringContaining('/assets/js/still.')]);
    // On a busy machine, the page may miss the first movements: it listens only once its script has run.
    let x = 300;
    await expect
      .poll(async () => {
        x += 10;
        await page.mouse.move(x, 300);
        return page.locator('html[data-has-hydrated="true"]').count();
      })
      .toBe(1);
    expect(scripts().length).toBeGreaterThan(2);
    expectQuietConsole(opened);
    await opened.close();
  });

  test.each([
    [
      'a click on the button for the colour mode',
      '.navbar button[data-wake~=enable]',
      () => document.documentElement.dataset.theme === 'dark',
    ],
    [
      'a click on a category',
      '.menu a[href="/docs/guides/first"], .menu .menu__link--sublist',
      () => document.querySelector('.menu__link[aria-expanded=true]') !== null,
    ],
  ])('%s is done when React has started', async (_what, selector, isDone) => {
    const opened = await openPage(`${url}/docs/intro`, {isSite: false});
    const {page} = opened;
    // A click without a movement of the pointer before it.
    await page
      .locator(selector)
      .first()
      .evaluate((element: HTMLElement) => element.click());
    await expect.poll(() => page.evaluate(isDone)).toBe(true);
    expect(page.url()).toContain('/docs/intro');
    expectQuietConsole(opened);
    await opened.close();
  });

  test('a link leads to the next still page', async () => {
    const opened = await openPage(`${url}/docs/intro`, {isSite: false});
    const {page} = opened;
    await page
      .getByRole('link', {name: 'Usage'})
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/docs/usage');
    expect(await page.locator('h1').textContent()).toBe('Usage');
    expectQuietConsole(opened);
    await opened.close();
  });

  test('keeps its links and texts if the app cannot be loaded', async () => {
    const opened = await openPage(`${url}/docs/intro`, {isSite: false});
    const {page} = opened;
    await page.route('**/assets/js/client.*', (route) => route.abort());
    await wakePage(page);
    await page.locator('.menu a').getByText('Guides').click();
    await page.waitForURL('**/docs/guides/first');
    await opened.close();
  });

  test('follows a choice that another tab of the browser stores', async () => {
    const opened = await openPage(`${url}/docs/intro`, {isSite: false});
    const {page} = opened;
    const other = await page.context().newPage();
    await other.goto(`${url}/docs/usage`);
    await other.evaluate(() => localStorage.setItem('theme', 'dark'));
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    await other.close();
    await opened.close();
  });

  test('a pointer on a link fetches its document, and starts no React until it moves on', async () => {
    const opened = await openPage(`${url}/docs/intro`, {isSite: false, policy: true});
    const {page, requests} = opened;
    const link = page.getByRole('link', {name: 'Usage'}).first();
    await link.hover();
    await page.waitForTimeout(300);
    expect(requests.filter((request) => request.url().includes('/client.'))).toEqual([]);
    await link.click();
    await page.waitForURL('**/docs/usage');
    const delivery = await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .map((entry) => 'deliveryType' in entry && entry.deliveryType),
    );
    expect(delivery).toEqual(['navigational-prefetch']);
    await page.locator('.pagination-nav__link').first().hover();
    await page.mouse.move(640, 700);
    await untilHydrated(page);
    expect(await page.locator('[data-prefetch]').count()).toBe(0);
    expectQuietConsole(opened);
    await opened.close();
  });

  test.each([
    ['with a query', '/docs/intro?from=mail', undefined],
    ['with a fragment', '/docs/intro#introduction', undefined],
    [
      'for a visitor who has stored what the page depends on',
      '/docs/tabs',
      () => localStorage.setItem('docusaurus.tab.os', 'linux'),
    ],
  ])('starts React at once %s', async (_what, path, before) => {
    const opened = await openPage(url + path, {isSite: false, ...(before && {before})});
    await untilHydrated(opened.page);
    if (before) expect(await opened.page.getByRole('tab', {selected: true}).textContent()).toBe('Linux');
    expectQuietConsole(opened);
    await opened.close();
  });

  test('without a stored choice, tabs wait, and a key selects the next one', async () => {
    const opened = await openPage(`${url}/docs/tabs`, {isSite: false});
    const {page} = opened;
    await page.waitForLoadState('networkidle');
    expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
    await page.getByRole('tab', {name: 'macOS'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByRole('tab', {selected: true}).textContent()).toBe('Linux');
    expectQuietConsole(opened);
    await opened.close();
  });
});

test('a navbar without items gets its menu button on phones at once, and starts no app in wide windows', async () => {
  for (const width of [1280, 375]) {
    const {page, close, ...events} = await openPage(`${url}/docs/guides/first`, {isSite: false, width});
    const button = page.locator('button.navbar__toggle');
    if (width === 375) await button.waitFor({state: 'visible'});
    else {
      await setTimeout(300);
      expect(await button.count()).toBe(0);
      expect(await page.locator('html[data-has-hydrated="true"]').count()).toBe(0);
    }
    expectQuietConsole(events);
    await close();
  }
});

describe('in a Chromium that renders pages in advance', () => {
  const link = '.menu a[href="/docs/usage"]';

  const wasPrerendered = "performance.getEntriesByType('navigation')[0].activationStart > 0";
  const startsReact = "performance.getEntriesByType('resource').some(({name}) => name.includes('/client.'))";
  const isHydrated = "document.documentElement.dataset.hasHydrated === 'true'";

  /** Points at a link of the sidebar for half a second, and clicks on it. */
  async function follow(path: string): Promise<{opened: PuppeteerPage; next: ConnectedPage}> {
    const opened = await openInChromium(`${url}/docs/intro`);
    const {page} = opened;
    const selector = `.menu a[href="${path}"]`;
    await page.hover(selector);
    await page.waitForSelector(`${selector}[data-prerender]`);
    await setTimeout(500);
    await page.click(selector);
    return {opened, next: await opened.connect(url + path)};
  }

  test('the page of the link under the pointer is there with the click, and starts React with the first movement', async () => {
    const {opened, next} = await follow('/docs/usage');
    expect(await next.evaluate("document.querySelector('h1').textContent")).toBe('Usage');
    expect(await next.evaluate(wasPrerendered)).toBe(true);
    expect(await next.evaluate(startsReact)).toBe(false);
    await next.movePointer(640, 500);
    await next.movePointer(640, 520);
    await expect.poll(() => next.evaluate(isHydrated)).toBe(true);
    expect(opened.console).toEqual([]);
    await opened.close();
  });

  test('a live page, rendered in advance, starts React when the visitor sees it', async () => {
    const {opened, next} = await follow('/docs/clock');
    await expect.poll(() => next.evaluate(isHydrated)).toBe(true);
    expect(await next.evaluate(wasPrerendered)).toBe(true);
    const activation = "performance.getEntriesByType('navigation')[0].activationStart";
    await expect.poll(() => next.evaluate(`clockStartedAt >= ${activation}`)).toBe(true);
    expect(opened.console).toEqual([]);
    await opened.close();
  });

  test('only one page is rendered in advance, and none for a link to the same page', async () => {
    const {page, close} = await openInChromium(`${url}/docs/intro`);
    await page.hover(link);
    await page.waitForSelector(`${link}[data-prerender]`);
    await page.hover('.menu a[href="/docs/tabs"]');
    await page.waitForSelector('.menu a[href="/docs/tabs"][data-prerender]');
    expect(await page.$$eval('a[data-prerender]', (links) => links.length)).toBe(1);
    await page.hover('.menu a[href="/docs/intro"]');
    await setTimeout(200);
    expect(await page.$('.menu a[href="/docs/intro"][data-prerender]')).toBeNull();
    await close();
  });
});

describe.skipIf(!hasFirefox)('in Firefox, a still page', () => {
  const isHydrated = '[data-has-hydrated="true"]';

  async function inFirefox(path: string, check: (opened: PuppeteerPage) => Promise<void>): Promise<void> {
    const opened = await openInFirefox(url + path);
    try {
      await check(opened);
      expect(opened.console).toEqual([]);
    } finally {
      await opened.close();
    }
  }

  test('requests one script until the visitor moves, and then becomes interactive', () =>
    inFirefox('/docs/intro', async ({page, requests}) => {
      const scripts = () => requests.filter((request) => request.endsWith('.js'));
      expect(scripts()).toHaveLength(1);
      await page.mouse.move(5, 500);
      await page.mouse.move(9, 510);
      await page.waitForSelector(isHydrated);
      expect(scripts().length).toBeGreaterThan(2);
    }));

  test('keeps a click on the button for the colour mode until React has started', () =>
    inFirefox('/docs/intro', async ({page}) => {
      await page.$eval('button[class*="toggleButton"]', (button) => (button as HTMLElement).click());
      await page.waitForSelector(`${isHydrated}:not([data-theme-choice="system"])`);
    }));

  test('keeps a key on a tab until React has started', () =>
    inFirefox('/docs/tabs', async ({page}) => {
      await page.focus('[role="tab"]');
      await page.keyboard.press('ArrowRight');
      await page.waitForSelector('[role="tab"][aria-selected="true"]::-p-text(Linux)');
    }));

  test('starts React for a part that is near, and at once for a fragment', async () => {
    await inFirefox('/docs/chart', async ({page, requests}) => {
      expect(requests.filter((request) => request.endsWith('.js'))).toHaveLength(1);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.waitForSelector(isHydrated);
      expect(await page.$eval('#chart', (chart) => chart.textContent)).toBe('Bars');
    });
    await inFirefox('/docs/intro#introduction', async ({page}) => {
      await page.waitForSelector(isHydrated);
    });
  });

  test('leads to the next still page, whose document a pointer on the link fetches in advance', () =>
    inFirefox('/docs/intro', async ({page}) => {
      await page.$eval('.menu a[href="/docs/usage"]', (link) =>
        link.dispatchEvent(new PointerEvent('pointerover', {bubbles: true})),
      );
      expect(await page.$eval('link[rel=prefetch]', ({href}) => href)).toBe(`${url}/docs/usage`);
      await Promise.all([
        page.waitForNavigation(),
        page.$eval('.menu a[href="/docs/usage"]', (link) => (link as HTMLElement).click()),
      ]);
      expect(await page.$eval('h1', (heading) => heading.textContent)).toBe('Usage');
    }));
});

test('with React’s development build, which checks attributes of the HTML, all pages are live', async () => {
  const result = await site.build(['--dev']);
  expect(result.code, result.stderr).toBe(0);
  expect(scriptsOf('docs/intro/index.html').join()).toContain('type="module"');
});
