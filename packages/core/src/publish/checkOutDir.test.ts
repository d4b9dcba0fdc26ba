import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {checkOutDir, outputRefusal} from './checkOutDir.js';

const check = (dir: string, outDir = 'build') =>
  checkOutDir(
    path.resolve(dir, outDir),
    ['site.config.js', 'src', 'static'].map((name) => path.join(dir, name)),
  );

test.each([
  ['nothing', {}],
  ['an empty folder', {'build/.gitkeep': ''}],
  ['a build', {'build/index.html': '', 'build/docs/a.md': '', 'build/notes.md': ''}],
  ['a build of locales without a root', {'build/en/404.html': '', 'build/en/index.html': ''}],
  ['what is left of a build', {'build/assets/js/a.js': '', 'build/CNAME': '', 'build/old.txt': ''}],
])('%s may be replaced', (_what, files) => {
  const dir = fs.realpathSync(tempSite({'site.config.js': '', ...files}));
  expect(check(dir)).toBe(path.join(dir, 'build'));
});

test.each([
  ['a file', {build: 'mine'}, 'is a file, not a folder'],
  [
    'sources',
    {'build/main.c': '', 'build/Makefile': ''},
    'is not the output of a build: it contains Makefile, main.c',
  ],
  ['sources in folders', {'build/lib/a.ts': ''}, 'is not the output of a build: it contains lib/a.ts'],
  ['a package', {'build/package.json': '{}'}, 'is not the output of a build: it contains package.json'],
  ['a repository', {'build/.git/HEAD': '', 'build/index.html': ''}, 'is a git repository'],
])('%s is refused, and stays', (_what, files, reason) => {
  const dir = tempSite({'site.config.js': '', ...files});
  expect(() => check(dir)).toThrow(reason);
  for (const file of Object.keys(files)) expect(fs.existsSync(path.join(dir, file))).toBe(true);
});

test.each(['.', '..', 'src', 'static', 'docs'])('--out-dir %s is refused: sources are in it', (outDir) => {
  const dir = tempSite({
    'site/site.config.js': '',
    'site/index.html': '',
    'site/src/a.css': '',
    'site/static/index.html': '',
    'site/docs/a.md': '# A',
  });
  expect(() => check(path.join(dir, 'site'), outDir)).toThrow('a build would delete');
});

test('a link to a folder leads to it, and a link to nothing is named', () => {
  const dir = fs.realpathSync(tempSite({'out/index.html': ''}));
  fs.symlinkSync('out', path.join(dir, 'build'));
  expect(check(dir)).toBe(path.join(dir, 'out'));
  fs.rmSync(path.join(dir, 'out'), {recursive: true});
  expect(outputRefusal(path.join(dir, 'build'))).toBe('is a link to out, which does not exist');
});
