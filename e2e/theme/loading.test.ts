import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {beforeAll, expect, test} from 'vitest';
import {createBundledSite, type Edit, openPage, serveSite, useBuiltSite} from '../harness/index.js';

const page = `import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import {lazy, useState} from 'react';

const First = lazy(() => import(/* webpackChunkName: "first" */ '../components/First'));
const Second = lazy(() => import(/* webpackChunkName: "second" */ '../components/Second'));

export default function Lazy() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Layout title="Lazy">
      <main>
        <First />
        <button type="button" onClick={() => setOpen(true)}>Open</button>
        {isOpen && <Second />}
        <Link to="/">Home</Link>
      </main>
    </Layout>
  );
}
`;

const crash = `export default function Crash() {
  if (typeof window !== 'undefined') throw new Error('Nothing works.');
  return <p>On the server</p>;
}
`;

const lazyPages: Edit = (files) => {
  files.write('src/pages/lazy.jsx', page);
  files.write('src/components/First.jsx', 'export default () => <p id="first">First part</p>;\n');
  files.write('src/components/Second.jsx', 'export default () => <p id="second">Second part</p>;\n');
  files.write('src/pages/index.md', '# Home\n\n[Lazy](/lazy) and [Crash](/crash)\n');
  files.write('src/pages/crash.jsx', crash);
  files.write('src/pages/long.md', `# Long\n\n${'Text.\n\n'.repeat(100)}[The way on](/lazy)\n`);
};

let outDir = '';
let url = '';
const visit = useBuiltSite(async () => {
  const site = createBundledSite('minimal', lazyPages);
  const {code, stdout, stderr} = await site.build();
  expect(code, stdout + stderr).toBe(0);
  outDir = site.outDir;
  return site;
});

beforeAll(async () => {
  url = (await serveSite(path.dirname(outDir))).url;
});

/** Delays the response of the script that contains `text`, until the returned function is called. */
async function holdChunk(opened: Page, text: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await opened.route('**/assets/js/**', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes(text)) await released;
    await route.fulfill({response, body});
  });
  return release;
}

const own = {before: () => {}};

test('what suspends is part of the HTML, and is hydrated without being replaced', async () => {
  await visit('/lazy', async (opened) => {
    expect(fs.readFileSync(path.join(outDir, 'lazy/index.html'), 'utf8')).toContain('First part');
    await opened.getByRole('button', {name: 'Open'}).click();
    await opened.locator('#second').waitFor();
  });
});

test('a spinner is in the place of a page while a part of it loads, after a moment', () =>
  visit(
    '/lazy',
    async (opened) => {
      const title = await opened.title();
      const release = await holdChunk(opened, 'Second part');
      await opened.getByRole('button', {name: 'Open'}).click();
      const spinner = opened.getByRole('status', {name: 'Loading'});
      await spinner.waitFor();
      expect(await opened.locator('main').isVisible()).toBe(false);
      expect(await opened.title()).toBe(title);
      expect(await opened.evaluate(() => document.documentElement.lang)).toBe('en');
      release();
      await opened.locator('#second').waitFor();
      expect(await spinner.count()).toBe(0);
      expect(await opened.locator('main').isVisible()).toBe(true);
    },
    own,
  ));

test('a navigation keeps the old page until all of the next one is there', () =>
  visit(
    '/',
    async (opened) => {
      const release = await holdChunk(opened, 'First part');
      await opened.getByRole('link', {name: 'Lazy'}).click();
      await opened.waitForURL('**/lazy');
      await opened.locator('.lectern-progress-bar').waitFor({state: 'attached'});
      expect(await opened.getByRole('heading', {name: 'Home'}).isVisible()).toBe(true);
      release();
      await opened.locator('#first').waitFor();
      await opened.locator('.lectern-progress-bar').waitFor({state: 'detached'});
      expect(await opened.title()).toContain('Lazy');
    },
    own,
  ));

test('offline, a page that is not there yet is an error with a way to try again', async () => {
  const {page, close} = await openPage(`${url}/long`);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('link', {name: 'The way on'}).click();
  await page.getByRole('alert').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', {name: 'Retry'}).click();
  await page.locator('#first').waitFor();
  expect(new URL(page.url()).pathname).toBe('/lazy');
  await close();
});

test('a page that crashes as a whole ends its navigation', async () => {
  const {page, close} = await openPage(url);
  const release = await holdChunk(page, 'Nothing works.');
  await page.getByRole('link', {name: 'Crash'}).click();
  await page.locator('.lectern-progress-bar').waitFor({state: 'attached'});
  release();
  await page.getByText('Nothing works.').waitFor();
  await page.locator('.lectern-progress-bar').waitFor({state: 'detached'});
  await close();
});
