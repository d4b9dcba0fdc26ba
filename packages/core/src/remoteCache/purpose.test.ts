import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {purposesOf} from './purpose.js';

const branchesOf = (siteDir: string, env: NodeJS.ProcessEnv = {}) =>
  purposesOf({siteDir, variant: [], env}).map((purpose) => JSON.parse(purpose).at(-1));

test('the branch is that of the CI, then that which is checked out; main branches follow', () => {
  const siteDir = tempSite({'.git/HEAD': 'ref: refs/heads/topic/a\n'});
  expect(branchesOf(siteDir)).toEqual(['topic/a', 'main', 'master']);
  expect(
    branchesOf(siteDir, {GITHUB_REF_NAME: '7/merge', GITHUB_HEAD_REF: 'fix', GITHUB_BASE_REF: 'next'}),
  ).toEqual(['fix', 'next', 'main', 'master']);
  expect(branchesOf(siteDir, {CI_COMMIT_REF_NAME: 'main', CI_DEFAULT_BRANCH: 'main'})).toEqual([
    'main',
    'master',
  ]);
});

test('a worktree has the branch of its own folder of git', () => {
  const siteDir = tempSite({'.git': 'gitdir: ./real/git', 'real/git/HEAD': 'ref: refs/heads/work\n'});
  expect(branchesOf(siteDir)[0]).toBe('work');
});

test('purposes are equal in all checkouts, and differ between sites, options and branches', () => {
  const files = {'.git/HEAD': 'ref: refs/heads/main', 'a/package.json': '{"name": "a"}', 'b/x': ''};
  const [one, two] = [tempSite(files), tempSite({...files, 'deeper/x': ''})];
  const moved = path.join(two, 'deeper/checkout');
  fs.mkdirSync(moved);
  for (const name of ['.git', 'a', 'b']) fs.renameSync(path.join(two, name), path.join(moved, name));
  const purposes = (dir: string, variant: readonly unknown[] = []) =>
    purposesOf({siteDir: dir, variant, env: {}});
  for (const site of ['a', 'b'])
    expect(purposes(path.join(moved, site))).toEqual(purposes(path.join(one, site)));
  const all = [
    purposes(path.join(one, 'a')),
    purposes(path.join(one, 'b')),
    purposes(path.join(one, 'a'), ['fr']),
  ];
  expect(new Set(all.flat()).size).toBe(all.flat().length);
});
