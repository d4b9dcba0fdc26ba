import {expect, test} from 'vitest';
import {mistake, printed} from '../test/mistake.js';
import {publishSite, writeSite} from '../test/testSite.js';

const sidebarPath = 'sidebars.json';
const doc = (frontMatter: string) => `---\n${frontMatter}\n---\n\nText.\n`;

test('every unknown id of all versions is reported with its line and what it may mean', async () => {
  const files = {
    'docs/guide/install.md': 'Text.',
    'sidebars.json': {docs: ['intro', 'guide/instal', 'install']},
    'versions.json': ['1.0'],
    'versioned_docs/version-1.0/old.md': 'Text.',
    'versioned_sidebars/version-1.0-sidebars.json': {docs: ['intro', 'version-1.0/old']},
  };
  expect(await mistake(files, {sidebarPath})).toEqual({
    code: 'SIDEBAR_UNKNOWN_DOC',
    location: undefined,
    message: [
      'The sidebars list documents that do not exist:',
      '- sidebars.json:4 lists "guide/instal", but no document has that id. Did you mean "guide/install"?',
      '- sidebars.json:5 lists "install", but no document has that id. Did you mean "guide/install"?',
      '- versioned_sidebars/version-1.0-sidebars.json:3 lists "intro", but no document of version "1.0" has that id.',
    ].join('\n'),
    hint: 'An id is the path of the file in the docs folder, without extension and number prefixes. The ids: "guide/install", "intro", "old".',
  });
});

test('a single unknown id has its place, and thousands of ids are not listed', async () => {
  const many = Object.fromEntries(
    Array.from({length: 60}, (_, i) => [`docs/many/doc-${100 + i}.md`, 'Text.']),
  );
  const report = await mistake(
    {...many, 'sidebars.json': {docs: [{Guides: ['intro', 'introo']}]}},
    {sidebarPath},
  );
  expect(report).toMatchObject({
    code: 'SIDEBAR_UNKNOWN_DOC',
    location: 'sidebars.json:6',
    message: 'lists "introo", but no document has that id. Did you mean "intro"?',
    hint: expect.stringContaining('The first 20 of 61 ids: "intro", "many/doc-100"'),
  });
  expect(report.hint).not.toContain('doc-120');
});

test('an unknown id in a category file is looked for there', async () => {
  const files = {
    'docs/guides/a.md': 'Text.',
    'docs/guides/_category_.yml': 'label: Guides\nlink:\n  type: doc\n  id: guides/none\n',
  };
  expect(await mistake(files)).toMatchObject({
    code: 'SIDEBAR_UNKNOWN_DOC',
    location: 'docs/guides/_category_.yml:4',
    message: expect.stringContaining('lists "guides/none"'),
  });
});

test('sidebars of all versions that are not valid come in one report', async () => {
  const files = {
    'sidebars.json': {docs: [{type: 'dok', id: 'intro'}]},
    'versions.json': ['1.0'],
    'versioned_docs/version-1.0/old.md': 'Text.',
    'versioned_sidebars/version-1.0-sidebars.json':
      '{\n  "docs": {\n    "Guides": ["old"],\n    "Guides": ["old"]\n  }\n}\n',
  };
  expect(await mistake(files, {sidebarPath})).toMatchObject({
    code: 'SIDEBAR_INVALID',
    message: [
      'The sidebars are not valid:',
      '- sidebars.json:4 (docs[0]) There is no item type "dok". Did you mean "doc"?',
      '- versioned_sidebars/version-1.0-sidebars.json:4 The key "Guides" occurs twice in one object.',
    ].join('\n'),
  });
});

test('a key that stands twice in a sidebars file of code is an error with its line', async () => {
  const text = "export default {\n  docs: {\n    Guides: ['intro'],\n    Guides: ['intro'],\n  },\n};\n";
  expect(await mistake({'sidebars.ts': text}, {sidebarPath: 'sidebars.ts'})).toMatchObject({
    code: 'SIDEBAR_INVALID',
    location: 'sidebars.ts:4',
    message: 'The key "Guides" occurs twice in one object.',
  });
});

test('a sidebars file that is not JSON is an error with its line', async () => {
  expect(
    await mistake({'sidebars.json': '{\n  "docs": [\n    "intro",\n  ]\n}\n'}, {sidebarPath}),
  ).toMatchObject({
    code: 'SIDEBARS_FILE_SYNTAX',
    location: 'sidebars.json:4',
    message: 'The sidebars are not JSON: there is an unexpected "]" after a comma.',
  });
  expect(await printed({'sidebars.json': '\uFEFF{"docs": ["intro"]}'}, {sidebarPath})).toEqual({
    warn: [],
    log: [],
  });
});

test('a sidebars file of another kind, a folder, a path for Windows', async () => {
  const load = (file: string) => mistake({'sidebars.yml': 'docs: [intro]\n'}, {sidebarPath: file});
  expect(await load('sidebars.yml')).toMatchObject({code: 'SIDEBARS_FILE_KIND', location: 'sidebars.yml'});
  expect((await load('docs')).message).toContain('names a folder, not a file.');
  expect((await load('.\\sidebars.yml')).hint).toBe('Write "/" between folders: it works everywhere.');
});

test('a file in the place of a folder of docs is an error of its own', async () => {
  const files = {'versions.json': ['1.0'], 'versioned_docs/version-1.0': 'Text.'};
  expect(await mistake(files)).toMatchObject({
    code: 'DOCS_FOLDER_MISSING',
    message: 'The folder of version "1.0" is no folder.',
  });
  expect(await mistake({}, {path: '.\\docs'})).toMatchObject({code: 'DOCS_FOLDER_MISSING'});
});

test('an item without type, and lines of what is wrong in an item', async () => {
  const text =
    "export default {\n  docs: [\n    {id: 'intro'},\n    'intro',\n    {type: 'doc', id: 'intro', lable: 'x'},\n    {type: 'Doc', id: 'intro'},\n  ],\n};\n";
  const {message} = await mistake({'sidebars.ts': text}, {sidebarPath: 'sidebars.ts'});
  expect(message.split('\n').slice(1)).toEqual([
    '- sidebars.ts:3 (docs[0]) The item has no "type". The types are doc, ref, link, html, autogenerated, category.',
    '- sidebars.ts:5 (docs[2]) It has no field "lable". Did you mean "label"?',
    '- sidebars.ts:6 (docs[3]) There is no item type "Doc". Did you mean "doc"?',
  ]);
});

test('a key of a category file may hold any character', async () => {
  expect(
    await mistake({'docs/a/x.md': 'Text.', 'docs/a/_category_.json': {label: 'A', '*(': 1}}),
  ).toMatchObject({
    code: 'CATEGORY_FILE',
    location: 'docs/a/_category_.json:3',
  });
});

test('addresses that lead out of the site', async () => {
  const link = {type: 'generated-index', slug: '../../x'};
  expect(await mistake({'docs/a/x.md': 'Text.', 'docs/a/_category_.json': {link}})).toMatchObject({
    code: 'CATEGORY_FILE',
    location: 'docs/a/_category_.json:4',
    message: '"link.slug": A slug must not contain "..".',
  });
});

test('a name of a file in the place of an id is understood', async () => {
  const {message} = await mistake({'sidebars.json': {docs: ['docs/intro.md']}}, {sidebarPath});
  expect(message).toContain('Did you mean "intro"?');
});

test('category files that give one key to two categories are named', async () => {
  const category = {label: 'Same', key: 'k'};
  const files = {'docs/a/x.md': 'Text.', 'docs/b/x.md': 'Text.'};
  expect(
    await mistake({...files, 'docs/a/_category_.json': category, 'docs/b/_category_.json': category}),
  ).toMatchObject({
    code: 'SIDEBAR_DUPLICATE_KEY',
    message: expect.stringMatching(
      /^- docs\/a\/_category_\.json:3 gives .*\n- docs\/b\/_category_\.json:3 gives/m,
    ),
  });
});

test('every option that names a version which is not there is reported', async () => {
  const files = {'versions.json': ['1.0'], 'versioned_docs/version-1.0/old.md': 'Text.'};
  const options = {onlyIncludeVersions: ['current', '1.1'], lastVersion: '1.0', versions: {'2': {}}};
  const {code, message, hint} = await mistake(files, options);
  expect({code, hint}).toEqual({
    code: 'DOCS_VERSION_OPTION',
    hint: 'Versions of this docs plugin: "current", "1.0".',
  });
  expect(message).toContain('"onlyIncludeVersions": there is no version "1.1". Did you mean "1.0"?');
  expect(message).toContain('"lastVersion": the version "1.0" is one that other options leave out.');
  expect(message).toContain('"versions": there is no version "2".');
});

test('a sidebars file that throws, or imports what is not there, is an error with its line', async () => {
  const load = (text: string) => mistake({'sidebars.ts': text}, {sidebarPath: 'sidebars.ts'});
  expect(await load('\nexport default {docs: [missing]};\n')).toMatchObject({
    code: 'MODULE_THREW',
    location: 'sidebars.ts:2',
    message: 'This file could not be evaluated. ReferenceError: missing is not defined.',
  });
  expect(await load("\nimport docs from './generated';\nexport default {docs};\n")).toMatchObject({
    code: 'MODULE_THREW',
    location: 'sidebars.ts:2',
    message: 'This file could not be evaluated. It imports "./generated", which does not exist.',
  });
});

test('a sidebars file that exports nothing is warned of, and one that exports no sidebar is not', async () => {
  const {warn} = await printed({'sidebars.ts': '// const docs = [];\n'}, {sidebarPath: 'sidebars.ts'});
  expect(warn).toEqual([
    expect.stringContaining(
      '[SIDEBARS_FILE_EMPTY]\n- sidebars.ts exports no sidebars.\nWrite `export default {docs:',
    ),
  ]);
  const exported = ['export default {};\n', 'module.exports = {};\n'];
  for (const text of exported) {
    expect((await printed({'sidebars.js': text}, {sidebarPath: 'sidebars.js'})).warn).toEqual([]);
  }
  expect((await printed({'sidebars.json': {}}, {sidebarPath})).warn).toEqual([]);
});

test('a file name that cannot become an address is an error', async () => {
  expect(await mistake({'docs/what?.md': 'Text.'})).toMatchObject({
    code: 'FILE_NAME',
    location: 'docs/what?.md',
  });
});

test('texts that look like keys are none', async () => {
  const items = [{type: 'link', label: '"a": "b"', href: 'https://example.com/"a":'}, 'intro'];
  const siteDir = writeSite({'docs/intro.md': 'Text.', 'sidebars.json': {docs: items}});
  expect((await publishSite(siteDir, {sidebarPath})).content.loadedVersions).toHaveLength(1);
});

test('a category that contains itself is an error with its line', async () => {
  const files = {
    'sidebars.mjs':
      "const loop = {\n  type: 'category',\n  label: 'Loop',\n  items: ['intro'],\n};\nloop.items.push(loop);\nexport default {docs: [loop]};\n",
  };
  expect(await mistake(files, {sidebarPath: 'sidebars.mjs'})).toMatchObject({
    code: 'SIDEBAR_INVALID',
    location: 'sidebars.mjs:3',
    message:
      '(docs[0].items[1].items) The category "Loop" contains itself: its items are those of docs[0].items.',
  });
});

test('items with one key are an error, in front matter and category files too', async () => {
  const category = (label: string, type = 'category') => ({type, label, key: 'same', items: ['intro']});
  expect(
    await mistake({'sidebars.json': {docs: [category('A'), category('B')]}}, {sidebarPath}),
  ).toMatchObject({
    code: 'SIDEBAR_DUPLICATE_KEY',
    location: 'sidebars.json:6',
    message: 'gives the key "same" to 2 items of type "category" in the sidebar "docs": "A", "B".',
  });
  const generated = {
    'docs/a/_category_.yml': 'key: same\n',
    'docs/a/a1.md': 'Text.',
    'docs/b/_category_.yml': 'key: same\n',
    'docs/b/b1.md': 'Text.',
  };
  expect((await mistake(generated)).code).toBe('SIDEBAR_DUPLICATE_KEY');
});

test('the line of a mistake in a category file is that of the value, not of another key of its name', async () => {
  const category = '{\n  "customProps": {\n    "label": "x"\n  },\n  "label": 5,\n}\n';
  expect(await mistake({'docs/a/x.md': 'Text.', 'docs/a/_category_.json': category})).toMatchObject({
    location: 'docs/a/_category_.json:5',
    message: '"label" must be a string, but is 5.',
  });
});

test('category files that cannot be read are reported together, with their lines', async () => {
  const files = {
    'docs/a/a.md': 'Text.',
    'docs/a/_category_.json': '{\n  "label": "A",\n  "position" 1\n}\n',
    'docs/b/b.md': 'Text.',
    'docs/b/_category_.yml': 'label: B\nposition: first\nlabels: C\n',
  };
  const {code, message} = await mistake(files);
  expect(code).toBe('CATEGORY_FILE');
  expect(message.split('\n')).toEqual([
    'Some category files are not valid:',
    '- docs/a/_category_.json:3 The category file cannot be read: a colon is missing before "1".',
    '- docs/b/_category_.yml:2 "position" must be a number, but is "first".',
    '- docs/b/_category_.yml:3 It has no field "labels". Did you mean "label"?',
  ]);
});

test('front matter mistakes of all files come in one report with file and line', async () => {
  const files = {
    'docs/a.md': doc('title: A\nsidebar_position: first'),
    'docs/b.md': doc('draft: maybe\nid: a/b'),
    'versions.json': ['1.0'],
    'versioned_docs/version-1.0/c.md': doc('unlisted: 1'),
  };
  const {code, message} = await mistake(files);
  expect(code).toBe('DOC_FRONT_MATTER');
  expect(message.split('\n')).toEqual([
    'The front matter of some docs is not valid:',
    '- docs/a.md:3 "sidebar_position" must be a number, but is "first".',
    '- docs/b.md:2 "draft" must be true or false, but is "maybe".',
    expect.stringContaining('- docs/b.md:3 "id": An id is one word without "/"'),
    '- versioned_docs/version-1.0/c.md:2 "unlisted" must be true or false, but is 1.',
  ]);
});

test('front matter that is not YAML is reported for all files', async () => {
  const broken = '---\ntitle: "open\n---\n\nText.\n';
  const one = await mistake({'docs/a.md': broken});
  const two = await mistake({'docs/a.md': broken, 'docs/b.md': broken});
  expect(two.code).toBe(one.code);
  expect(two.message).toMatch(/^Some files cannot be read:\n- docs\/a\.md:\d .+\n- docs\/b\.md:\d .+$/);
});

test('docs with one id are an error that names both files', async () => {
  const files = {'docs/a.md': 'Text.', 'docs/b.md': doc('title: B\nid: a'), 'docs/intro.mdx': 'Text.'};
  expect(await mistake(files)).toMatchObject({
    code: 'DOC_DUPLICATE_ID',
    message: [
      'Docs of one version have the same id:',
      '- docs/b.md:3 has the id "a", but so has docs/a.md.',
      '- docs/intro.mdx has the id "intro", but so has docs/intro.md.',
    ].join('\n'),
  });
});

test.each([
  ['../outside', 'leads out of the docs with "..".'],
  ['/../outside', 'leads out of the docs with "..".'],
  ["' padded '", 'starts or ends with a space.'],
  ['what?', 'contains "?", "#" or "\\": a path cannot have them.'],
  ["''", 'is empty. Leave it out, or write "/" for the root of the docs.'],
])('the slug %s is an error', async (slug, problem) => {
  expect(await mistake({'docs/a.md': doc(`title: A\nslug: ${slug}`)})).toMatchObject({
    code: 'DOC_SLUG',
    location: 'docs/a.md:3',
    message: `The slug "${slug.replaceAll("'", '')}" ${problem}`,
  });
});

test('a slug may lead upwards inside the docs, and hold spaces, which is worth a warning', async () => {
  const files = {'docs/guides/a.md': doc('slug: my page'), 'docs/guides/b.md': doc('slug: ../b')};
  const {warn} = await printed(files);
  expect(warn).toEqual([
    expect.stringContaining(
      '[DOC_SLUG]\n- docs/guides/a.md:2 The slug "my page" holds spaces: the address of the page is /docs/guides/my%20page.',
    ),
  ]);
});

test('unknown ids in front matter are reported together, with what they may mean', async () => {
  const pagination = {
    'docs/a.md': doc('title: A\npagination_next: introo'),
    'docs/b.md': doc('pagination_prev: nothing-like-it'),
  };
  expect(await mistake(pagination)).toMatchObject({
    code: 'DOC_UNKNOWN_PAGINATION',
    message: [
      'Front matter names documents that do not exist:',
      '- docs/a.md:3 Front matter "pagination_next" names "introo", but no document has that id. Did you mean "intro"?',
      '- docs/b.md:2 Front matter "pagination_prev" names "nothing-like-it", but no document has that id.',
    ].join('\n'),
    hint: 'The ids: "a", "b", "intro".',
  });
  expect(await mistake({'docs/a.md': doc('displayed_sidebar: defaultSidebr')})).toMatchObject({
    code: 'DOC_UNKNOWN_SIDEBAR',
    location: 'docs/a.md:2',
    message:
      'Front matter "displayed_sidebar" names the sidebar "defaultSidebr", which does not exist. Did you mean "defaultSidebar"?',
    hint: 'The sidebars: "defaultSidebar".',
  });
});

test('front matter may name drafts, which have no page', async () => {
  const siteDir = writeSite({'docs/a.md': doc('pagination_next: b'), 'docs/b.md': doc('draft: true')});
  const {content} = await publishSite(siteDir);
  expect(content.loadedVersions[0]?.drafts).toHaveLength(1);
});

test('navbar items with ids that the last version lacks are errors with the line of the config', async () => {
  const config =
    "export default {\n  themeConfig: {\n    navbar: [\n      {docId: 'introo'},\n    ],\n  },\n};\n";
  const navbar = (item: object) => ({themeConfig: {navbar: {items: [{type: 'dropdown', items: [item]}]}}});
  const files = {'site.config.ts': config};
  expect(await mistake(files, {}, navbar({type: 'doc', docId: 'introo'}))).toMatchObject({
    code: 'NAVBAR_UNKNOWN_DOC',
    location: 'site.config.ts:4',
    message:
      'A navbar item leads to the document "introo", which version "current" of the docs does not have. Did you mean "intro"?',
    hint: 'The ids: "intro".',
  });
  expect(await mistake(files, {}, navbar({type: 'docSidebar', sidebarId: 'tutorial'}))).toMatchObject({
    code: 'NAVBAR_UNKNOWN_SIDEBAR',
    hint: 'The sidebars: "defaultSidebar".',
  });
});

test('a navbar item that leads to a sidebar without any link is an error with the line of the config', async () => {
  const files = {
    'site.config.ts': "export default {\n  navbar: {sidebarId: 'empty'},\n};\n",
    'sidebars.js': "export default {docs: ['intro'], empty: [{type: 'html', value: '<b>Soon</b>'}]};\n",
  };
  const themeConfig = {navbar: {items: [{type: 'docSidebar', sidebarId: 'empty'}]}};
  expect(await mistake(files, {sidebarPath: './sidebars.js'}, {themeConfig})).toMatchObject({
    code: 'NAVBAR_EMPTY_SIDEBAR',
    location: 'site.config.ts:2',
    message: 'A navbar item leads to the sidebar "empty", which has nothing to link to.',
    hint: 'Give the sidebar a doc, or a category with a page: links do not count.',
  });
});

test('navbar items may name drafts and docs of other instances', async () => {
  const siteDir = writeSite({'docs/intro.md': 'Text.', 'docs/secret.md': doc('draft: true')});
  const items = [
    {type: 'doc', docId: 'secret'},
    {type: 'doc', docId: 'team', docsPluginId: 'community'},
  ];
  await publishSite(siteDir, {}, {themeConfig: {navbar: {items}}});
});

test('an autogenerated item for a folder without docs is a warning', async () => {
  const files = {
    'docs/guides/a.md': 'Text.',
    'sidebars.json': {docs: ['intro', {type: 'autogenerated', dirName: 'guide'}]},
  };
  expect((await printed(files, {sidebarPath})).warn).toEqual([
    expect.stringContaining(
      '- sidebars.json:6 asks for the docs of the folder "guide", but there are none. Did you mean "guides"?',
    ),
  ]);
});

const tagged = {
  'docs/tags.yml': 'release:\n  label: Releases\n',
  'docs/a.md': doc('title: A\ntags: [releases, b]'),
};
const inline = [
  'Docs have tags that the tags file does not define:',
  '- docs/a.md:3 The tag "releases" is not in the tags file. Did you mean "release"?',
  '- docs/a.md:3 The tag "b" is not in the tags file.',
].join('\n');

test('tags that the tags file does not define are reported by the severity of `onInlineTags`', async () => {
  expect(await printed(tagged, {onInlineTags: 'ignore'})).toEqual({warn: [], log: []});
  expect(await printed(tagged)).toEqual({warn: [expect.stringContaining(inline)], log: []});
  expect(await printed(tagged, {onInlineTags: 'log'})).toEqual({
    warn: [],
    log: [expect.stringContaining(inline)],
  });
  expect(await mistake(tagged, {onInlineTags: 'throw'})).toMatchObject({
    code: 'DOC_INLINE_TAGS',
    message: inline,
  });
  expect(await printed(tagged, {tags: false})).toEqual({warn: [], log: []});
});
