import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {commit, git, gitSite, replaceFiles} from '../../test/gitSite.js';
import {publishSite, writeSite} from '../../test/testSite.js';
import type {Options} from '../options.js';

const CURRENT = {'docs/a.md': '# Next'};
const OPTIONS: Options = {gitVersions: {refs: ['v1.0']}, sidebarPath: false};
const FOLDER = '.site/git-versions/default/git~v1.0';

/** Loads a site whose reports are collected. @returns files of the version "1.0", and all warnings */
async function load(siteDir: string, options: Options = OPTIONS) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  try {
    const {content} = await publishSite(siteDir, options);
    const folder = path.join(siteDir, FOLDER);
    const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort();
    return {content, files, warnings: warn.mock.calls.flat().join('\n')};
  } finally {
    warn.mockRestore();
  }
}

/** Writes a tree object from raw entries, which git itself would refuse. @returns its id */
function rawTree(
  siteDir: string,
  entries: readonly (readonly [mode: string, name: string, id: string])[],
): string {
  const data = Buffer.concat(
    entries.flatMap(([mode, name, id]) => [Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]),
  );
  const args = ['hash-object', '-t', 'tree', '--literally', '-w', '--stdin'];
  return execFileSync('git', args, {cwd: siteDir, input: data, encoding: 'utf8'}).trim();
}

function blob(siteDir: string, text: string): string {
  return git(siteDir, ['hash-object', '-w', '--stdin'], text);
}

/** Makes the tag "v1.0" of a commit with a tree of the docs. */
function tagTree(siteDir: string, docs: string): void {
  const root = rawTree(siteDir, [['40000', 'docs', docs]]);
  git(siteDir, ['tag', '--force', 'v1.0', git(siteDir, ['commit-tree', '-m', 'Docs', root])]);
}

test('names that lead out of the folder, or belong to git, are left out', async () => {
  const siteDir = gitSite({}, CURRENT);
  const text = blob(siteDir, '# Hostile');
  const inner = rawTree(siteDir, [['100644', 'evil.md', text]]);
  tagTree(
    siteDir,
    rawTree(siteDir, [
      ['100644', '../up.md', text],
      ['40000', '..', inner],
      ['100644', '/etc/absolute.md', text],
      ['40000', '.GIT', inner],
      ['40000', 'git~1', inner],
      ['100644', 'back\\slash.md', text],
      ['100644', 'good.md', text],
    ]),
  );
  const {files, warnings} = await load(siteDir);
  expect(files).toEqual(['docs', 'docs/good.md']);
  for (const name of ['docs/../up.md', 'docs/..', 'docs//etc/absolute.md', 'docs/.GIT', 'docs/git~1'])
    expect(warnings).toContain(`v1.0:${name} has a name`);
  expect(fs.readdirSync(path.dirname(siteDir))).not.toContain('up.md');
});

test('symbolic links in the docs become their content, and others are left out', async () => {
  const siteDir = gitSite({}, {'docs/a.md': '# A', 'docs/part/b.md': '# B', 'secret.md': '# Secret'});
  const link = (target: string, name: string) => fs.symlinkSync(target, path.join(siteDir, 'docs', name));
  link('a.md', 'linked.md');
  link('part', 'again');
  link('../secret.md', 'out.md');
  link('/etc/passwd', 'passwd.md');
  link('loop.md', 'loop.md');
  link('missing.md', 'dangling.md');
  commit(siteDir);
  git(siteDir, ['tag', 'v1.0']);
  replaceFiles(siteDir, CURRENT);
  const {files, warnings} = await load(siteDir);
  expect(files).toEqual([
    'docs',
    'docs/a.md',
    'docs/again',
    'docs/again/b.md',
    'docs/linked.md',
    'docs/part',
    'docs/part/b.md',
  ]);
  expect(fs.lstatSync(path.join(siteDir, FOLDER, 'docs/linked.md')).isFile()).toBe(true);
  for (const name of ['out.md', 'passwd.md', 'loop.md', 'dangling.md'])
    expect(warnings).toContain(`v1.0:docs/${name} is`);
});

test('a link that leads out of the cache is replaced, and nothing is written through it', async () => {
  const siteDir = gitSite({'v1.0': {'docs/part/a.md': '# A'}}, CURRENT);
  await load(siteDir);
  const outside = writeSite({'a.md': 'Mine.'});
  const folder = path.join(siteDir, FOLDER, 'docs/part');
  fs.rmSync(folder, {recursive: true});
  fs.symlinkSync(outside, folder);
  await load(siteDir);
  expect(fs.lstatSync(folder).isDirectory()).toBe(true);
  expect(fs.readFileSync(path.join(outside, 'a.md'), 'utf8')).toBe('Mine.');
});

test('submodules and files above the limit are left out, with a message', async () => {
  const siteDir = gitSite({}, CURRENT);
  const big = Buffer.alloc(51 * 2 ** 20, 'x');
  fs.writeFileSync(path.join(siteDir, 'docs/big.bin'), big);
  commit(siteDir);
  const head = git(siteDir, ['rev-parse', 'HEAD']);
  git(siteDir, ['update-index', '--add', '--cacheinfo', `160000,${head},docs/module`]);
  git(siteDir, ['commit', '--quiet', '--message', 'Submodule']);
  git(siteDir, ['tag', 'v1.0']);
  const {files, warnings} = await load(siteDir);
  expect(files).toEqual(['docs', 'docs/a.md']);
  expect(warnings).toContain('v1.0:docs/big.bin has 51 MiB; the limit is 50 MiB.');
  expect(warnings).toContain('v1.0:docs/module is a submodule');
});

test('a folder with too many files is an error', async () => {
  const siteDir = gitSite({}, CURRENT);
  const text = blob(siteDir, '# A');
  const hundred = Array.from({length: 100}, (_, at) => ['100644', `${at + 100}.md`, text] as const);
  const folder = rawTree(siteDir, hundred);
  const folders = Array.from({length: 1000}, (_, at) => ['40000', `f${at + 1000}`, folder] as const);
  tagTree(siteDir, rawTree(siteDir, folders));
  await expect(load(siteDir)).rejects.toThrow(
    'The folder "docs" of the ref "v1.0" has more than 50000 files.',
  );
  expect(fs.existsSync(path.join(siteDir, FOLDER))).toBe(false);
});

test('contents of Git LFS come from its store, and are an error if it lacks them', async () => {
  const hash = '0b'.repeat(32);
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${hash}\nsize 5\n`;
  const siteDir = gitSite({'v1.0': {'docs/a.md': '# A', 'docs/chart.svg': pointer}}, CURRENT);
  await expect(load(siteDir)).rejects.toMatchObject({
    code: 'DOCS_GIT_OBJECTS',
    message: 'Git LFS has not fetched a file of the ref "v1.0": docs/chart.svg.',
    hint: 'Run "git lfs fetch origin v1.0" before the build.',
  });
  const store = path.join(siteDir, '.git/lfs/objects/0b/0b');
  fs.mkdirSync(store, {recursive: true});
  fs.writeFileSync(path.join(store, hash), '<svg>');
  await load(siteDir);
  expect(fs.readFileSync(path.join(siteDir, FOLDER, 'docs/chart.svg'), 'utf8')).toBe('<svg>');
});

/** Clones a site with git's options. The origin is renamed, so that a fetch would fail. */
function cloneOf(origin: string, ...args: readonly string[]): string {
  const dir = path.join(writeSite({}), 'clone');
  git(origin, ['config', 'uploadpack.allowFilter', 'true']);
  git(path.dirname(dir), ['clone', '--quiet', ...args, `file://${origin}`, dir]);
  return dir;
}

test('a shallow clone without tags, and a partial clone without files, name what to fetch', async () => {
  const origin = gitSite({'v1.0': {'docs/a.md': '# Only at the tag'}}, CURRENT);
  const shallow = cloneOf(origin, '--depth=1', '--no-tags');
  await expect(load(shallow)).rejects.toMatchObject({
    code: 'DOCS_GIT_REF',
    hint: expect.stringContaining('fetch-depth: 0'),
  });
  const partial = cloneOf(origin, '--filter=blob:none');
  const objects = () => git(partial, ['count-objects', '-v']);
  const before = objects();
  await expect(load(partial)).rejects.toMatchObject({
    code: 'DOCS_GIT_OBJECTS',
    hint: expect.stringContaining('git archive --output=/dev/null v1.0'),
  });
  expect(objects()).toBe(before);
});

test('names of refs are no options of git, and its configuration runs no programs', async () => {
  const siteDir = gitSite({}, CURRENT);
  const head = git(siteDir, ['rev-parse', 'HEAD']);
  const ran = path.join(siteDir, 'ran');
  for (const ref of ['--upload-pack=touch ran', '-x', 'V1', 'v1'].map((name) => name.replaceAll(' ', '-')))
    fs.appendFileSync(path.join(siteDir, '.git/packed-refs'), `${head} refs/tags/${ref}\n`);
  const program = path.join(siteDir, '.git/program');
  fs.writeFileSync(program, `#!/bin/sh\ntouch "${ran}"\n`, {mode: 0o755});
  for (const name of ['core.fsmonitor', 'gpg.program', 'core.sshCommand', 'core.pager', 'diff.external'])
    git(siteDir, ['config', name, program]);
  git(siteDir, ['config', 'alias.for-each-ref', `!${program}`]);
  git(siteDir, ['config', 'log.showSignature', 'true']);
  const options: Options = {
    gitVersions: {refs: ['--upload-pack=*', '-x', 'V1', 'v1'], exclude: ['v1']},
    sidebarPath: false,
    showLastUpdateTime: true,
  };
  const {content} = await publishSite(siteDir, options, {future: {experimental_vcs: true}});
  expect(content.loadedVersions.map(({versionName}) => versionName)).toEqual([
    'current',
    '--upload-pack=touch-ran',
    '-x',
    'V1',
  ]);
  expect(fs.existsSync(ran)).toBe(false);
  expect(fs.readdirSync(path.join(siteDir, '.site/git-versions/default'))).toContain('git~~561');
});

test('thousands of refs are read at once', async () => {
  const siteDir = gitSite({'v1.0': {'docs/a.md': '# A'}}, CURRENT);
  const head = git(siteDir, ['rev-parse', 'HEAD']);
  const lines = Array.from({length: 5000}, (_, at) => `${head} refs/tags/ci-${at}\n`);
  fs.appendFileSync(path.join(siteDir, '.git/packed-refs'), lines.join(''));
  expect((await load(siteDir)).content.loadedVersions).toHaveLength(2);
});

test('a sidebars file of a ref may import files of the ref', async () => {
  const siteDir = gitSite(
    {
      'v1.0': {
        'docs/a.md': '# A',
        'docs/api/sidebar.ts': "export default ['api/b'];",
        'docs/api/b.md': '# B',
        'sidebars.js':
          "const {own} = require('./lib/own');\nmodule.exports = {old: [...own, ...require('./docs/api/sidebar').default]};",
        'lib/own.ts': "import data from './data.json';\nexport const own: string[] = data;",
        'lib/data.json': ['a'],
      },
    },
    {...CURRENT, 'sidebars.ts': "export default {docs: ['a']};"},
  );
  const options = {...OPTIONS, sidebarPath: './sidebars.ts'};
  const {content} = await load(siteDir, options);
  expect(content.loadedVersions[1]?.sidebars).toMatchObject({old: [{id: 'a'}, {id: 'api/b'}]});

  const broken = gitSite(
    {'v1.0': {'docs/a.md': '# A', 'sidebars.ts': "import a from './missing';\nexport default {old: a};"}},
    {...CURRENT, 'sidebars.ts': "export default {docs: ['a']};"},
  );
  await expect(load(broken, options)).rejects.toMatchObject({
    location: {file: path.join(broken, FOLDER, 'sidebars.ts')},
    message: expect.stringContaining('./missing'),
  });
});

test('sidebars of a ref that depend on more than its files are made again', async () => {
  const code = "import {env} from 'node:process';\nexport default {[env.GIT_TEST_SIDEBAR ?? 'none']: ['a']};";
  const siteDir = gitSite(
    {'v1.0': {'docs/a.md': '# A', 'sidebars.ts': code}},
    {...CURRENT, 'sidebars.ts': "export default {docs: ['a']};"},
  );
  const sidebars = async () => {
    const {content} = await load(siteDir, {...OPTIONS, sidebarPath: './sidebars.ts'});
    return Object.keys(content.loadedVersions[1]?.sidebars ?? {});
  };
  expect(await sidebars()).toEqual(['none']);
  vi.stubEnv('GIT_TEST_SIDEBAR', 'other');
  expect(await sidebars()).toEqual(['other']);
  vi.unstubAllEnvs();
});

test('mistakes in the docs of a ref are reported with file and line', async () => {
  const siteDir = gitSite({'v1.0': {'docs/a.md': '---\ntitle: [\n---\n'}}, CURRENT);
  await expect(load(siteDir)).rejects.toMatchObject({file: path.join(siteDir, FOLDER, 'docs/a.md'), line: 2});
});
