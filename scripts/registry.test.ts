import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, test} from 'vitest';
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
}, 60_000);

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
