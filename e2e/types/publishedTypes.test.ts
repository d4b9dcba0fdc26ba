import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {copyWithoutWebpack, installProjects, type ProjectsFolder} from '../harness/projects.js';

const packagesFolder = path.join(import.meta.dirname, '../../packages');
const ourTsc = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);
let projects: ProjectsFolder;
let folder: string;
let oldestTsc: string;

interface Manifest {
  readonly name: string;
  readonly exports?: {readonly [entry: string]: unknown};
}

function manifests(): readonly Manifest[] {
  return fs
    .readdirSync(packagesFolder)
    .map((name) => JSON.parse(fs.readFileSync(path.join(packagesFolder, name, 'package.json'), 'utf8')));
}

function hasTypes(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'types' in entry;
}

/** Specifiers of a package's entry points that have types, without patterns ("./theme/*"). */
function entriesOf({name, exports = {}}: Manifest): readonly string[] {
  return Object.entries(exports)
    .filter(([entry, target]) => hasTypes(target) && !entry.includes('*'))
    .map(([entry]) => name + entry.slice(1));
}

function write(name: string, text: string): void {
  fs.writeFileSync(path.join(folder, name), text);
}

beforeAll(async () => {
  projects = await installProjects();
  const {dir} = projects;
  folder = path.join(dir, 'types');
  oldestTsc = path.join(dir, 'node_modules/typescript-oldest/bin/tsc');
  fs.mkdirSync(folder);
  const options = {
    strict: true,
    skipLibCheck: false,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    noEmit: true,
    types: ['node', '@lectern/module-type-aliases'],
  };
  write('tsconfig.json', JSON.stringify({compilerOptions: options, files: ['entries.ts']}));
  const entries = manifests().flatMap(entriesOf);
  const imports = entries.map((entry, index) => `import type * as entry${index} from '${entry}';`);
  const types = entries.map((_, index) => `typeof entry${index}`);
  write('entries.ts', `${imports.join('\n')}\nexport type Entries = [${types.join(', ')}];\n`);
}, 600_000);

test('every entry with types is imported', () => {
  const text = fs.readFileSync(path.join(folder, 'entries.ts'), 'utf8');
  for (const entry of [
    '@lectern/core',
    '@lectern/theme-common/internal',
    '@lectern/plugin-svgr',
    '@lectern/utils',
  ])
    expect(text).toContain(`'${entry}'`);
});

test.each([
  ['the oldest TypeScript that is supported', () => oldestTsc],
  ['the TypeScript of this repository', () => ourTsc],
])('published types hold without skipLibCheck, for %s', (_, tsc) => expectNoMistakes(tsc(), folder));

test('they hold where webpack is not installed', async () => {
  const root = await copyWithoutWebpack(projects, 'types');
  try {
    expectNoMistakes(ourTsc, path.join(root, 'types'));
  } finally {
    fs.rmSync(root, {recursive: true});
  }
});

function expectNoMistakes(tsc: string, cwd: string): void {
  const {status, stdout} = spawnSync(process.execPath, [tsc, '-p', cwd], {cwd, encoding: 'utf8'});
  expect({status, stdout}).toEqual({status: 0, stdout: ''});
}
