import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {packageOf, resolveFrom} from './readPackage.js';

/**
 * Dependencies of Docusaurus that plugins, themes and copied components import although their package.json does not
 * list them. This works with Docusaurus, since npm installs them at the top level of `node_modules`. The list contains
 * packages that Lectern has in the same major version, and `parse-numeric-range` for docusaurus-theme-openapi-docs.
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

// Module state: cache of `ownImporters` for the whole process, since installed packages do not move.
let importers: readonly string[] | undefined;

/** Files relative to which our copies of these packages are resolved. */
function ownImporters(): readonly string[] {
  const mdx = importers ? undefined : resolveFrom('@lectern/mdx', [core]);
  importers ??= mdx === undefined ? [core] : [core, mdx];
  return importers;
}

/** Name of the package in a request: "@mdx-js/react/lib/index.js" → "@mdx-js/react". */
export function packageName(request: string): string {
  return request.split('/', request.startsWith('@') ? 2 : 1).join('/');
}

/**
 * File of our copy of a package in `BROUGHT_PACKAGES`; `undefined` for other packages. For webpack, where it is not
 * installed, this is Rspack: plugins that only make instances of its common plugins then run in Rspack.
 *
 * @param from - importing file, if there is one. For a file in `ownImporters`, the result is `undefined`: this
 *   function itself resolves requests relative to these files, which would cause an endless recursion.
 */
export function broughtFile(request: string, from?: string): string | undefined {
  if (!BROUGHT_PACKAGES.includes(packageName(request))) return undefined;
  if (from !== undefined && ownImporters().includes(from)) return undefined;
  const file = resolveFrom(request, ownImporters());
  return file ?? (request === 'webpack' ? resolveFrom('@rspack/core', [core]) : undefined);
}

/**
 * Value of webpack's option `resolve.fallback` for `BROUGHT_PACKAGES`.
 *
 * @param dirs - folders of plugins and themes; copies that they can resolve take precedence over ours
 */
export function broughtPackageDirs(dirs: readonly string[]): Record<string, string> {
  const from = [...dirs.map((dir) => path.join(dir, 'index.js')), ...ownImporters()];
  return Object.fromEntries(
    BROUGHT_PACKAGES.flatMap((name) => {
      const entry = resolveFrom(name, from);
      const owner = entry === undefined ? undefined : packageOf(entry);
      return owner ? [[name, path.dirname(owner.file)]] : [];
    }),
  );
}
