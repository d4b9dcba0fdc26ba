import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {createSite, type SiteServer, startSite, useDevSite} from '../harness/index.js';

const dev = useDevSite('basic');

/** The status of a page as soon as it is the expected one. */
function statusesOf(server: SiteServer) {
  const statusOf = async (page: string) => {
    const response = await fetch(server.url + page, {signal: AbortSignal.timeout(20_000)});
    await response.arrayBuffer();
    return response.status;
  };
  return (page: string, status: number) =>
    expect.poll(() => statusOf(page), {timeout: 20_000, message: page}).toBe(status);
}

function git(dir: string, ...args: string[]): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...author, ...args], {cwd: dir, stdio: 'pipe'});
}

test.each([
  ['docs', '/docs/new', 500],
  ['docs', '/docs/new', 0],
  ['docs/guides', '/docs/guides/new', 0],
  ['src/pages', '/new', 500],
])(
  '%s may be removed and made again: what is new in it at %s is found (after %i ms)',
  async (name, page, gap) => {
    const {site} = dev;
    const expectStatus = statusesOf(dev.server);
    const folder = path.join(site.dir, name);
    const backup = path.join(site.dir, 'backup');
    const putBack = () => fs.cpSync(backup, folder, {recursive: true});
    fs.cpSync(folder, backup, {recursive: true});
    await expectStatus('/docs/intro', 200);
    for (let round = 1; round <= 4; round += 1) {
      fs.rmSync(folder, {recursive: true});
      await setTimeout(gap);
      putBack();
      site.files.write(`${name}/new-${round}.md`, '# New\n');
      await expectStatus(`${page}-${round}`, 200);
      if (round > 1) await expectStatus(`${page}-${round - 1}`, 404);
      site.files.write(`${name}/later-${round}.md`, '# Later\n');
      await expectStatus(page.replace('new', `later-${round}`), 200);
    }
    fs.rmSync(folder, {recursive: true});
    fs.renameSync(backup, folder);
    await expectStatus(`${page}-4`, 404);
  },
);

test('a branch with other folders may be checked out, and the first one again', async () => {
  const site = createSite('basic');
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

  const server = await startSite(site.dir);
  const expectStatus = statusesOf(server);
  await expectStatus('/docs/intro', 200);
  for (const branch of ['second', 'first', 'second', 'first']) {
    git(site.dir, 'checkout', '-q', branch);
    const isSecond = branch === 'second';
    await expectStatus('/docs/handbook/deep/inner', isSecond ? 200 : 404);
    await expectStatus('/docs/guides/first', isSecond ? 404 : 200);
  }
  await server.stop();
});

test('an open page shows what a folder that was replaced holds now', async () => {
  const {dir, files} = dev.site;
  fs.cpSync(path.join(dir, 'docs'), path.join(dir, 'next'), {recursive: true});
  files.replace('next/intro.md', 'This is the first page.', 'This is another page.');
  const page = await dev.open('/docs/intro');
  fs.renameSync(path.join(dir, 'docs'), path.join(dir, 'last'));
  fs.renameSync(path.join(dir, 'next'), path.join(dir, 'docs'));
  await page.getByText('This is another page.').waitFor();
});

test('a config that is removed and made again is loaded, as is a theme folder that comes to be', async () => {
  const {files} = dev.site;
  const config = files.read('docusaurus.config.ts');
  const html = async () => (await fetch(`${dev.server.url}/docs/intro`)).text();
  files.remove('docusaurus.config.ts');
  await setTimeout(800);
  files.write('docusaurus.config.ts', config.replace("title: 'Basic'", "title: 'Again'"));
  await expect.poll(html).toContain('| Again</title>');
  files.write('src/theme/DocBreadcrumbs/index.tsx', 'export default () => <p>My breadcrumbs</p>;\n');
  await expect.poll(html).toContain('My breadcrumbs');
});
