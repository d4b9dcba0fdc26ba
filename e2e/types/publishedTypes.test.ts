import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {usePackedPackages} from '../../scripts/registry/usePackedPackages.mjs';

const packagesFolder = path.join(import.meta.dirname, '../../packages');
const ourTsc = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);
/** Oldest supported version of TypeScript. */
const OLDEST = '5.6.3';

let folder: string;

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

/** Runs `npm install`. Not `spawnSync`, since this process serves the packages at the same time. */
function install(env: NodeJS.ProcessEnv): Promise<{readonly code: number | null; readonly output: string}> {
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
  const child = spawn('npm', args, {
    cwd: folder,
    env: {...process.env, ...env},
    shell: process.platform === 'win32',
  });
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  child.stderr.on('data', (data) => {
    output += data;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve({code, output}));
  });
}

function write(name: string, text: string): void {
  fs.writeFileSync(path.join(folder, name), text);
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-types-'));
  const packages = manifests();
  const own = Object.fromEntries(packages.map(({name}) => [name, 'latest']));
  const others = {
    '@types/node': '20',
    '@types/react': '19',
    '@types/react-dom': '19',
    react: '19',
    'react-dom': '19',
    typescript: OLDEST,
  };
  write('package.json', JSON.stringify({name: 'consumer', private: true, dependencies: {...own, ...others}}));
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
  const entries = packages.flatMap(entriesOf);
  const imports = entries.map((entry, index) => `import type * as entry${index} from '${entry}';`);
  const types = entries.map((_, index) => `typeof entry${index}`);
  write('entries.ts', `${imports.join('\n')}\nexport type Entries = [${types.join(', ')}];\n`);
  const registry = await usePackedPackages();
  const {code, output} = await install(registry.env);
  await registry.close();
  expect(code, output).toBe(0);
}, 600_000);

afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

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
  ['the oldest TypeScript that is supported', () => path.join(folder, 'node_modules/typescript/bin/tsc')],
  ['the TypeScript of this repository', () => ourTsc],
])('published types hold without skipLibCheck, for %s', (_, tsc) => {
  const {status, stdout} = spawnSync(process.execPath, [tsc(), '-p', folder], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect({status, stdout}).toEqual({status: 0, stdout: ''});
});
