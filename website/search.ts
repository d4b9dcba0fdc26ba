import type {Options, ThemeConfig} from '@lectern/preset-classic';

/** Parts of the site config for a search provider: options of the preset, and fields of the theme config. */
interface SearchConfig {
  readonly search?: Exclude<Options['search'], false>;
  readonly themeConfig: ThemeConfig;
}

type Environment = {readonly [name: string]: string | undefined};

/** Name of the index of Algolia, and of the collection of Typesense. */
const INDEX = 'docusaurus-2';

function readVariable(environment: Environment, name: string): string {
  const value = environment[name];
  if (!value) throw new Error(`SEARCH_PROVIDER=${environment.SEARCH_PROVIDER} needs the variable ${name}.`);
  return value;
}

function algolia(environment: Environment): SearchConfig {
  const appId = readVariable(environment, 'ALGOLIA_APP_ID');
  const apiKey = readVariable(environment, 'ALGOLIA_SEARCH_KEY');
  const {ALGOLIA_HOST: host} = environment;
  return {themeConfig: {algolia: {appId, apiKey, indexName: INDEX, ...(host && {hosts: [host]})}}};
}

function typesense(environment: Environment): SearchConfig {
  const nodes = readVariable(environment, 'TYPESENSE_NODES').split(',');
  const searchKey = readVariable(environment, 'TYPESENSE_SEARCH_KEY');
  return {search: {provider: ['typesense', {nodes, collection: INDEX, searchKey}]}, themeConfig: {}};
}

/**
 * Config of the search provider that the variable `SEARCH_PROVIDER` selects: "local" (default), "algolia" or
 * "typesense".
 */
export function searchConfig(environment: Environment): SearchConfig {
  const {SEARCH_PROVIDER: provider = 'local'} = environment;
  if (provider === 'algolia') return algolia(environment);
  if (provider === 'typesense') return typesense(environment);
  if (provider === 'local') return {themeConfig: {}};
  throw new Error(`SEARCH_PROVIDER is "${provider}", but must be "local", "algolia" or "typesense".`);
}
