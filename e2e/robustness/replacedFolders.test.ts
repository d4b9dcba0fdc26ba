import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createBundledSite, openPage, type Site, startSite} from '../harness/index.js';

/** Starts the dev server. `statusOf` requests a page until its status is the expected one. */
async function start(site: Site) {
  const server = await startSite(site.dir);
  const statusOf = async (page: string) => {
    const response = await fetch(server.url + page, {signal: AbortSignal.timeout(20_000)});
    await response.arrayBuffer();
    return response.status;
  };
  const expectStatus = (page: string, status: number) =>
    expect.poll(() => statusOf(page), {message: page}).toBe(status);
  expect(await statusOf('/docs/intro')).toBe(200);
  return {server, expectStatus};
}

function git(dir: string, ...args: string[]): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...author, ...args], {cwd: dir, stdio: 'pipe'});
}

describe('while one dev server runs', () => {
  let site: Site;
  let dev: Awaited<ReturnType<typeof start>>;

  beforeAll(async () => {
    site = createBundledSite('basic');
    dev = await start(site);
  });

  afterAll(() => dev.server.stop());

  test.each([
    ['docs', '/docs/new', 500],
    ['docs', '/docs/new', 0],
    ['docs/guides', '/docs/guides/new', 0],
    ['src/pages', '/new', 500],
  ])(
    '%s may be removed and made again: what is new in it at %s is found (after %i ms)',
    async (name, page, gap) => {
      const {expectStatus} = dev;
      const folder = path.join(site.dir, name);
      const backup = path.join(site.dir, 'backup', name);
      const replace = async () => {
        fs.rmSync(folder, {recursive: true});
        await setTimeout(gap);
        fs.cpSync(backup, folder, {recursive: true});
      };
      fs.cpSync(folder, backup, {recursive: true});
      for (let round = 1; round <= 2; round += 1) {
        await replace();
        site.files.write(`${name}/new-${round}.md`, '# New\n');
        await expectStatus(`${page}-${round}`, 200);
        if (round > 1) await expectStatus(`${page}-${round - 1}`, 404);
        site.files.write(`${name}/later-${round}.md`, '# Later\n');
        await expectStatus(page.replace('new', `later-${round}`), 200);
      }
      await replace();
      await expectStatus(`${page}-2`, 404);
      fs.rmSync(backup, {recursive: true});
    },
  );

  test('an open page shows what a folder that was replaced holds now', async () => {
    fs.cpSync(path.join(site.dir, 'docs'), path.join(site.dir, 'next'), {recursive: true});
    site.files.replace('next/intro.md', 'This is the first page.', 'This is another page.');
    const {page, close} = await openPage(`${dev.server.url}/docs/intro`);
    fs.renameSync(path.join(site.dir, 'docs'), path.join(site.dir, 'last'));
    fs.renameSync(path.join(site.dir, 'next'), path.join(site.dir, 'docs'));
    await page.getByText('This is another page.').waitFor();
    await close();
  });
});

test('a branch with other folders may be checked out, and the first one again', async () => {
  const site = createBundledSite('basic');
  site.files.write('.gitignore', '.site\nnode_modules\n');
  git(site.dir, 'init', '-q', '-b', 'first');
  git(site.dir, 'add', '-A');
  git(site.dir, 'commit', '-qm', 'First');
  git(site.dir, 'checkout', '-qb', 'second');
  git(site.dir, 'mv', 'docs/guides', 'docs/handbook');
  site.files.write('docs/handbook/deep/inner.md', '# Inner\n');
  git(site.dir, 'add', '-A');
  git(site.dir, 'commit', '-qm', 'Second');
  git(site.dir, 'checkout', '-q', 'first');

  const {server, expectStatus} = await start(site);
  for (const branch of ['second', 'first']) {
    git(site.dir, 'checkout', '-q', branch);
    const isSecond = branch === 'second';
    await expectStatus('/docs/handbook/deep/inner', isSecond ? 200 : 404);
    await expectStatus('/docs/guides/first', isSecond ? 404 : 200);
  }
  await server.stop();
});

test('a config that is removed and made again is loaded, as is a theme folder that comes to be', async () => {
  const site = createBundledSite('basic');
  const {server} = await start(site);
  const config = site.files.read('docusaurus.config.ts');
  const html = async () => (await fetch(`${server.url}/docs/intro`)).text();
  site.files.remove('docusaurus.config.ts');
  await setTimeout(800);
  site.files.write('docusaurus.config.ts', config.replace("title: 'Basic'", "title: 'Again'"));
  await expect.poll(html).toContain('| Again</title>');
  site.files.write('src/theme/DocBreadcrumbs/index.tsx', 'export default () => <p>My breadcrumbs</p>;\n');
  await expect.poll(html).toContain('My breadcrumbs');
  await server.stop();
});

test('a component of the theme that is created empty, as editors do, is used when it has its text', async () => {
  const site = createBundledSite('basic');
  const {server} = await start(site);
  const html = async () => (await fetch(`${server.url}/docs/intro`)).text();
  expect(await html()).not.toContain('My breadcrumbs');
  site.files.write('src/theme/DocBreadcrumbs/index.tsx', '');
  await setTimeout(1000);
  site.files.write('src/theme/DocBreadcrumbs/index.tsx', 'export default () => <p>My breadcrumbs</p>;\n');
  await expect.poll(html).toContain('My breadcrumbs');
  await server.stop();
});
