import fs from 'node:fs';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {errors} from '../errors.js';
import type {SetUpProvider} from '../ProviderSetup.js';
import type {AlgoliaClientOptions} from './client/options.js';
import {type AlgoliaConfig, algoliaConfigOf} from './themeConfig.js';

/**
 * Reads the version of Lectern. Does not use `require`, since a required file counts as part of the site's
 * configuration, and is cached by Node.
 */
function readCoreVersion(): string {
  const manifest = createRequire(import.meta.url).resolve('@lectern/core/package.json');
  const {version}: {version: string} = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  return version;
}

/** Returns the options for the browser from `themeConfig.algolia`. */
export function algoliaClientOptions(config: AlgoliaConfig, frameworkVersion: string): AlgoliaClientOptions {
  return {
    appId: config.appId,
    apiKey: config.apiKey,
    indexName: config.indexName,
    searchParameters: config.searchParameters,
    insights: config.insights ?? false,
    frameworkVersion,
    hosts: config.hosts,
    externalUrlRegex: config.externalUrlRegex,
    replaceSearchResultPathname: config.replaceSearchResultPathname,
  };
}

/** Returns the origin to which Algolia's client sends its first request. */
function originOf({appId, hosts}: AlgoliaConfig): string {
  return hosts?.[0] ?? `https://${appId}-dsn.algolia.net`;
}

/**
 * Returns the origins that the Content-Security-Policy has to allow. Algolia's client tries other hosts if the first
 * does not answer, hence the wildcards.
 */
function policySources({hosts, insights}: AlgoliaConfig): string[] {
  const queried = hosts ?? ['https://*.algolia.net', 'https://*.algolianet.com'];
  return insights ? [...queried, 'https://insights.algolia.io'] : [...queried];
}

/** Sets up the Algolia provider, whose configuration is `themeConfig.algolia`, as in Docusaurus. */
export const setUpAlgolia: SetUpProvider = ({siteConfig, siteConfigPath, reports}) => {
  const config = algoliaConfigOf(siteConfig);
  if (!config) throw errors.algoliaIndexMissing(siteConfigPath);
  if (config.askAi !== undefined) {
    reports?.warn(
      '`themeConfig.algolia.askAi` has no effect: the search of this theme has no assistant. Remove the option.',
    );
  }
  return {
    module: fileURLToPath(new URL('./client/index.js', import.meta.url)),
    publicOptions: algoliaClientOptions(config, readCoreVersion()),
    origins: [originOf(config)],
    hooks: {getPolicySources: () => ({'connect-src': policySources(config)})},
  };
};
