import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {createSite, type Edit, expectQuietConsole, openPage, useBuiltSite} from '../harness/index.js';

const fence = (code: string, words = 'jsx live') => `\`\`\`${words}\n${code}\n\`\`\`\n\n`;

const COUNTER = `function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Clicks: {count}</button>;
}`;

const spacer = '<div style={{height: 3000}} />\n\n';

const LOOPS = {
  rendering: `function Endless() {
  const items = [1];
  for (const item of items) items.push(item);
  return <b>{items.length}</b>;
}`,
  handler: `function Endless() {
  const run = (event) => { while (event.target) {} };
  return <button onClick={run}>Run for ever</button>;
}`,
  effect: `function Endless() {
  useEffect(() => {
    const timer = setInterval(() => { do {} while (Boolean) }, 50);
    return () => clearInterval(timer);
  }, []);
  return <b>Waiting</b>;
}`,
  statements: 'render(<b>Never</b>);\nfor (; true; );',
};

const PAGES = {
  'docs/rendering.mdx': `# Loop\n\n${fence(LOOPS.rendering)}${fence(COUNTER)}`,
  'docs/handler.mdx': `# Loop\n\n${fence(LOOPS.handler)}${fence(COUNTER)}`,
  'docs/effect.mdx': `# Loop\n\n${fence(LOOPS.effect)}${fence(COUNTER)}`,
  'docs/statements.mdx': `# Loop\n\n${fence(LOOPS.statements, 'jsx live noInline')}${fence(COUNTER)}`,
  'docs/live.mdx': `# Live\n\n${fence(COUNTER)}${fence('const label: string = "Typed";\nrender(<i>{label}</i>)', 'tsx live noInline')}`,
  'docs/far.mdx': `# Far\n\n${spacer}${fence('<b>From afar</b>')}`,
  'docs/plain.mdx': `# Plain\n\n${fence('<b>Never run</b>', 'jsx')}`,
  'docs/broken.mdx': `# Broken\n\n${fence('<b>Not closed')}${fence('() => { throw new Error("Thrown while rendering") }')}${fence('<Greeting name="scope" />')}The end.\n`,
};

const edit: Edit = (files) => {
  for (const [file, text] of Object.entries(PAGES)) files.write(file, text);
  files.write(
    'src/theme/ReactLiveScope.jsx',
    `import Original from '@theme-original/ReactLiveScope';
export default {...Original, Greeting: ({name}) => <em>Hello, {name}</em>};
`,
  );
  files.replace(
    'docusaurus.config.mjs',
    'presets: [',
    `themes: ['@docusaurus/theme-live-codeblock'],\n  presets: [`,
  );
};

/** Selects the first occurrence of a text in the first editor. */
async function selectInEditor(page: Page, text: string): Promise<void> {
  const editor = page.getByRole('group', {name: 'Live Editor'}).first().locator('pre');
  await editor.focus();
  await editor.evaluate((element, wanted) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let node = texts.nextNode();
    while (node && !node.nodeValue?.includes(wanted)) node = texts.nextNode();
    const at = node?.nodeValue?.indexOf(wanted) ?? 0;
    getSelection()?.setBaseAndExtent(node as Node, at, node as Node, at + wanted.length);
  }, text);
}

/** URLs of the loaded scripts that contain react-live. */
async function editorScripts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const scripts = performance.getEntriesByType('resource').filter(({name}) => /\.js$/.test(name));
    const texts = await Promise.all(scripts.map(async ({name}) => [name, await (await fetch(name)).text()]));
    // Part of an error message in react-live.
    return texts.filter(([, text]) => text?.includes('No-Inline')).map(([name = '']) => name);
  });
}

describe('live code', () => {
  const site = createSite('minimal', edit);
  const visit = useBuiltSite(async () => {
    const result = await site.build();
    expect(result.code, result.stdout + result.stderr).toBe(0);
    return result;
  });

  test('runs, can be edited and reset', async () => {
    await visit('/docs/live', async (page) => {
      const button = page.getByRole('button', {name: /^Clicks|^Total/});
      await button.click();
      await button.click();
      expect(await button.textContent()).toBe('Clicks: 2');
      await page.getByText('Typed', {exact: true}).waitFor();
      await selectInEditor(page, 'Clicks');
      await page.keyboard.type('Total');
      await page.getByRole('button', {name: 'Total: 0'}).waitFor();
      await page.getByRole('button', {name: 'Reset'}).first().click();
      await page.getByRole('button', {name: 'Clicks: 0'}).waitFor();
    });
  });

  test('is no trap for keyboards', async () => {
    await visit('/docs/live', async (page) => {
      await page.getByRole('button', {name: 'Clicks: 0'}).waitFor();
      await page.getByRole('group', {name: 'Live Editor'}).first().locator('pre').focus();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Clicks: 0');
    });
  });

  test('that is broken says why, and the page goes on', async () => {
    const opened = await openPage(`${await visitUrl()}/docs/broken`);
    const {page} = opened;
    await page.getByRole('alert').first().waitFor();
    const texts = await page.getByRole('alert').allTextContents();
    expect(texts.join('\n')).toContain('SyntaxError');
    await page.getByText('Thrown while rendering').last().waitFor();
    await page.getByText('Hello, scope').waitFor();
    await page.getByText('The end.').waitFor();
    await opened.close();
  });

  test.each([
    ['rendering', 'push', 'at', '1'],
    ['handler', 'target', 'none', 'Run for ever'],
    ['effect', 'Boolean', 'null', 'Waiting'],
    ['statements', 'true', 'false', 'Never'],
  ])(
    'that loops without end (%s) is stopped; the page and the editor go on',
    async (name, wrong, right, shown) => {
      // Errors of event handlers and timers are also printed in the console, so the console is not checked.
      const {page, close} = await openPage(`${await visitUrl()}/docs/${name}`);
      await page.getByRole('button', {name: 'Clicks: 0'}).waitFor();
      if (name === 'handler') await page.getByRole('button', {name: 'Run for ever'}).click();
      const alert = page.getByRole('alert');
      await alert.waitFor();
      expect(await alert.allTextContents()).toEqual([
        'Error: A loop was stopped because it took longer than 1 s.',
      ]);
      await page.getByRole('button', {name: 'Clicks: 0'}).click();
      await page.getByRole('button', {name: 'Clicks: 1'}).waitFor();
      await selectInEditor(page, wrong);
      await page.keyboard.type(right);
      await page.locator('main b, main button').getByText(shown, {exact: true}).waitFor();
      await alert.waitFor({state: 'detached'});
      await close();
    },
  );

  test('is loaded where it comes into view, and not on other pages', async () => {
    await visit('/docs/plain', async (page) => {
      expect(await editorScripts(page)).toEqual([]);
    });
    const far = async (page: Page) => {
      expect(await editorScripts(page)).toEqual([]);
      await page.getByText('Result').scrollIntoViewIfNeeded();
      await page.locator('b', {hasText: 'From afar'}).waitFor();
      expect(await editorScripts(page)).toHaveLength(1);
    };
    await visit('/docs/far', far, {dark: true});
  });

  test('is plain code without JavaScript', async () => {
    await visit(
      '/docs/live',
      async (page) => expect(await page.locator('main').textContent()).toContain('function Counter()'),
      {javaScript: false},
    );
  });

  let address: string | undefined;
  async function visitUrl(): Promise<string> {
    address ??= await visit('/docs/plain', async (page) => new URL(page.url()).origin);
    return address;
  }

  test('prints nothing', async () => {
    const opened = await openPage(`${await visitUrl()}/docs/live`);
    await opened.page.getByRole('button', {name: 'Clicks: 0'}).waitFor();
    expectQuietConsole(opened);
    await opened.close();
  });
});
