import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {packageName} from '../modules/broughtPackages.js';
import {packageOf, resolveFrom} from '../modules/readPackage.js';
import {relativePath} from '../paths.js';

/**
 * Packages that components of our themes import and for which our other files contain no type declarations. webpack
 * resolves these packages on every site, but TypeScript needs declarations.
 */
export const PROVIDED_REQUESTS: readonly string[] = [
  '@lectern/mdx/client',
  '@lectern/mdx/highlighter',
  '@lectern/theme-common',
  '@lectern/theme-common/Details',
  '@lectern/theme-common/internal',
  '@mdx-js/react',
  'clsx',
];
const FROM_CORE = fileURLToPath(import.meta.url);

/**
 * Returns true if `node_modules` of the site, or of a folder around the site, contains the package of an imported
 * module. TypeScript then finds the types of the package without our declarations.
 */
export function isVisible(request: string, siteDir: string): boolean {
  const name = packageName(request);
  for (let dir = siteDir; ; dir = path.dirname(dir)) {
    if (fs.existsSync(path.join(dir, 'node_modules', name, 'package.json'))) return true;
    if (dir === path.dirname(dir)) return false;
  }
}

/**
 * Returns a path for which TypeScript finds types: the module itself if a declaration file (.d.ts) is beside it, else
 * the folder of its package.
 */
function typedPath(module: string): string | undefined {
  const real = fs.realpathSync(module);
  if (fs.existsSync(real.replace(/\.[cm]?js$/, '.d.ts'))) return real;
  const owner = packageOf(real);
  return owner && path.dirname(owner.file);
}

/**
 * Returns declarations for packages that ejected components import and that the site cannot resolve: pnpm, for example,
 * links only the direct dependencies of a site.
 *
 * @returns file relative to `typesDir` ("packages/clsx.d.ts") → its text
 */
export function packageTypes(
  siteDir: string,
  typesDir: string,
  pluginDirs: readonly string[],
): Map<string, string> {
  const importers = [...pluginDirs.map((dir) => path.join(dir, 'index.js')), FROM_CORE];
  const texts = new Map<string, string>();
  for (const request of PROVIDED_REQUESTS.filter((one) => !isVisible(one, siteDir))) {
    const module = resolveFrom(request, importers);
    const target = module === undefined ? undefined : typedPath(module);
    if (target === undefined) continue;
    const file = `packages/${request}.d.ts`;
    const from = relativePath(path.dirname(path.join(typesDir, file)), target);
    const hasDefault = request === 'clsx' ? `export {default} from '${from}';\n` : '';
    texts.set(file, `export * from '${from}';\n${hasDefault}`);
  }
  return texts;
}
