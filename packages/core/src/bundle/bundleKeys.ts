import {readIfPresent, sha256, stableJson} from '@lectern/store';
import {clientSiteConfig} from '../config/clientSiteConfig.js';
import type {BundleInput} from './BundleInput.js';
import {bundleEnvironment} from './environment.js';
import {ROUTE_REGISTRY} from './generatedModules.js';
import type {ContentCode} from './planCode.js';
import {tsconfigFile} from './tsconfig.js';

/** Inputs of a bundle that are not in webpack's configuration. They are the same for ordinary locales. */
function codeInputs({plan, site, code, cache, configFiles, ...flags}: BundleInput): unknown {
  const {themeAliases, clientModules} = plan;
  const generated = [...code.generated].filter(([name]) => name !== ROUTE_REGISTRY);
  const engine = [cache.version, process.version, bundleEnvironment()];
  const hooks = configFiles.map((file) => sha256(readIfPresent(file) ?? ''));
  const {siteDir} = site.context;
  const tsconfig = readIfPresent(tsconfigFile(siteDir));
  const {minify, development, analyze} = flags;
  return {
    engine,
    tsconfig,
    minify,
    development,
    analyze,
    themeAliases,
    clientModules,
    generated,
    hooks,
    siteDir,
  };
}

/**
 * Everything that decides what plugins add to webpack's configuration: the name of the config file as well, which some defaults follow.
 * Cheap: it does not need webpack.
 */
export function settingsKey(input: BundleInput): string {
  const {siteConfig, siteConfigPath, i18n, baseUrl} = input.site.context;
  return sha256(stableJson([codeInputs(input), clientSiteConfig(siteConfig), siteConfigPath, i18n, baseUrl]));
}

/** Everything that decides the bundle, but for files, the requests of the registry, and Markdown. */
export function codeKey(input: BundleInput, configFingerprint: string): string {
  return sha256(stableJson([codeInputs(input), configFingerprint]));
}

export function registryKey({code}: Pick<BundleInput, 'code'>, content: ContentCode): string {
  return sha256(stableJson([code.generated.get(ROUTE_REGISTRY), content.registry]));
}

/** Name of the place where the bundle of a locale is kept. */
export function slotName({site, minify, development}: BundleInput): string {
  const {i18n, baseUrl, siteDir} = site.context;
  return sha256(stableJson([i18n.currentLocale, baseUrl, siteDir, minify, development])).slice(0, 8);
}
