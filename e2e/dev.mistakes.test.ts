import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {useDevSite, waitForHydration} from './harness/index.js';

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
  // The document is loaded anew: the tests below need the site of the corrected configuration.
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
