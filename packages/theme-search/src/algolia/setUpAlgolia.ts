import fs from 'node:fs';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {errors} from '../errors.js';
import type {SetUpProvider} from '../ProviderSetup.js';
import type {AlgoliaClientOptions} from './client/options.js';
import type {AlgoliaConfig} from './themeConfig.js';

/** Read, not required: what is required counts as a part of the site's configuration, and is required once a process. */
function readCoreVersion(): string {
  const manifest = createRequire(import.meta.url).resolve('@lectern/core/package.json');
  return (JSON.parse(fs.readFileSync(manifest, 'utf8')) as {version: string}).version;
}

/** The part of `themeConfig.algolia` that browsers get. */
export function algoliaClientOptions(config: AlgoliaConfig, frameworkVersion: string): AlgoliaClientOptions {
  const {appId, apiKey, indexName, searchParameters, insights = false, hosts} = config;
  const {externalUrlRegex, replaceSearchResultPathname} = config;
  return {
    appId,
    apiKey,
    indexName,
    searchParameters,
    insights,
    frameworkVersion,
    ...(hosts && {hosts}),
    ...(externalUrlRegex !== undefined && {externalUrlRegex}),
    ...(replaceSearchResultPathname && {replaceSearchResultPathname}),
  };
}

/** The first host of Algolia's client. */
function originOf({appId, hosts}: AlgoliaConfig): string {
  return hosts?.[0] ?? `https://${appId}-dsn.algolia.net`;
}

/** Algolia's client sends requests to other hosts where the first does not answer. */
function policySources({hosts, insights}: AlgoliaConfig): string[] {
  const queried = hosts ?? ['https://*.algolia.net', 'https://*.algolianet.com'];
  return insights ? [...queried, 'https://insights.algolia.io'] : [...queried];
}

/** Search by Algolia, configured by `themeConfig.algolia` as in sites of Docusaurus. */
export const setUpAlgolia: SetUpProvider = ({siteConfig, siteConfigPath, reports}) => {
  const config = siteConfig.themeConfig.algolia as AlgoliaConfig | undefined;
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
