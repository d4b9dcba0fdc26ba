import {
  editUrlOption,
  excludeOption,
  frontMatterSchemaOption,
  lastUpdateOptions,
  markdownOptions,
  pluginIdOption,
} from '@lectern/core/content-helpers';
import {z} from '@lectern/core/zod';

export interface EditUrlInput {
  /** Folder of the pages, or of their translations, relative to the site: "src/pages". */
  readonly pagesDirPath: string;
  /** Path of the page, relative to `pagesDirPath`: "about.md". */
  readonly pagesPath: string;
  readonly permalink: string;
  readonly locale: string;
}
export type EditUrlFunction = (input: EditUrlInput) => string | undefined;

/** Schema of the options of the pages plugin. It fills in the defaults. */
export const pagesOptionsSchema = z.strictObject({
  id: pluginIdOption,
  /** The folder of the pages, relative to the site. */
  path: z.string().default('src/pages'),
  /** Beginning of the URL paths of all pages. */
  routeBasePath: z.string().default('/'),
  include: z.array(z.string()).default(['**/*.{js,jsx,ts,tsx,md,mdx}']),
  exclude: excludeOption,
  /** Module of the component that renders Markdown pages. */
  mdxPageComponent: z.string().default('@theme/MDXPage'),
  editUrl: editUrlOption<EditUrlFunction>(),
  editLocalizedFiles: z.boolean().default(false),
  ...lastUpdateOptions,
  /** Schema for the fields of front matter that Lectern does not check; of zod or any Standard Schema library. */
  frontMatter: frontMatterSchemaOption,
  /** Lists the pages in `llms.txt`, if the site writes one. */
  llmsTxt: z.boolean().default(true),
  ...markdownOptions,
});

/** Options as written in the configuration of a site. */
export type Options = z.input<typeof pagesOptionsSchema>;
/** Options with every default filled in. */
export type PluginOptions = z.output<typeof pagesOptionsSchema>;
