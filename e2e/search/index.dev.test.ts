import {setTimeout as wait} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {useDevSite} from '../harness/index.js';

/** Tests that `site start` builds a search index on the first request, and again after edits. */
const dev = useDevSite('search-index', (files) => {
  files.write('docs/broken.mdx', '# Broken\n\n<div>\n');
});

const request = (file: string) => fetch(`${dev.server.url}/base/${file}`);

/** Requests the index until it is built; until then, the status is 503. */
async function readIndex(file = 'index.json'): Promise<{pages: {path: string; file: string}[]}> {
  for (;;) {
    const response = await request(file);
    if (response.status !== 503) return response.json();
    await wait(100);
  }
}

async function textOf(pagePath: string): Promise<string> {
  const {pages} = await readIndex();
  const file = pages.find((page) => page.path === pagePath)?.file ?? '';
  return (await request(file)).text();
}

test('the first request is told how far the index is, and pages with mistakes are left out of it', async () => {
  expect(dev.server.output()).not.toContain('Read:');
  const first = await request('index.json');
  expect(first.status).toBe(503);
  expect(first.headers.get('retry-after')).toBe('1');
  expect(await first.json()).toEqual({done: expect.any(Number), total: 9});
  const {pages} = await readIndex();
  const paths = pages.map((page) => page.path);
  expect(paths).toEqual(
    expect.arrayContaining(['/base/', '/base/blog/news', '/base/docs/intro', '/base/docs/next/parts']),
  );
  for (const name of ['broken', 'draft', 'unlisted']) expect(paths).not.toContain(`/base/docs/next/${name}`);
  expect(await textOf('/base/')).toContain('Below a heading.');
  expect((await request('texts/none.json')).status).toBe(404);
});

test('an edit of a text, of an imported text and of a component is in the index; other pages are not read again', async () => {
  await readIndex();
  const before = dev.server.output().length;
  dev.site.files.replace('docs/intro.md', 'Begin here.', 'Commence here.');
  dev.site.files.replace('docs/_shared.mdx', 'Words of the part.', 'Other words.');
  dev.site.files.replace('src/pages/index.jsx', 'Below a heading.', 'Under a heading.');
  await expect.poll(() => textOf('/base/docs/next/intro')).toContain('Commence here.');
  await expect.poll(() => textOf('/base/docs/next/parts')).toContain('Other words.');
  await expect.poll(() => textOf('/base/')).toContain('Under a heading.');
  const read = dev.server.output().slice(before);
  expect(read).not.toContain('/base/blog/news');
  expect(read).not.toContain('/base/docs/intro');
});

test('a new page is found, and one whose mistake is mended', async () => {
  dev.site.files.write('docs/new.md', '# New\n\nText.\n');
  dev.site.files.write('docs/broken.mdx', '# Mended\n\nText.\n');
  const paths = async () => (await readIndex()).pages.map((page) => page.path);
  await expect.poll(paths).toEqual(expect.arrayContaining(['/base/docs/next/new', '/base/docs/next/broken']));
});

test('each language has its own', async () => {
  const {pages} = await readIndex('fr/index.json');
  expect(pages.map((page) => page.path)).toContain('/base/fr/docs/next/intro');
});
