import {z} from 'zod';

export interface EditUrlInput {
  /** The pages folder, relative to the site: "src/pages". */
  readonly pagesDirPath: string;
  /** Below that folder: "about.md". */
  readonly pagesPath: string;
  readonly permalink: string;
  readonly locale: string;
}
export type EditUrlFunction = (input: EditUrlInput) => string | undefined;

const editUrl = z.union([
  z.string().refine((value) => URL.canParse(value), {
    error: (issue) =>
      `"${String(issue.input)}" is not an absolute URL such as "https://example.com/edit/main".`,
  }),
  z.custom<EditUrlFunction>((value) => typeof value === 'function', {error: 'Expected a URL or a function.'}),
]);

const unifiedPlugins = z.array(z.unknown()).default([]);

/** Every option of the pages plugin, with its default. */
export const pagesOptionsSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]+$/, {error: 'An id consists of letters, digits, "_" and "-".'})
    .default('default'),
  /** The folder of the pages, relative to the site. */
  path: z.string().default('src/pages'),
  /** The URL path that all pages are below. */
  routeBasePath: z.string().default('/'),
  include: z.array(z.string()).default(['**/*.{js,jsx,ts,tsx,md,mdx}']),
  exclude: z
    .array(z.string())
    .default(['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**']),
  /** What renders Markdown pages. */
  mdxPageComponent: z.string().default('@theme/MDXPage'),
  editUrl: editUrl.optional(),
  editLocalizedFiles: z.boolean().default(false),
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
  admonitions: z
    .union([
      z.boolean(),
      z.strictObject({
        keywords: z.array(z.string()).default([]),
        extendDefaults: z.boolean().default(true),
      }),
    ])
    .default(true),
  remarkPlugins: unifiedPlugins,
  rehypePlugins: unifiedPlugins,
  recmaPlugins: unifiedPlugins,
  beforeDefaultRemarkPlugins: unifiedPlugins,
  beforeDefaultRehypePlugins: unifiedPlugins,
});

/** What a site may write. */
export type Options = z.input<typeof pagesOptionsSchema>;
/** With every default filled in. */
export type PluginOptions = z.output<typeof pagesOptionsSchema>;

const DEFAULT_ADMONITIONS = [
  ...['note', 'tip', 'info', 'warning', 'danger'],
  ...['secondary', 'important', 'success', 'caution'],
];

/** The words after ":::" that make a callout; `false` if there are none. */
export function admonitionKeywords(
  setting: PluginOptions['admonitions'],
): false | {readonly keywords: readonly string[]} {
  if (setting === false) return false;
  if (setting === true) return {keywords: DEFAULT_ADMONITIONS};
  return {keywords: [...(setting.extendDefaults ? DEFAULT_ADMONITIONS : []), ...setting.keywords]};
}
