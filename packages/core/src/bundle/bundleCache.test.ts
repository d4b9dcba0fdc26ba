import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {
  findBundleRecord,
  inputStamps,
  type MadeFacts,
  newBundleDir,
  saveBundleRecord,
} from './bundleCache.js';

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
      facts: {inputsKey: '', registry: '', requests: [], imported: []},
      manifest: {codeHash: '', browserFiles: []} as never,
    });
  save(add('site-1-last'));
  add(`site-${DEAD_PID}-killed`);
  add(`site-${process.ppid}-running`);
  add(`other-${DEAD_PID}-killed`);
  const own = newBundleDir('site');
  save(add(own));
  const expected = [own, `other-${DEAD_PID}-killed`, `site-${process.ppid}-running`, 'site.table'];
  expect(fs.readdirSync(root).sort()).toEqual(expected.sort());
});

test('a bundle that another locale has made is found, until a file that went into it changes', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'bundles-'));
  onTestFinished(() => fs.rmSync(root, {recursive: true}));
  const source = path.join(root, 'source.css');
  fs.writeFileSync(source, 'a {}');
  const dir = path.join(root, 'aaaa-1-x');
  fs.mkdirSync(path.join(dir, 'server'), {recursive: true});
  const facts: MadeFacts = {
    inputsKey: 'key',
    registry: 'registry',
    requests: ['@theme/Page'],
    imported: [],
  };
  saveBundleRecord(root, 'aaaa', {
    ...{facts, dir, files: [source], missing: [path.join(root, 'missing.js')], folders: []},
    manifest: {codeHash: '', scripts: [], stylesheets: [], chunks: {}, browserFiles: []},
  });
  const find = (key: string) => findBundleRecord(root, 'bbbb', (one) => one.inputsKey === key)?.dir;
  expect(find('key')).toBe('aaaa-1-x');
  expect(find('other')).toBeUndefined();
  fs.writeFileSync(path.join(root, 'missing.js'), '');
  expect(find('key')).toBeUndefined();
  fs.rmSync(path.join(root, 'missing.js'));
  // Files of a locale in `locales` do not belong to the bundle itself.
  fs.mkdirSync(path.join(dir, 'locales'));
  expect(find('key')).toBe('aaaa-1-x');
  fs.writeFileSync(source, 'b {}!');
  expect(find('key')).toBeUndefined();
});

test('a bundle is found after its site was moved together with the cache and the packages', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'moved-'));
  onTestFinished(() => fs.rmSync(root, {recursive: true}));
  const [first, moved] = [path.join(root, 'first'), path.join(root, 'deeper/moved')];
  const filesIn = (repo: string) => ({
    bundles: path.join(repo, 'site/node_modules/.cache/lectern/bundles'),
    source: path.join(repo, 'node_modules/theme/index.js'),
    missing: path.join(repo, 'site/node_modules/theme'),
    listed: path.join(repo, 'site/src'),
  });
  const {bundles, source, missing, listed} = filesIn(first);
  const dir = path.join(bundles, 'aaaa-1-x');
  for (const folder of [dir, path.dirname(source), listed]) fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(source, 'theme');
  fs.writeFileSync(path.join(listed, 'a.js'), '');
  const facts: MadeFacts = {inputsKey: 'key', registry: '', requests: [], imported: []};
  saveBundleRecord(bundles, 'aaaa', {
    ...{facts, dir, files: [source], missing: [missing], folders: [listed]},
    manifest: {codeHash: '', scripts: [], stylesheets: [], chunks: {}, browserFiles: []},
  });
  fs.mkdirSync(path.dirname(moved));
  fs.renameSync(first, moved);
  const there = filesIn(moved);
  const find = () => findBundleRecord(there.bundles, 'aaaa', () => true);
  const record = find();
  expect(Object.keys(record ? inputStamps(there.bundles, record) : {})).toEqual([
    there.source,
    there.missing,
  ]);
  fs.mkdirSync(there.missing);
  fs.writeFileSync(path.join(there.listed, 'b.js'), '');
  expect(find()).toBeUndefined();
  fs.rmSync(path.join(there.listed, 'b.js'));
  expect(find()).toBeDefined();
  fs.rmSync(there.missing, {recursive: true});
  fs.writeFileSync(there.missing, '');
  expect(find()).toBeUndefined();
});
