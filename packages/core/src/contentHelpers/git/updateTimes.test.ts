import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import type {LoadContext} from '../../plugins/Plugin.js';
import {loadUpdateTimes} from './updateTimes.js';

let siteDir: string;

beforeEach(() => {
  siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-times-')));
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

function contextOf(experimental_vcs: unknown): LoadContext {
  return {siteDir, siteConfig: {future: {experimental_vcs}}} as unknown as LoadContext;
}

function commit(file: string, date: string): string {
  const absolute = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(absolute), {recursive: true});
  fs.writeFileSync(absolute, date);
  const env = {...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date};
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', ['add', '.'], {cwd: siteDir});
  execFileSync('git', [...identity, 'commit', '-qm', 'change'], {cwd: siteDir, env});
  return absolute;
}

test('files of any type have the time of their last commit', async () => {
  execFileSync('git', ['init', '-q'], {cwd: siteDir});
  const doc = commit('docs/a/b.md', '2020-01-01T00:00:00Z');
  const other = commit('docs-other/c.mdx', '2021-01-01T00:00:00Z');
  const component = commit('src/pages/index.tsx', '2022-01-01T00:00:00Z');
  const untracked = path.join(siteDir, 'docs/new.md');
  fs.writeFileSync(untracked, '');
  const {times, problem} = await loadUpdateTimes(contextOf(true), [doc, other, component, untracked]);
  expect([doc, other, component, untracked].map((file) => times.get(file))).toEqual([
    Date.UTC(2020, 0, 1),
    Date.UTC(2021, 0, 1),
    Date.UTC(2022, 0, 1),
    undefined,
  ]);
  expect(problem).toBeUndefined();
});

test('without a repository there is a reason and no time', async () => {
  const file = path.join(siteDir, 'a.md');
  const {times, problem} = await loadUpdateTimes(contextOf('git-eager'), [file]);
  expect(times.get(file)).toBeUndefined();
  expect(problem).toBe(`${siteDir} is not in a git repository`);
});

test('the functions of a site are given every file', async () => {
  const calls: string[] = [];
  const vcs = {
    initialize: async () => void calls.push('initialize'),
    getFileCreationInfo: async () => null,
    getFileLastUpdateInfo: async (file: string) => {
      calls.push(file);
      return file === '/a.tsx' ? {timestamp: 5, author: 'a'} : null;
    },
  };
  const {times} = await loadUpdateTimes(contextOf(vcs), ['/a.tsx', '/b.md']);
  expect(calls).toEqual(['initialize', '/a.tsx', '/b.md']);
  expect([times.get('/a.tsx'), times.get('/b.md')]).toEqual([5, undefined]);
});

test('version control may be switched off', async () => {
  for (const vcs of [false, 'disabled']) {
    const {times, problem} = await loadUpdateTimes(contextOf(vcs), ['/a.md']);
    expect([times.get('/a.md'), problem]).toEqual([undefined, undefined]);
  }
});
