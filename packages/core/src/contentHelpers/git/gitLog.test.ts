import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {commit, gitAt} from '../../../test/gitRepository.js';
import {readGitLog} from './gitLog.js';

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

test('the result is stored until the next commit', async () => {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-git-')));
  onTestFinished(() => fs.rmSync(root, {recursive: true}));
  const [site, cacheDir] = [path.join(root, 'repository/my\nsite'), path.join(root, 'cache')];
  fs.mkdirSync(path.join(root, 'repository'));
  execFileSync('git', ['init', '-q'], {cwd: path.join(root, 'repository')});
  commit(path.join(root, 'repository'), 'my\nsite/docs/a.md', 'one', at(1));
  const docs = path.join(site, 'docs');
  const read = async () => {
    const {updates, creations} = await readGitLog([docs], cacheDir);
    const file = path.join(docs, 'a.md');
    return [updates.get(file)?.timestamp, creations.get(file)];
  };
  const first = [Date.UTC(2020, 0, 1), Date.UTC(2020, 0, 1)];
  expect(await read()).toEqual(first);
  // Damages the history: a second reading would fail.
  const objects = path.join(root, 'repository/.git/objects');
  fs.renameSync(objects, `${objects}-moved`);
  fs.mkdirSync(objects);
  expect(await read()).toEqual(first);
  fs.rmSync(objects, {recursive: true});
  fs.renameSync(`${objects}-moved`, objects);
  commit(path.join(root, 'repository'), 'my\nsite/docs/a.md', 'two', at(2));
  expect(await read()).toEqual([Date.UTC(2020, 0, 2), Date.UTC(2020, 0, 1)]);
});

function at(day: number, author = 'Ada') {
  return {author, date: `2020-01-${String(day).padStart(2, '0')}T00:00:00Z`};
}

/** A repository with the branch "main" and a commit on each of two days. */
function branchedRepository(): string {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-git-')));
  onTestFinished(() => fs.rmSync(root, {recursive: true}));
  gitAt(root, ['init', '-q', '-b', 'main'], at(1));
  for (const name of ['both', 'main', 'side', 'kept', 'old'])
    fs.writeFileSync(path.join(root, `${name}.md`), 'one');
  commit(root, 'readme.txt', 'one', at(1));
  commit(root, 'docs/deep.md', 'one', at(2));
  return root;
}

/**
 * Day of the last update of each Markdown file: `alone` from one `git log` for each file, the other from one pass over
 * the history.
 */
async function daysOf(root: string, folder = '.') {
  const files = execFileSync('git', ['ls-files', path.join(folder, '*.md')], {cwd: root, encoding: 'utf8'})
    .trim()
    .split('\n');
  const {updates} = await readGitLog([path.join(root, folder)]);
  const day = (seconds: number | string) => new Date(Number(seconds) * 1000).getUTCDate();
  const alone = (file: string) =>
    day(gitAt(root, ['log', '--format=%ct', '--max-count=1', '--', file], at(1)));
  return {
    alone: Object.fromEntries(files.map((file) => [file, alone(file)])),
    found: Object.fromEntries(
      files.map((file) => [file, day((updates.get(path.join(root, file))?.timestamp ?? 0) / 1000)]),
    ),
  };
}

test('a merge counts for the files that it changes, and a branch only for the files that its merge takes from it', async () => {
  const root = branchedRepository();
  gitAt(root, ['checkout', '-qb', 'side'], at(3));
  commit(root, 'both.md', 'two', at(8));
  commit(root, 'side.md', 'two', at(9));
  commit(root, 'docs/conflict.md', 'of side', at(10));
  commit(root, 'kept.md', 'of side', at(11));
  gitAt(root, ['checkout', '-q', 'main'], at(3));
  commit(root, 'both.md', 'two', at(4));
  commit(root, 'main.md', 'two', at(5));
  commit(root, 'docs/conflict.md', 'of main', at(6));
  gitAt(root, ['merge', '-q', '--no-commit', '-s', 'ours', 'side'], at(12));
  fs.writeFileSync(path.join(root, 'side.md'), 'two');
  commit(root, 'docs/conflict.md', 'of both', at(12));
  const {alone, found} = await daysOf(root);
  expect(found).toEqual(alone);
  const expected = {
    'both.md': 4,
    'docs/conflict.md': 12,
    'kept.md': 1,
    'main.md': 5,
    'old.md': 1,
    'side.md': 9,
  };
  expect(found).toEqual({...expected, 'docs/deep.md': 2});
  expect((await daysOf(root, 'docs')).found).toEqual({'docs/conflict.md': 12, 'docs/deep.md': 2});
});

test('merges of several branches, of merges, and of branches without a common start count as for each file alone', async () => {
  const root = branchedRepository();
  for (const [index, name] of ['one', 'two', 'three'].entries()) {
    gitAt(root, ['checkout', '-qb', name, 'main'], at(3));
    commit(root, `docs/${name}.md`, 'new', at(10 - index));
    commit(root, 'docs/shared.md', 'new', at(15 - index));
  }
  gitAt(root, ['checkout', '-q', 'main'], at(3));
  commit(root, 'main.md', 'two', at(5));
  gitAt(root, ['rm', '-q', 'kept.md'], at(6));
  gitAt(root, ['commit', '-qm', 'change'], at(6));
  gitAt(root, ['merge', '-q', '-m', 'merge', 'one', 'two', 'three'], at(20));
  gitAt(root, ['checkout', '-qb', 'later', 'two'], at(3));
  commit(root, 'docs/deep.md', 'three', at(22));
  gitAt(root, ['checkout', '-q', 'main'], at(3));
  gitAt(root, ['merge', '-q', '-m', 'merge', 'later'], at(24));
  gitAt(root, ['checkout', '-q', '--orphan', 'apart'], at(3));
  gitAt(root, ['rm', '-rqf', '.'], at(3));
  commit(root, 'docs/apart.md', 'one', at(25));
  gitAt(root, ['checkout', '-q', 'main'], at(3));
  gitAt(root, ['merge', '-q', '-m', 'merge', '--allow-unrelated-histories', 'apart'], at(26));
  const {alone, found} = await daysOf(root);
  expect(found).toEqual(alone);
  expect(found).toMatchObject({'docs/apart.md': 25, 'docs/deep.md': 22, 'docs/two.md': 9});
});
