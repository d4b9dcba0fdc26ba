import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {changedFiles, createBundledSite, type Edit, type Site, snapshot} from '../harness/index.js';

const config = 'docusaurus.config.mjs';
const french = 'i18n/fr/docusaurus-plugin-content-docs/current';
const image = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';

const addContent: Edit = (files) => {
  files.replace(config, "url: 'https", "i18n: {defaultLocale: 'en', locales: ['en', 'fr']}, url: 'https");
  files.replace(config, 'docs: {}, blog: false', 'docs: {}, blog: {}');
  files.replace(config, "{format: 'detect'}", "{format: 'detect', pages: true}, llmsTxt: true");
  files.write('docs/intro.md', '# Intro\n\nFirst words.\n\n## Part\n\nText of the part.\n');
  files.write(
    'docs/usage.md',
    '# Usage\n\nHow it is used. See [the part](./intro.md#part).\n\n![](./dot.svg)\n',
  );
  files.write('docs/dot.svg', image);
  files.write('docs/twins/a/index.md', '---\ntitle: Twin A\n---\n\nOne text.\n');
  files.write('docs/twins/b/index.md', '---\ntitle: Twin B\n---\n\nOne text.\n\nAnother text.\n');
  files.write('docs/_shared.mdx', 'Shared words.\n');
  files.write(
    'docs/sharing.mdx',
    'import Shared from "./_shared.mdx";\n\n# Sharing\n\nWords.\n\n<Shared />\n',
  );
  files.write('docs/counted.mdx', '# Counted\n\nThere are {1 + 1} of them.\n');
  files.write('blog/2024-01-02-post.md', '# Post\n\nText of the post.\n');
  files.write(`${french}/usage.md`, '# Emploi\n\nComment on en use.\n');
  files.write('src/words.js', 'export default "Words";\n');
  files.write('src/pages/code.js', 'import words from "../words";\nexport default () => <p>{words}</p>;\n');
  files.write('static/robots.txt', 'User-agent: *\n');
};

let site: Site;
/** Copy with the same files, always built without the shortcut for edited texts. */
let twin: Site;

const cacheFile = (one: Site, name: string) => path.join(one.dir, 'node_modules/.cache/lectern', name);

async function build(one: Site): Promise<Record<string, string>> {
  const {code, stdout, stderr} = await one.build();
  expect(code, stdout + stderr).toBe(0);
  return snapshot(one.outDir);
}

async function buildWhole(one: Site): Promise<Record<string, string>> {
  fs.rmSync(cacheFile(one, 'last.table'), {force: true});
  return build(one);
}

/** Inode of the output folder. A whole build replaces the folder, so the inode changes. */
const outputOf = (one: Site) => fs.statSync(one.outDir).ino;

beforeAll(async () => {
  site = createBundledSite('minimal', addContent);
  twin = createBundledSite('minimal', addContent);
  await Promise.all([build(site), build(twin)]);
});

const append =
  (file: string, text: string): Edit =>
  (files) =>
    files.write(file, `${files.read(file)}\n${text}\n`);

const edits: readonly [string, Edit, 'its pages' | 'the site' | 'nothing'][] = [
  ['nothing', () => {}, 'nothing'],
  ['a paragraph', append('docs/intro.md', 'More words.'), 'its pages'],
  ['another paragraph of the page', append('docs/intro.md', 'Still more words.'), 'its pages'],
  ['a text that stays', (files) => files.write('docs/intro.md', files.read('docs/intro.md')), 'its pages'],
  [
    'headings, code, a table',
    append('docs/intro.md', '## New\n\n```js\nlet a = 1;\n```\n\n| a |\n| - |\n| b |'),
    'its pages',
  ],
  [
    'links to other pages',
    append('docs/intro.md', '[Usage](./usage.md), [new](#new), [twin](./twins/a/index.md)'),
    'its pages',
  ],
  ['a page that has a translation', append('docs/usage.md', 'Only for English.'), 'its pages'],
  ['a translation', append(`${french}/usage.md`, 'Pour le français.'), 'its pages'],
  [
    'two pages',
    (files) => {
      append('docs/intro.md', 'Both.')(files);
      append(`${french}/usage.md`, 'Les deux.')(files);
    },
    'its pages',
  ],
  ['a page with an expression', append('docs/counted.mdx', 'And {2 + 3} more.'), 'its pages'],
  ['a page with an expression in another way', append('docs/counted.mdx', '<b>Bold</b>'), 'its pages'],
  ['a page that becomes equal to another one', append('docs/twins/a/index.md', 'Another text.'), 'its pages'],
  ['one of two equal pages', append('docs/twins/a/index.md', 'A third text.'), 'its pages'],
  [
    'a file that an editor replaces',
    (files) => {
      files.write('docs/intro.md.new', `${files.read('docs/intro.md')}\nReplaced.\n`);
      fs.renameSync(path.join(dirOf(files), 'docs/intro.md.new'), path.join(dirOf(files), 'docs/intro.md'));
    },
    'its pages',
  ],
  ['a title', (files) => files.replace('docs/intro.md', '# Intro', '# Introduction'), 'the site'],
  [
    'the first paragraph, which describes the page',
    (files) => files.replace('docs/intro.md', 'First words', 'Other words'),
    'the site',
  ],
  [
    'front matter',
    (files) => files.write('docs/intro.md', `---\ntags: [new]\n---\n\n${files.read('docs/intro.md')}`),
    'the site',
  ],
  ['a text after that', append('docs/intro.md', 'After a whole build.'), 'its pages'],
  [
    'a heading that others link to',
    (files) => files.replace('docs/intro.md', '## Part', '## Section {#part}'),
    'its pages',
  ],
  ['a partial', append('docs/_shared.mdx', 'More of them.'), 'the site'],
  ['a page with a partial', append('docs/sharing.mdx', 'More around it.'), 'the site'],
  ['an image that is new on a page', append('docs/intro.md', '![](./dot.svg)'), 'the site'],
  ['an image', (files) => files.write('docs/dot.svg', image.replace('width="9"', 'width="8"')), 'the site'],
  ['a new page', (files) => files.write('docs/added.md', '# Added\n\nText.\n'), 'the site'],
  ['a page that is gone', (files) => files.remove('docs/added.md'), 'the site'],
  [
    'a page with another name',
    (files) => {
      files.write('docs/twins/c.md', files.read('docs/counted.mdx').replace(/\{.*\}|<.*>/g, ''));
      files.remove('docs/counted.mdx');
    },
    'the site',
  ],
  [
    'a first translation',
    (files) => files.write(`${french}/intro.md`, '# Introduction\n\nPremiers mots.\n'),
    'the site',
  ],
  ['a post', append('blog/2024-01-02-post.md', 'More of the post.'), 'the site'],
  ['a category file', (files) => files.write('docs/twins/_category_.json', '{"label": "Pairs"}'), 'the site'],
  [
    'a message',
    (files) => files.write('i18n/fr/code.json', '{"theme.docs.paginator.next": {"message": "Après"}}'),
    'the site',
  ],
  ['a static file', (files) => files.write('static/robots.txt', 'User-agent: none\n'), 'the site'],
  ['code of the site', (files) => files.write('src/words.js', 'export default "Other words";\n'), 'the site'],
  ['the configuration', (files) => files.replace(config, "title: 'Minimal'", "title: 'Small'"), 'the site'],
  ['a page in Markdown', append('src/pages/index.md', 'More of the page.'), 'the site'],
  ['a text at last', append('docs/intro.md', 'The end.'), 'its pages'],
];

const folders = new WeakMap<object, string>();
function dirOf(files: Site['files']): string {
  return folders.get(files) ?? '';
}

// All edits are made to one site, one after the other.
test.each(edits)('an edit of %s gives what a whole build gives, or is one', async (_name, edit, rebuilt) => {
  for (const one of [site, twin]) {
    folders.set(one.files, one.dir);
    edit(one.files);
  }
  const before = outputOf(site);
  const [made, wanted] = await Promise.all([
    build(site),
    rebuilt === 'the site' ? undefined : buildWhole(twin),
  ]);
  // After a whole build of both there is nothing to compare: incremental.test.ts compares such builds.
  if (wanted) expect(changedFiles(made, wanted)).toEqual([]);
  expect(outputOf(site) === before ? 'kept' : 'replaced').toBe(rebuilt === 'the site' ? 'replaced' : 'kept');
});

test('a message about the site is printed by each build, until the page that it is about is corrected', async () => {
  const messages = async () => {
    const {code, stdout, stderr} = await site.build();
    expect(code, stdout + stderr).toBe(0);
    const printed = stdout + stderr;
    return {
      hasPosts: printed.includes('BLOG_UNTRUNCATED'),
      hasAnchor: printed.includes('/docs/usage#nowhere'),
    };
  };
  const intro = site.files.read('docs/intro.md');
  expect(await messages()).toEqual({hasPosts: true, hasAnchor: false});
  site.files.write('docs/intro.md', `${intro}\n[Nowhere](./usage.md#nowhere)\n`);
  expect(await messages()).toEqual({hasPosts: true, hasAnchor: true});
  const before = outputOf(site);
  for (const one of [site, twin]) append('docs/twins/b/index.md', 'Beside a mistake.')(one.files);
  expect(await messages()).toEqual({hasPosts: true, hasAnchor: true});
  expect(outputOf(site), 'this page has no mistake').toBe(before);
  site.files.write('docs/intro.md', intro);
  expect(await messages()).toEqual({hasPosts: true, hasAnchor: false});
});

test('an anchor that is gone is reported on the page that links to it', async () => {
  const both = [site.files, twin.files];
  for (const files of both) {
    append('docs/twins/a/index.md', '## Target\n\nText.')(files);
    append('docs/twins/b/index.md', '[Target](../a/index.md#target)')(files);
  }
  const first = await site.build();
  expect(first.stdout + first.stderr).not.toContain('#target');
  for (const files of both) files.replace('docs/twins/a/index.md', '## Target', '## Renamed');
  const {code, stdout, stderr} = await site.build();
  expect(code).toBe(0);
  expect(stdout + stderr).toContain('/docs/twins/a/#target');
});

test.each<[string, (one: Site) => void]>([
  [
    'a file of the output is changed in place',
    (one) => fs.appendFileSync(path.join(one.outDir, 'docs/twins/b/index.html'), '<!-- changed -->'),
  ],
  ['a file of the output is gone', (one) => fs.rmSync(path.join(one.outDir, 'fr/docs/usage/index.html'))],
  [
    'the output has another file',
    (one) => fs.writeFileSync(path.join(one.outDir, 'docs/intro/index.html.gz'), ''),
  ],
  ['the output is gone', (one) => fs.rmSync(one.outDir, {recursive: true})],
  [
    'an artifact is changed in place',
    (one) => {
      const folder = path.join(one.outDir, 'assets/content');
      fs.appendFileSync(path.join(folder, fs.readdirSync(folder)[0] ?? ''), ' ');
    },
  ],
  [
    'what the last build has stored is damaged',
    (one) => {
      const folder = cacheFile(one, '');
      for (const name of fs.readdirSync(folder)) {
        if (name.startsWith('last-')) fs.appendFileSync(path.join(folder, name), 'x');
      }
    },
  ],
])('a whole build follows when %s', async (_name, damage) => {
  damage(site);
  append('docs/intro.md', 'Once more.')(site.files);
  append('docs/intro.md', 'Once more.')(twin.files);
  const [made, wanted] = await Promise.all([build(site), buildWhole(twin)]);
  expect(changedFiles(made, wanted)).toEqual([]);
});
