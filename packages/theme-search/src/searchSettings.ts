import type {AlgoliaConfig} from './algolia/themeConfig.js';
import type {SearchOptions} from './options.js';
import type {SearchSettings} from './shared/settings.js';

type SharedSettings = Omit<SearchSettings, 'provider' | 'providerOptions'>;

function pagePath(options: SearchOptions, algolia: Partial<AlgoliaConfig>): string | false {
  if (options.searchPagePath !== undefined) return options.searchPagePath;
  const {searchPagePath = 'search'} = algolia;
  return (searchPagePath || '').replace(/^\/+|\/+$/g, '') || false;
}

/**
 * Resolves the settings: options of the theme, else the options in `themeConfig.algolia`, where Docusaurus has them.
 */
export function searchSettings(options: SearchOptions, algolia: Partial<AlgoliaConfig> = {}): SharedSettings {
  return {
    contextualSearch: options.contextualSearch ?? algolia.contextualSearch ?? true,
    searchPagePath: pagePath(options, algolia),
    placeholder: options.placeholder ?? algolia.placeholder,
    initialQuery: options.initialQuery ?? algolia.initialQuery,
    hitsPerPage: options.hitsPerPage,
    missingResultsUrl: options.missingResultsUrl,
  };
}
