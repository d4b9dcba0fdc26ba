import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {editTarball} from './registry/editTarball.mjs';
import {removePrivateTypes} from './registry/removePrivateTypes.mjs';
import {startRegistry} from './registry/startRegistry.mjs';

const run = promisify(execFile);
let folder: string;
let registry: Awaited<ReturnType<typeof startRegistry>>;

/** Packs a package that has one file. @returns path of the tarball */
async function pack(name: string, version: string): Promise<string> {
  const dir = path.join(folder, `${name.replace('/', '-')}-${version}`);
  fs.mkdirSync(dir, {recursive: true});
  fs.writeFileSync(path.join(dir, 'package.json'), JSON.stringify({name, version}));
  fs.writeFileSync(path.join(dir, 'index.js'), `module.exports = '${version}';`);
  const {stdout} = await run('npm', ['pack', '--silent', '--pack-destination', folder], {cwd: dir});
  return path.join(folder, stdout.trim());
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-registry-'));
  registry = await startRegistry({
    tarballs: [await pack('@scope/one', '1.0.0'), await pack('@scope/one', '2.0.0')],
    upstream: 'https://registry.example/npm',
  });
});

afterAll(async () => {
  await registry?.close();
  fs.rmSync(folder, {recursive: true});
});

test('npm installs the newest version of a served package, or the one that is named', async () => {
  const site = path.join(folder, 'site');
  fs.mkdirSync(site);
  for (const [spec, version] of [
    ['@scope/one', '2.0.0'],
    ['@scope/one@1', '1.0.0'],
  ] as const) {
    const args = ['install', spec, '--registry', registry.url, '--cache', path.join(folder, 'cache')];
    await run('npm', args, {cwd: site});
    const manifest = path.join(site, 'node_modules/@scope/one/package.json');
    expect(JSON.parse(fs.readFileSync(manifest, 'utf8')).version).toBe(version);
  }
});

test.each(['react', '@types%2freact', 'react/-/react-19.0.0.tgz'])(
  'a request for %s is redirected to the registry of other packages',
  async (name) => {
    const response = await fetch(`${registry.url}${name}`, {redirect: 'manual'});
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe(`https://registry.example/npm/${name}`);
  },
);

test('a package keeps the declarations that imports lead to', () => {
  const dir = path.join(folder, 'typed');
  const files: {readonly [file: string]: string} = {
    'package.json': JSON.stringify({
      name: 'typed',
      type: 'module',
      exports: {
        '.': {types: './dist/index.d.ts', default: './dist/index.js'},
        './types/*': {types: './types/*.d.ts'},
        './parts/*': './dist/parts/*',
      },
      imports: {'#library': {types: './dist/library/index.d.ts', default: 'library'}},
    }),
    'types/site.d.ts': '/// <reference path="../dist/globals.d.ts" />\n',
    'dist/globals.d.ts': 'declare const isSite: boolean;\n',
    'dist/index.d.ts': "export * from './used.js';\nexport declare const a: import('./inline.js').A;\n",
    'dist/used.d.ts': "export type {B} from './deep/again.js';\n",
    'dist/deep/again.d.ts': 'export interface B {}\n',
    'dist/inline.d.ts': 'export interface A {}\n',
    'dist/private.d.ts': "export * from './used.js';\n",
    'dist/private.js': '',
    'dist/parts/part.d.ts': "export {A} from '#library';\n",
    'dist/library/index.d.ts': 'export interface A {}\n',
    'dist/theme/Footer.d.ts': 'export {};\n',
  };
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  }
  removePrivateTypes(dir);
  const missing = Object.keys(files).filter((file) => !fs.existsSync(path.join(dir, file)));
  expect(missing).toEqual(['dist/private.d.ts']);
  const part = fs.readFileSync(path.join(dir, 'dist/parts/part.d.ts'), 'utf8');
  expect(part).toBe("export {A} from '../library/index.js';\n");
});

test('an edited package has the same bytes each time', async () => {
  const source = await pack('edited', '1.0.0');
  const [first, second] = ['first.tgz', 'second.tgz'].map((name) => path.join(folder, name));
  const edit = (dir: string) => fs.writeFileSync(path.join(dir, 'added.js'), '');
  await editTarball(source, edit, first);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await editTarball(source, edit, second);
  expect(fs.readFileSync(first ?? '').equals(fs.readFileSync(second ?? ''))).toBe(true);
});
