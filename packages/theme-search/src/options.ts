import {z} from '@lectern/core/zod';

/**
 * Schema for the path of the search page. Removes slashes at both ends: "/help/search/" → "help/search". `null` becomes
 * `false`.
 */
const searchPagePath = z
  .union(
    [
      z.string().regex(/^\/?[^/?#\s][^?#\s]*$/, {
        error: 'must be a path such as "search", without query and fragment.',
      }),
      z.literal(false),
      z.null(),
    ],
    {error: 'must be a path such as "search", or false for a site without a page of results.'},
  )
  .transform((path) => (path ? path.replace(/^\/+|\/+$/g, '') : (false as const)));

const providerName = z.string().min(1);

export const optionsSchema = z.strictObject({
  /** Always "default": a site has one search. */
  id: z.literal('default', {error: 'must be left out: there is one search in a site.'}).default('default'),
  /**
   * Search provider: 'local', 'algolia', 'typesense', or a module of the site ('./src/search.ts'); with options, a
   * pair: ['typesense', {…}]. The default is 'algolia' if there is `themeConfig.algolia`, else 'local'.
   */
  provider: z
    .union([providerName, z.tuple([providerName, z.record(z.string(), z.unknown())])], {
      error:
        'must be "local", "algolia", "typesense" or the path of a module, or such a name with options: ["typesense", {…}].',
    })
    .optional(),
  /** Limits a search to the versions of the docs that the visitor reads, and to pages without a version. */
  contextualSearch: z.boolean().optional(),
  /** Path of the search page, relative to the base URL; `false` for none. */
  searchPagePath: searchPagePath.optional(),
  /** Placeholder of the input in the modal. */
  placeholder: z.string().optional(),
  /** Text that is in the input when the modal opens; empty by default. */
  initialQuery: z.string().optional(),
  /** Number of results that the search page requests at a time. */
  hitsPerPage: z.int().min(1).max(100).default(15),
  /** URL at which visitors report a query without results; "{query}" in it is replaced by the query. */
  missingResultsUrl: z
    .string()
    .regex(/^(?:https?:\/\/|mailto:|\/)/, {error: 'must begin with "https://", "mailto:" or "/".'})
    .optional(),
});

/** Options of the search theme as a site writes them: all are optional. */
export type Options = z.input<typeof optionsSchema>;
/** Options of the search theme after the check, with defaults filled in. */
export type SearchOptions = z.output<typeof optionsSchema>;
