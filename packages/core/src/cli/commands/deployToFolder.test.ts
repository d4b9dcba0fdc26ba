import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {describe, expect, test, vi} from 'vitest';
import {withoutAddress} from '../../../test/shownError.js';
import {configText, tempSite} from '../../../test/tempSite.js';
import {runCli} from '../runCli.js';

vi.setConfig({testTimeout: 60_000});

const hasRsync = spawnSync('rsync', ['--version']).status === 0;

async function deploy(site: string, ...flags: readonly string[]): Promise<{code: number; out: string}> {
  const lines: string[] = [];
  const collect = (line: string) => void lines.push(line);
  const spies = (['log', 'warn', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(collect),
  );
  for (const name of ['CI_PULL_REQUEST', 'GITHUB_EVENT_NAME']) vi.stubEnv(name, '');
  try {
    const code = await runCli(['deploy', site, '--skip-build', ...flags]);
    return {code, out: withoutAddress(stripVTControlCharacters(lines.join('\n')))};
  } finally {
    vi.unstubAllEnvs();
    for (const spy of spies) spy.mockRestore();
  }
}

function createSite(files: {readonly [name: string]: string}): {site: string; target: string} {
  const build = Object.fromEntries(Object.entries(files).map(([name, text]) => [`build/${name}`, text]));
  const site = tempSite({
    'site.config.js': configText("deploy: {to: 'rsync:./public', keepRemoved: 1}"),
    ...build,
  });
  return {site, target: path.join(site, 'public')};
}

function filesOf(dir: string): {[name: string]: string} {
  const names = fs.readdirSync(dir, {recursive: true, encoding: 'utf8'}).sort();
  const files = names.filter((name) => fs.statSync(path.join(dir, name)).isFile());
  return Object.fromEntries(
    files
      .filter((name) => name !== 'lectern-deployment.json')
      .map((name) => [name, fs.readFileSync(path.join(dir, name), 'utf8')]),
  );
}

describe.skipIf(!hasRsync)('site deploy to a folder', () => {
  test('sends new and changed files, and removes old ones one deployment later', async () => {
    const {site, target} = createSite({
      'index.html': 'one',
      'assets/a-0a0a0a0a.js': 'a',
      'gone.html': 'gone',
    });
    const first = await deploy(site);
    expect(first).toMatchObject({code: 0});
    expect(first.out).toContain('Published: 3 new, 0 changed, 0 unchanged, 0 removed.');
    expect(filesOf(target)).toEqual({'index.html': 'one', 'assets/a-0a0a0a0a.js': 'a', 'gone.html': 'gone'});

    fs.writeFileSync(path.join(target, 'robots.txt'), 'of the host');
    // The same size and the same time, as a file that a cache has linked into the build.
    const index = path.join(site, 'build/index.html');
    const {atime, mtime} = fs.statSync(index);
    fs.writeFileSync(index, 'two');
    fs.utimesSync(index, atime, mtime);
    fs.rmSync(path.join(site, 'build/gone.html'));
    expect((await deploy(site, '--dry-run')).out).toContain('send    index.html');
    expect(filesOf(target)).toMatchObject({'index.html': 'one'});
    expect((await deploy(site)).out).toContain(
      '0 new, 1 changed, 1 unchanged, 0 removed. 1 old file stays for open tabs.',
    );
    expect(filesOf(target)).toMatchObject({'index.html': 'two', 'gone.html': 'gone'});
    expect((await deploy(site)).out).toContain('0 new, 0 changed, 2 unchanged, 1 removed.');
    expect(filesOf(target)).toEqual({
      'index.html': 'two',
      'assets/a-0a0a0a0a.js': 'a',
      'robots.txt': 'of the host',
    });
  });

  test('takes any name of a file', async () => {
    const names = [
      '-x.html',
      '#a.html',
      'a b/ü%20[1]*.html',
      '.well-known/x',
      '\'q".html',
      'a\\b.html',
      'a\nb.html',
    ];
    const {site, target} = createSite(Object.fromEntries(names.map((name) => [name, name])));
    expect(await deploy(site)).toMatchObject({code: 0});
    expect(Object.keys(filesOf(target)).sort()).toEqual([...names].sort());
    expect((await deploy(site)).out).toContain(`0 new, 0 changed, ${names.length} unchanged`);
    for (const name of names) fs.rmSync(path.join(site, 'build', name));
    fs.writeFileSync(path.join(site, 'build/index.html'), 'x');
    await deploy(site);
    await deploy(site);
    expect(Object.keys(filesOf(target))).toEqual(['index.html']);
  });

  test('makes the last folder of the target, and says what rsync says about others', async () => {
    const {site} = createSite({'index.html': 'one'});
    expect(await deploy(site, '--to', 'rsync:./new folder/')).toMatchObject({code: 0});
    expect(filesOf(path.join(site, 'new folder'))).toEqual({'index.html': 'one'});
    const {code, out} = await deploy(site, '--to', 'rsync:./none/deep');
    expect(code).toBe(1);
    expect(out).toMatch(/\[DEPLOY_TOOL_FAILED\] rsync ended with the status \d+:\n(?:.*\n)*.*none\/deep/);
  });
});

test.each([
  'rsync:',
  'rsync:--rsh=x',
  'rsync:-h:/x',
  'rsync:host',
  'rsync:host:-x',
  'rsync://-x',
  's4:x',
  'rsync:/a\nb',
])('the target %j is refused', async (to) => {
  const {site} = createSite({'index.html': 'one'});
  const {code, out} = await deploy(site, '--to', to);
  expect(code).toBe(1);
  expect(out).toContain('[DEPLOY_VALUE_INVALID] --to must be a target of files');
});

test('a wrong target in the configuration is reported with its line', async () => {
  const site = tempSite({
    'site.config.js': configText("\n  deploy: {to: 'ftp://x'}"),
    'build/index.html': 'one',
  });
  const {code, out} = await deploy(site);
  expect(code).toBe(1);
  expect(out).toMatch(/\[DEPLOY_VALUE_INVALID\] site\.config\.js:\d+ "deploy\.to" must be a target of files/);
});
