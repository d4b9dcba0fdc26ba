import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, expect, onTestFinished, test, vi} from 'vitest';
import {cacheDirWarnings, chooseCacheDir, existingCacheDirs} from './cacheDir.js';

let dir: string;

beforeEach(() => {
  dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'cache-dir-')));
  fs.mkdirSync(path.join(dir, 'site'));
  vi.stubEnv('LECTERN_CACHE_DIR', '');
  vi.stubEnv('XDG_CACHE_HOME', path.join(dir, 'user'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    fs.rmSync(dir, {recursive: true});
  });
});

test('the cache is in node_modules, which need not be there yet', () => {
  const site = path.join(dir, 'site');
  expect(chooseCacheDir(site).dir).toBe(path.join(site, 'node_modules/.cache/lectern'));
  expect(cacheDirWarnings(chooseCacheDir(site))).toEqual([]);
  expect(fs.readdirSync(site)).toEqual([]);
});

test('a variable names another folder, in which each site has its own', () => {
  vi.stubEnv('LECTERN_CACHE_DIR', path.join(dir, 'named'));
  fs.mkdirSync(path.join(dir, 'other'));
  const dirs = ['site', 'other'].map((name) => chooseCacheDir(path.join(dir, name)).dir);
  expect(new Set(dirs).size).toBe(2);
  for (const one of dirs) expect(path.dirname(one)).toBe(path.join(dir, 'named'));
  expect(cacheDirWarnings(chooseCacheDir(path.join(dir, 'site')))).toEqual([]);
});

test('a relative folder starts at the site, and has the same name wherever the site is', () => {
  vi.stubEnv('LECTERN_CACHE_DIR', '.cache');
  fs.mkdirSync(path.join(dir, 'other'));
  const [site, other] = ['site', 'other'].map((name) =>
    path.relative(path.join(dir, name), chooseCacheDir(path.join(dir, name)).dir),
  );
  expect(site).toMatch(/^\.cache\/[\da-f]{8}$/);
  expect(other).toBe(site);
});

test('a cache in node_modules that cannot be written is replaced by one of the user, with a warning', () => {
  const site = path.join(dir, 'site');
  // Makes the folder impossible to create, even for root: `node_modules` is a file.
  fs.writeFileSync(path.join(site, 'node_modules'), '');
  const cacheDir = chooseCacheDir(site).dir;
  expect(path.dirname(cacheDir)).toBe(path.join(dir, 'user/lectern'));
  expect(cacheDirWarnings(chooseCacheDir(site))).toEqual([
    `${site}/node_modules/.cache/lectern cannot be written, so the cache is in ${cacheDir}. To choose a folder, set the environment variable LECTERN_CACHE_DIR.`,
  ]);
  expect(existingCacheDirs(site)).toEqual([]);
  fs.mkdirSync(cacheDir);
  expect(existingCacheDirs(site)).toEqual([cacheDir]);
});
