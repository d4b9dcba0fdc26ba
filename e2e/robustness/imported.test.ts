import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {createBundledSite, type Edit, expectOneError, type Site, startSite} from '../harness/index.js';

const CONFIG = 'docusaurus.config.mjs';

/** Adds a page whose component imports a Markdown file. */
const importing =
  (file: string, text: string): Edit =>
  (files) => {
    files.write(file, text);
    const request = JSON.stringify(path.posix.relative('src/pages', file));
    files.write(
      'src/pages/said.jsx',
      `import Readme from ${request};\n\nexport default () => <main><Readme /></main>;\n`,
    );
  };

const withMarkdown =
  (settings: string): Edit =>
  (files) =>
    files.replace(CONFIG, "format: 'detect'", `format: 'detect', ${settings}`);

function siteWith(...edits: readonly Edit[]): Site {
  return createBundledSite('minimal', (files) => {
    for (const edit of edits) edit(files);
  });
}

const read = (site: Site, file: string) => fs.readFileSync(path.join(site.outDir, file), 'utf8');

const BLOCKING = `timeout: 6, preprocessor({fileContent}) {
    if (fileContent.includes('BLOCKS')) while (true) {}
    return fileContent;
  }`;

test('a file that blocks the compiler is ended, and named', async () => {
  const site = siteWith(importing('README.md', 'It BLOCKS.\n'), withMarkdown(BLOCKING));
  expectOneError(await site.build(), {code: 'MARKDOWN_TIMEOUT', location: 'README.md'});
});

test('the dev server outlives such a file', async () => {
  const site = siteWith(importing('README.md', 'It works.\n'), withMarkdown(BLOCKING));
  const server = await startSite(site.dir);
  const status = async () => (await fetch(`${server.url}/said`)).status;
  expect(await status()).toBe(200);
  site.files.write('README.md', 'It BLOCKS.\n');
  await expect.poll(status).toBe(500);
  expect(await (await fetch(`${server.url}/said`)).text()).toContain('README.md');
  site.files.write('README.md', 'It works again.\n');
  await expect.poll(status).toBe(200);
  expect(await (await fetch(`${server.url}/said`)).text()).toContain('It works again.');
  await server.stop();
});

test('nesting without end is a mistake in its line', async () => {
  const site = siteWith(importing('README.md', `Text.\n\n${'> '.repeat(2000)}x\n`));
  expectOneError(await site.build(), {code: 'MARKDOWN_TOO_DEEP', location: 'README.md:3'});
});

test('mistakes of several files come in one report', async () => {
  const site = siteWith(importing('README.md', '[a](./.env.local)\n\n![b](./nope.png)\n'), (files) => {
    files.write('.env.local', 'TOKEN=1');
    files.write('src/other.mdx', 'An { opens an expression.\n');
    files.write('src/pages/other.jsx', "export {default} from '../other.mdx';\n");
  });
  expectOneError(await site.build(), {
    code: 'BUNDLE_FAILED',
    says: [
      /README\.md:1:1 The link "\.\/\.env\.local" leads to the file \.env\.local/,
      /README\.md:3:1 The image "\.\/nope\.png" was not found\./,
      /src\/other\.mdx:1 MDX cannot read this/,
    ],
  });
  expect(fs.existsSync(path.join(site.outDir, 'assets'))).toBe(false);
});

test('untrusted Markdown is sanitised, and untrusted MDX refused', async () => {
  const text = 'A <b onclick="x()">b</b> <iframe src="/x"></iframe>{1 + 1}\n';
  const site = siteWith(importing('README.md', text), withMarkdown('untrusted: true'));
  expect((await site.build()).code).toBe(0);
  expect(read(site, 'said/index.html')).toContain('<main><p>A <b>b</b> {1 + 1}</p></main>');
  importing('README.mdx', 'x\n')(site.files);
  expectOneError(await site.build(), {code: 'MDX_UNTRUSTED', location: 'README.mdx'});
});

test('a bundle of the cache has current links, and its warnings are shown again', async () => {
  const text = '[Usage](./usage.md) [nothing](./nope.md)\n';
  const site = siteWith(importing('docs/_part.md', text));
  const warning = /docs\/_part\.md:1:21 The link "\.\/nope\.md" leads to no Markdown file/;
  for (const address of ['/docs/usage', '/docs/usage', '/docs/moved']) {
    if (address === '/docs/moved') {
      site.files.replace('docs/usage.md', '# Usage', '---\nslug: /moved\n---\n\n# Usage');
    }
    const {code, stdout, stderr} = await site.build();
    expect(code, stderr).toBe(0);
    expect(stdout + stderr).toMatch(warning);
    expect(read(site, 'said/index.html')).toContain(`<a href="${address}">Usage</a>`);
  }
});

test('the dev server compiles it again when settings or linked pages are not what they were', async () => {
  const site = siteWith(importing('docs/_part.md', '{1 + 1} [Usage](./usage.md)\n'));
  // An old modification time, since webpack does not cache files that changed just before a compilation.
  const lastHour = new Date(Date.now() - 3_600_000);
  fs.utimesSync(path.join(site.dir, 'docs/_part.md'), lastHour, lastHour);
  const main = async () => {
    const server = await startSite(site.dir);
    const html = await (await fetch(`${server.url}/said`)).text();
    await server.stop('SIGTERM');
    return /<main>.*<\/main>/.exec(html)?.[0].replace('<!-- -->', '');
  };
  expect(await main()).toBe('<main><p>{1 + 1} <a href="/docs/usage">Usage</a></p></main>');
  site.files.replace('docs/usage.md', '# Usage', '---\nslug: /moved\n---\n\n# Usage');
  expect(await main()).toBe('<main><p>{1 + 1} <a href="/docs/moved">Usage</a></p></main>');
  withMarkdown("format: 'mdx'")(site.files);
  expect(await main()).toBe('<main><p>2 <a href="/docs/moved">Usage</a></p></main>');
});
