import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {packageOf} from './readPackage.js';

/**
 * Packages that come with Docusaurus and that plugins, themes and copied components import without listing them: npm puts them
 * beside the plugins. Only such that our packages have in the same major version, and `parse-numeric-range`, which core has for
 * docusaurus-theme-openapi-docs alone.
 */
export const BROUGHT_PACKAGES: readonly string[] = [
  '@mdx-js/mdx',
  '@mdx-js/react',
  'clsx',
  'joi',
  'js-yaml',
  'parse-numeric-range',
  'postcss',
  'prismjs',
  'remark-frontmatter',
  'remark-gfm',
  'unified',
  'vfile',
  'webpack',
  'webpack-merge',
];

const core = fileURLToPath(import.meta.url);

function tryResolve(request: string, from: string): string | undefined {
  try {
    return createRequire(from).resolve(request);
  } catch {
    return undefined;
  }
}

function firstResolved(request: string, places: readonly string[]): string | undefined {
  for (const place of places) {
    const file = tryResolve(request, place);
    if (file !== undefined) return file;
  }
  return undefined;
}

let places: readonly string[] | undefined;

/** Files from which our own copies are found. */
function ownPlaces(): readonly string[] {
  const mdx = places ? undefined : tryResolve('@lectern/mdx', core);
  places ??= mdx === undefined ? [core] : [core, mdx];
  return places;
}

/** "@mdx-js/react/lib/index.js" → "@mdx-js/react" */
function packageName(request: string): string {
  return request.split('/', request.startsWith('@') ? 2 : 1).join('/');
}

/**
 * Our file for a request of a package that Docusaurus brings along.
 *
 * @param from - the importing file, if there is one; requests that our packages cannot resolve have no fallback
 */
export function broughtFile(request: string, from?: string): string | undefined {
  if (!BROUGHT_PACKAGES.includes(packageName(request))) return undefined;
  return from !== undefined && ownPlaces().includes(from) ? undefined : firstResolved(request, ownPlaces());
}

/**
 * webpack's `resolve.fallback` for these packages.
 *
 * @param dirs - folders of plugins and themes, whose own copies come first
 */
export function broughtPackageDirs(dirs: readonly string[]): Record<string, string> {
  const from = [...dirs.map((dir) => path.join(dir, 'index.js')), ...ownPlaces()];
  return Object.fromEntries(
    BROUGHT_PACKAGES.flatMap((name) => {
      const entry = firstResolved(name, from);
      const owner = entry === undefined ? undefined : packageOf(entry);
      return owner ? [[name, path.dirname(owner.file)]] : [];
    }),
  );
}
