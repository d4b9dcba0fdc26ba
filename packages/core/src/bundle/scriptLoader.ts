import {createRequire} from 'node:module';
import path from 'node:path';
import type {RuleSetRule} from 'webpack';
import {SiteError} from '../errors/SiteError.js';
import type {ConfigureWebpackUtils, LoadContext} from '../plugins/Plugin.js';
import {distDir} from './requestAliases.js';
import type {TranspileLoaderOptions} from './transpileLoader.js';
import {runtimeOptions} from './tsconfig.js';

/** The loader that transpiles unless the site has another one. */
export const TRANSPILE_LOADER = path.join(distDir, 'bundle/transpileLoader.js');

type Site = Pick<LoadContext, 'siteDir' | 'siteConfig'>;

interface ScriptLoaderInput {
  readonly site: Site;
  readonly mode: 'development' | 'production';
}

/** What transpiles TypeScript and JSX: swc, or what `webpack.jsLoader` of the site config asks for. */
export function scriptLoader({site, mode}: ScriptLoaderInput): RuleSetRule {
  return siteLoader(site, {isServer: false}) ?? transpileLoader({site, mode});
}

/** The same for a plugin. Options for Babel make Babel do the work. */
export function scriptLoaderFor(
  {site, mode}: ScriptLoaderInput,
  options: Parameters<ConfigureWebpackUtils['getJSLoader']>[0],
): RuleSetRule {
  const own = siteLoader(site, options);
  if (own) return own;
  if (options.babelOptions === undefined) return transpileLoader({site, mode});
  return babelLoader(site, options.babelOptions, 'A plugin gives options for Babel to "getJSLoader"');
}

function siteLoader(
  site: Site,
  {isServer, babelOptions}: Parameters<ConfigureWebpackUtils['getJSLoader']>[0],
): RuleSetRule | undefined {
  const jsLoader = site.siteConfig.webpack?.jsLoader;
  if (typeof jsLoader === 'function') return jsLoader(isServer) as RuleSetRule;
  if (jsLoader !== 'babel') return undefined;
  return babelLoader(site, babelOptions, 'The option webpack.jsLoader is "babel"');
}

function transpileLoader({site, mode}: ScriptLoaderInput): RuleSetRule {
  const options: TranspileLoaderOptions = {
    development: mode === 'development',
    compilerOptions: runtimeOptions(site.siteDir),
  };
  return {loader: TRANSPILE_LOADER, options};
}

/**
 * @param options - the path of a config file, or options that take the place of all config files
 * @param reason - for the error where Babel is not installed
 */
function babelLoader({siteDir}: Site, options: unknown, reason: string): RuleSetRule {
  const loader = resolveBabelLoader(siteDir, reason);
  if (typeof options === 'string') return {loader, options: {configFile: options}};
  if (typeof options !== 'object' || options === null) return {loader};
  return {loader, options: {...options, babelrc: false, configFile: false}};
}

function resolveBabelLoader(siteDir: string, reason: string): string {
  try {
    return createRequire(path.join(siteDir, 'package.json')).resolve('babel-loader');
  } catch (cause) {
    throw new SiteError('MODULE_NOT_FOUND', `${reason}, but babel-loader is not installed.`, {
      hint: 'Install babel-loader and @babel/core in the site, or remove the option: swc then does the work.',
      cause,
    });
  }
}
