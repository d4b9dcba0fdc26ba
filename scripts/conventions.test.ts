// Conventions of all packages and files, so that reviewers need not check them.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const packages = fs
  .readdirSync(path.join(root, 'packages'))
  .filter((name) => fs.existsSync(path.join(root, 'packages', name, 'package.json')));

function trackedFiles(...patterns: string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--', ...patterns], {cwd: root, encoding: 'utf8'});
  return listed.split('\0').filter((file) => file !== '' && fs.existsSync(path.join(root, file)));
}

test.each(packages)('packages/%s says what it is and what runs it', (name) => {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({
    name: name.startsWith('create-') ? name : `@lectern/${name}`,
    license: 'MIT',
    type: 'module',
    engines: {node: '>=20.19'},
    files: expect.arrayContaining(['dist']),
  });
  expect(manifest.description).toMatch(/\.$/);
  expect(manifest.scripts?.install ?? manifest.scripts?.postinstall).toBeUndefined();
});

test('no source file is longer than 500 lines', () => {
  const long = trackedFiles('*.ts', '*.tsx', '*.mjs', '*.css').filter(
    (file) => fs.readFileSync(path.join(root, file), 'utf8').split('\n').length > 501,
  );
  expect(long).toEqual([]);
});

test('no file names a registry host or keeps a focused test', () => {
  const found = trackedFiles('*.ts', '*.tsx', '*.mjs', '*.json', '*.yaml', '*.md').filter((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    return /registry\.npm(?:js\.org)|deb\.debian(?:\.org)|\b(?:test|describe)\.only\(/.test(text);
  });
  expect(found).toEqual([]);
});

test('the page on canary builds names every package: one that is missing would be looked for in the registry', () => {
  const page = fs.readFileSync(path.join(root, 'website/community/4-canary.md'), 'utf8');
  const manifest = /```json title="package\.json"\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const {dependencies, overrides} = JSON.parse(manifest) as Record<string, Record<string, string>>;
  const named = Object.keys({...dependencies, ...overrides});
  expect(named.sort()).toEqual(packages.map((name) => `@lectern/${name}`).sort());
});

const bundled = packages.flatMap((name) => {
  const {exports, scripts} = JSON.parse(
    fs.readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8'),
  );
  const [, entries] = /bundle-node\.mjs ([\w/ ]+)/.exec(scripts?.build ?? '') ?? [];
  return entries === undefined ? [] : [{name, exports, entries: entries.split(' ')}];
});

/** Code for browsers, which is not bundled. */
const isForBrowsers = (module: string) => /^(?:client|shared|themeFallback)\//.test(module);

test.each(bundled)(
  'what is exported or named by path in packages/$name is an entry of its bundle',
  ({name, exports, entries}) => {
    const src = path.join(root, 'packages', name, 'src');
    const modules = trackedFiles(`packages/${name}/src/*.ts`).map((file) =>
      path.relative(src, path.join(root, file)).replace(/\.ts$/, ''),
    );
    const exported = Object.values<string | {default?: string}>(exports).flatMap((target) => {
      const file = typeof target === 'string' ? target : target.default;
      const [, module] = /^\.\/dist\/(.*)\.js$/.exec(file ?? '') ?? [];
      const pattern = new RegExp(`^${module?.replaceAll('*', '.+')}$`);
      return modules.filter((one) => pattern.test(one));
    });
    const named = trackedFiles(`packages/${name}/src/*.ts`)
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => {
        const text = fs.readFileSync(path.join(root, file), 'utf8');
        return [...text.matchAll(/(distDir, |new URL\(|register\()'([\w./]+)\.js'/g)].map(
          ([, how, module = '']) =>
            path.relative(
              src,
              path.resolve(how === 'distDir, ' ? src : path.dirname(path.join(root, file)), module),
            ),
        );
      });
    const needed = new Set([...exported, ...named].filter((module) => !isForBrowsers(module)));
    expect([...needed].filter((module) => !entries.includes(module))).toEqual([]);
  },
);

test.each(packages)('%s has types for compilers that do not read "exports"', (folder) => {
  const {
    exports: doors = {},
    main,
    types,
    typesVersions,
  } = JSON.parse(fs.readFileSync(path.join(root, 'packages', folder, 'package.json'), 'utf8'));
  const typed = Object.entries<{types?: string; default?: string}>(doors).filter(([, door]) => door.types);
  const inner = typed.filter(([name]) => name !== '.').map(([name, door]) => [name.slice(2), [door.types]]);
  expect([main, types]).toEqual([doors['.'].default, doors['.'].types]);
  expect(typesVersions?.['*'] ?? {}).toEqual(Object.fromEntries(inner));
});
