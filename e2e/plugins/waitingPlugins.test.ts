import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, onTestFinished, test} from 'vitest';
import {createBundledSite, expectOneError, type Site, type SiteFiles, startSite} from '../harness/index.js';

// Source of a remark plugin that inserts the first heading of another page. It waits until it has processed that page.
const PLUGIN = `
const pages = new Map();

function textOf(name) {
  if (!pages.has(name)) {
    let tell;
    const told = new Promise((resolve) => { tell = resolve; });
    pages.set(name, {told, tell});
  }
  return pages.get(name);
}

export const previews = () => async (tree, file) => {
  const [heading] = tree.children;
  textOf(file.stem).tell(heading.children[0].value);
  for (const node of tree.children) {
    const [text] = node.children ?? [];
    const [, name] = /^preview (\\w+)/.exec(text?.value ?? '') ?? [];
    if (name) text.value = 'Preview: ' + (await textOf(name).told);
  }
};
`;
const PAGES = 60;

function addPages(files: SiteFiles): void {
  files.write('previews.mjs', PLUGIN);
  files.write(
    'docusaurus.config.mjs',
    `import {previews} from './previews.mjs';

export default {
  title: 'Previews',
  url: 'https://example.com',
  baseUrl: '/',
  presets: [['classic', {docs: {beforeDefaultRemarkPlugins: [previews]}, blog: false}]],
};
`,
  );
  for (let page = 0; page < PAGES; page += 1) {
    files.write(`docs/p${page}.md`, `# Page ${page}\n\npreview p${(page + 1) % PAGES}\n`);
  }
}

const html = (site: Site, page: string) =>
  fs.readFileSync(path.join(site.outDir, `docs/${page}/index.html`), 'utf8');

describe('a remark plugin that waits for what it does with another page', () => {
  test('is built, and a page that is edited later as well', async () => {
    const site = createBundledSite('minimal', addPages);
    const built = await site.build();
    expect(built.code, built.stdout + built.stderr).toBe(0);
    for (let page = 0; page < PAGES; page += 1) {
      expect(html(site, `p${page}`)).toContain(`Preview: Page ${(page + 1) % PAGES}<`);
    }
    site.files.write('docs/p7.md', '# Page 7\n\npreview p30\n');
    const again = await site.build();
    expect(again.code, again.stdout + again.stderr).toBe(0);
    expect(html(site, 'p7')).toContain('Preview: Page 30<');
  });

  test('is shown while developing', async () => {
    const site = createBundledSite('minimal', addPages);
    const server = await startSite(site.dir);
    onTestFinished(() => server.stop());
    const answer = await fetch(`${server.url}/docs/p3`);
    expect(/Preview: [^<]*/.exec(await answer.text())?.[0]).toBe('Preview: Page 4');
  });

  test('is an error that names the other page if that one ends the process', async () => {
    const site = createBundledSite('minimal', (files) => {
      addPages(files);
      files.replace(
        'previews.mjs',
        '  const [heading]',
        "  if (file.stem === 'p9') process.abort();\n  const [heading]",
      );
    });
    expectOneError(await site.build(), {
      says: [/waited for other pages, of which docs\/p9\.md ended the process \(SIGABRT\)/],
    });
  });
});
