import path from 'node:path';
import type {LoadedContent} from '../content/PluginContent.js';
import {INSTALL_WEBPACK} from '../errors/catalog.js';
import {packageOf, resolveFrom} from '../modules/readPackage.js';
import {hasChangedBundler} from './bundleKeys.js';

/** First version of webpack with all settings that we use. Older ones count as missing. */
const OLDEST = '5.109.0';

/**
 * Folder of webpack, absolute: the package of the site, or of a plugin. `undefined` if there is none. webpack is an
 * optional package, as only few plugins need it.
 */
export function findWebpack({context, contents}: LoadedContent): string | undefined {
  const dirs = [context.siteDir, ...contents.map(({plugin}) => plugin.dir)];
  const importers = [import.meta.url, ...dirs.map((dir) => path.join(dir, 'index.js'))];
  const files = importers.map((importer) => resolveFrom('webpack/package.json', [importer]));
  const file = files.find((one) => one !== undefined && isUsable(packageOf(one)?.version));
  return file === undefined ? undefined : path.dirname(file);
}

function isUsable(version = ''): boolean {
  return version.localeCompare(OLDEST, 'en', {numeric: true}) >= 0;
}

/**
 * Hint for the error of a bundle that Rspack could not make: webpack may be needed, and it is not installed. `undefined`
 * if it is installed, or if no plugin may need it.
 */
export function missingWebpackHint(site: LoadedContent): string | undefined {
  if (site.context.currentBundler.name === 'webpack' || !hasChangedBundler(site)) return undefined;
  if (findWebpack(site) !== undefined) return undefined;
  return `A plugin, or "webpack.jsLoader", changes the settings of the bundler. If it needs webpack in place of Rspack, install version ${OLDEST} or later: ${INSTALL_WEBPACK}`;
}
