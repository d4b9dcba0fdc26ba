import fs from 'node:fs';
import path from 'node:path';
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

const doc = (fields: string, title: string) => `---\n${fields}\n---\n\n# ${title}\n\nText of ${title}.\n`;

function writeSite(files: SiteFiles): void {
  files.replace('docusaurus.config.mjs', 'blog: false', 'blog: {}');
  files.replace('docusaurus.config.mjs', "{format: 'detect'}", "{format: 'detect', pages: true}");
  files.write('docs/b.md', doc('level: easy\nsecret: never-shown-1\ntags: [release]', 'Beta'));
  files.write('docs/a.md', doc('level: easy', 'Alpha'));
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

  test('has the lists in its HTML', () => {
    const html = read(site, 'guides/index.html').replaceAll('<!-- -->', '');
    expect(html).toContain(
      '<a href="/docs/a">Alpha (easy)</a></li><li><a href="/docs/b">Beta (easy)</a></li></ul>',
    );
    expect(html).toContain('<ol id="tagged"><li>Beta</li><li>Post</li></ol>');
    expect(html).not.toContain('Gamma (');
  });

  test('publishes the chosen fields only', () => {
    const results = Object.keys(before).filter((file) => file.startsWith('assets/data/collection.'));
    expect(results.map((file) => read(site, file)).sort()).toEqual([
      '[{"title":"Alpha","permalink":"/docs/a","level":"easy"},{"title":"Beta","permalink":"/docs/b","level":"easy"}]',
      '[{"title":"Beta","permalink":"/docs/b"},{"title":"Post","permalink":"/blog/2026/01/01/one"}]',
    ]);
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
    await opened.page.evaluate(() => (window as unknown as {docusaurus: {navigate?: unknown}}).docusaurus);
    await opened.close();
  });

  test('an edit of front matter renders only the pages that show it', async () => {
    site.files.replace('docs/c.md', 'never-shown-2', 'never-shown-3');
    expect(changedFiles(before, await build(site)).filter((file) => file.endsWith('.html'))).toEqual([]);
    site.files.replace('docs/c.md', 'level: hard', 'level: easy');
    const changed = changedFiles(before, await build(site));
    console.log(changed);
    expect(read(site, 'guides/index.html')).toContain('Gamma');
  });
});
