import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {
  changedFiles,
  createSite,
  expectQuietConsole,
  openPage,
  type Site,
  type SiteServer,
  serveSite,
  snapshot,
} from '../harness/index.js';

const CHANGES = 'docs/client/changes-since-1.0';

let site: Site;
let server: SiteServer;

beforeAll(async () => {
  site = createSite('version-diff');
  const {code, stdout, stderr} = await site.build();
  expect(code, stdout + stderr).toBe(0);
  server = await serveSite(site.dir);
});

afterAll(() => server?.stop());

const read = (file: string) => fs.readFileSync(path.join(site.outDir, file), 'utf8');

test('pages with changes are for readers of their docs only', () => {
  expect(read(`${CHANGES}/index.html`)).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex"/);
  const others = Object.keys(snapshot(site.outDir)).filter(
    (file) => !/^assets\/|\.(?:html|payload\.json)$/.test(file),
  );
  expect(others).toContain('llms.txt');
  expect(others).toContain('docs/client.md');
  expect(others).toContain('search-index.json');
  for (const file of others) expect(file + read(file), file).not.toContain('changes-since');
});

test('without JavaScript, a keyboard leads from a doc to what changed in it', async () => {
  const {page, close} = await openPage(`${server.url}/docs/client`, {javaScript: false});
  await page.getByRole('link', {name: 'Changes since 1.0'}).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/${CHANGES}`);
  expect(await page.title()).toContain('Changes of Client between 1.0 and 2.0');
  const marks = (name: string) => page.locator(`main ${name}`).allTextContents();
  expect(await marks('ins')).toEqual([
    'Added',
    '[Added] 20',
    '[Added] 9000',
    '[Added] second',
    '[Added] and a cause',
  ]);
  expect(await marks('del')).toEqual(['Removed', '[Removed] 16', '[Removed] 5000', '[Removed] first']);
  // Changes are visible, and folded text can be opened.
  expect(await page.getByText('and a cause').isVisible()).toBe(true);
  const folded = page.getByText('Three.');
  expect(await folded.isVisible()).toBe(false);
  await page.getByText('Unchanged text').press('Enter');
  expect(await folded.isVisible()).toBe(true);
  // Links lead where they lead from the doc.
  expect(await page.getByRole('link', {name: 'the errors'}).getAttribute('href')).toBe('/docs/client#errors');
  await page.getByRole('link', {name: 'Version: 1.0'}).click();
  await page.waitForURL('**/docs/1.0/client');
  await close();
});

test('a menu has the changes since each version, and notes for docs without changes', async () => {
  const opened = await openPage(`${server.url}/docs/next/hostile`);
  const {page} = opened;
  await page.getByText('Changes', {exact: true}).press('Enter');
  const items = page.locator('.theme-doc-changes li');
  expect(await items.allInnerTexts()).toEqual(['Text unchanged since 2.0', 'Changes since 1.0']);
  await page.getByRole('link', {name: 'Changes since 1.0'}).press('Enter');
  await page.waitForURL('**/docs/next/hostile/changes-since-1.0');
  await page.getByRole('heading', {name: 'Changes of Hostile between 1.0 and Next'}).waitFor();
  // The doc stays marked in the sidebar.
  expect(await page.locator('.menu__link--active').innerText()).toBe('Hostile');
  await page.goto(`${server.url}/docs/other`);
  expect(await page.locator('.theme-doc-changes').innerText()).toBe('Text unchanged since 1.0');
  expectQuietConsole(opened);
  await opened.close();
});

test('hostile content is as harmless as on its own page, and the first render is the same', async () => {
  const opened = await openPage(`${server.url}/docs/hostile/changes-since-1.0`);
  const {page} = opened;
  expect(await page.title()).toContain('Changes of Hostile');
  expect(await page.locator('[onerror], [onclick], [href^="javascript"]').count()).toBe(0);
  expect(await page.locator('main pre').last().innerText()).toContain(
    '</code></pre><script>1;document.title',
  );
  expectQuietConsole(opened);
  await opened.close();
});

test('an edit renders its doc and the pages that compare it', async () => {
  const before = snapshot(site.outDir);
  site.files.replace('versioned_docs/version-2.0/client.mdx', 'and a cause', 'and causes');
  const {code, stderr} = await site.build();
  expect(code, stderr).toBe(0);
  const changed = changedFiles(before, snapshot(site.outDir)).filter((file) => file.endsWith('.html'));
  expect(changed).toEqual(
    ['docs/client/changes-since-1.0', 'docs/client', 'docs/next/client/changes-since-2.0'].map(
      (page) => `${page}/index.html`,
    ),
  );
});
