import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parseOptions, siteFolder, testContext} from '../../test/testSite.js';
import {createVersion} from './createVersion.js';

function copySite(name: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-version-'));
  fs.cpSync(siteFolder(name), folder, {recursive: true});
  return folder;
}

test('a version is a copy of docs and sidebars, and the first in versions.json', async () => {
  const siteDir = copySite('basic');
  const input = {context: testContext(siteDir), options: parseOptions({sidebarPath: './sidebars.ts'})};
  await createVersion('1.0', input);
  await createVersion('2.0', input);
  const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');
  expect(JSON.parse(read('versions.json'))).toEqual(['2.0', '1.0']);
  expect(read('versioned_docs/version-1.0/reference/cli.md')).toBe(read('docs/reference/cli.md'));
  expect(JSON.parse(read('versioned_sidebars/version-1.0-sidebars.json')).docs[0]).toBe('introduction');
  await expect(createVersion('1.0', input)).rejects.toThrow('The docs version "1.0" exists already.');
  await expect(createVersion('a/b', input)).rejects.toMatchObject({code: 'DOCS_VERSION_NAME'});
  fs.rmSync(siteDir, {recursive: true});
});

test('an instance with an id of its own has its own files', async () => {
  const siteDir = copySite('categories');
  await createVersion('1.0', {context: testContext(siteDir), options: parseOptions({id: 'api'})});
  expect(fs.readdirSync(siteDir).sort()).toEqual([
    'api_versioned_docs',
    'api_versioned_sidebars',
    'api_versions.json',
    'docs',
  ]);
  fs.rmSync(siteDir, {recursive: true});
});
