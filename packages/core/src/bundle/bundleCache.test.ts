import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {newBundleDir, saveBundleRecord} from './bundleCache.js';

const DEAD_PID = 2 ** 22 + 1;

test('a bundle takes the place of the last one and of those of killed builds, not of those still being made', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'bundles-'));
  onTestFinished(() => fs.rmSync(root, {recursive: true}));
  const add = (name: string) => {
    fs.mkdirSync(path.join(root, name), {recursive: true});
    return path.join(root, name);
  };
  const save = (dir: string) =>
    saveBundleRecord(root, 'site', {
      ...{dir, files: [], missing: [], folders: []},
      facts: {code: '', registry: '', requests: [], markdown: null},
      manifest: {code: '', browserFiles: []} as never,
    });
  save(add('site-1-last'));
  add(`site-${DEAD_PID}-killed`);
  add(`site-${process.ppid}-running`);
  add(`other-${DEAD_PID}-killed`);
  const own = newBundleDir('site');
  save(add(own));
  const expected = [own, `other-${DEAD_PID}-killed`, `site-${process.ppid}-running`, 'site.json'];
  expect(fs.readdirSync(root).sort()).toEqual(expected.sort());
});
