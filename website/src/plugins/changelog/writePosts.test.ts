import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {writePosts} from './writePosts';

test('posts that have not changed are not written again, and others are removed', async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'changelog-'));
  onTestFinished(() => fs.rmSync(root, {recursive: true}));
  const folder = path.join(root, 'source');
  await writePosts(folder, [
    {fileName: '1.0.0.md', text: 'one'},
    {fileName: '1.1.0.md', text: 'two'},
  ]);
  const past = new Date('2020-01-01');
  for (const name of fs.readdirSync(folder)) fs.utimesSync(path.join(folder, name), past, past);
  await writePosts(folder, [
    {fileName: '1.0.0.md', text: 'one'},
    {fileName: '2.0.0.md', text: 'three'},
  ]);
  expect(fs.readdirSync(folder).sort()).toEqual(['1.0.0.md', '2.0.0.md']);
  expect(fs.statSync(path.join(folder, '1.0.0.md')).mtime).toEqual(past);
  await writePosts(folder, [{fileName: '1.0.0.md', text: 'changed'}]);
  expect(fs.readFileSync(path.join(folder, '1.0.0.md'), 'utf8')).toBe('changed');
});
