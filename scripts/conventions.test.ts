// Checks the conventions that all packages and files follow.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {repository, siteUrl} from '../website/addresses.js';
import {commonFields, licence, packageFolders as packages, readManifest} from './packages/commonFields.mjs';

const root = path.resolve(import.meta.dirname, '..');

function trackedFiles(...patterns: string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--', ...patterns], {cwd: root, encoding: 'utf8'});
  return listed.split('\0').filter((file) => file !== '' && fs.existsSync(path.join(root, file)));
}

test.each(packages)('packages/%s says what it is and what runs it', (name) => {
  const manifest = readManifest(`packages/${name}/package.json`);
  expect(manifest).toMatchObject({
    name: name.startsWith('create-') ? name : `@lectern/${name}`,
    description: expect.stringMatching(/\.$/),
    files: expect.arrayContaining(['dist']),
    ...commonFields(name),
  });
  expect(manifest.scripts).not.toHaveProperty('install');
  expect(manifest.scripts).not.toHaveProperty('postinstall');
});

test.each(packages)('packages/%s has a licence and a README that begins with its name', (name) => {
  const read = (file: string) => fs.readFileSync(path.join(root, 'packages', name, file), 'utf8');
  expect(read('LICENSE')).toBe(licence());
  const [title, ...lines] = read('README.md').split('\n');
  expect(title).toBe(`# ${readManifest(`packages/${name}/package.json`).name}`);
  expect(lines.length).toBeGreaterThan(8);
});

test('the README of core has a line for each folder of its source, and no other', () => {
  const core = path.join(root, 'packages/core');
  const readme = fs.readFileSync(path.join(core, 'README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| (`.+?`) \|/gm)].map(([, names = '']) => names);
  const named = rows.flatMap((names) => [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const entries = fs.readdirSync(path.join(core, 'src'), {withFileTypes: true});
  const folders = entries.filter((entry) => entry.isDirectory()).map(({name}) => name);
  expect(named.sort()).toEqual(folders.sort());
});

test('links of READMEs into the website lead to pages', () => {
  const routes = fs.readFileSync(path.join(root, 'e2e/website/routes.tsv'), 'utf8');
  const pages = new Set([...routes.matchAll(/^default\S*\t(\S+)/gm)].map(([, page]) => `/docs${page}`));
  const links = trackedFiles('packages/*/README.md').flatMap((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    return [...text.matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => ({file, link}));
  });
  const home = String(readManifest('package.json').homepage);
  const inSite = links.filter(({link}) => link.startsWith(home));
  expect(inSite.length).toBeGreaterThan(10);
  expect(inSite.filter(({link}) => !pages.has(link.slice(home.length)))).toEqual([]);
});

test('the website and the packages have the same addresses', () => {
  const {homepage, bugs} = readManifest('package.json');
  expect(homepage).toBe(siteUrl);
  expect(bugs).toEqual({url: `${repository}/issues`});
  expect(readManifest('package.json').repository).toEqual({type: 'git', url: `git+${repository}.git`});
});

test('no source file is longer than 500 lines', () => {
  const long = trackedFiles('*.ts', '*.tsx', '*.mjs', '*.css').filter(
    (file) => fs.readFileSync(path.join(root, file), 'utf8').split('\n').length > 501,
  );
  expect(long).toEqual([]);
});

test('core imports Zod by the name that published types can find', () => {
  const found = trackedFiles('packages/core/src/*.ts', 'packages/core/src/*.tsx').filter((file) =>
    /(?:from |import\()'zod['/]/.test(fs.readFileSync(path.join(root, file), 'utf8')),
  );
  expect(found).toEqual([]);
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
  // Generators are run by npm and installed in no site.
  const installed = packages.filter((name) => !name.startsWith('create-'));
  expect(named.sort()).toEqual(installed.map((name) => `@lectern/${name}`).sort());
});

const bundled = packages.flatMap((name) => {
  const {exports, scripts} = JSON.parse(
    fs.readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8'),
  );
  const [, entries] = /bundle-node\.mjs (?:--minify )?([\w/ ]+)/.exec(scripts?.build ?? '') ?? [];
  return entries === undefined ? [] : [{name, exports, entries: entries.split(' ')}];
});

/** True for modules that run in browsers, which are not in the Node bundle. `module` is relative to src/. */
const isForBrowsers = (module: string) => /^(?:shared|themeFallback|(?:\w+\/)?client)\//.test(module);

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

test('each decision has a number, a date, and a line in the list', () => {
  const folder = path.join(root, 'decisions');
  const files = fs.readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
  const list = fs.readFileSync(path.join(folder, 'README.md'), 'utf8');
  const missing = files.filter((name) => {
    const [title = '', , date = ''] = fs.readFileSync(path.join(folder, name), 'utf8').split('\n');
    const [, day] = /^\*\*Date\.\*\* (\d{4}-\d\d-\d\d)$/.exec(date) ?? [];
    return !list.includes(`| [${name.slice(0, 4)}](${name}) | ${title.slice(2)} | ${day} |`);
  });
  expect(missing).toEqual([]);
  expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
});

/** Declarations of modules that may change: `let`, and collections that are not typed as read-only. */
const STATE =
  /^(?:export )?(?:let |const \w+(?:: (?!Readonly|readonly ).+?)? = (?:new (?:Map|Set|WeakMap|WeakSet)\b|\[\];|\{\};))/;

test('state of a module has its reason above it, "Module state: …"; other collections are read-only', () => {
  const files = trackedFiles('packages/*/src/*.ts', 'packages/*/src/*.tsx');
  const found = files.flatMap((file) => {
    if (/\.test\.tsx?$/.test(file)) return [];
    const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
    const hasReason = (at: number): boolean => {
      const above = lines[at - 1] ?? '';
      // The reason may have several lines of comment, and be above several declarations.
      if (/Module state: /.test(above)) return true;
      return STATE.test(above) || above.startsWith('//') ? hasReason(at - 1) : false;
    };
    return lines.flatMap((line, at) =>
      STATE.test(line) && !hasReason(at) ? `${file}:${at + 1} ${line}` : [],
    );
  });
  expect(found).toEqual([]);
});

test('the lockfile has native code for macOS and Windows wherever it has it for Linux', () => {
  const text = fs.readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
  const names = new Set([...text.matchAll(/^ {2}'?(@?[^@\n]+)@[^\n]*:/gm)].map(([, name = '']) => name));
  const families = [...names].flatMap(
    (name) => /^(.+)linux-(?:x64|64)(?:-gnu|-glibc)?$/.exec(name)?.[1] ?? [],
  );
  expect(families.length).toBeGreaterThan(8);
  const has = (family: string, platform: RegExp) =>
    [...names].some((name) => name.startsWith(family) && platform.test(name.slice(family.length)));
  // sharp has the code of libvips in one package with its own for Windows.
  const expected = families.filter((family) => !family.includes('libvips'));
  expect(expected.filter((family) => !has(family, /^darwin-arm64$/))).toEqual([]);
  expect(expected.filter((family) => !has(family, /^(?:win32-x64|windows-64)/))).toEqual([]);
});
