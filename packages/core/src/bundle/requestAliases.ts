import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Compiler, WebpackPluginInstance} from 'webpack';
import {DOCUSAURUS_GENERATED_DIR, dataAliases} from '../compat/dataAliases.js';
import {distDir} from '../config/distDir.js';
import {isRelocatable} from '../config/filesUrl.js';
import {resolveFrom} from '../modules/readPackage.js';
import type {LoadContext} from '../plugins/Plugin.js';
import {isDocusaurusConfig} from '../shared/isDocusaurusConfig.js';
import {bundleEnvironment} from './environment.js';

/**
 * Maps a request to another one; `undefined` keeps it.
 *
 * @param issuer - absolute path of the importing file, or empty
 */
export type RequestAlias = (request: string, issuer: string) => string | undefined;

/**
 * Replaces requests before the bundler resolves them. Faster than `resolve.alias` if there are many aliases, since the
 * bundler compares each request with all of them. An alias of a plugin for the same request wins.
 */
export function requestAliasPlugin(aliasOf: RequestAlias): WebpackPluginInstance {
  const apply = (compiler: Compiler) => {
    const replaced = replacedRequests(compiler.options.resolve.alias);
    compiler.hooks.normalModuleFactory.tap('RequestAliasPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('RequestAliasPlugin', (data) => {
        // webpack's type is string, but the value is null for a context module (`require.context`, or a request with a
        // variable).
        const issuer: string | null = data.contextInfo.issuer;
        if (replaced.has(data.request)) return;
        const target = aliasOf(data.request, issuer ?? '');
        if (target !== undefined) data.request = target;
      });
    });
  };
  return {apply};
}

/** Lists the requests of theme components and client modules for which a plugin has set an alias ("@theme/Footer$"). */
function replacedRequests(alias: Compiler['options']['resolve']['alias'] = {}): ReadonlySet<string> {
  const names = Array.isArray(alias) ? alias.map(({name}) => name) : Object.keys(alias);
  return new Set(
    names.map((name) => name.replace(/\$$/, '')).filter((name) => /^@(?:theme|docusaurus)/.test(name)),
  );
}

/**
 * Prevents the bundler from concatenating modules of a folder with the modules that import them. The id of a
 * concatenated module depends on paths between its parts, so it would differ if the site is in another folder.
 */
export function keepApartPlugin(dir: string): WebpackPluginInstance {
  const apply = (compiler: Compiler) => {
    compiler.hooks.compilation.tap('KeepApartPlugin', (compilation) => {
      compilation.hooks.succeedModule.tap('KeepApartPlugin', (module) => {
        if (module.buildInfo && module.nameForCondition()?.startsWith(dir)) {
          module.buildInfo.moduleConcatenationBailout = 'KeepApartPlugin';
        }
      });
    });
  };
  return {apply};
}

/**
 * Finds the folder of a package: the copy that the site resolves, otherwise the copy that core resolves. With one
 * folder for all imports, a bundle has one copy of React.
 */
function packageDir(name: string, siteDir: string): string | undefined {
  const importers = [path.join(siteDir, 'package.json'), fileURLToPath(import.meta.url)];
  const manifest = resolveFrom(`${name}/package.json`, importers);
  return manifest && path.dirname(manifest);
}

/**
 * The bundler's `resolve.alias` for the generated folder. If the config file is called `docusaurus.config.*`, the
 * folder `.docusaurus` of the site also leads to the generated folder, since plugins for Docusaurus use that path for
 * files from `createData`.
 */
export function generatedAliases(
  context: Pick<LoadContext, 'siteDir' | 'siteConfigPath' | 'generatedFilesDir'>,
): Record<string, string> {
  const {siteDir, siteConfigPath, generatedFilesDir} = context;
  const old = path.join(siteDir, DOCUSAURUS_GENERATED_DIR);
  const isMoved = isDocusaurusConfig(siteConfigPath) && old !== generatedFilesDir;
  return {
    '@generated': generatedFilesDir,
    ...dataAliases({generatedFilesDir}),
    ...(isMoved && {[old]: generatedFilesDir}),
  };
}

/** The bundler's `resolve.alias` for packages of which a bundle must have one copy. */
export function pinnedPackages(siteDir: string): Record<string, string> {
  const aliases: Record<string, string> = {};
  if (!bundleEnvironment().pinsReact) return aliases;
  for (const name of ['react', 'react-dom', '@mdx-js/react']) {
    const dir = packageDir(name, siteDir);
    if (dir) aliases[name] = dir;
  }
  return aliases;
}

/**
 * The bundler's `resolve.alias` for the libraries whose React contexts the app provides: components of all packages
 * must use the same copy of these libraries.
 */
export function appLibraries(development: boolean): Record<string, string> {
  const {resolve} = createRequire(import.meta.url);
  const mode = development ? 'development' : 'production';
  return {
    'react-router$': path.join(distDir, `client/libraries/routerApi.${mode}.js`),
    'react-helmet-async$': path.dirname(resolve('react-helmet-async/package.json')),
  };
}

const CLIENT_DIR = path.join(distDir, 'client') + path.sep;

const LIBRARIES: ReadonlyMap<string, string> = new Map([
  ['react-router', path.join(CLIENT_DIR, 'libraries/reactRouter.js')],
  ['react-router-dom', path.join(CLIENT_DIR, 'libraries/reactRouter.js')],
  ['react-helmet-async', path.join(CLIENT_DIR, 'libraries/reactHelmetAsync.js')],
]);

/** Maps imports of router and helmet libraries to modules in `client/`, except imports of the app itself. */
export function libraryAlias(request: string, issuer: string): string | undefined {
  return issuer.startsWith(CLIENT_DIR) ? undefined : LIBRARIES.get(request);
}

const RELOCATED_ELEMENTS = path.join(CLIENT_DIR, 'relocatable/jsxRuntime.js');

/**
 * Aliases for relocatable sites: elements are created by functions that make the URLs of native elements relative.
 * They import the functions of React.
 */
export function relocatedElements(context: Pick<LoadContext, 'siteConfig' | 'mode'>): RequestAlias {
  if (!isRelocatable(context)) return () => undefined;
  return (request, issuer) =>
    request === 'react/jsx-runtime' && issuer !== RELOCATED_ELEMENTS ? RELOCATED_ELEMENTS : undefined;
}

/** Returns the folder of the react-dom package that is bundled. @throws {Error} if it is not installed */
export function reactDomDir(siteDir: string): string {
  const dir = pinnedPackages(siteDir)['react-dom'] ?? packageDir('react-dom', distDir);
  if (!dir) throw new Error('The package react-dom is not installed.');
  return dir;
}
