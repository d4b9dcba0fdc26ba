import type {LoadContext} from '@lectern/core';
import {z} from '@lectern/core/zod';
import {regexSource} from '../hosted/regexSource.js';
import {serverOrigin} from '../hosted/serverUrl.js';

const text = z.string().min(1);

/**
 * Schema that converts a string or a RegExp to the source of a regular expression, since the browser gets JSON. A
 * string matches literally.
 */
const pattern = z.union(
  [
    z.string().transform((plain) => plain.replace(/[$()*+.?[\\\]^{|}-]/g, '\\$&')),
    z.instanceof(RegExp).transform(({source}) => source),
  ],
  {error: 'must be a text or a regular expression.'},
);

const facetFilters = z.union([z.string(), z.array(z.union([z.string(), z.array(z.string())]))], {
  error: 'must be a filter such as "lang:en", or a list of filters, those of an inner list alternatives.',
});

const searchParameters = z.looseObject({facetFilters: facetFilters.optional()});

const askAi = z.union(
  [
    text,
    z.looseObject({
      assistantId: text,
      indexName: text.optional(),
      apiKey: text.optional(),
      appId: text.optional(),
      searchParameters: searchParameters.optional(),
      suggestedQuestions: z.boolean().optional(),
    }),
  ],
  {error: 'must be the id of an assistant, or an object with "assistantId".'},
);

/** Schema of `themeConfig.algolia`. Other keys are allowed, but this theme does not use them. */
export const algoliaSchema = z.looseObject({
  appId: text,
  apiKey: text,
  indexName: text,
  contextualSearch: z.boolean().default(true),
  searchParameters: searchParameters.default({}),
  searchPagePath: z
    .union([z.string(), z.literal(false), z.null()], {
      error: 'must be a path such as "search", or false for a site without a page of results.',
    })
    .default('search'),
  externalUrlRegex: regexSource.optional(),
  replaceSearchResultPathname: z.strictObject({from: pattern, to: z.string()}).optional(),
  placeholder: z.string().optional(),
  translations: z.looseObject({}).optional(),
  insights: z.boolean().optional(),
  initialQuery: z.string().optional(),
  askAi: askAi.optional(),
  /** Servers that replace those of Algolia, such as a proxy: ["https://search.example.com"]. */
  hosts: z.array(serverOrigin).min(1, {error: 'must list at least one server.'}).optional(),
});

export type AlgoliaThemeConfig = z.input<typeof algoliaSchema>;
/** `themeConfig.algolia` after the check, with every default filled in. */
export type AlgoliaConfig = z.output<typeof algoliaSchema>;

/** Returns `themeConfig.algolia` of a site, which `validateThemeConfig` has checked. */
export function algoliaConfigOf({themeConfig}: LoadContext['siteConfig']): AlgoliaConfig | undefined {
  return themeConfig.algolia as AlgoliaConfig | undefined;
}
