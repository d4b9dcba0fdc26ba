import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {
  commitAll,
  createSite,
  expectQuietConsole,
  git,
  initRepository,
  openPage,
  type Site,
  type SiteServer,
  startSite,
} from '../harness/index.js';

let site: Site;
let server: SiteServer;

beforeAll(async () => {
  site = createSite('docs-fresh');
  site.files.write('docsOptions.mjs', "export default {gitVersions: {refs: ['release/*']}};\n");
  initRepository(site.dir, '/other');
  commitAll(site.dir);
  git(site.dir, 'branch', 'release/1.x');
  git(site.dir, 'branch', 'release/0.x');
  server = await startSite(site.dir);
});
afterAll(() => server.stop());

test('site start shows versions from git, and updates their pages when a branch moves', async () => {
  const opened = await openPage(`${server.url}/docs/guides/first/`);
  const {page} = opened;
  await expect.poll(() => page.textContent('main h1')).toBe('First guide');
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));

  // The branch is checked out in another work tree: no file of the site changes.
  const other = path.join(site.dir, 'other');
  git(site.dir, 'worktree', 'add', '--quiet', other, 'release/1.x');
  fs.writeFileSync(path.join(other, 'docs/guides/01-first.md'), '# First guide\n\nThe branch has moved.\n');
  commitAll(other);
  await expect.poll(() => page.textContent('main')).toContain('The branch has moved.');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  // An older version is loaded when a page of it is requested for the first time.
  const folder = path.join(site.dir, '.site/git-versions/default');
  expect(fs.readdirSync(folder).filter((name) => name.includes('0.x'))).toEqual([]);
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('.dropdown__menu a[href="/docs/0.x"]')?.click();
  });
  await expect.poll(() => page.textContent('main h1')).toBe('Introduction');
  expect(new URL(page.url()).pathname).toMatch(/^\/docs\/0\.x\/?$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect((await fetch(`${server.url}/docs/0.x/nothing`)).status).toBe(404);
  expectQuietConsole(opened);
  await opened.close();
});
