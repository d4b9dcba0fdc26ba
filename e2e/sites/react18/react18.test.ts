import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {
  createSite,
  expectQuietConsole,
  openPage,
  type Site,
  serveSite,
  startSite,
} from '../../harness/index.js';

/** Links a package of this folder into a site's `node_modules`, as if the site had installed it. */
function install(site: Site, name: string): void {
  const modules = path.join(site.dir, 'node_modules');
  fs.mkdirSync(modules, {recursive: true});
  const installed = fs.realpathSync(path.join(import.meta.dirname, 'node_modules', name));
  fs.symlinkSync(installed, path.join(modules, name));
}

function scriptTexts(folder: string): string[] {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.js'));
  return files.map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
}

describe('a site with React 18', () => {
  let site: Site;

  beforeAll(() => {
    site = createSite('basic');
    install(site, 'react');
    install(site, 'react-dom');
  });

  test.each(['build', 'start'])('is rendered and hydrated by it alone: site %s', async (command) => {
    if (command === 'build') {
      const result = await site.build();
      expect(result.code, result.stdout + result.stderr).toBe(0);
      // All pages are live with React 18.
      expect(result.stdout + result.stderr).not.toContain("pages: 'auto'");
      const scripts = scriptTexts(path.join(site.outDir, 'assets/js')).join('');
      expect(scripts).toContain('"18.3.1"');
      expect(scripts).not.toMatch(/"19\.\d+\.\d+/);
    }
    const server = await (command === 'build' ? serveSite(site.dir) : startSite(site.dir));
    const opened = await openPage(`${server.url}/docs/intro`);
    const {page} = opened;
    await page.getByRole('link', {name: 'Markdown', exact: true}).first().click();
    await page.getByRole('button', {name: 'Clicked 3 times'}).click();
    await page.getByRole('button', {name: 'Clicked 4 times'}).waitFor();
    expect(await page.title()).toBe('Markdown | Basic');
    expectQuietConsole(opened);
    await opened.close();
    const direct = await openPage(`${server.url}/docs/markdown`);
    expectQuietConsole(direct);
    await direct.close();
    await server.stop();
  });
});

test.each(['build', 'start'])('excerpts hydrate with React 18: site %s', async (command) => {
  const site = createSite('excerpts');
  install(site, 'react');
  install(site, 'react-dom');
  if (command === 'build') {
    const result = await site.build();
    expect(result.code, result.stdout + result.stderr).toBe(0);
  }
  const server = await (command === 'build' ? serveSite(site.dir) : startSite(site.dir));
  const opened = await openPage(`${server.url}/list`);
  await opened.page.getByRole('button', {name: 'Clicked 0 times'}).click();
  await opened.page.getByRole('button', {name: 'Clicked 1 times'}).waitFor();
  expect(await opened.page.getByText('The rest of one.').count()).toBe(0);
  await opened.page.getByRole('link', {name: 'Read more'}).first().click();
  await opened.page.getByText('The rest of one.').waitFor();
  expectQuietConsole(opened);
  await opened.close();
  await server.stop();
});
