import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {createBundledSite, startSite, useDevSite} from '../harness/index.js';

const dev = useDevSite('basic');

function htmlOf(path: string): Promise<string> {
  return fetch(dev.server.url + path).then((response) => response.text());
}

async function statusOf(path: string): Promise<number> {
  return (await fetch(dev.server.url + path)).status;
}

test('a page that was opened before the server knew its file is shown as soon as it does', async () => {
  const page = await dev.open('/docs/intro');
  dev.site.files.write('docs/guides/third.md', '# Third guide\n\nOpened at once.\n');
  await page.goto(`${dev.server.url}/docs/guides/third`);
  await page.getByText('Opened at once.').waitFor();
});

test('a page whose HTML came before a change, and its scripts after it, shows the change', async () => {
  const path = '/docs/guides/fourth';
  const before = await htmlOf(path);
  expect(before).toContain('Page Not Found');
  dev.site.files.write('docs/guides/fourth.md', '# Fourth guide\n\nNot there at first.\n');
  await expect.poll(() => statusOf(path)).toBe(200);

  const page = await dev.open('/docs/intro');
  // Slows down the CPU, so that the update arrives before React has hydrated the page.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 10});
  await page.route(`**${path}`, (route) => route.fulfill({body: before, contentType: 'text/html'}));
  await page.goto(dev.server.url + path);
  await page.getByText('Not there at first.').waitFor();
});

/** Source of a remark plugin that waits at `slow.mdx` until a file named "go on" exists. */
const SLOW_PLUGIN = `import fs from 'node:fs';
import {setTimeout} from 'node:timers/promises';

export default () => async (tree, {path}) => {
  if (!path.endsWith('slow.mdx')) return;
  fs.writeFileSync('reading', '');
  while (!fs.existsSync('go on')) await setTimeout(20);
};
`;

test('a page whose file is read while another one is edited shows what it imports', async () => {
  const {dir, files} = createBundledSite('minimal', (files) => {
    files.write('slow.mjs', SLOW_PLUGIN);
    files.write('docs/_part.mdx', 'Text of the part.\n');
    files.write('docs/slow.mdx', "import Part from './_part.mdx';\n\n# Slow\n\n<Part />\n");
    files.replace('docusaurus.config.mjs', 'docs: {}', 'docs: {remarkPlugins: [slow]}');
    files.replace('docusaurus.config.mjs', 'export', "import slow from './slow.mjs';\n\nexport");
  });
  const server = await startSite(dir);
  const slow = fetch(`${server.url}/docs/slow`);
  await expect.poll(() => fs.existsSync(path.join(dir, 'reading'))).toBe(true);
  files.write('docs/usage.md', '---\nslug: used\n---\n\n# Usage\n');
  await expect.poll(async () => (await fetch(`${server.url}/docs/used`)).status).toBe(200);
  files.write('go on', '');
  expect(await (await slow).text()).toContain('Text of the part.');
  expect(server.output()).not.toContain('MARKDOWN_');
  await server.stop();
});
