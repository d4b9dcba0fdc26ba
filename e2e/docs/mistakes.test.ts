import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {createBundledSite, type Edit, type ExpectedError, type Site} from '../harness/index.js';
import {createMistakeSite, type MistakeSite} from '../mistakes/mistakes.js';

let mistakes: MistakeSite;

beforeAll(async () => {
  mistakes = await createMistakeSite();
});

const config = 'docusaurus.config.mjs';

/** Adds a released version with one page. */
const addVersion: Edit = (files) => {
  files.write('versions.json', '["1.0"]');
  files.write('versioned_docs/version-1.0/intro.md', '# Old introduction\n');
};

const withSidebars =
  (sidebars: string): Edit =>
  (files) => {
    files.replace(config, 'docs: {}', "docs: {sidebarPath: './sidebars.ts'}");
    files.write('sidebars.ts', sidebars);
  };

// The text of each message is tested in the plugin's package. These tests check that the command prints it once, and
// that the old output remains.
test.each<[string, Edit, ExpectedError]>([
  [
    'sidebars of several mistakes',
    withSidebars(
      "export default {\n  docs: [\n    'intro',\n    {type: 'dok', id: 'usage'},\n    7,\n  ],\n};\n",
    ),
    {code: 'SIDEBAR_INVALID', says: [/sidebars\.ts:4 .*Did you mean "doc"\?/, /sidebars\.ts .*found 7\./]},
  ],
  [
    'unknown ids in a sidebar',
    withSidebars("export default {\n  docs: [\n    'introo',\n    {Guides: ['nowhere']},\n  ],\n};\n"),
    {
      code: 'SIDEBAR_UNKNOWN_DOC',
      says: [
        /sidebars\.ts:3 lists "introo".*Did you mean "intro"\?/,
        /sidebars\.ts:4 lists "nowhere"/,
        /The ids: "intro", "usage"\./,
      ],
    },
  ],
  [
    'unknown ids in the sidebars of two docs plugins',
    (files) => {
      files.replace(config, 'docs: {}', "docs: {sidebarPath: './sidebars.json'}");
      const other =
        "['content-docs', {id: 'two', path: 'two', routeBasePath: 'two', sidebarPath: './two.json'}]";
      files.replace(config, 'presets:', `plugins: [${other}],\n  presets:`);
      files.write('sidebars.json', '{"docs": ["introo"]}');
      files.write('two.json', '{"docs": ["start"]}');
      files.write('two/begin.md', '# Begin\n');
    },
    {
      code: 'SIDEBAR_UNKNOWN_DOC',
      says: [
        /- sidebars\.json:1 lists "introo"/,
        /- two\.json:1 lists "start"/,
        /"intro", "usage"/,
        /"begin"/,
      ],
    },
  ],
  [
    'a category that contains itself',
    withSidebars(
      "const loop = {type: 'category', label: 'Loop', items: [] as unknown[]};\nloop.items.push(loop);\nexport default {docs: [loop]};\n",
    ),
    {code: 'SIDEBAR_INVALID', location: 'sidebars.ts:1', says: [/The category "Loop" contains itself/]},
  ],
  [
    'a category file that does not parse',
    (files) => {
      files.write('docs/guides/a.md', '# A\n');
      files.write('docs/guides/_category_.json', '{\n  "label": "Guides"\n  "position": 1\n}\n');
    },
    {code: 'CATEGORY_FILE', location: 'docs/guides/_category_.json:', says: [/cannot be read/]},
  ],
  [
    'two documents with one id',
    (files) => files.write('docs/other.md', '---\nid: intro\n---\n\nText.\n'),
    {code: 'DOC_DUPLICATE_ID', location: 'docs/other.md:2', says: [/"intro".*docs\/intro\.md/]},
  ],
  [
    'a slug that leads out of the docs',
    (files) => files.write('docs/other.md', '---\nslug: ../../other\n---\n\nText.\n'),
    {code: 'DOC_SLUG', location: 'docs/other.md:2'},
  ],
  [
    'versions.json that is not JSON',
    (files) => files.write('versions.json', '["1.0"'),
    {code: 'DOCS_VERSIONS_FILE', location: 'versions.json'},
  ],
  [
    'a version without folder',
    (files) => files.write('versions.json', '["1.0"]'),
    {code: 'DOCS_FOLDER_MISSING', location: 'versioned_docs/version-1.0'},
  ],
  [
    'a tag that the tags file does not define, where that is an error',
    (files) => {
      files.replace(config, 'docs: {}', "docs: {onInlineTags: 'throw'}");
      files.write('docs/tags.yml', 'start:\n');
      files.write('docs/other.md', '---\ntags: [strat]\n---\n\nText.\n');
    },
    {code: 'DOC_INLINE_TAGS', location: 'docs/other.md:2', says: [/"strat".*Did you mean "start"\?/]},
  ],
  [
    'a navbar item for a sidebar that does not exist',
    (files) =>
      files.replace(
        config,
        'presets:',
        "themeConfig: {\n    navbar: {items: [{type: 'docSidebar', sidebarId: 'tutorial', label: 'T'}]},\n  },\n  presets:",
      ),
    {
      code: 'NAVBAR_UNKNOWN_SIDEBAR',
      location: `${config}:6`,
      says: [/The sidebars: "defaultSidebar"\./],
    },
  ],
  [
    'a sidebar link that runs code',
    withSidebars(
      "export default {\n  docs: [\n    {type: 'link', label: 'X', href: 'java\\nscript:alert(1)'},\n  ],\n};\n",
    ),
    {
      code: 'SIDEBAR_INVALID',
      location: 'sidebars.ts:3',
      says: [/Links may not have the schemes "javascript:"/],
    },
  ],
  [
    'a navbar item that runs code',
    (files) =>
      files.replace(
        config,
        'presets:',
        "themeConfig: {\n    navbar: {items: [{href: 'javascript:alert(1)', label: 'T'}]},\n  },\n  presets:",
      ),
    {
      code: 'THEME_CONFIG_INVALID',
      location: config,
      says: [/navbar\.items.*Links may not have the schemes/s],
    },
  ],
  [
    'an edit link of front matter that runs code',
    (files) =>
      files.write('docs/other.md', '---\ntitle: A\ncustom_edit_url: "javascript:alert(1)"\n---\n\nText.\n'),
    {location: 'docs/other.md:3', says: [/custom_edit_url.*Links may not have the schemes/s]},
  ],
  [
    'a link to a page that only another version has',
    (files) => {
      addVersion(files);
      files.write('versioned_sidebars/version-1.0-sidebars.json', '{}');
      files.write(
        'versioned_docs/version-1.0/intro.md',
        '# Old\n\nSee [usage](./usage.md).\n\nSee [it](../../docs/usage.md).\n',
      );
      files.replace(config, "format: 'detect'", "format: 'detect', hooks: {onBrokenMarkdownLinks: 'throw'}");
    },
    {
      says: [
        /version-1\.0\/intro\.md:3:5 The link "\.\/usage\.md" leads to no Markdown file of this site/,
        /version-1\.0\/intro\.md:5:5 .*no page of the same docs: it may belong to another version/,
      ],
    },
  ],
])('%s', (_name, edit, expected) => mistakes.expectMistake(edit, expected));

describe('a site that is not quite right builds', () => {
  let site: Site;
  let printed: string;

  beforeAll(async () => {
    site = createBundledSite('minimal', (files) => {
      addVersion(files);
      files.replace(config, "url: 'https", "i18n: {defaultLocale: 'en', locales: ['en', 'fr']}, url: 'https");
      files.replace(config, 'docs: {}', "docs: {lastVersion: 'current'}");
      files.write('docs/one.md', '---\nslug: /same\n---\n\nText.\n');
      files.write('docs/two.md', '---\nslug: /same\n---\n\nText.\n');
      files.write('docs/secret.md', '---\ndraft: true\n---\n\n# Secret\n');
      files.write(
        'docs/usage.md',
        '---\npagination_next: secret\n---\n\n# Usage\n\nSee [the secret](./secret.md), [a](#a), [b](#b), [c](#c).\n\n<div id="a"><a name="b"></a></div>\n',
      );
      const item = "{type: 'doc', docId: 'secret', label: 'Secret item'}";
      files.replace(config, 'presets:', `themeConfig: {navbar: {items: [${item}]}},\n  presets:`);
    });
    const {code, stdout, stderr} = await site.build();
    expect(code, stdout + stderr).toBe(0);
    printed = stderr;
  });

  test('and says which version has no sidebars file', () => {
    expect(printed).toContain('versioned_sidebars/version-1.0-sidebars.json does not exist');
  });

  test('and names the files of two pages with one slug', () => {
    expect(printed).toMatch(/\[DUPLICATE_ROUTES\].*\/docs\/same\n.*docs\/one\.md\n.*docs\/two\.md/s);
  });

  test('and every id in the HTML is an anchor; a link to another one is reported for one language', () => {
    expect(printed.match(/\[BROKEN_ANCHORS\]/g)).toHaveLength(1);
    expect(printed).toMatch(/\[BROKEN_ANCHORS\] 1 broken link to an anchor/);
    expect(printed).toMatch(/docs\/usage\.md:7 → #c/);
  });

  test('and what leads to a draft leads nowhere', () => {
    const usage = site.files.read('build/docs/usage/index.html');
    expect(usage).toContain('the secret');
    expect(usage).not.toMatch(/href="[^"]*secret/);
    expect(usage).not.toContain('Secret item');
    expect(fs.existsSync(path.join(site.outDir, 'docs/secret'))).toBe(false);
  });
});
