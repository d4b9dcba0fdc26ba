import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {
  changedFiles,
  commitAll,
  createBundledSite,
  createSite,
  git,
  initRepository,
  runCli,
  type Site,
  snapshot,
} from '../harness/index.js';

/** Runs a command, which must succeed. @returns its output */
async function expectOk(running: ReturnType<typeof runCli>): Promise<string> {
  const {code, stdout, stderr} = await running;
  expect(code, stdout + stderr).toBe(0);
  return stdout + stderr;
}

/** Paths of all pages in the output: "docs/2.0.0/intro/index.html". */
function pages({outDir}: Site): string[] {
  const names = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'});
  return names.filter((name) => name.endsWith('.html')).sort();
}

/** HTML of a page without scripts and addresses of files with hashes. */
function html({outDir}: Site, page: string): string {
  return fs
    .readFileSync(path.join(outDir, page), 'utf8')
    .replace(/<script\b.*?<\/script>|<link[^>]*>|<meta http-equiv[^>]*>/gs, '')
    .replace(/(assets\/\w+\/[\w-]+)[.-][0-9a-f]{8}/g, '$1');
}

const GIT_OPTIONS = "export default {versions: {from: 'git', refs: ['v*'], '2.0.0': {label: 'Two'}}};\n";
const FOLDER_OPTIONS = "export default {versions: {'2.0.0': {label: 'Two'}}};\n";

/** Makes the same two versions twice: as folders, and as tags. */
async function createSites(): Promise<{folders: Site; tags: Site}> {
  const folders = createSite('docs-fresh');
  const tags = createSite('docs-fresh');
  initRepository(tags.dir);
  commitAll(tags.dir, 'v2.0.0');
  await expectOk(runCli(folders.dir, ['docs:version', '2.0.0']));
  for (const site of [folders, tags]) {
    site.files.write('docs/guides/03-third.md', '# Third guide\n\nNew in 3.0.0.\n');
  }
  commitAll(tags.dir, 'v3.0.0');
  await expectOk(runCli(folders.dir, ['docs:version', '3.0.0']));
  for (const site of [folders, tags])
    site.files.write('docs/guides/04-fourth.md', '# Fourth guide\n\nNext.\n');
  tags.files.write('docsOptions.mjs', GIT_OPTIONS);
  folders.files.write('docsOptions.mjs', FOLDER_OPTIONS);
  return {folders, tags};
}

let folders: Site;
let tags: Site;

beforeAll(async () => {
  ({folders, tags} = await createSites());
  await expectOk(folders.build());
  await expectOk(tags.build());
});

test('a site of tags has the same pages as a site of folders', () => {
  expect(pages(tags)).toEqual(pages(folders));
  for (const page of pages(folders)) expect(html(tags, page), page).toBe(html(folders, page));
});

test('a build without changes writes nothing, and an edit changes its own page only', async () => {
  const before = snapshot(tags.outDir);
  await expectOk(tags.build());
  expect(changedFiles(before, snapshot(tags.outDir))).toEqual([]);
  tags.files.write('docs/guides/01-first.md', `${tags.files.read('docs/guides/01-first.md')}\nEdited.\n`);
  await expectOk(tags.build());
  const changed = changedFiles(before, snapshot(tags.outDir)).filter((name) => name.endsWith('.html'));
  expect(changed).toEqual(['docs/next/guides/first/index.html']);
});

test('artifacts of refs come from the cache if their files have to be written again', async () => {
  const before = snapshot(tags.outDir);
  fs.rmSync(path.join(tags.dir, '.site'), {recursive: true});
  const artifacts = path.join(tags.dir, 'node_modules/.cache/lectern/artifacts');
  const times = () =>
    Object.fromEntries(
      fs.readdirSync(artifacts).map((name) => [name, fs.statSync(path.join(artifacts, name)).ino]),
    );
  const made = times();
  await expectOk(tags.build());
  expect(times()).toEqual(made);
  expect(changedFiles(before, snapshot(tags.outDir))).toEqual([]);
});

test('mistakes are reported with ref, path and line', async () => {
  const site = createSite('docs-fresh');
  initRepository(site.dir);
  const good = site.files.read('docs/intro.md');
  site.files.write('docs/intro.md', `${good}\n\n![Missing](./missing.png)\n`);
  site.files.write('docs/guides/broken.mdx', '# Broken\n\n<Unclosed\n');
  commitAll(site.dir, 'v1.0.0');
  site.files.write('docs/intro.md', good);
  site.files.remove('docs/guides/broken.mdx');
  site.files.write('docsOptions.mjs', "export default {gitVersions: {refs: ['v*']}};\n");
  const {code, stderr} = await site.build();
  expect(code).toBe(1);
  expect(stderr).toContain('v1.0.0:docs/guides/broken.mdx:3');
  expect(stderr).not.toContain('git-versions');
});

test('a moved branch has new content, and a deleted one is an error that keeps the output', async () => {
  const site = createBundledSite('docs-fresh');
  initRepository(site.dir);
  site.files.write('docsOptions.mjs', "export default {gitVersions: {refs: ['release/1.x']}};\n");
  commitAll(site.dir);
  git(site.dir, 'branch', 'release/1.x');
  await expectOk(site.build());
  const before = snapshot(site.outDir);
  git(site.dir, 'checkout', '--quiet', 'release/1.x');
  site.files.write('docs/guides/01-first.md', '# First guide\n\nMoved branch.\n');
  commitAll(site.dir);
  git(site.dir, 'checkout', '--quiet', 'main');
  await expectOk(site.build());
  expect(html(site, 'docs/guides/first/index.html')).toContain('Moved branch.');
  const changed = changedFiles(before, snapshot(site.outDir)).filter((name) => name.endsWith('.html'));
  expect(changed).toContain('docs/guides/first/index.html');
  expect(changed).not.toContain('docs/guides/second/index.html');

  const last = snapshot(site.outDir);
  git(site.dir, 'branch', '--quiet', '-D', 'release/1.x');
  const {code, stderr} = await site.build();
  expect(code).toBe(1);
  expect(stderr).toContain('No tag or branch has the name "release/1.x"');
  expect(changedFiles(last, snapshot(site.outDir))).toEqual([]);
});

test('translations come from the ref', async () => {
  const site = createBundledSite('docs-fresh');
  initRepository(site.dir);
  const folder = 'i18n/fr/docusaurus-plugin-content-docs';
  site.files.replace(
    'docusaurus.config.mjs',
    "  baseUrl: '/',\n",
    "  baseUrl: '/',\n  i18n: {defaultLocale: 'en', locales: ['en', 'fr']},\n",
  );
  site.files.write(`${folder}/current/intro.md`, '---\nslug: /\n---\n\n# Bonjour de la version 1\n');
  const label = {'sidebar.guides.category.Guides': {message: 'Manuels'}};
  site.files.write(`${folder}/current.json`, JSON.stringify(label));
  site.files.write('docs/intro.md', '---\nslug: /\n---\n\n# Hello\n');
  site.files.write(
    'sidebars.ts',
    "export default {docs: ['intro'], guides: [{type: 'category', label: 'Guides', items: [{type: 'autogenerated', dirName: 'guides'}]}]};\n",
  );
  commitAll(site.dir, 'v1.0.0');
  site.files.write(`${folder}/current/intro.md`, '---\nslug: /\n---\n\n# Bonjour de demain\n');
  site.files.write(`${folder}/current.json`, '{}');
  site.files.write('docsOptions.mjs', "export default {gitVersions: {refs: ['v*']}};\n");
  await expectOk(site.build());
  expect(html(site, 'fr/docs/index.html')).toContain('Bonjour de la version 1');
  expect(html(site, 'fr/docs/next/index.html')).toContain('Bonjour de demain');
  expect(html(site, 'docs/index.html')).toContain('Hello');
  expect(html(site, 'fr/docs/guides/first/index.html')).toContain('Manuels');
  expect(html(site, 'fr/docs/next/guides/first/index.html')).not.toContain('Manuels');
});

test('site docs:freeze makes the same pages from folders, and --undo removes the folders', async () => {
  const before = new Map(pages(tags).map((page) => [page, html(tags, page)]));
  await expectOk(runCli(tags.dir, ['docs:freeze']));
  expect(JSON.parse(tags.files.read('versions.json'))).toEqual(['3.0.0', '2.0.0']);
  await expectOk(tags.build());
  for (const [page, text] of before) expect(html(tags, page), page).toBe(text);

  const asked = await runCli(tags.dir, ['docs:freeze', '--undo']);
  expect([asked.code, asked.stderr]).toEqual([
    1,
    expect.stringContaining('[DOCS_FREEZE] Nothing was removed.'),
  ]);
  await expectOk(runCli(tags.dir, ['docs:freeze', '--undo', '--yes', '2.0.0']));
  expect(JSON.parse(tags.files.read('versions.json'))).toEqual(['3.0.0']);
  expect(fs.readdirSync(path.join(tags.dir, 'versioned_docs'))).toEqual(['version-3.0.0']);
  await expectOk(runCli(tags.dir, ['docs:freeze', '--undo', '--yes']));
  expect(fs.existsSync(path.join(tags.dir, 'versions.json'))).toBe(false);
});
