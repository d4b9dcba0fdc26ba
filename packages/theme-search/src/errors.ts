import {SiteError} from '@lectern/core';
import {configLocation, didYouMean} from '@lectern/core/content-helpers';

/** Errors of search providers that stop a build. Errors of `site search:push` are in typesense/pushErrors.ts. */
export const errors = {
  /** @param path - keys that lead to the first wrong field in the config: ["typesense", "nodes"] */
  optionsInvalid: ({
    provider,
    problems,
    configFile,
    path,
  }: {
    provider: string;
    problems: readonly string[];
    configFile: string;
    path: readonly PropertyKey[];
  }) =>
    new SiteError(
      'SEARCH_OPTIONS',
      `The options of the search provider "${provider}" are not valid:${problems.map((problem) => `\n  ${problem}`).join('')}`,
      {location: configLocation(configFile, path)},
    ),

  providerMissing: ({
    name,
    known,
    configFile,
  }: {
    name: string;
    known: readonly string[];
    configFile: string;
  }) =>
    new SiteError('SEARCH_PROVIDER', `There is no search provider "${name}".${didYouMean(name, known)}`, {
      location: configLocation(configFile, [name]),
      hint: `Write ${known.map((one) => `"${one}"`).join(', ')}, the path of a module ("./src/search.ts"), or the name of a package.`,
    }),

  algoliaIndexMissing: (configFile: string) =>
    new SiteError(
      'SEARCH_ALGOLIA_CONFIG',
      'The search provider is "algolia", but the site does not name its index.',
      {
        location: configLocation(configFile, ['provider']),
        hint: 'Add `algolia: {appId, apiKey, indexName}` to `themeConfig`.',
      },
    ),

  /** @param variable - name of the environment variable with the API key that can change the index */
  adminKeyPublished: ({variable, configFile}: {variable: string; configFile: string}) =>
    new SiteError(
      'SEARCH_ADMIN_KEY',
      `The option \`searchKey\` is the key in ${variable}, which may write.`,
      {
        location: configLocation(configFile, ['searchKey']),
        hint: 'Every visitor can read `searchKey`. Make a key with the action "documents:search" alone, and name it there.',
      },
    ),
};
