import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readGitLog} from './lastUpdates.js';

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
  const updates = await readGitLog(path.join(root, 'site'), [docs]);
  expect(updates.get(path.join(docs, 'a b.md'))).toEqual({author: 'Linus', timestamp: Date.UTC(2022, 0, 1)});
  expect(updates.get(path.join(docs, 'ü.md'))).toEqual({author: 'Grace', timestamp: Date.UTC(2021, 0, 1)});
  expect(updates.get(path.join(docs, 'none.md'))).toBeUndefined();
  fs.rmSync(root, {recursive: true});
});

test('outside of git there are no dates', async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-plain-'));
  expect((await readGitLog(root, [root])).get(root)).toBeUndefined();
  fs.rmSync(root, {recursive: true});
});
