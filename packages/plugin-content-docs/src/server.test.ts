import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import * as server from './server.js';

const {filterVersions, getDefaultVersionBanner, getVersionBadge, getVersionBanner, readVersionNames} = server;

function siteWith(files: {readonly [name: string]: unknown}): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-server-'));
  for (const [name, content] of Object.entries(files)) {
    fs.writeFileSync(path.join(dir, name), JSON.stringify(content));
  }
  return dir;
}

const options = {id: 'default', disableVersioning: false, includeCurrentVersion: true};

test('the interface has the names of Docusaurus', () => {
  expect(Object.keys(server).sort()).toEqual([
    'CURRENT_VERSION_NAME',
    'VERSIONED_DOCS_DIR',
    'VERSIONED_SIDEBARS_DIR',
    'VERSIONS_JSON_FILE',
    'filterVersions',
    'getDefaultVersionBanner',
    'getVersionBadge',
    'getVersionBanner',
    'readVersionNames',
  ]);
});

test('the versions of an instance are read from its own file, with the current one first', async () => {
  const dir = siteWith({'versions.json': ['1.0'], 'api_versions.json': ['2.0', '1.0']});
  expect(await readVersionNames(dir, options)).toEqual(['current', '1.0']);
  expect(await readVersionNames(dir, {...options, id: 'api'})).toEqual(['current', '2.0', '1.0']);
  expect(await readVersionNames(dir, {...options, id: 'none'})).toEqual(['current']);
  expect(await readVersionNames(dir, {...options, includeCurrentVersion: false})).toEqual(['1.0']);
  expect(await readVersionNames(dir, {...options, disableVersioning: true})).toEqual(['current']);
});

test('DOCS_NO_VERSION where neither the file nor the options have a version', async () => {
  const read = readVersionNames(siteWith({}), {...options, includeCurrentVersion: false});
  await expect(read).rejects.toMatchObject({code: 'DOCS_NO_VERSION'});
});

test('onlyIncludeVersions leaves out the others and keeps the order', () => {
  const names = ['current', '2.0', '1.0'];
  expect(filterVersions(names, {onlyIncludeVersions: ['1.0', 'current']})).toEqual(['current', '1.0']);
  expect(filterVersions(names, {})).toEqual(names);
});

test('banners and badges follow the place in the list, unless the options set them', () => {
  const list = {lastVersionName: '2.0', versionNames: ['current', '2.0', '1.0']};
  const banners = list.versionNames.map((versionName) => getDefaultVersionBanner({...list, versionName}));
  expect(banners).toEqual(['unreleased', null, 'unmaintained']);
  const versions = {current: {banner: 'none', badge: false}} as const;
  const current = {...list, versionName: 'current', options: {versions}};
  expect([getVersionBanner(current), getVersionBadge(current)]).toEqual([null, false]);
  const old = {...current, versionName: '1.0'};
  expect([getVersionBanner(old), getVersionBadge(old)]).toEqual(['unmaintained', true]);
  expect(getVersionBadge({...old, versionNames: ['1.0']})).toBe(false);
});
