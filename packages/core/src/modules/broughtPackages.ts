import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {packageOf, resolveFrom} from './readPackage.js';

/**
 * Dependencies of Docusaurus that plugins, themes and copied components import without listing them; npm installs them
 * at the top level. Contains those that our packages have in the same major version, and `parse-numeric-range`, which
 * core only depends on for docusaurus-theme-openapi-docs.
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

// Module state: cache of `ownPlaces` for the whole process, since installed packages do not move.
let places: readonly string[] | undefined;

/** Files relative to which our copies are resolved. */
function ownPlaces(): readonly string[] {
  const mdx = places ? undefined : resolveFrom('@lectern/mdx', [core]);
  places ??= mdx === undefined ? [core] : [core, mdx];
  return places;
}

/** Name of the package in a request: "@mdx-js/react/lib/index.js" → "@mdx-js/react". */
export function packageName(request: string): string {
  return request.split('/', request.startsWith('@') ? 2 : 1).join('/');
}

/**
 * Our file for a request of a package in `BROUGHT_PACKAGES`; `undefined` for other packages.
 *
 * @param from - importing file, if there is one. For a file of `ownPlaces`, `undefined` is returned: the lookup itself
 *   requests from there, and would recurse.
 */
export function broughtFile(request: string, from?: string): string | undefined {
  if (!BROUGHT_PACKAGES.includes(packageName(request))) return undefined;
  return from !== undefined && ownPlaces().includes(from) ? undefined : resolveFrom(request, ownPlaces());
}

/**
 * webpack's `resolve.fallback` for `BROUGHT_PACKAGES`.
 *
 * @param dirs - folders of plugins and themes; their own copies take precedence
 */
export function broughtPackageDirs(dirs: readonly string[]): Record<string, string> {
  const from = [...dirs.map((dir) => path.join(dir, 'index.js')), ...ownPlaces()];
  return Object.fromEntries(
    BROUGHT_PACKAGES.flatMap((name) => {
      const entry = resolveFrom(name, from);
      const owner = entry === undefined ? undefined : packageOf(entry);
      return owner ? [[name, path.dirname(owner.file)]] : [];
    }),
  );
}
