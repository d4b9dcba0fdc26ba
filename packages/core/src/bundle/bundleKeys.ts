import {readIfPresent, sha256, stableJson} from '@lectern/store';
import {clientSiteConfig} from '../config/clientSiteConfig.js';
import type {LoadedContent} from '../content/PluginContent.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import type {BundleInput} from './BundleInput.js';
import type {BundleFacts} from './bundleCache.js';
import {bundleEnvironment} from './environment.js';
import {fingerprint} from './fingerprint.js';
import {ROUTE_REGISTRY} from './generatedModules.js';
import type {ContentCode} from './planCode.js';
import {tsconfigFile} from './tsconfig.js';

/**
 * Returns the inputs of a bundle that are not in the bundler's configuration. Locales with equal inputs share a bundle.
 */
function inputsOf({plan, site, codePlan, cache, ...flags}: BundleInput) {
  const {themeAliases, clientModules, stillModules} = plan;
  const generated = [...codePlan.generated].filter(([name]) => name !== ROUTE_REGISTRY);
  const engine = [cache.version, process.version, bundleEnvironment()];
  const {siteDir} = site.context;
  const tsconfig = readIfPresent(tsconfigFile(siteDir));
  const plugins = site.contents.map(({plugin}) => [plugin.dir, changesWebpack(plugin) && plugin.options]);
  const {minify, development, analyze} = flags;
  const {pages, relocatable} = site.context.siteConfig;
  const settings = {minify, development, analyze, pages, relocatable};
  return {...settings, engine, tsconfig, themeAliases, clientModules, stillModules, generated, plugins};
}

/** Hashes of the files that contain the configuration and the local plugins of the site. */
function configHashes({configFiles}: BundleInput): string[] {
  return configFiles.map((file) => sha256(readIfPresent(file) ?? ''));
}

/**
 * Hash of everything that determines what plugins add to the bundler's configuration, including the name of the config
 * file, on which some defaults depend. Computed without the bundler, and fast.
 */
export function settingsKey(input: BundleInput): string {
  const {siteConfig, siteConfigPath, i18n, baseUrl, siteDir} = input.site.context;
  const settings = [clientSiteConfig(siteConfig), siteConfigPath, i18n, baseUrl, configHashes(input)];
  return fingerprint([inputsOf(input), ...settings], siteDir);
}

/**
 * Hash of everything that determines a bundle, except the contents of files, the requests in the registry (the
 * generated module that imports all code), and imported Markdown.
 */
export function inputsKeyOf(input: BundleInput, configFingerprint: string): string {
  const hidden = hasHiddenInputs(input.site) ? configHashes(input) : [];
  return fingerprint([inputsOf(input), configFingerprint, hidden], input.site.context.siteDir);
}

/**
 * True if functions of the site, or of packages that are not ours, are part of the bundler's configuration. They may
 * use variables that the fingerprint of the configuration does not contain. The bundle then depends on the whole text
 * of the files with the site's configuration; otherwise, most changes of the configuration leave the bundle as it is.
 */
export function hasHiddenInputs({context, contents}: LoadedContent): boolean {
  const {jsLoader} = context.siteConfig.webpack ?? {};
  return typeof jsLoader === 'function' || contents.some(({plugin}) => mayHideInputs(plugin));
}

/** True if the site, or a package that is not ours, changes the configuration of the bundler. */
export function hasChangedBundler({context, contents}: LoadedContent): boolean {
  const {jsLoader} = context.siteConfig.webpack ?? {};
  return jsLoader !== undefined || contents.some(({plugin}) => changesWebpack(plugin) && !isOurs(plugin));
}

function mayHideInputs(plugin: LoadedPlugin): boolean {
  return changesWebpack(plugin) && (!isOurs(plugin) || hasFunction(plugin.options));
}

/** True for a plugin of our packages. */
export function isOurs({origin}: LoadedPlugin): boolean {
  return origin.startsWith('@lectern/');
}

function changesWebpack({plugin}: LoadedPlugin): boolean {
  return plugin.configureWebpack !== undefined || plugin.configurePostCss !== undefined;
}

function hasFunction(value: unknown, seen: Set<object> = new Set()): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'function';
  if (seen.has(value)) return false;
  seen.add(value);
  return Object.values(value).some((inner) => hasFunction(inner, seen));
}

function registryKey({codePlan}: Pick<BundleInput, 'codePlan'>, content: ContentCode): string {
  return sha256(stableJson([codePlan.generated.get(ROUTE_REGISTRY), content.registry]));
}

/** Name of the cache entry (slot) for the bundle of a locale. A new bundle replaces an older one with the same name. */
export function slotName({site, minify, development}: BundleInput): string {
  const {i18n, baseUrl} = site.context;
  return sha256(stableJson([i18n.currentLocale, baseUrl, minify, development])).slice(0, 8);
}

/** Returns the inputs that identify a bundle. Waits until the imports of content are found. */
export async function bundleFacts(input: BundleInput, inputsKey: string): Promise<BundleFacts> {
  const content = await input.codePlan.content;
  return {inputsKey, requests: content.requests, registry: registryKey(input, content)};
}
