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
  expectQuietConsole(opened);
  await opened.close();
});
