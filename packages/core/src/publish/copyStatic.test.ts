import fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {publishScope} from '../routes/publishScope.js';
import {copyStatic} from './copyStatic.js';

let root = '';
let siteDir = '';

beforeEach(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(tmpdir(), 'lectern-static-')));
  siteDir = path.join(root, 'site');
  for (const dir of ['static/img', 'shared', 'other'])
    fs.mkdirSync(path.join(siteDir, dir), {recursive: true});
  const files = ['static/.nojekyll', 'static/img/a.svg', 'shared/b.txt', '.env', '../secret.txt'];
  for (const file of files) fs.writeFileSync(path.join(siteDir, file), file);
});
afterEach(() => fs.rmSync(root, {recursive: true}));

const link = (target: string, file: string) => fs.symlinkSync(target, path.join(siteDir, file));

function copied({staticDirectories = ['static'], allow = [] as string[]} = {}): string[] {
  const files: string[] = [];
  const siteConfig = {staticDirectories, markdown: {files: {allow, deny: []}}};
  const context = {siteDir, siteConfigPath: 'site.config.ts', siteConfig} as unknown;
  const publish = publishScope(context as Parameters<typeof publishScope>[0], []);
  const staticDirs = staticDirectories.map((dir) => path.resolve(siteDir, dir));
  copyStatic({siteDir, staticDirs, publish}, {copy: (_from, to) => files.push(to)});
  return files.sort();
}

test('all files are copied, those with a dot and those behind links within the site, too', () => {
  link('../shared', 'static/shared');
  link('img/a.svg', 'static/a.svg');
  link('.', 'static/again');
  expect(copied()).toEqual(['.nojekyll', 'a.svg', 'img/a.svg', 'shared/b.txt']);
});

test('links to what may not be published are errors, all in one report', () => {
  link('../../secret.txt', 'static/secret.txt');
  link('../..', 'static/up');
  link('../.env', 'static/env.txt');
  const says = expect.stringMatching(
    /^Static folders hold.*\n- static\/env\.txt .*the file \.env, .*starts with a dot\.\n- static\/secret\.txt .*a symbolic link leads to it.*\n- static\/up .*/,
  );
  expect(copied).toThrow(expect.objectContaining({code: 'FILE_NOT_PUBLISHABLE', message: says}));
  expect(() => copied({allow: ['..', '.env']})).not.toThrow();
});

test('a static folder that is a link which leads out is one mistake', () => {
  fs.mkdirSync(path.join(root, 'home'));
  fs.writeFileSync(path.join(root, 'home/a'), '');
  fs.writeFileSync(path.join(root, 'home/b'), '');
  link('../home', 'public');
  const options = {staticDirectories: ['static', 'public']};
  expect(() => copied(options)).toThrow(/^This static file leads to the file .*home, which may not/);
  expect(copied({...options, allow: ['../home']})).toContain('a');
  expect(copied({staticDirectories: ['../home']})).toEqual(['a', 'b']);
});

test('a link that leads nowhere is an error which names it', () => {
  link('gone.txt', 'static/x.txt');
  link('loop.txt', 'static/loop.txt');
  expect(copied).toThrow(
    expect.objectContaining({
      code: 'STATIC_LINK_BROKEN',
      message: expect.stringMatching(/static\/loop\.txt .*\n.*static\/x\.txt .*leads nowhere/),
    }),
  );
});

test('files of the repository around the site may be published, wherever its .git is', () => {
  link('../../secret.txt', 'static/secret.txt');
  expect(copied).toThrow('may not be published');
  fs.mkdirSync(path.join(root, '.git'));
  expect(copied).toThrow('may not be published');
  fs.writeFileSync(path.join(root, '.git/HEAD'), 'ref: refs/heads/main');
  expect(copied()).toContain('secret.txt');
  fs.rmSync(path.join(root, '.git'), {recursive: true});
  fs.writeFileSync(path.join(root, '.git'), 'gitdir: elsewhere');
  expect(copied()).toContain('secret.txt');
});
