import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {commit} from '../../../test/gitRepository.js';
import type {LoadContext} from '../../plugins/Plugin.js';
import {loadFileHistory, loadLastUpdates, parseDate} from './lastUpdates.js';

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

  const requested: string[] = [];
  const own = {
    initialize: ({siteDir}: {siteDir: string}) => void requested.push(siteDir),
    getFileCreationInfo: async () => null,
    getFileLastUpdateInfo: async (name: string) => {
      requested.push(path.relative(root, name));
      return {author: 'Own', timestamp: 1};
    },
  };
  expect(await authorFrom(own, 'development')).toBe('Own');
  expect(requested).toEqual([root, 'docs/deep/a.md']);
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
