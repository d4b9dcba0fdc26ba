import path from 'node:path';
import type {LoadedContent} from '../content/PluginContent.js';
import {errors} from '../errors/catalog.js';
import {packageOf, resolveFrom} from '../modules/readPackage.js';
import {hasChangedBundler} from './bundleKeys.js';

/** First version of webpack with all settings that we use. */
const OLDEST = '5.109.0';

/**
 * Folder of webpack, absolute: the package of the site, or of a plugin. `undefined` if there is none. Webpack is
 * an optional package, as only few plugins need it.
 *
 * @throws {SiteError} `WEBPACK_TOO_OLD`
 */
export function findWebpack({context, contents}: LoadedContent): string | undefined {
  const dirs = [context.siteDir, ...contents.map(({plugin}) => plugin.dir)];
  const importers = [import.meta.url, ...dirs.map((dir) => path.join(dir, 'index.js'))];
  const file = resolveFrom('webpack/package.json', importers);
  if (file === undefined) return undefined;
  const version = packageOf(file)?.version;
  if (version !== undefined && isOlder(version, OLDEST))
    throw errors.webpackTooOld({version, oldest: OLDEST});
  return path.dirname(file);
}

function isOlder(version: string, oldest: string): boolean {
  return version.localeCompare(oldest, 'en', {numeric: true}) < 0;
}

/** Hint for a bundle that failed with Rspack although it may need webpack; `undefined` if webpack is not missing. */
export function missingWebpackHint(site: LoadedContent): string | undefined {
  if (site.context.currentBundler.name === 'webpack' || !hasChangedBundler(site)) return undefined;
  if (findWebpack(site) !== undefined) return undefined;
  return 'A plugin, or "webpack.jsLoader", changes the settings of the bundler. If it needs webpack in place of Rspack, install that: npm install webpack@5';
}
