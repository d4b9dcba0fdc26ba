import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, onTestFinished, test} from 'vitest';
import {startRegistry} from './registry/startRegistry.mjs';
import {addToChangelog} from './release/addToChangelog.mjs';
import {inOrder, placesOf, publishAll} from './release/publishAll.mjs';
import {readOptions} from './release/readOptions.mjs';
import {type ReleaseState, releaseProblems} from './release/releaseProblems.mjs';

const run = promisify(execFile);

const ready: ReleaseState = {
  version: '0.2.0',
  isUnfinished: false,
  hasChanges: true,
  hasTag: false,
  versions: ['0.1.0', '0.1.0'],
  changedFiles: [],
  branch: 'main',
  releaseBranch: 'main',
  isInBranch: true,
  head: 'aaa',
  isPublished: false,
  isLoopback: false,
  hasOidc: true,
  npmVersion: '11.19.1',
};

test('a release can be made from a clean release branch with changesets', () => {
  expect(releaseProblems(ready)).toEqual([]);
});

test.each<[string, Partial<ReleaseState>, RegExp]>([
  ['changes that are not committed', {changedFiles: [' M README.md']}, /not committed \(README\.md\)/],
  ['another branch', {branch: 'feature'}, /on the branch main, and this is feature/],
  ['no branch', {branch: ''}, /this is none/],
  ['a tag of the version', {hasTag: true}, /tag v0\.2\.0 already/],
  ['a published version', {isPublished: true}, /registry has a version 0\.2\.0/],
  [
    'packages with different versions',
    {versions: ['0.1.0', '0.1.1']},
    /different versions \(0\.1\.0, 0\.1\.1\)/,
  ],
  ['no identity of a workflow', {hasOidc: false}, /Run release\.yml/],
  ['an old npm', {npmVersion: '11.5.0'}, /npm 11\.5\.0 is too old/],
  ['a later commit than an unfinished release', {isUnfinished: true, releaseCommit: 'bbb'}, /--detach bbb/],
])('%s stops a release', (_, change, problem) => {
  expect(releaseProblems({...ready, ...change})).toEqual([expect.stringMatching(problem)]);
});

test('an unfinished release is finished from its commit, also without a branch', () => {
  const unfinished = {
    isUnfinished: true,
    hasChanges: false,
    isPublished: true,
    releaseCommit: 'aaa',
    branch: '',
  };
  expect(releaseProblems({...ready, ...unfinished})).toEqual([]);
  expect(releaseProblems({...ready, ...unfinished, isInBranch: false})).toHaveLength(1);
});

test('a registry on this machine needs neither a workflow nor a new npm', () => {
  const local = {isLoopback: true, hasOidc: false, npmVersion: '10.0.0'};
  expect(releaseProblems({...ready, ...local})).toEqual([]);
});

test('options that do not exist or contradict each other are refused', () => {
  expect(readOptions(['--registry', 'http://127.0.0.1:1'])).toEqual({
    dryRun: false,
    push: false,
    registry: 'http://127.0.0.1:1/',
  });
  expect(() => readOptions(['--dry'])).toThrow(/Usage: pnpm release/);
  expect(() => readOptions(['--registry', 'localhost'])).toThrow(/needs an address/);
  expect(() => readOptions(['--dry-run', '--push'])).toThrow(/no effect/);
});

test('the changelog has each change once, the newest version first', () => {
  const first = addToChangelog('', {
    version: '0.1.0',
    changesets: [
      {
        summary: 'The first release.\n\n- One',
        releases: 'abcd'.split('').map((name) => ({name, type: 'minor'})),
      },
    ],
  });
  const second = addToChangelog(first, {
    version: '0.2.0',
    changesets: [
      {summary: 'A repair.', releases: [{name: '@lectern/store', type: 'patch'}]},
      {
        summary: 'An option is gone.',
        releases: [
          {name: '@lectern/core', type: 'major'},
          {name: 'create-lectern', type: 'patch'},
        ],
      },
    ],
  });
  expect(second).toBe(`# Changelog

All packages of Lectern have the same version, and are released together.

## 0.2.0

### Breaking changes

- **core, create-lectern:** An option is gone.

### Fixed

- **store:** A repair.

## 0.1.0

### New

- The first release.

  - One
`);
});

test('packages come after those that they need', () => {
  const packed = (name: string, ...needs: string[]) => ({name, needs, version: '1.0.0', tarball: ''});
  const names = (list: readonly {name: string}[]) => list.map(({name}) => name);
  expect(
    names(inOrder([packed('preset', 'core', 'react'), packed('core', 'store'), packed('store')])),
  ).toEqual(['store', 'core', 'preset']);
  expect(() => inOrder([packed('a', 'b'), packed('b', 'a')])).toThrow('a, b');
});

/** Packs a package. @returns path of the tarball */
async function pack(
  folder: string,
  manifest: {name: string; dependencies?: {[name: string]: string}},
): Promise<string> {
  const dir = path.join(folder, manifest.name.replace('/', '-'));
  fs.mkdirSync(dir, {recursive: true});
  fs.writeFileSync(path.join(dir, 'package.json'), JSON.stringify({version: '1.0.0', ...manifest}));
  fs.writeFileSync(path.join(dir, 'index.js'), `module.exports = '${manifest.name}';`);
  const {stdout} = await run('npm', ['pack', '--silent', '--pack-destination', folder], {cwd: dir});
  return path.join(folder, stdout.trim());
}

test('publishing goes on where it stopped, and then has nothing to do; npm installs the result', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-publish-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true, force: true}));
  const registry = await startRegistry({tarballs: []});
  onTestFinished(() => registry.close());
  const tarballs = [
    await pack(folder, {name: '@t/preset', dependencies: {'@t/core': '1.0.0'}}),
    await pack(folder, {name: '@t/core', dependencies: {'@t/store': '1.0.0'}}),
    await pack(folder, {name: '@t/store'}),
  ];
  const input = {registry: registry.url, isPrerelease: false};
  const packed = await placesOf(tarballs);
  const [store, core, preset] = packed;
  if (!store || !core || !preset) throw new Error('Three packages were packed.');
  const broken = {...core, tarball: path.join(folder, 'missing.tgz')};
  await expect(publishAll([store, broken, preset], input)).rejects.toThrow(
    /@t\/core could not be published, after 1 of 3 packages/,
  );
  expect(await publishAll(packed, input)).toBe('2 packages, 1 were there already');
  expect(await publishAll(packed, input)).toBe('0 packages, 3 were there already');
  const site = path.join(folder, 'site');
  fs.mkdirSync(site);
  const args = ['install', '@t/preset', '--registry', registry.url, '--cache', path.join(folder, 'cache')];
  await run('npm', args, {cwd: site});
  expect(fs.readdirSync(path.join(site, 'node_modules/@t')).sort()).toEqual(['core', 'preset', 'store']);
});
