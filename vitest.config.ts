import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {defineConfig, type Plugin} from 'vitest/config';

// Tests compare output without colours; with this variable, output that is not a terminal has colours, too.
delete process.env.FORCE_COLOR;

const packages = path.join(path.dirname(fileURLToPath(import.meta.url)), 'packages');

/** Where `@theme/X` is looked for, first match first, as in a site with the default preset. */
const themeFolders = ['theme-classic/src/theme', 'theme-search/src/theme', 'core/src/themeFallback'];

/** Modules that each build generates, as an ordinary site has them. */
const generatedModules: {readonly [request: string]: string} = {
  '@generated/build': `export default {baseUrl: '/', hasHomePage: true}`,
  '@generated/docusaurus-theme-classic/prismLanguages.js': 'export const hasOtherNames = true',
  '@generated/docusaurus-theme-search/stemmers.js': 'export default {}',
  '@generated/i18n': 'export default {localeConfigs: {}}',
  '@generated/router': 'export const usesHashRouter = false, isRelocatable = false, relocation = null',
  '@generated/site-storage': `export default {type: 'localStorage', namespace: ''}`,
};

/** Resolves our packages to the source behind their `exports`, and `@theme/X` to our theme: unit tests need no build. */
function lecternSource(): Plugin {
  return {
    name: 'lectern-source',
    enforce: 'pre',
    resolveId(request) {
      if (request in generatedModules) return `\0${request}`;
      const [, scope, name, rest] =
        /^(@lectern|@theme|@theme-original|@theme-init)\/([^/]+)(\/.*)?$/.exec(request) ?? [];
      if (!scope || !name) return null;
      return scope === '@lectern' ? packageSource(name, rest) : themeSource(`${name}${rest ?? ''}`);
    },
    load(id) {
      const request = id.replace('\0', '');
      return generatedModules[request] ?? null;
    },
  };
}

function packageSource(name: string, rest = ''): string | null {
  const built = exportedFile(path.join(packages, name), `.${rest}`);
  const source = built?.replace(`${path.sep}dist${path.sep}`, `${path.sep}src${path.sep}`);
  return source ? findSource(source) : null;
}

function themeSource(component: string): string | null {
  for (const folder of themeFolders) {
    const found = findSource(path.join(packages, folder, component));
    if (found) return found;
  }
  return null;
}

/** The file that a path without extension, or with that of the compiled file, stands for. */
function findSource(file: string): string | null {
  const bare = file.replace(/\.js$/, '');
  const candidates = [
    file,
    `${bare}.ts`,
    `${bare}.tsx`,
    path.join(bare, 'index.tsx'),
    path.join(bare, 'index.ts'),
  ];
  return candidates.find((name) => fs.statSync(name, {throwIfNoEntry: false})?.isFile()) ?? null;
}

/** Follows one `exports` entry of a package, exact or with a single "*". */
function exportedFile(folder: string, subpath: string): string | undefined {
  const manifest = path.join(folder, 'package.json');
  if (!fs.existsSync(manifest)) return undefined;
  const {exports = {}} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {
    exports?: Record<string, string | {default?: string}>;
  };
  for (const [pattern, target] of Object.entries(exports)) {
    const file = typeof target === 'string' ? target : target.default;
    const [before = '', after] = pattern.split('*');
    const isMatch =
      after === undefined ? subpath === pattern : subpath.startsWith(before) && subpath.endsWith(after);
    if (!file || !isMatch) continue;
    const star = subpath.slice(before.length, subpath.length - (after?.length ?? 0));
    return path.join(folder, file.replace('*', star));
  }
  return undefined;
}

export default defineConfig({
  plugins: [lecternSource()],
  test: {
    include: [
      'packages/*/{src,test}/**/*.test.{ts,tsx}',
      'website/src/**/*.test.ts',
      'scripts/*.test.ts',
      'bench/**/*.test.mjs',
    ],
    exclude: ['**/node_modules/**', '**/dist/**', 'bench/.work/**'],
    // vitest would leave a core idle.
    maxWorkers: os.availableParallelism() + 1,
    // All test files of a process share the modules that they import. Loading them for each file took most of the time.
    isolate: false,
    setupFiles: ['packages/core/test/restoreEnvironment.ts'],
    // On a busy machine, a test of 5 s may take twenty times as long. The limit only ends tests that hang.
    expect: {poll: {timeout: 60_000}},
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
