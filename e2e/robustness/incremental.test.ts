import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {changedFiles, createBundledSite, type Edit, runCli, type Site, snapshot} from '../harness/index.js';

const config = 'docusaurus.config.ts';

/** Adds a plugin of the site, which shows the text of a file. */
const addPlugin: Edit = (files) => {
  files.write('facts.txt', 'The first fact');
  files.write(
    'plugins/facts.mjs',
    `import fs from 'node:fs';
export default (context) => ({
  name: 'facts',
  loadContent: () => fs.readFileSync(context.siteDir + '/facts.txt', 'utf8'),
  contentLoaded: ({content, actions}) => actions.setGlobalData({fact: content}),
});\n`,
  );
  files.write(
    'src/pages/facts.tsx',
    `import {usePluginData} from '@docusaurus/useGlobalData';
import Layout from '@theme/Layout';

export default function Facts() {
  return <Layout title="Facts">{(usePluginData('facts') as {fact: string}).fact}</Layout>;
}\n`,
  );
  files.replace(config, 'presets: [', "plugins: ['./plugins/facts.mjs'],\n  presets: [");
  files.write('i18n/en/code.json', '{}');
};

let site: Site;

beforeAll(async () => {
  site = createBundledSite('basic', addPlugin);
  const {code, stdout, stderr} = await site.build();
  expect(code, stdout + stderr).toBe(0);
});

/** Paths of the output pages whose HTML contains a text. */
function pagesWith(text: string): string[] {
  return Object.keys(snapshot(site.outDir))
    .filter((file) => file.endsWith('.html'))
    .filter((file) => fs.readFileSync(path.join(site.outDir, file), 'utf8').includes(text))
    .map((file) => `/${file.replace(/(?:\/?index)?\.html$/, '')}`);
}

const docs = ['/docs/guides', '/docs/guides/first', '/docs/guides/second', '/docs/intro', '/docs/markdown'];
const all = ['/404', '/about', ...docs, '/facts', '/files', '/search', '/'];

const square = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path d="M0 0h9v9z"/></svg>`;

// All edits are made to one site, one after the other. Pages that an edit does not affect come from the cache.
test.each<[string, Edit, string, readonly string[]]>([
  [
    'the title of the site',
    (files) => files.replace(config, "title: 'Basic',\n  tag", "title: 'Renamed',\n  tag"),
    '| Renamed<',
    all.filter((page) => page !== '/'),
  ],
  [
    'the theme config',
    (files) => files.replace(config, 'The Lectern authors', 'Other authors'),
    'Other authors',
    all,
  ],
  [
    'a translation',
    (files) => files.write('i18n/en/code.json', '{"theme.docs.paginator.next": {"message": "Onward"}}'),
    'Onward',
    docs.filter((page) => page !== '/docs/guides/second'),
  ],
  [
    'a component that takes the place of one of the theme',
    (files) => files.write('src/theme/Footer/index.tsx', 'export default () => <footer>Our own</footer>;\n'),
    'Our own',
    all,
  ],
  ['that component taken away', (files) => files.remove('src/theme/Footer/index.tsx'), 'Other authors', all],
  [
    'global data of a plugin',
    (files) => files.write('facts.txt', 'The second fact'),
    'The second fact',
    ['/facts'],
  ],
  [
    'a partial',
    (files) => files.replace('docs/_partial.mdx', 'was written once', 'was rewritten'),
    'was rewritten',
    ['/docs/markdown'],
  ],
  [
    'an image',
    (files) => files.write('src/components/star.svg', square(77)),
    'width="77"',
    ['/docs/markdown', '/'],
  ],
  [
    'a component in Markdown',
    (files) => files.replace('src/components/Counter.tsx', 'Clicked', 'Pressed'),
    'Pressed',
    ['/docs/markdown'],
  ],
  [
    'the title of a doc, in its neighbours',
    (files) => files.replace('docs/guides/first.md', '# First guide', '# Renamed: first guide'),
    'Renamed: ',
    ['/docs/guides', '/docs/guides/first', '/docs/guides/second'],
  ],
  [
    'the address of a doc, in links to it',
    (files) =>
      files.replace('docs/guides/first.md', 'sidebar_position: 1', 'slug: /moved\nsidebar_position: 1'),
    'href="/docs/moved#second-step"',
    ['/docs/intro'],
  ],
  [
    'a setting of Markdown',
    (files) =>
      files.replace(
        config,
        'presets: [',
        'markdown: {preprocessor: ({fileContent}) => fileContent.replace("only Markdown", "preprocessed")},\n  presets: [',
      ),
    'preprocessed',
    ['/about'],
  ],
])('%s', async (_name, edit, text, pages) => {
  edit(site.files);
  const {code, stdout, stderr} = await site.build();
  expect(code, stdout + stderr).toBe(0);
  expect(pagesWith(text).sort()).toEqual([...pages].sort());
});

test('after all edits the output is as one from nothing', async () => {
  const grown = snapshot(site.outDir);
  await runCli(site.dir, ['clear']);
  expect((await site.build()).code).toBe(0);
  expect(changedFiles(grown, snapshot(site.outDir))).toEqual([]);
});
