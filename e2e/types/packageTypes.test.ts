import type {Page} from 'playwright-core';
import {expect, test} from 'vitest';
import {
  createSite,
  expectQuietConsole,
  openPage,
  type SiteFiles,
  serveFolder,
  startSite,
  waitForHydration,
} from '../harness/index.js';

/** Adds packages like published ones: `type` in package.json does not always match the syntax of the `.js` files. */
function addPackages({write}: SiteFiles): void {
  const packages = {
    'dual-package': {type: 'commonjs', main: 'lib.js', module: 'es.js'},
    'plain-package': {main: 'lib.js'},
    'docusaurus-widget': {type: 'commonjs', main: 'widget.js'},
  };
  for (const [name, fields] of Object.entries(packages)) {
    write(`node_modules/${name}/package.json`, JSON.stringify({name, version: '1.0.0', ...fields}));
    write(`node_modules/${name}/lib.js`, `module.exports = '${name} in CommonJS';`);
    write(`node_modules/${name}/es.js`, `export default '${name} in ES modules';`);
    write(
      `node_modules/${name}/widget.js`,
      'import useDocusaurusContext from "@lectern/core/client/useDocusaurusContext";\n' +
        'export default () => <em>Widget of {useDocusaurusContext().siteConfig.title}</em>;\n',
    );
  }
  // Further copies of core, which package managers may install for peer dependencies.
  for (const folder of ['@docusaurus/core', 'docusaurus-widget/node_modules/@lectern/core']) {
    const exports = {'.': './index.mjs', './client/*': './client.mjs'};
    write(
      `node_modules/${folder}/package.json`,
      JSON.stringify({name: '@lectern/core', version: '9.0.0', exports}),
    );
    for (const file of ['index', 'client'])
      write(`node_modules/${folder}/${file}.mjs`, 'throw new Error("Another copy of core was loaded.");');
  }
}

const site = createSite('package-types', addPackages);

async function expectWorkingSite(url: string): Promise<void> {
  const opened = await openPage(url);
  const {page} = opened;
  await page.getByRole('heading', {name: 'Every kind of module'}).waitFor();
  const text = await page.locator('main').textContent();
  expect(text).toContain(
    'Badge in JSXWidget of Package types3 legacy dual-package in ES modules plain-package in CommonJS',
  );
  expect(await page.locator('[data-root=swizzled]').count()).toBe(1);
  expect(await page.locator('meta[name=from-cjs]').count()).toBe(1);
  expect(await page.locator('meta[name=core]').getAttribute('content')).toBe('function');
  const {clientmodule, pluginmodule} = await page.evaluate(() => ({...document.documentElement.dataset}));
  expect([clientmodule, pluginmodule]).toEqual(['loaded', 'loaded']);
  await page.goto(`${url}note/`);
  await page.getByRole('heading', {name: 'Data of a plugin'}).waitFor();
  await page.goto(`${url}docs/intro/`);
  await page.getByRole('link', {name: 'From sidebars.js'}).first().waitFor();
  await expectCounter(page);
  await page.goto(`${url}blog/2024/05/01/first/`);
  await expectCounter(page);
  expectQuietConsole(opened);
  await opened.close();
}

async function expectCounter(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.getByRole('button', {name: 'Clicked 0'}).click();
  await page.getByRole('button', {name: 'Clicked 1'}).waitFor();
}

/** Builds the site again with another package.json. Cached results of the build before must not be used. */
async function expectBuild(manifest: object): Promise<void> {
  site.files.write('package.json', JSON.stringify({name: 'e2e-package-types', ...manifest}));
  const {code, stdout, stderr, outDir} = await site.build();
  expect(code, stdout + stderr).toBe(0);
  await expectWorkingSite(await serveFolder(outDir, '/'));
}

test('a site of the type "commonjs" may use the syntax of ES modules in its .js files', () =>
  expectBuild({type: 'commonjs'}));

test('a site of the type "commonjs" starts', async () => {
  site.files.write('package.json', JSON.stringify({name: 'e2e-package-types', type: 'commonjs'}));
  const server = await startSite(site.dir);
  await expectWorkingSite(`${server.url}/`);
  await server.stop();
});

test('a site of the type "module" is built', () => expectBuild({type: 'module'}));

test('a site without a type is built, with a config, sidebars and a plugin in CommonJS', () => {
  site.files.replace('site.config.js', 'import {tagline} from', 'const {tagline} = require(');
  site.files.replace('site.config.js', "'./tagline.mjs';", "'./tagline.mjs');");
  site.files.replace('plugins/notes.js', "import path from 'node:path'", "const path = require('node:path')");
  for (const file of ['site.config.js', 'sidebars.js', 'plugins/notes.js'])
    site.files.replace(file, 'export default', 'module.exports =');
  return expectBuild({});
});
