// Checks that the addresses of website and repository are in one place: the package.json of the root.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

interface Manifest {
  homepage: string;
  bugs: {url: string};
  repository: {url: string};
}

function listedFiles(dir: string): readonly string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, {cwd: dir, encoding: 'utf8', maxBuffer: 64_000_000}).split('\0');
  return listed.filter(
    (file) => file !== '' && fs.lstatSync(path.join(dir, file), {throwIfNoEntry: false})?.isFile(),
  );
}

/** Copies the files of this repository to a repository of its own. */
function copyRepository(): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-addresses-'));
  onTestFinished(() => fs.rmSync(dir, {recursive: true, force: true}));
  for (const file of listedFiles(root)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.copyFileSync(path.join(root, file), path.join(dir, file));
  }
  execFileSync('git', ['init', '--quiet'], {cwd: dir});
  return dir;
}

function readManifest(dir: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));
}

function writeManifests(dir: string, addresses: Manifest): void {
  const manifest = {...readManifest(dir), ...addresses};
  fs.writeFileSync(path.join(dir, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  execFileSync(process.execPath, ['scripts/packages/writeManifests.mjs'], {cwd: dir, stdio: 'pipe'});
}

/** Files with a text, without addresses of which the text is only a part, such as a longer host. */
function filesWith(dir: string, ...texts: readonly string[]): readonly string[] {
  const escaped = texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?:${escaped.join('|')})(?![\\w-]|\\.\\w)`);
  return listedFiles(dir).filter((file) => pattern.test(fs.readFileSync(path.join(dir, file), 'latin1')));
}

test('one command writes new addresses into every file that has the old ones, and back', () => {
  const dir = copyRepository();
  const {homepage, bugs, repository} = readManifest(dir);
  const old = [homepage, new URL(homepage).host.replaceAll('.', '\\.'), bugs.url.replace(/\/issues$/, '')];
  // Escaped hosts of regular expressions are no addresses that the command could write.
  expect(filesWith(dir, old[1] ?? '')).toEqual([]);
  const before = filesWith(dir, ...old);
  // READMEs, pages, templates of create-lectern, and the address book of the website.
  for (const file of [
    'CONTRIBUTING.md',
    'packages/mdx/package.json',
    'packages/preset-classic/README.md',
    'packages/create-lectern/templates/shared/files/README.md',
    'website/addresses.ts',
    'website/docs/cli.md',
  ])
    expect(before).toContain(file);

  // Joined here, so that this file does not have the new address itself.
  const code = ['https://git.docs.test', 'team/tool'].join('/');
  writeManifests(dir, {
    // Begins like the old one: must not be replaced twice.
    homepage: `${homepage}.docs.test`,
    bugs: {url: `${code}/issues`},
    repository: {...repository, url: `git+${code}.git`},
  });
  expect(filesWith(dir, ...old)).toEqual([]);
  expect(filesWith(dir, `${homepage}.docs.test`, code)).toEqual(before);

  writeManifests(dir, {homepage, bugs, repository});
  for (const file of before)
    expect(fs.readFileSync(path.join(dir, file), 'utf8')).toBe(
      fs.readFileSync(path.join(root, file), 'utf8'),
    );
});
