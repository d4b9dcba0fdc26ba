import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {beforeAll, describe, expect, test} from 'vitest';
import {
  changedFiles,
  createSite,
  expectQuietConsole,
  openPage,
  type Site,
  type SiteFiles,
  serveSite,
  snapshot,
  startSite,
} from '../harness/index.js';

const LIST = `
import useCollection from '@docusaurus/useCollection';
import Layout from '@theme/Layout';

export default function Guides() {
  const guides = useCollection({from: 'docs', where: {level: 'easy'}, sort: 'title', fields: ['title', 'permalink', 'level']});
  const tagged = useCollection({from: ['docs', 'blog'], tag: 'release'});
  return (
    <Layout title="Guides">
      <main>
        <ul id="easy">{guides.map(({title, permalink, level}) => <li key={permalink}><a href={permalink}>{title} ({level})</a></li>)}</ul>
        <ol id="tagged">{tagged.map(({title, permalink}) => <li key={permalink}>{title}</li>)}</ol>
      </main>
    </Layout>
  );
}
`;

const doc = (fields: string, title: string) =>
  `---\n${fields}\n---\n\n# ${title}\n\nDescription.\n\nText of ${title}.\n`;

function writeSite(files: SiteFiles): void {
  files.replace('docusaurus.config.mjs', 'blog: false', 'blog: {}');
  files.replace('docusaurus.config.mjs', "{format: 'detect'}", "{format: 'detect', pages: true}");
  files.write('docs/b.md', doc('level: easy\nsecret: never-shown-1\ntags: [release]', 'Beta'));
  files.write('docs/a.md', `${doc('level: easy', 'Alpha')}\n[All guides](/guides)\n`);
  files.write(
    'docs/list.mdx',
    `---\ntitle: List\n---\n\nimport ContentList from '@theme/ContentList';\n\nA list.\n\nEasy:\n\n<ContentList from="docs" where={{level: 'easy'}} sort="-title" />\n`,
  );
  files.write('docs/c.md', doc('level: hard\nsecret: never-shown-2', 'Gamma'));
  files.write('docs/d.md', doc('level: easy\ndraft: true', 'Draft'));
  files.write('docs/u.md', doc('level: easy\nunlisted: true', 'Unlisted'));
  files.write('blog/2026-01-01-one.md', doc('tags: [release]', 'Post'));
  files.write('src/pages/guides.js', LIST);
}

const read = (site: Site, file: string) => fs.readFileSync(path.join(site.outDir, file), 'utf8');

async function build(site: Site): Promise<Record<string, string>> {
  const {code, stdout, stderr} = await site.build();
  expect(code, stdout + stderr).toBe(0);
  return snapshot(site.outDir);
}

describe('a page with queries', () => {
  let site: Site;
  let before: Record<string, string>;
  beforeAll(async () => {
    site = createSite('minimal', writeSite);
    before = await build(site);
  });

  /** Builds after an edit. Returns the HTML files and results of queries that changed, without hashes. */
  async function changedBy(edit: (files: SiteFiles) => void): Promise<readonly string[]> {
    edit(site.files);
    const after = await build(site);
    const changed = changedFiles(before, after).filter((file) =>
      /\.html$|assets\/data\/collection/.test(file),
    );
    before = after;
    return [...new Set(changed.map((file) => file.replace(/collection\..*/, 'collection')))];
  }

  test('has the lists in its HTML and in its Markdown', () => {
    const html = read(site, 'guides/index.html').replaceAll('<!-- -->', '');
    expect(html).toContain(
      '<a href="/docs/a">Alpha (easy)</a></li><li><a href="/docs/b">Beta (easy)</a></li></ul>',
    );
    expect(html).toContain('<ol id="tagged"><li>Beta</li><li>Post</li></ol>');
    expect(read(site, 'docs/list.md')).toContain(
      '- [Beta](https://example.com/docs/b)\n- [Alpha](https://example.com/docs/a)',
    );
  });

  test('publishes the chosen fields only', () => {
    const results = Object.keys(before).filter((file) => file.startsWith('assets/data/collection.'));
    expect(results.map((file) => read(site, file)).sort()).toEqual([
      '[{"title":"Alpha","permalink":"/docs/a","level":"easy"},{"title":"Beta","permalink":"/docs/b","level":"easy"}]',
      '[{"title":"Beta","permalink":"/docs/b"},{"title":"Alpha","permalink":"/docs/a"}]',
      '[{"title":"Beta","permalink":"/docs/b"},{"title":"Post","permalink":"/blog/2026/01/01/one"}]',
    ]);
    // The compiled file of a page has the front matter of this page, as before.
    const holders = Object.keys(before).filter((file) => read(site, file).includes('never-shown-1'));
    expect(holders.filter((file) => !/^assets\/content\/.*\bb\b/.test(file))).toEqual([]);
  });

  test('is shown without JavaScript, hydrates, and is reached from another page', async () => {
    const server = await serveSite(site.dir);
    for (const javaScript of [true, false]) {
      const opened = await openPage(`${server.url}/guides`, {javaScript});
      expect(await opened.page.locator('#easy li').allTextContents()).toEqual([
        'Alpha (easy)',
        'Beta (easy)',
      ]);
      expectQuietConsole(opened);
      await opened.close();
    }
    const opened = await openPage(`${server.url}/docs/a`);
    await opened.page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await opened.page.locator('article').getByRole('link', {name: 'All guides'}).click();
    await opened.page.locator('#easy').waitFor();
    expect(await opened.page.locator('#easy li').allTextContents()).toEqual(['Alpha (easy)', 'Beta (easy)']);
    expect(await opened.page.locator('#tagged li').allTextContents()).toEqual(['Beta', 'Post']);
    expect(await opened.page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(opened.requests.map((request) => request.url()).filter((url) => /data\/index/.test(url))).toEqual(
      [],
    );
    expectQuietConsole(opened);
    await opened.close();
  });

  test('is rendered again only if its result changed', async () => {
    // A field that no query names.
    expect(await changedBy((files) => files.replace('docs/c.md', 'never-shown-2', 'never-shown-3'))).toEqual([
      'docs/c/index.html',
    ]);
    // The edited field is in one of the two queries of the page: the result of the other one stays.
    expect(await changedBy((files) => files.replace('docs/c.md', 'level: hard', 'level: easy'))).toEqual([
      'assets/data/collection',
      'docs/c/index.html',
      'docs/list/index.html',
      'guides/index.html',
    ]);
    expect(read(site, 'guides/index.html')).toContain('Gamma');
    expect(await changedBy((files) => files.remove('blog/2026-01-01-one.md'))).toContain('guides/index.html');
    expect(read(site, 'guides/index.html')).not.toContain('Post');
  });

  test('keeps its queries after an edit of its text, which replaces its files alone', async () => {
    const folder = () => fs.statSync(site.outDir).ino;
    const inode = folder();
    expect(await changedBy((files) => files.replace('docs/list.mdx', 'Easy:', 'All that is easy:'))).toEqual([
      'docs/list/index.html',
    ]);
    expect(folder()).toBe(inode);
    const html = read(site, 'docs/list/index.html');
    expect(html).toContain('All that is easy:');
    const [, url = ''] = /(\/assets\/data\/collection\.[\w-]+\.json)/.exec(html) ?? [];
    expect(read(site, 'docs/list/index.payload.json')).toContain(url);
    expect(read(site, url)).toContain('Gamma');
    // A new query needs a whole build, which writes its result.
    expect(
      await changedBy((files) => files.replace('docs/list.mdx', 'sort="-title"', 'sort="title"')),
    ).toEqual(['assets/data/collection', 'docs/list/index.html']);
    expect(folder()).not.toBe(inode);
  });

  test('is the same after a build without a cache', async () => {
    const now = snapshot(site.outDir);
    fs.rmSync(path.join(site.dir, 'node_modules/.cache'), {recursive: true});
    expect(changedFiles(now, await build(site))).toEqual([]);
  });
});

test('a schema checks own front matter, and its result is queried and shown', async () => {
  const site = createSite('minimal', (files) => {
    writeSite(files);
    files.replace(
      'docusaurus.config.mjs',
      'export default',
      "import {z} from '@lectern/core/zod';\n\nconst level = z.enum(['easy', 'hard']);\n\nexport default",
    );
    const schema = "z.object({level: level.default('hard'), since: z.coerce.string().optional()})";
    files.replace('docusaurus.config.mjs', 'docs: {}', `docs: {frontMatter: ${schema}}`);
    files.replace('src/pages/guides.js', "where: {level: 'easy'}", "where: {level: 'hard'}");
    files.write('docs/defaults.md', doc('since: 2', 'Defaults'));
    files.write(
      'src/theme/DocItem/Footer/index.js',
      "import {useDoc} from '@lectern/plugin-content-docs/client';\nexport default () => <p>Level: {useDoc().frontMatter.level}</p>;\n",
    );
  });
  await build(site);
  const text = (file: string) => read(site, file).replaceAll('<!-- -->', '');
  expect(text('guides/index.html')).toContain('Defaults (hard)');
  expect(text('docs/defaults/index.html')).toContain('Level: hard');

  // An edit of a text is as fast as without a schema: it replaces the files of its page.
  const inode = fs.statSync(site.outDir).ino;
  site.files.replace('docs/defaults.md', 'Text of', 'New text of');
  await build(site);
  expect(fs.statSync(site.outDir).ino).toBe(inode);

  // Docs that did not change are checked again by a schema that did.
  site.files.replace('docusaurus.config.mjs', "['easy', 'hard']", "['easy', 'harder', 'hard']");
  site.files.replace('docusaurus.config.mjs', "level.default('hard')", "level.default('harder')");
  await build(site);
  expect(text('docs/defaults/index.html')).toContain('Level: harder');

  site.files.replace('docs/a.md', 'level: easy', 'level: eazy');
  site.files.replace('docs/c.md', 'level: hard', 'level: 3');
  const {code, stderr} = await site.build();
  expect(code).toBe(1);
  expect(stderr).toContain(
    'docs/a.md:2 "level" must be one of "easy", "harder" or "hard", but is "eazy". Did you mean "easy"?',
  );
  expect(stderr).toMatch(/docs\/c\.md:2 "level" must be one of .+, but is 3\./);
});

test.each([
  ["from: 'dogs'", 'There is no collection "dogs". The collections: "docs", "blog", "pages".'],
  ["from: 'docs', version: '9'", 'There is no version of the collection "docs" with the name "9".'],
  ["from: 'docs', wher: {}", 'A query has no field "wher".'],
])('the query %s is an error that names component and page', async (query, message) => {
  const site = createSite('minimal', (files) => {
    writeSite(files);
    files.replace('src/pages/guides.js', "from: ['docs', 'blog'], tag: 'release'", query);
  });
  const {code, stderr} = await site.build();
  expect(code).toBe(1);
  expect(stderr).toContain('PAGE_RENDER_FAILED');
  expect(stderr).toContain('guides.js');
  expect(stderr).toContain(message);
});

test('plugins query collections, and add some', async () => {
  const site = createSite('minimal', (files) => {
    writeSite(files);
    files.replace('docusaurus.config.mjs', 'presets:', "plugins: ['./recipes.mjs'],\n  presets:");
    files.write(
      'recipes.mjs',
      `export default (context) => ({
  name: 'recipes',
  loadContent: () => [{name: 'Soup', minutes: 20}, {name: 'Cake', minutes: 90}],
  getCollections: ({content}) => [
    {name: 'recipes', isMain: true, entries: content.map(({name, minutes}) => ({title: name, permalink: '/' + name, minutes}))},
  ],
  async allContentLoaded({queryCollection, actions}) {
    actions.setGlobalData({titles: queryCollection({from: ['recipes', 'docs'], sort: 'title', limit: 2}).map(({title}) => title)});
  },
});
`,
    );
    files.write(
      'src/pages/cook.js',
      `import useCollection from '@docusaurus/useCollection';
import {usePluginData} from '@docusaurus/useGlobalData';
export default () => <p>{JSON.stringify([useCollection({from: 'recipes', where: {minutes: 20}}), usePluginData('recipes')])}</p>;
`,
    );
  });
  await build(site);
  expect(read(site, 'cook/index.html').replaceAll('&quot;', '"')).toContain(
    '[[{"title":"Soup","permalink":"/Soup"}],{"titles":["Alpha","Beta"]}]',
  );
  site.files.replace('recipes.mjs', 'minutes: 20}', 'minutes: 20n}');
  const {code, stderr} = await site.build();
  expect(code).toBe(1);
  expect(stderr).toContain(
    'The plugin recipes failed in getCollections: the entry "/Soup" is 20, which is no JSON',
  );
});

test('docs and blogs share one tags file, whose mistakes are reported once', async () => {
  const site = createSite('minimal', (files) => {
    writeSite(files);
    files.replace(
      'docusaurus.config.mjs',
      'docs: {}, blog: {}',
      "docs: {tags: '@site/tags.yml'}, blog: {tags: '@site/tags.yml'}",
    );
    files.write('tags.yml', 'release:\n  label: New versions\n');
  });
  await build(site);
  for (const file of ['docs/tags/release', 'blog/tags/release']) {
    expect(read(site, `${file}/index.html`)).toContain('New versions');
  }
  expect(read(site, 'guides/index.html')).toContain('<li>Post</li>');
  site.files.write('tags.yml', 'release:\n  labl: x\n');
  const {code, stderr} = await site.build();
  expect(code).toBe(1);
  expect(stderr.match(/tags\.yml:2/g)).toHaveLength(1);
});

test('a relocatable site and one with the hash router have the results of all queries', async () => {
  const site = createSite('minimal', (files) => {
    writeSite(files);
    files.replace('docusaurus.config.mjs', "title: 'Minimal'", "title: 'Minimal', relocatable: true");
  });
  await build(site);
  const opened = await openPage(pathToFileURL(path.join(site.outDir, 'guides/index.html')).href);
  expect(await opened.page.locator('#tagged li').allTextContents()).toEqual(['Beta', 'Post']);
  expectQuietConsole(opened);
  await opened.close();

  site.files.replace(
    'docusaurus.config.mjs',
    'relocatable: true',
    "onBrokenLinks: 'ignore', future: {experimental_router: 'hash'}",
  );
  await build(site);
  const server = await serveSite(site.dir);
  const hash = await openPage(`${server.url}/#/guides`);
  expect(await hash.page.locator('#tagged li').allTextContents()).toEqual(['Beta', 'Post']);
  expectQuietConsole(hash);
  await hash.close();
});

test('"site start" follows edits in open pages, and answers queries after navigation', async () => {
  const site = createSite('minimal', writeSite);
  const server = await startSite(site.dir);
  const opened = await openPage(`${server.url}/docs/a`);
  const {page} = opened;
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await page.locator('article').getByRole('link', {name: 'All guides'}).click();
  // As in lists of the theme, drafts and unlisted pages are shown while developing.
  const others = ['Draft (easy)', 'Unlisted (easy)'];
  const titles = async () =>
    (await page.locator('#easy li').allTextContents()).filter((title) => !others.includes(title));
  await expect.poll(titles).toEqual(['Alpha (easy)', 'Beta (easy)']);
  site.files.replace('docs/c.md', 'level: hard', 'level: easy');
  await expect.poll(titles).toEqual(['Alpha (easy)', 'Beta (easy)', 'Gamma (easy)']);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expectQuietConsole(opened);
  await opened.close();
  const html = await (await fetch(`${server.url}/guides`)).text();
  expect(html).toContain('Gamma');
});
