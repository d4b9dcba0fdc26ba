import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {shownError} from '../../test/shownError.js';
import {tempSite} from '../../test/tempSite.js';
import {changelogBetween} from './changelogBetween.js';
import {loadCodemods} from './loadCodemods.js';
import {planVersions} from './planVersions.js';
import {readPackages} from './readPackages.js';
import {readTarFiles} from './readTarFiles.js';
import {uncommittedTouched} from './touchedFiles.js';

async function planOf(files: {readonly [name: string]: string}, folder = '') {
  const dir = tempSite(files);
  const packages = await readPackages(path.join(dir, folder));
  const changes = planVersions(packages, '0.2.0').map(({file, after}): [string, string] => [
    path.relative(dir, file),
    after,
  ]);
  return {versions: Object.fromEntries(packages.versions), changes: Object.fromEntries(changes)};
}

test('versions keep their style; other packages, peers and the rest of the text stay', async () => {
  const manifest = `{
\t"dependencies": {"@lectern/core": "~0.1.0", "@lectern/theme-mermaid": ">=0.1.1", "react": "^19.0.0"},
\t"devDependencies": {"@docusaurus/types": "npm:@lectern/types@0.1.0"},
\t"peerDependencies": {"@lectern/core": "^0.1.0 || ^0.2.0"},
\t"pnpm": {"overrides": {"x>@lectern/utils": "0.1.0", "@docusaurus/utils": "npm:@lectern/utils@^0.1.0"}},
\t"overrides": {"plugin": {"@docusaurus/core": "npm:@lectern/core@^0.1.0", "@lectern/core": "$@lectern/core"}}
}
`;
  const {versions, changes} = await planOf({'package.json': manifest});
  expect(versions).toEqual({
    '@lectern/core': '0.1.0',
    '@lectern/theme-mermaid': '0.1.1',
    '@lectern/types': '0.1.0',
  });
  expect(changes).toEqual({
    'package.json': manifest
      .replace('~0.1.0', '~0.2.0')
      .replace('>=0.1.1', '>=0.2.0')
      .replace('types@0.1.0', 'types@0.2.0')
      .replace('utils@^0.1.0', 'utils@^0.2.0')
      .replace('npm:@lectern/core@^0.1.0', 'npm:@lectern/core@^0.2.0'),
  });
});

test('the installed version counts; in a workspace, the root and the settings of pnpm are changed too', async () => {
  const settings = `packages: [site]\ncatalog:\n  '@lectern/core': 0.1.0\noverrides:\n  '@docusaurus/types': npm:@lectern/types@^0.1.0 # ours\n  "@lectern/store": 0.1.0\nother: 1\n`;
  const {versions, changes} = await planOf(
    {
      '.git/HEAD': '',
      'package.json': '{"overrides": {"@docusaurus/types": "npm:@lectern/types@^0.1.0"}}',
      'pnpm-workspace.yaml': settings,
      'pnpm-lock.yaml': '',
      'site/package.json': '{"dependencies": {"@lectern/core": "^0.1.0"}}',
      'site/node_modules/@lectern/core/package.json': '{"version": "0.1.7"}',
    },
    'site',
  );
  expect(versions).toEqual({'@lectern/core': '0.1.7'});
  expect(changes).toEqual({
    'package.json': '{"overrides": {"@docusaurus/types": "npm:@lectern/types@^0.2.0"}}',
    'pnpm-workspace.yaml': settings
      .replace('types@^0.1.0', 'types@^0.2.0')
      .replace('store": 0.1.0', 'store": 0.2.0'),
    'site/package.json': '{"dependencies": {"@lectern/core": "^0.2.0"}}',
  });
});

test('catalogs, workspaces and tags are refused, each with its line', async () => {
  const dir = tempSite({
    'package.json': `{"dependencies": {
  "@lectern/core": "catalog:",
  "@lectern/theme-common": "workspace:*",
  "@lectern/preset-classic": "latest"
}}`,
  });
  const error: unknown = await readPackages(dir).catch((thrown: unknown) => thrown);
  expect(shownError(error, {siteDir: dir})).toBe(`[UPGRADE_RANGE] These versions cannot be updated:
- package.json:2 @lectern/core: its version is in a catalog of the workspace, which is not supported.
- package.json:3 @lectern/theme-common: it is a package of the workspace.
- package.json:4 @lectern/preset-classic: "latest" is no version that can be replaced.
Change the versions in the catalog by hand, and install the packages.`);
});

test('a folder without packages of Lectern is refused', async () => {
  const dir = tempSite({'package.json': '{"dependencies": {"react": "19.0.0"}}'});
  await expect(readPackages(dir)).rejects.toMatchObject({code: 'UPGRADE_NO_PACKAGES'});
});

test('the changelog is shown from the old version to the new one', () => {
  const changelog =
    '# Changelog\n\nText.\n\n## 0.3.0\n\nC\n\n## 0.2.0\n\nB\n\n### Fixed\n\n- b\n\n## 0.1.0\n\nA\n';
  expect(changelogBetween(changelog, {from: '0.1.0', to: '0.2.0'})).toBe('## 0.2.0\n\nB\n\n### Fixed\n\n- b');
  expect(changelogBetween(changelog, {from: '0.3.0', to: '0.3.0'})).toBe('');
});

/** An entry of a tar archive: header and content, in blocks of 512 bytes. */
function entry(name: string, text: string): Buffer {
  const header = Buffer.alloc(512);
  header.write(name);
  header.write(Buffer.byteLength(text).toString(8).padStart(11, '0'), 124);
  const content = Buffer.alloc(Math.ceil(Buffer.byteLength(text) / 512) * 512);
  content.write(text);
  return Buffer.concat([header, content]);
}

test('files of a packed package are read by their paths', () => {
  const entries = [
    entry('package/package.json', '{}'),
    entry('package/a/empty', ''),
    entry('package/CHANGELOG.md', `Ä${'x'.repeat(600)}`),
  ];
  const tarball = gzipSync(Buffer.concat([...entries, Buffer.alloc(1024)]));
  const files = readTarFiles(tarball, ['CHANGELOG.md', 'a/empty', 'missing']);
  expect(Object.fromEntries(files)).toEqual({'CHANGELOG.md': `Ä${'x'.repeat(600)}`, 'a/empty': ''});
});

test('codemods that throw, or change files outside of the site, are an error', async () => {
  const siteDir = tempSite({'site.config.js': ''});
  const site = {siteDir, configFile: path.join(siteDir, 'site.config.js')};
  const load = (body: string) =>
    loadCodemods(`export function planCodemods(site, versions) {${body}}`, site, {
      from: '0.1.0',
      to: '0.2.0',
    });
  const changes = [{file: site.configFile, before: '', after: 'x'}];
  expect(await load(`return ${JSON.stringify({changes, notes: []})};`)).toEqual({changes, notes: []});
  await expect(load('throw new Error(versions.to);')).rejects.toMatchObject({code: 'UPGRADE_CODEMODS'});
  await expect(load(`return {changes: [{file: '/etc/x', after: ''}], notes: []};`)).rejects.toThrow(
    'outside of the site',
  );
  await expect(load('return {};')).rejects.toMatchObject({code: 'UPGRADE_CODEMODS'});
});

test('only files that the upgrade would change count as uncommitted, also in new folders', async () => {
  const dir = tempSite({
    'package.json': '{"dependencies": {"@lectern/core": "0.1.0"}}',
    'docs/a.md': '',
    'src/theme/Footer.js': '',
  });
  const {workspace} = await readPackages(dir);
  const changes = [{file: path.join(dir, 'package.json'), after: ''}];
  const ejected = [path.join(dir, 'src/theme/Footer.js')];
  expect(uncommittedTouched(workspace, {changes, ejected})).toBeUndefined();
  execFileSync('git', ['init', '--quiet'], {cwd: dir});
  execFileSync('git', ['add', 'package.json'], {cwd: dir});
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.test', 'commit', '-qm', 'x'], {cwd: dir});
  expect(uncommittedTouched(workspace, {changes, ejected})).toEqual(ejected);
  fs.writeFileSync(path.join(dir, 'package.json'), '{}');
  expect(uncommittedTouched(workspace, {changes, ejected: []})).toEqual([changes[0]?.file]);
});
