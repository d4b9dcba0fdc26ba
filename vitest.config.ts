import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Plugin} from 'vite';
import {defineConfig} from 'vitest/config';

const packages = path.join(path.dirname(fileURLToPath(import.meta.url)), 'packages');

/** Modules that a build generates, as an ordinary site would have them. */
const GENERATED: {readonly [request: string]: unknown} = {
  '@generated/site-storage': {type: 'localStorage', namespace: ''},
  '@generated/build': {baseUrl: '/', hasHomePage: true},
};

/**
 * Resolves `@lectern/*` to the source behind its `exports` and `@theme/*` to the classic theme, so that unit tests
 * need no build.
 */
function lecternSource(): Plugin {
  return {
    name: 'lectern-source',
    enforce: 'pre',
    resolveId(request) {
      if (request in GENERATED) return `\0${request}`;
      const component = /^@theme\/(.+)$/.exec(request)?.[1];
      if (component) return themeFile(component);
      const match = /^@lectern\/([^/]+)(\/.*)?$/.exec(request);
      if (!match?.[1]) return null;
      const built = exportedFile(path.join(packages, match[1]), `.${match[2] ?? ''}`);
      const source = built?.replace(`${path.sep}dist${path.sep}`, `${path.sep}src${path.sep}`);
      if (!source) return null;
      const bare = source.replace(/\.js$/, '');
      return [source, `${bare}.ts`, `${bare}.tsx`].find((file) => fs.existsSync(file)) ?? null;
    },
    load(id) {
      const request = id.startsWith('\0') ? id.slice(1) : '';
      return request in GENERATED ? `export default ${JSON.stringify(GENERATED[request])}` : null;
    },
  };
}

/** The file of a component of the classic theme: "Tabs" is `Tabs/index.tsx`. */
function themeFile(name: string): string | null {
  const bare = path.join(packages, 'theme-classic/src/theme', name);
  const files = [`${bare}.tsx`, `${bare}.ts`, path.join(bare, 'index.tsx'), path.join(bare, 'index.ts')];
  return files.find((file) => fs.existsSync(file)) ?? null;
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
    include: ['packages/*/{src,test}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
});
