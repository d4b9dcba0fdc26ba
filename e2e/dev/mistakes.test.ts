import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {useDevSite, waitForHydration} from '../harness/index.js';

const dev = useDevSite('minimal');
const config = 'docusaurus.config.mjs';

async function page(url: string): Promise<string> {
  const response = await fetch(dev.server.url + url, {signal: AbortSignal.timeout(20_000)});
  return `${response.status} ${/<h1[^>]*>(.*?)<\/h1>/.exec(await response.text())?.[1]}`;
}

test('a version whose folder is missing is told of, and shown once the folder is there', async () => {
  dev.site.files.write('versions.json', '["1.0"]');
  await expect.poll(() => dev.server.output()).toContain('[DOCS_FOLDER_MISSING] versioned_docs/version-1.0');
  expect(await page('/docs/intro')).toBe('200 Introduction');
  dev.site.files.write('versioned_sidebars/version-1.0-sidebars.json', '{"docs": ["intro"]}');
  dev.site.files.write('versioned_docs/version-1.0/intro.md', '# Old introduction\n');
  await expect.poll(() => page('/docs/intro')).toBe('200 Old introduction');
  expect(await page('/docs/next/intro')).toBe('200 Introduction');
});

test('its sidebars are watched as well', async () => {
  dev.site.files.write('versioned_sidebars/version-1.0-sidebars.json', '{"docs": ["introo"]}');
  await expect.poll(() => dev.server.output()).toContain('[SIDEBAR_UNKNOWN_DOC] versioned_sidebars/');
  dev.site.files.write('versioned_sidebars/version-1.0-sidebars.json', '{"docs": ["intro"]}');
});

test('a configuration that Node loads by itself is read anew, and its mistake leaves the site as it was', async () => {
  dev.site.files.replace(config, 'docs: {}', "docs: {lastVersion: '2.0'}");
  await expect.poll(() => dev.server.output()).toContain('[DOCS_VERSION_OPTION]');
  expect(await page('/docs/intro')).toBe('200 Old introduction');
  dev.site.files.replace(config, "'2.0'", "'current'");
  await expect.poll(() => page('/docs/1.0/intro')).toBe('200 Old introduction');
});

test('a mistake in the configuration is shown in the browser until it is corrected', async () => {
  const page = await dev.open('/docs/intro');
  dev.site.files.replace(config, 'title:', 'titel: 1, title:');
  await page.getByText('titel').first().waitFor();
  dev.site.files.replace(config, 'titel: 1, ', '');
  await expect.poll(() => page.getByText('titel').count()).toBe(0);
  // After the correction the page reloads: the tests below need the site with the corrected config.
  await waitForHydration(page);
});

test('pages with one address are told of once', async () => {
  dev.site.files.write('docs/other.md', '---\nslug: intro\n---\n\n# Other\n');
  await expect.poll(() => dev.server.output()).toContain('[DUPLICATE_ROUTES]');
  dev.site.files.write('docs/third.md', '# Third\n');
  await expect.poll(() => page('/docs/third')).toBe('200 Third');
  expect(dev.server.output().split('[DUPLICATE_ROUTES]')).toHaveLength(2);
  dev.site.files.remove('docs/other.md');
});

test('docs that are gone are no mistake of ours, and come back', async () => {
  const docs = path.join(dev.site.dir, 'docs');
  fs.renameSync(docs, `${docs}-gone`);
  await expect.poll(() => dev.server.output()).toContain('[DOCS_FOLDER_MISSING] docs');
  expect(await page('/docs/third')).toMatch(/^500 /);
  fs.renameSync(`${docs}-gone`, docs);
  await expect.poll(() => page('/docs/third')).toBe('200 Third');
  expect(dev.server.output()).not.toMatch(/^ {4}at /m);
});

test('broken links and anchors of a page are listed at its edge until they are mended or closed', async () => {
  const {files} = dev.site;
  files.write('docs/third.md', '# Third\n\n## Part\n');
  files.write(
    'docs/broken.md',
    '# Broken\n\n[a](/docs/thrid) [b](/docs/third#part) [c](/docs/third#none) [d](#nope) [e](/feed.xml) [f](/docs/%zz#x)\n',
  );
  await expect.poll(() => page('/docs/broken')).toBe('200 Broken');
  const open = await dev.open('/docs/broken');
  const notice = open.getByRole('status', {name: 'Problems of this page'});
  await expect
    .poll(() => notice.getByRole('listitem').allInnerTexts())
    .toEqual([
      'docs/broken.md:3\nThe link "/docs/thrid" leads to no page. Did you mean "/docs/third"?',
      'docs/broken.md:3\nThe link "/docs/%zz#x" leads to no page.',
      'docs/broken.md:3\nThe link "/docs/third#none" leads to an anchor that the page does not have.',
      'docs/broken.md:3\nThe link "#nope" (/docs/broken#nope) leads to an anchor that the page does not have.',
    ]);
  // The notice does not take the focus, and can be closed by keyboard.
  expect(await open.evaluate(() => document.activeElement === document.body)).toBe(true);
  await notice.getByRole('button', {name: 'Close'}).press('Enter');
  expect(await notice.count()).toBe(0);
  files.replace('docs/broken.md', 'thrid', 'third');
  await expect.poll(() => notice.getByRole('listitem').count()).toBe(3);
  files.write('docs/broken.md', '# Broken\n\n[a](/docs/third)\n');
  await expect.poll(() => notice.count()).toBe(0);
});

test('so are files that do not exist, where that is a warning', async () => {
  const {files} = dev.site;
  const hooks = "hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'}";
  files.replace(config, "format: 'detect'", `format: 'detect', ${hooks}`);
  files.write('docs/broken.md', '# Broken\n\n[a](none.md)\n\n![b](./none.png)\n');
  await expect.poll(() => page('/docs/broken')).toBe('200 Broken');
  const open = await dev.open('/docs/broken');
  const items = open.getByRole('status', {name: 'Problems of this page'}).getByRole('listitem');
  await expect
    .poll(() => items.allInnerTexts())
    .toEqual([
      expect.stringMatching(/^docs\/broken\.md:3\n.*none\.md/),
      expect.stringMatching(/^docs\/broken\.md:5\n.*none\.png/),
    ]);
});

test('they are not listed on the next page, nor where the configuration ignores them', async () => {
  const {files} = dev.site;
  files.write('docs/broken.md', '# Broken\n\n[a](/docs/none) [b](#nope) [good](/docs/third)\n');
  await expect.poll(() => page('/docs/broken')).toBe('200 Broken');
  const open = await dev.open('/docs/broken');
  const items = open.getByRole('status', {name: 'Problems of this page'}).getByRole('listitem');
  await expect.poll(() => items.count()).toBe(2);
  await open.getByRole('link', {name: 'good'}).click();
  await open.getByRole('heading', {name: 'Third'}).waitFor();
  expect(await items.count()).toBe(0);
  await open.goBack();
  await expect.poll(() => items.count()).toBe(2);
  files.replace(config, 'title:', "onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore', title:");
  await expect.poll(() => items.count()).toBe(0);
});
