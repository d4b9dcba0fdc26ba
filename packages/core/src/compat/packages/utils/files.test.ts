import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {tempSite} from '../../../../test/tempSite.js';
import {
  findFolderContainingFile,
  getContentPathList,
  getFolderContainingFile,
  readDataFile,
} from './dataFiles.js';
import {generate, readOutputHTMLFile} from './emitFiles.js';
import {
  createAbsoluteFilePathMatcher,
  createMatcher,
  Globby,
  GlobExcludeDefault,
  globTranslatableSourceFiles,
} from './globs.js';
import {loadFreshModule} from './loadFreshModule.js';
import {FileNotTrackedError, getFileCommitDate, getVcsPreset, readLastUpdateData} from './vcs.js';

test('globs find files, and the default ones leave out partials and tests', async () => {
  const dir = tempSite({'b/_p/z.md': '', 'b/y.md': '', 'b/x.tsx': '', 'b/x.css': '', 'b/x.test.js': ''});
  expect(await Globby(['**/*.md'], {cwd: dir, ignore: GlobExcludeDefault})).toEqual(['b/y.md']);
  expect(Globby.sync('**/*.md', {cwd: dir}).sort()).toEqual(['b/_p/z.md', 'b/y.md']);
  const code = await globTranslatableSourceFiles([path.join(dir, 'b')]);
  expect(code.map((file) => path.basename(file)).sort()).toEqual(['x.test.js', 'x.tsx']);
});

test('matchers compare paths with globs', () => {
  const matches = createMatcher(GlobExcludeDefault);
  expect(['a/_b/c.md', 'x/__tests__/y.js', 'a.test.js', 'a/b.md'].map(matches)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(createMatcher([])('a')).toBe(false);
  const isDoc = createAbsoluteFilePathMatcher(['**/*.md'], ['/root/docs', '/root/i18n']);
  expect(['/root/docs/a.md', '/root/i18n/x/y.md', '/root/docs/a.js'].map(isDoc)).toEqual([true, true, false]);
  expect(() => isDoc('/root/docs-second/a.md')).toThrow('was not contained in any of the root folders');
});

test('data files are read from the folder of the locale first', async () => {
  const dir = tempSite({
    'a/authors.yml': 'k: 1',
    'b/authors.yml': 'k: 2',
    'a/x.json': '{"x": 1}',
    'a/bad.yml': 'a: [',
  });
  const contentPaths = {contentPath: path.join(dir, 'a'), contentPathLocalized: path.join(dir, 'b')};
  const read = (filePath: string) => readDataFile({filePath, contentPaths});
  expect(await read('authors.yml')).toEqual({k: 2});
  expect(await read('x.json')).toEqual({x: 1});
  expect(await read('none.yml')).toBeUndefined();
  await expect(read('bad.yml')).rejects.toThrow('looks invalid (not Yaml nor JSON). Line 1:');
  const folders = getContentPathList(contentPaths);
  expect(await findFolderContainingFile(folders, 'x.json')).toBe(path.join(dir, 'a'));
  await expect(getFolderContainingFile(folders, 'none')).rejects.toThrow(
    'does not exist in any of these folders',
  );
});

test('generated files are written where they differ', async () => {
  const dir = tempSite({});
  const file = path.join(dir, 'x/y.js');
  await generate(dir, 'x/y.js', '1');
  fs.writeFileSync(file, 'changed by hand');
  await generate(dir, 'x/y.js', '1');
  expect(fs.readFileSync(file, 'utf8')).toBe('changed by hand');
  await generate(dir, 'x/y.js', '1', true);
  expect(fs.readFileSync(file, 'utf8')).toBe('1');
});

test('pages of a build are found by their permalinks', async () => {
  const dir = tempSite({
    'foo/index.html': 'FOO',
    'bar.html': 'BAR',
    'bar/index.html': 'BARI',
    'index.html': 'I',
  });
  const read = async (permalink: string, slash?: boolean) =>
    String(await readOutputHTMLFile(permalink, dir, slash));
  expect(await read('/foo')).toBe('FOO');
  expect(await read('/foo/')).toBe('FOO');
  expect(await read('/bar')).toBe('BARI');
  expect(await read('/bar', false)).toBe('BAR');
  expect(await read('/bar.html')).toBe('BAR');
  expect(await read('/')).toBe('I');
  await expect(read('/none')).rejects.toThrow('for permalink /none.');
});

test('modules are evaluated anew each time', async () => {
  const dir = tempSite({
    'm.ts': 'export default {a: 1 as number}',
    'c.cjs': 'module.exports = {y: 1}',
    'bad.js': '}',
  });
  expect(await loadFreshModule(path.join(dir, 'm.ts'))).toEqual({a: 1});
  fs.writeFileSync(path.join(dir, 'm.ts'), 'export default {a: 2 as number}');
  expect(await loadFreshModule(path.join(dir, 'm.ts'))).toEqual({a: 2});
  expect(await loadFreshModule(path.join(dir, 'c.cjs'))).toEqual({y: 1});
  await expect(loadFreshModule(path.join(dir, 'bad.js'))).rejects.toThrow('could not load module at path');
});

test('dates of commits come from git', async () => {
  const dir = tempSite({'a.md': 'one', 'new.md': ''});
  const file = path.join(dir, 'a.md');
  const commit = (date: string) => {
    const who = {
      GIT_AUTHOR_NAME: 'Ada',
      GIT_AUTHOR_EMAIL: 'a@b.c',
      GIT_COMMITTER_NAME: 'Ada',
      GIT_COMMITTER_EMAIL: 'a@b.c',
    };
    const env = {...process.env, ...who, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date};
    execFileSync('git', ['add', 'a.md'], {cwd: dir, env});
    execFileSync('git', ['commit', '-qm', 'x'], {cwd: dir, env});
  };
  execFileSync('git', ['init', '-q'], {cwd: dir});
  commit('2020-01-01T00:00:00Z');
  fs.writeFileSync(file, 'two');
  commit('2021-01-01T00:00:00Z');
  const [created, updated] = [Date.UTC(2020, 0, 1), Date.UTC(2021, 0, 1)];
  expect(await getFileCommitDate(file)).toEqual({date: new Date(created), timestamp: created});
  expect(await getFileCommitDate(file, {age: 'newest', includeAuthor: true})).toMatchObject({
    timestamp: updated,
    author: 'Ada',
  });
  await expect(getFileCommitDate(path.join(dir, 'new.md'))).rejects.toThrow(FileNotTrackedError);
  await expect(getFileCommitDate(path.join(dir, 'none.md'))).rejects.toThrow('does not exist');
  for (const name of ['git-ad-hoc', 'git-eager'] as const) {
    const vcs = getVcsPreset(name);
    await vcs.initialize({siteDir: dir});
    expect(await vcs.getFileCreationInfo(file)).toEqual({timestamp: created, author: 'Ada'});
    expect(await vcs.getFileLastUpdateInfo(file)).toEqual({timestamp: updated, author: 'Ada'});
    expect(await vcs.getFileLastUpdateInfo(path.join(dir, 'new.md'))).toBeNull();
  }
});

test('presets without git give fixed dates, or none', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  for (const name of ['hardcoded', 'default-v1', 'default-v2'] as const) {
    expect(await getVcsPreset(name).getFileLastUpdateInfo('/x.md')).toMatchObject({author: 'Author'});
  }
  vi.unstubAllEnvs();
  expect(await getVcsPreset('disabled').getFileLastUpdateInfo('/x.md')).toBeNull();
  expect(() => getVcsPreset('svn' as never)).toThrow('Unknown VCS preset name: svn.');
});

test.each([
  [{}, {}, {}],
  [{showLastUpdateAuthor: true}, {}, {lastUpdatedBy: 'git'}],
  [{showLastUpdateAuthor: true}, {author: 'own'}, {lastUpdatedBy: 'own'}],
  [{showLastUpdateTime: true}, {author: 'own'}, {lastUpdatedAt: 5}],
  [{showLastUpdateTime: true}, {date: '1/1/2000'}, {lastUpdatedAt: 946_684_800_000}],
])('with %j, front matter %j counts more than git: %j', async (options, frontMatter, expected) => {
  const git = {getFileLastUpdateInfo: async () => ({timestamp: 5, author: 'git'})};
  expect(await readLastUpdateData('/x.md', options, frontMatter, git)).toEqual(expected);
  const none = {getFileLastUpdateInfo: async () => null};
  const show = {showLastUpdateAuthor: true, showLastUpdateTime: true};
  expect(await readLastUpdateData('/x.md', show, undefined, none)).toEqual({
    lastUpdatedBy: null,
    lastUpdatedAt: null,
  });
});
