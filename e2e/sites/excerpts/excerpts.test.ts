import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {
  type BuildResult,
  createBundledSite,
  type Site,
  useBuiltSite,
  useDevSite,
} from '../../harness/index.js';

describe('a list of excerpts', () => {
  let site: Site;
  let built: BuildResult;
  const read = (file: string) => fs.readFileSync(path.join(site.outDir, file), 'utf8');
  const mainOf = (file: string) => /<main>.*<\/main>/s.exec(read(file))?.[0] ?? '';

  const visit = useBuiltSite(async () => {
    site = createBundledSite('excerpts');
    built = await site.build();
    expect(built.code, built.stdout + built.stderr).toBe(0);
    return site;
  });

  test('shows what stands before the markers, and all of a post without one', () => {
    const html = mainOf('list/index.html');
    for (const part of ['The begin of one', 'The begin of two', 'a list', 'All of three', 'A note in three'])
      expect(html).toContain(part);
    expect(html).not.toMatch(/The rest of one|another one|A note in (?:one|two)|truncate|The first<\/h1>/);
    expect(html.match(/Read more/g)).toHaveLength(2);
    expect(mainOf('query/index.html')).toContain('The begin of one');
    expect(mainOf('query/index.html')).not.toContain('The rest of one');
  });

  test('the pages of the posts are whole', () => {
    expect(mainOf('one/index.html')).toMatch(/The begin of one.*The rest of one.*A note in one/s);
    expect(mainOf('two/index.html')).toMatch(/The begin of two.*another one.*A note in two/s);
  });

  test('list and post load the same file', () => {
    const fileOf = (page: string) => {
      const payload = JSON.parse(read(`${page}/index.payload.json`)) as {files: {[ref: string]: string}};
      return payload.files['content:@site/posts/one.mdx'];
    };
    expect(fileOf('one')).toMatch(/^\/assets\//);
    expect(fileOf('list')).toBe(fileOf('one'));
    expect(fileOf('query')).toBe(fileOf('one'));
  });

  test('has no id twice, and its references lead to the notes of the posts', () => {
    const html = read('list/index.html');
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(html).toMatch(/href="\/one#user-content-fn-1-[\da-f]{8}"/);
    expect(html).toContain('href="/one#more"');
    const [, note = ''] = /href="\/two#(user-content-fn-1-[\da-f]{8})"/.exec(html) ?? [];
    expect(read('two/index.html')).toContain(`id="${note}"`);
  });

  test('a broken link is reported once, with its line', () => {
    const report = built.stdout + built.stderr;
    expect(report).toContain('2 broken links on 2 pages');
    expect(report.match(/posts\/two\.md:3 → \/nowhere/g)).toHaveLength(1);
    expect(report.match(/posts\/one\.mdx:13 → \/nothing/g)).toHaveLength(1);
  });

  test('hydrates with an empty console, and leads to its posts and back', async () => {
    await visit('/list', async (page) => {
      await page.getByRole('button', {name: 'Clicked 0 times'}).click();
      await page.getByRole('button', {name: 'Clicked 1 times'}).waitFor();
      await page.getByRole('link', {name: 'Read more'}).first().click();
      await page.getByText('The rest of one.').waitFor();
      expect(await page.getByRole('button').filter({hasText: 'Clicked'}).count()).toBe(2);
      await page.goBack();
      await page.getByText('The begin of two').waitFor();
      expect(await page.getByText('The rest of one.').count()).toBe(0);
    });
  });

  test('a note is found from the list', async () => {
    await visit('/list', async (page) => {
      await page.locator('article').nth(1).locator('sup a').click();
      await page.waitForURL(/\/two#user-content-fn-1-/);
      await page.getByText('A note in two.').waitFor();
    });
  });

  test('an edit renders the post and the lists again; plugins see by hashes which pages are the same', async () => {
    const hashes = () =>
      JSON.parse(read('pages.json')) as {[path: string]: {htmlFile: string; htmlHash: string}};
    const before = hashes();
    expect(before['/two']?.htmlFile).toBe('two/index.html');
    site.files.replace('posts/two.md', 'another one', 'a third one');
    const again = await site.build();
    expect(again.code, again.stdout + again.stderr).toBe(0);
    const after = hashes();
    const changed = Object.keys(after).filter((page) => after[page]?.htmlHash !== before[page]?.htmlHash);
    expect(changed.sort()).toEqual(['/list', '/query', '/two']);
  });
});

describe('in development', () => {
  const dev = useDevSite('excerpts');

  test('a list shows an edit of a post at once, and nothing of what is behind the marker', async () => {
    const page = await dev.open('/list');
    await page.getByRole('button', {name: 'Clicked 0 times'}).click();
    dev.site.files.replace('posts/two.md', 'The begin of two', 'The new begin of two');
    await page.getByText('The new begin of two').waitFor();
    expect(await page.getByText('another one').count()).toBe(0);
    dev.site.files.replace('posts/one.mdx', 'The begin of one', 'The new begin of one');
    await page.getByText('The new begin of one').waitFor();
    await page.getByRole('button', {name: 'Clicked 1 times'}).waitFor();
    expect(await page.getByText('The rest of one').count()).toBe(0);
    expect(await dev.isSameDocument(page)).toBe(true);
    dev.expectQuiet();
  });

  test('a marker that moves cuts the list elsewhere', async () => {
    const page = await dev.open('/list');
    await page.getByRole('button', {name: 'Clicked 0 times'}).click();
    dev.site.files.replace(
      'posts/two.md',
      '<!-- truncate -->\n\n- and another one',
      '- and another one\n\n<!-- truncate -->',
    );
    await page.getByText('and another one').waitFor();
    await page.getByRole('button', {name: 'Clicked 1 times'}).waitFor();
    dev.expectQuiet();
  });
});
