import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {
  type BuildResult,
  createSite,
  expectQuietConsole,
  openPage,
  type Site,
  serveFolder,
  snapshot,
  useDevSite,
} from '../harness/index.js';

describe('a site with remark plugins that add imports', () => {
  let site: Site;
  let built: BuildResult;

  beforeAll(async () => {
    site = createSite('remark-plugins');
    built = await site.build();
  });

  const html = (page: string) => fs.readFileSync(path.join(site.outDir, page, 'index.html'), 'utf8');

  test('is built, with the modules that only plugins name', async () => {
    expect(built.code, built.stdout + built.stderr).toBe(0);
    expect(html('docs/install')).toMatch(/role="tab"[^>]*>yarn</);
    expect(html('docs/partial')).toMatch(/role="tab"[^>]*>yarn</);
    expect(html('guides/first')).toMatch(/role="tab"[^>]*>pnpm</);
  });

  test('names the pages that need the slower parser, and why', () => {
    const lines = built.stdout.split('\n').filter((line) => line.includes('@mdx-js/mdx'));
    expect(lines).toEqual([
      expect.stringMatching(
        /2 pages of \S*content-docs "guides" compiled by @mdx-js\/mdx, which is slower: remark plugin "addExtension" extends the parser \(guides\/first\.mdx, guides\/other\.mdx\)\.$/,
      ),
    ]);
  });

  test('shows working tabs', async () => {
    const url = await serveFolder(site.outDir, '/');
    const opened = await openPage(`${url}docs/install/`);
    await opened.page.getByRole('tab', {name: 'yarn'}).click();
    await opened.page.getByText('yarn add lectern').waitFor({state: 'visible'});
    expectQuietConsole(opened);
    await opened.close();
  });

  test('builds again after an edit that has a plugin add imports elsewhere', async () => {
    site.files.write(
      'docs/intro.mdx',
      '---\nslug: /intro\n---\n\n# Intro\n\n```bash managers\nnpm test\n```\n',
    );
    const again = await site.build();
    expect(again.code, again.stdout + again.stderr).toBe(0);
    expect(again.stdout).not.toContain('@mdx-js/mdx');
    expect(html('docs/intro')).toMatch(/role="tab"[^>]*>yarn</);
  });

  test('is not built if a plugin imports what does not exist', async () => {
    const broken = createSite('remark-plugins', (files) =>
      files.write('plugins.mjs', files.read('plugins.mjs').replaceAll('@theme/TabItem', '@theme/Nothing')),
    );
    const {code, stderr} = await broken.build();
    expect(code).toBe(1);
    expect(stderr).toContain('@theme/Nothing');
    expect(stderr).toContain('docs/install.mdx');
  });
});

test('what a plugin imports in one of many pages is bundled, and the next build gives the same files', async () => {
  const site = createSite('remark-plugins', (files) => {
    for (let page = 10; page < 90; page += 1) {
      const meta = page === 41 ? 'badge' : 'managers';
      files.write(`docs/p${page}.mdx`, `# Page ${page}\n\n\`\`\`bash ${meta}\nnpm run ${page}\n\`\`\`\n`);
    }
    files.write('src/Badge.jsx', 'export default () => <b>A badge of its own</b>;\n');
  });
  const first = await site.build();
  expect(first.code, first.stdout + first.stderr).toBe(0);
  const html = fs.readFileSync(path.join(site.outDir, 'docs/p41/index.html'), 'utf8');
  expect(html).toContain('<b>A badge of its own</b>');
  const output = snapshot(site.outDir);
  expect((await site.build()).code).toBe(0);
  expect(snapshot(site.outDir)).toEqual(output);
});

test('npm2yarn is what a configuration in CommonJS requires, with tabs that the reader can choose', async () => {
  const site = createSite('remark-plugins', (files) => {
    files.remove('docusaurus.config.mjs');
    files.write(
      'docusaurus.config.cjs',
      `module.exports = {
  title: 'Plugins',
  url: 'https://example.com',
  baseUrl: '/',
  presets: [
    [
      'classic',
      {docs: {remarkPlugins: [[require('@lectern/remark-plugin-npm2yarn'), {sync: true}]]}, blog: false},
    ],
  ],
};
`,
    );
    files.write(
      'docs/install.mdx',
      '# Install\n\n```bash npm2yarn\nnpm i one\n```\n\n- Then:\n\n  ```bash npm2yarn\n  npm i two\n  ```\n',
    );
  });
  const result = await site.build();
  expect(result.code, result.stdout + result.stderr).toBe(0);
  expect(result.stdout).not.toContain('@mdx-js/mdx');
  const opened = await openPage(`${await serveFolder(site.outDir, '/')}docs/install/`);
  const {page} = opened;
  expect(await page.getByRole('tab').allTextContents()).toEqual([
    'npm',
    'Yarn',
    'pnpm',
    'Bun',
    'npm',
    'Yarn',
    'pnpm',
    'Bun',
  ]);
  await page.getByRole('tab', {name: 'pnpm'}).first().click();
  await page.getByText('pnpm add one').waitFor({state: 'visible'});
  await page.getByText('pnpm add two').waitFor({state: 'visible'});
  expectQuietConsole(opened);
  await opened.close();
});

describe('in development', () => {
  const dev = useDevSite('remark-plugins');

  test('a page whose plugin adds imports is shown', async () => {
    const page = await dev.open('/docs/install');
    await page.getByRole('tab', {name: 'yarn'}).click();
    await page.getByText('yarn add lectern').waitFor({state: 'visible'});
    dev.expectQuiet();
  });

  test('an edit that has a plugin add imports is shown', async () => {
    const page = await dev.open('/docs/intro');
    dev.site.files.write('docs/intro.mdx', '---\nslug: /intro\n---\n\n```bash managers\nnpm test\n```\n');
    await page.getByRole('tab', {name: 'yarn'}).click();
    await page.getByText('yarn test').waitFor({state: 'visible'});
    dev.expectQuiet();
  });
});
