import {readIfPresent, sha256, stableJson} from '@lectern/store';
import {clientSiteConfig} from '../config/clientSiteConfig.js';
import type {BundleInput} from './BundleInput.js';
import {bundleEnvironment} from './environment.js';
import {ROUTE_REGISTRY} from './generatedModules.js';
import type {ContentCode} from './planCode.js';
import {tsconfigFile} from './tsconfig.js';

/** Returns the inputs of a bundle that are not in webpack's configuration. Locales with equal inputs share a bundle. */
function inputsOf({plan, site, codePlan, cache, configFiles, ...flags}: BundleInput) {
  const {themeAliases, clientModules} = plan;
  const generated = [...codePlan.generated].filter(([name]) => name !== ROUTE_REGISTRY);
  const engine = [cache.version, process.version, bundleEnvironment()];
  const hooks = configFiles.map((file) => sha256(readIfPresent(file) ?? ''));
  const {siteDir} = site.context;
  const tsconfig = readIfPresent(tsconfigFile(siteDir));
  const {minify, development, analyze} = flags;
  const settings = {minify, development, analyze};
  return {...settings, engine, tsconfig, themeAliases, clientModules, generated, hooks, siteDir};
}

/**
 * Hash of everything that determines what plugins add to webpack's configuration, including the name of the config
 * file, on which some defaults depend. Computed without webpack, and fast.
 */
export function settingsKey(input: BundleInput): string {
  const {siteConfig, siteConfigPath, i18n, baseUrl} = input.site.context;
  return sha256(stableJson([inputsOf(input), clientSiteConfig(siteConfig), siteConfigPath, i18n, baseUrl]));
}

/**
 * Hash of everything that determines a bundle, except the contents of files, the requests in the registry (the
 * generated module that imports all code), and imported Markdown.
 */
export function inputsKeyOf(input: BundleInput, configFingerprint: string): string {
  return sha256(stableJson([inputsOf(input), configFingerprint]));
}

export function registryKey({codePlan}: Pick<BundleInput, 'codePlan'>, content: ContentCode): string {
  return sha256(stableJson([codePlan.generated.get(ROUTE_REGISTRY), content.registry]));
}

/** Name of the cache entry (slot) for the bundle of a locale. A new bundle replaces an older one with the same name. */
export function slotName({site, minify, development}: BundleInput): string {
  const {i18n, baseUrl, siteDir} = site.context;
  return sha256(stableJson([i18n.currentLocale, baseUrl, siteDir, minify, development])).slice(0, 8);
}
