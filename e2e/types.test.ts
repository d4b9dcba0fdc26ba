import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';
import {websiteFolder} from './harness/index.js';

const typesFolder = path.join(import.meta.dirname, 'types');
const tsc = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

test('the types of a site know the theme, and reject what does not exist', () => {
  const {status, stdout} = spawnSync(process.execPath, [tsc, '-p', typesFolder], {encoding: 'utf8'});
  expect({status, stdout}).toEqual({status: 0, stdout: ''});
});

test('types for sites with other themes know the content plugins by the names of Docusaurus', () => {
  const project = path.join(typesFolder, 'tsconfig.aliases.json');
  const {status, stdout} = spawnSync(process.execPath, [tsc, '-p', project], {encoding: 'utf8'});
  expect({status, stdout}).toEqual({status: 0, stdout: ''});
});

test('the settings that a site extends declare the same, and @site', () => {
  const folder = path.join(import.meta.dirname, 'typesExtended');
  const {status, stdout} = spawnSync(process.execPath, [tsc, '-p', folder], {encoding: 'utf8'});
  expect({status, stdout}).toEqual({status: 0, stdout: ''});
});

test('the tsconfig.json of the documentation is the one that is tested', () => {
  const page = fs.readFileSync(path.join(websiteFolder, 'docs/typescript-support.md'), 'utf8');
  const documented = JSON.parse(/```json title="tsconfig\.json"\n([\s\S]*?)```/.exec(page)?.[1] ?? '{}');
  const tested = JSON.parse(fs.readFileSync(path.join(typesFolder, 'tsconfig.json'), 'utf8'));
  expect(documented.compilerOptions).toEqual(tested.compilerOptions);
});
