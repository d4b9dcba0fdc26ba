import {z} from 'zod';

/** "search", "/help/search/" → without slashes at the edges. */
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
  /** There is one search in a site. */
  id: z.literal('default', {error: 'must be left out: there is one search in a site.'}).default('default'),
  /**
   * Who answers: 'local', 'algolia', 'typesense', or a module of the site ('./src/search.ts'). A pair adds its options:
   * ['typesense', {…}]. Without it: 'algolia' if there is `themeConfig.algolia`, else 'local'.
   */
  provider: z
    .union([providerName, z.tuple([providerName, z.record(z.string(), z.unknown())])], {
      error:
        'must be "local", "algolia", "typesense" or the path of a module, or such a name with options: ["typesense", {…}].',
    })
    .optional(),
  /** Limits a search to the versions of the docs that the visitor reads, and to pages without a version. */
  contextualSearch: z.boolean().optional(),
  /** Path of the page of results, relative to the base URL; `false` for none. */
  searchPagePath: searchPagePath.optional(),
  /** Shown in the empty input of the modal. */
  placeholder: z.string().optional(),
  /** The query that the modal opens with. */
  initialQuery: z.string().optional(),
  /** Number of results that the search page requests at a time. */
  hitsPerPage: z.int().min(1).max(100).default(15),
  /** Where visitors report a query without results; "{query}" in it is replaced by the query. */
  missingResultsUrl: z
    .string()
    .regex(/^(?:https?:\/\/|mailto:|\/)/, {error: 'must begin with "https://", "mailto:" or "/".'})
    .optional(),
});

/** Options as a site writes them. */
export type Options = z.input<typeof optionsSchema>;
/** With every default filled in. */
export type SearchOptions = z.output<typeof optionsSchema>;
