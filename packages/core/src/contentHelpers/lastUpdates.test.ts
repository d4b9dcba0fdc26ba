import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {LoadContext} from '../plugins/Plugin.js';
import {loadFileHistory, loadLastUpdates, parseDate, readGitLog} from './lastUpdates.js';

function commit(
  root: string,
  file: string,
  text: string,
  {author, date}: {author: string; date: string},
): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  fs.writeFileSync(path.join(root, file), text);
  const env = {...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date};
  const identity = [
    '-c',
    `user.name=${author}`,
    '-c',
    'user.email=a@example.com',
    '-c',
    'commit.gpgsign=false',
  ];
  execFileSync('git', ['add', '.'], {cwd: root});
  execFileSync('git', [...identity, 'commit', '-qm', 'change'], {cwd: root, env});
}

test('the newest commit of each file counts, odd names included', async () => {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-git-')));
  execFileSync('git', ['init', '-q'], {cwd: root});
  commit(root, 'site/docs/a b.md', 'one', {author: 'Ada', date: '2020-01-01T00:00:00Z'});
  commit(root, 'site/docs/ü.md', 'one', {author: 'Grace', date: '2021-01-01T00:00:00Z'});
  commit(root, 'site/docs/a b.md', 'two', {author: 'Linus', date: '2022-01-01T00:00:00Z'});
  const docs = path.join(root, 'site/docs');
  const {updates, creations, isCutOff} = await readGitLog([docs, path.join(root, 'site/i18n/en/docs')]);
  expect(creations.get(path.join(docs, 'a b.md'))).toBe(Date.UTC(2020, 0, 1));
  expect(creations.get(path.join(docs, 'none.md'))).toBeUndefined();
  expect(isCutOff).toBe(false);
  expect(updates.get(path.join(docs, 'a b.md'))).toEqual({author: 'Linus', timestamp: Date.UTC(2022, 0, 1)});
  expect(updates.get(path.join(docs, 'ü.md'))).toEqual({author: 'Grace', timestamp: Date.UTC(2021, 0, 1)});
  expect(updates.get(path.join(docs, 'none.md'))).toBeUndefined();
  fs.rmSync(root, {recursive: true});
});

test('outside of git, or before the first commit, there are no dates, and a reason', async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-plain-'));
  const {updates, failure} = await readGitLog([root]);
  expect(updates.get(root)).toBeUndefined();
  expect(failure).toBe(`${root} is not in a git repository`);
  execFileSync('git', ['init', '-q'], {cwd: root});
  expect((await readGitLog([root])).failure).toBe(`the repository of ${root} has no commits`);
  fs.rmSync(root, {recursive: true});
});

test('in a shallow clone, only what changed after its first commit has a date', async () => {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-git-')));
  const origin = path.join(root, 'origin');
  fs.mkdirSync(origin);
  execFileSync('git', ['init', '-q'], {cwd: origin});
  commit(origin, 'docs/old.md', 'one', {author: 'Ada', date: '2020-01-01T00:00:00Z'});
  commit(origin, 'docs/cut.md', 'one', {author: 'Ada', date: '2021-01-01T00:00:00Z'});
  commit(origin, 'docs/new.md', 'one', {author: 'Ada', date: '2022-01-01T00:00:00Z'});
  const clone = path.join(root, 'clone');
  execFileSync('git', ['clone', '-q', '--depth', '2', `file://${origin}`, clone]);
  const docs = path.join(clone, 'docs');
  const {updates, creations, isCutOff, lacksCreations} = await readGitLog([docs]);
  const dates = ['old', 'cut', 'new'].map((name) => updates.get(path.join(docs, `${name}.md`))?.timestamp);
  expect(dates).toEqual([undefined, undefined, Date.UTC(2022, 0, 1)]);
  expect(isCutOff).toBe(true);
  expect(lacksCreations).toBe(true);
  expect(creations.get(path.join(docs, 'cut.md'))).toBeUndefined();
  const complete = await readGitLog([path.join(origin, 'docs')]);
  expect(complete.isCutOff).toBe(false);
  fs.rmSync(root, {recursive: true});
});

test('`future.experimental_vcs` says where they come from', async () => {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-vcs-')));
  const docs = path.join(root, 'docs');
  execFileSync('git', ['init', '-q'], {cwd: root});
  commit(root, 'docs/deep/a.md', 'one', {author: 'Ada', date: '2020-01-01T00:00:00Z'});
  const file = path.join(docs, 'deep/a.md');
  const authorFrom = async (experimental_vcs: unknown, mode: LoadContext['mode']) => {
    const context = {siteDir: root, mode, siteConfig: {future: {experimental_vcs}}} as LoadContext;
    const shown = {showLastUpdateTime: true, showLastUpdateAuthor: true};
    return (await loadLastUpdates(context, shown, [docs, path.join(root, 'none')]))?.get(file)?.author;
  };
  for (const vcs of [true, 'default-v1', 'default-v2']) {
    expect(await authorFrom(vcs, 'production')).toBe('Ada');
    expect(await authorFrom(vcs, 'development')).toBe('Author');
  }
  for (const vcs of ['git-ad-hoc', 'git-eager']) expect(await authorFrom(vcs, 'development')).toBe('Ada');
  expect(await authorFrom('hardcoded', 'production')).toBe('Author');
  for (const vcs of [false, 'disabled']) expect(await authorFrom(vcs, 'production')).toBeUndefined();

  const asked: string[] = [];
  const own = {
    initialize: ({siteDir}: {siteDir: string}) => void asked.push(siteDir),
    getFileCreationInfo: async () => null,
    getFileLastUpdateInfo: async (name: string) => {
      asked.push(path.relative(root, name));
      return {author: 'Own', timestamp: 1};
    },
  };
  expect(await authorFrom(own, 'development')).toBe('Own');
  expect(asked).toEqual([root, 'docs/deep/a.md']);
  const nobody = {...own, getFileLastUpdateInfo: async () => null};
  expect(await authorFrom(nobody, 'production')).toBeUndefined();
  fs.rmSync(root, {recursive: true});
});

test('dates of creation come from the same place, and are real while developing', async () => {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-vcs-')));
  const docs = path.join(root, 'docs');
  execFileSync('git', ['init', '-q'], {cwd: root});
  commit(root, 'docs/a.md', 'one', {author: 'Ada', date: '2020-01-01T00:00:00Z'});
  commit(root, 'docs/a.md', 'two', {author: 'Ada', date: '2021-01-01T00:00:00Z'});
  const history = (experimental_vcs: unknown, needsCreations = true) => {
    const context = {siteDir: root, mode: 'development', siteConfig: {future: {experimental_vcs}}};
    const shown = {showLastUpdateTime: true, showLastUpdateAuthor: false};
    return loadFileHistory(context as LoadContext, {shown, needsCreations, folders: [docs]});
  };
  const created = async (vcs: unknown) => (await history(vcs)).creations?.get(path.join(docs, 'a.md'));
  expect(await created(true)).toBe(Date.UTC(2020, 0, 1));
  expect((await history(true)).lastUpdates?.get(path.join(docs, 'a.md'))?.author).toBe('Author');
  expect(await created('git-eager')).toBe(Date.UTC(2020, 0, 1));
  expect(await created(false)).toBeUndefined();
  expect(await created('hardcoded')).toBe(Date.UTC(2018, 9, 14, 13, 27, 35));
  const own = {
    initialize: () => undefined,
    getFileCreationInfo: async () => ({author: 'Own', timestamp: 1}),
    getFileLastUpdateInfo: async () => null,
  };
  expect(await created(own)).toBe(1);
  expect((await history(true, false)).creations).toBeUndefined();
  fs.rmSync(root, {recursive: true});
});

test.each([
  ['2000-01-01', '2000-01-01T00:00:00.000Z'],
  ['1/1/2000', '2000-01-01T00:00:00.000Z'],
  ['2000-01-01T10:00', '2000-01-01T10:00:00.000Z'],
  ['2000-01-01 10:00:30', '2000-01-01T10:00:30.000Z'],
  ['2000-01-01T10:00+01:00', '2000-01-01T09:00:00.000Z'],
  ['2000-01-01T10:00Z', '2000-01-01T10:00:00.000Z'],
])('a date without a time zone is UTC: %s', (text, date) => {
  expect(new Date(parseDate(text)).toISOString()).toBe(date);
});
