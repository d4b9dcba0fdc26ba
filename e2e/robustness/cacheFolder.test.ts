import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, onTestFinished, test} from 'vitest';
import {changedFiles, createSite, runCli, type Site, snapshot} from '../harness/index.js';

/** User id that runs the command if the test runs as root, for whom permissions have no effect. */
const OTHER_USER = process.getuid?.() === 0 ? 65534 : undefined;

function giveTo(folder: string, user: number): void {
  fs.chownSync(folder, user, user);
  for (const name of fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}))
    fs.chownSync(path.join(folder, name), user, user);
}

/**
 * Creates a site whose packages belong to root, as in a Docker image, and the home folder of the user that builds it.
 */
function siteOfAnotherUser(): {readonly site: Site; readonly home: string} {
  const site = createSite('minimal');
  const home = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'home-')));
  onTestFinished(() => fs.rmSync(home, {recursive: true}));
  if (OTHER_USER !== undefined) {
    giveTo(site.dir, OTHER_USER);
    giveTo(home, OTHER_USER);
  }
  fs.mkdirSync(path.join(site.dir, 'node_modules'));
  fs.chmodSync(path.join(site.dir, 'node_modules'), 0o555);
  return {site, home};
}

describe.skipIf(process.platform === 'win32')('a node_modules folder that may not be written', () => {
  test('leads to a cache in the home of the user, with a warning, and to the same output', async () => {
    const {site, home} = siteOfAnotherUser();
    const env = {HOME: home, XDG_CACHE_HOME: undefined, LECTERN_CACHE_DIR: undefined};
    const run = (...args: string[]) => runCli(site.dir, args, {env, user: OTHER_USER});
    const built = await run('build');
    expect(built.code, built.stderr).toBe(0);
    expect(built.stderr.match(/cannot be written, so the cache is in /g)).toHaveLength(1);
    const [cache = ''] = fs.readdirSync(path.join(home, '.cache/lectern'));
    expect(built.stderr).toContain(path.join(home, '.cache/lectern', cache));
    expect(fs.readdirSync(path.join(site.dir, 'node_modules'))).toEqual([]);

    const usual = createSite('minimal');
    expect((await usual.build()).code).toBe(0);
    expect(changedFiles(snapshot(usual.outDir), snapshot(site.outDir))).toEqual([]);

    const wrapped = await run('swizzle', '@lectern/theme-classic', 'Footer', '--wrap', '--danger');
    expect(wrapped.code, wrapped.stderr).toBe(0);
    const cleared = await run('clear');
    expect(cleared.code, cleared.stderr).toBe(0);
    expect(fs.readdirSync(path.join(home, '.cache/lectern'))).toEqual([]);
  });

  test('does no harm in a site that may not be written at all', async () => {
    const {site, home} = siteOfAnotherUser();
    fs.chmodSync(site.dir, 0o555);
    onTestFinished(() => fs.chmodSync(site.dir, 0o755));
    const options = {
      env: {HOME: home, XDG_CACHE_HOME: undefined, LECTERN_CACHE_DIR: undefined},
      user: OTHER_USER,
    };
    const built = await runCli(site.dir, ['build', '--out-dir', path.join(home, 'out')], options);
    expect(built.code, built.stderr).toBe(0);
    expect(fs.existsSync(path.join(home, 'out/docs/intro/index.html'))).toBe(true);
    const types = await runCli(site.dir, ['types'], options);
    expect(types.code).toBe(1);
    expect(types.stderr).toMatch(/^\[FILE_ACCESS_DENIED\] The system denies access to .*\.site/);
  });
});
