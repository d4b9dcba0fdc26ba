import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {sha256, stableJson} from '@lectern/store';
import type {Compiler, Configuration, RuleSetRule} from 'webpack';
import type {Configuration as ServerConfiguration} from 'webpack-dev-server';
import {changeRules, isLoader, loadersOf, withLoaders} from '../bundle/changeRules.js';
import {bundleEnvironment} from '../bundle/environment.js';
import {
  generatedModules,
  REGISTRY,
  registryModule,
  writeGeneratedModules,
} from '../bundle/generatedModules.js';
import {compilerOf, patchedConfig} from '../bundle/patchedConfig.js';
import {ESBUILD_LOADER} from '../bundle/scriptLoader.js';
import {createWebpackConfig} from '../bundle/webpackConfig.js';
import type {CodeRequests} from '../compile/codeRequests.js';
import {distDir} from '../config/distDir.js';
import {filesUrl} from '../config/filesUrl.js';
import type {CurrentBundler} from '../plugins/Plugin.js';
import {engineVersion} from '../version.js';
import type {DevSite} from './DevSite.js';
import {EVENTS_PATH} from './EventHub.js';

const REFRESH_LOADER = fileURLToPath(new URL('refreshLoader.js', import.meta.url));

export interface DevCompilerInput {
  readonly hotOnly: boolean;
  readonly poll: boolean | number;
}

/** Returns the polling interval in milliseconds; `false` if the system reports changes. */
export function pollInterval(poll: boolean | number): number | false {
  return poll === true ? 1000 : poll;
}

/**
 * Makes the text of the registry (the module that imports all code modules) for hot updates. A new version of the
 * module fills the same object, so open pages keep running when content imports more modules. If a module in the
 * registry is edited and has no code that accepts the update, the page reloads.
 */
function hotRegistry(text: string, requests: readonly string[]): string {
  return `${text.replace(/^export default/, 'const modules =')}
const registry = (import.meta.webpackHot && import.meta.webpackHot.data && import.meta.webpackHot.data.registry) || {};
for (const name of Object.keys(registry)) delete registry[name];
Object.assign(registry, modules);
if (import.meta.webpackHot) {
  import.meta.webpackHot.dispose((data) => { data.registry = registry; });
  import.meta.webpackHot.decline(${JSON.stringify(requests)});
  import.meta.webpackHot.accept();
}
export default registry;
`;
}

export interface DevModules extends CodeRequests {
  /** Absolute paths of the written modules. */
  readonly files: readonly string[];
}

/**
 * Writes the modules of `@generated`. webpack notices which of them have changed.
 *
 * @param sites - loaded locales. All locales share the bundle of the first one, which contains the code of all their
 * pages and content
 */
export async function writeDevModules(
  sites: readonly [DevSite, ...DevSite[]],
  {hotOnly}: {hotOnly: boolean},
): Promise<DevModules> {
  const [site] = sites;
  const {context} = site.content;
  const code = mergeRequests(await Promise.all(sites.map((one) => one.code.requests())));
  const generated = generatedModules(site.content, site.plan);
  const pages = sites.flatMap(({plan}) => plan.pages);
  generated.set(REGISTRY, hotRegistry(registryModule(code.requests, pages), code.requests));
  const dev = {eventsPath: EVENTS_PATH, hotOnly};
  generated.set('dev.mjs', `export default ${JSON.stringify(dev)};\n`);
  // Without this file, Node has to detect the module type of the server bundle and prints a warning.
  generated.set('dev/package.json', '{"type": "module"}\n');
  writeGeneratedModules(context.generatedFilesDir, generated);
  return {...code, files: [...generated.keys()].map((name) => path.join(context.generatedFilesDir, name))};
}

function mergeRequests(all: readonly CodeRequests[]): CodeRequests {
  const requests = new Set(all.flatMap((one) => one.requests));
  return {requests: [...requests].sort(), requesters: new Map(all.flatMap((one) => [...one.requesters]))};
}

/**
 * Adds the loader for React Fast Refresh to the rule that transpiles code of the site, so that edited components keep
 * their state.
 */
function withRefresh(rule: RuleSetRule): RuleSetRule {
  const loaders = loadersOf(rule);
  const isScript = loaders.some((one) => isLoader(one) && one.loader === ESBUILD_LOADER);
  return isScript ? withLoaders(rule, [{loader: REFRESH_LOADER}, ...loaders]) : rule;
}

function withHotUpdates(
  base: Configuration,
  {poll}: DevCompilerInput,
  {HotModuleReplacementPlugin}: CurrentBundler['instance'],
): Configuration {
  const {client = [], ...entries} = base.entry as {client?: string[]};
  const interval = pollInterval(poll);
  return {
    ...changeRules(base, withRefresh),
    entry: {...entries, client: [path.join(distDir, 'client/dev/devEntry.js'), ...client]},
    plugins: [...(base.plugins ?? []), new HotModuleReplacementPlugin()],
    watchOptions: {
      ignored: /[\\/](node_modules|\.git)[\\/]/,
      aggregateTimeout: 10,
      ...(interval !== false && {poll: interval}),
    },
  };
}

/**
 * Makes the webpack compiler of the dev server: the configuration of builds in development mode, with hot module
 * replacement.
 */
export function createDevCompiler(
  site: DevSite,
  input: DevCompilerInput,
): {compiler: Compiler; devServer: ServerConfiguration} {
  const {context} = site.content;
  const environment = bundleEnvironment();
  const {siteDir, baseUrl, currentBundler} = context;
  const {themeAliases} = site.plan;
  // webpack keeps the files of imports in packages, also when the site replaces a component that they import.
  const settings = [siteDir, baseUrl, filesUrl(context), environment, themeAliases];
  const cacheKey = [engineVersion(), process.version, ...settings];
  const cache = {dir: path.join(site.cacheDir, 'webpack'), version: sha256(stableJson(cacheKey))};
  const createBase = () => {
    const base = createWebpackConfig({
      site: site.content,
      plan: site.plan,
      mode: 'development',
      development: true,
      markdown: site.modules,
      outputPath: path.join(context.generatedFilesDir, 'dev'),
      cache: environment.usesCache ? cache : undefined,
    });
    return withHotUpdates(base, input, currentBundler.instance);
  };
  // `configureWebpack` may also set options of webpack-dev-server (`devServer.proxy`), which bundlers do not accept.
  const {devServer, ...config} = patchedConfig(site.content, 'development', createBase);
  const compiler = compilerOf(site.content)(config);
  if (!compiler) throw new Error('The bundler made no compiler.');
  return {compiler, devServer: (devServer || {}) as ServerConfiguration};
}
