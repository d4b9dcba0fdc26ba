import {
  editUrlOption,
  excludeOption,
  frontMatterSchemaOption,
  functionOption,
  lastUpdateOptions,
  markdownOptions,
  pluginIdOption,
  severityOption,
  urlPathOption,
  variablesSchema,
} from '@lectern/core/content-helpers';
import {z} from '@lectern/core/zod';
import type {NumberPrefixParser} from './model/numberPrefix.js';
import type {SidebarItemsGenerator} from './model/sidebarItems.js';

export interface EditUrlInput {
  readonly version: string;
  /** Folder of the version, or of its translation, relative to the site: "docs", "versioned_docs/version-1.0". */
  readonly versionDocsDirPath: string;
  /** Path of the doc, relative to `versionDocsDirPath`: "guides/intro.md". */
  readonly docPath: string;
  readonly permalink: string;
  readonly locale: string;
}
export type EditUrlFunction = (input: EditUrlInput) => string | undefined;

const versionSettings = z.strictObject({
  /** Name of the version in its dropdown, banner and badge. */
  label: z.string().optional(),
  /** URL path of the version below `routeBasePath`: "next". */
  path: urlPathOption.optional(),
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  badge: z.boolean().optional(),
  className: z.string().optional(),
  noIndex: z.boolean().default(false),
  /** Values of variables `{{version.…}}`, for a site with `markdown.variables`. */
  variables: variablesSchema(['name', 'label', 'path']).optional(),
});

/** Schema of the options of the docs plugin. It fills in the defaults. */
export const docsOptionsSchema = z.strictObject({
  id: pluginIdOption,
  /** The folder of the docs, relative to the site. */
  path: z.string().default('docs'),
  /** The URL path of the docs; "/" puts the docs at the root of the site. */
  routeBasePath: urlPathOption.default('docs'),
  tagsBasePath: urlPathOption.default('tags'),
  include: z.array(z.string()).default(['**/*.{md,mdx}']),
  exclude: excludeOption,
  /** Sidebars file, relative to the site. `false`: no sidebar. Absent: one sidebar, generated from the folders. */
  sidebarPath: z.union([z.string(), z.literal(false)]).optional(),
  sidebarItemsGenerator: functionOption<SidebarItemsGenerator>().optional(),
  sidebarCollapsible: z.boolean().default(true),
  sidebarCollapsed: z.boolean().default(true),
  /**
   * `true` removes prefixes such as "01-" from ids, labels and URLs; `false` keeps them. A function splits a name into
   * prefix and rest.
   */
  numberPrefixParser: z.union([z.boolean(), functionOption<NumberPrefixParser>()]).default(true),
  editUrl: editUrlOption<EditUrlFunction>(),
  editCurrentVersion: z.boolean().default(false),
  editLocalizedFiles: z.boolean().default(false),
  ...lastUpdateOptions,
  /** Schema for the fields of front matter that Lectern does not check; of zod or any Standard Schema library. */
  frontMatter: frontMatterSchemaOption,
  /** Lists the pages in `llms.txt`, if the site writes one. */
  llmsTxt: z.boolean().default(true),
  breadcrumbs: z.boolean().default(true),
  ...markdownOptions,
  /**
   * Severity of the report about tags that the tags file does not define. Values: "ignore", "log", "warn", "throw" (an
   * error that stops the build).
   */
  onInlineTags: severityOption.default('warn'),
  /** The tags file, relative to the docs folder; `false` or `null` for none. Default: tags.yml, if it exists. */
  tags: z.union([z.string(), z.literal(false), z.null()]).optional(),
  disableVersioning: z.boolean().default(false),
  includeCurrentVersion: z.boolean().default(true),
  /** Version whose pages are directly below `routeBasePath`. Default: the newest release, else the current version. */
  lastVersion: z.string().optional(),
  onlyIncludeVersions: z.array(z.string()).min(1, {error: 'Name at least one version.'}).optional(),
  versions: z.record(z.string(), versionSettings).default({}),
  docsRootComponent: z.string().default('@theme/DocsRoot'),
  docVersionRootComponent: z.string().default('@theme/DocVersionRoot'),
  docRootComponent: z.string().default('@theme/DocRoot'),
  docItemComponent: z.string().default('@theme/DocItem'),
  docTagDocListComponent: z.string().default('@theme/DocTagDocListPage'),
  docTagsListComponent: z.string().default('@theme/DocTagsListPage'),
  docCategoryGeneratedIndexComponent: z.string().default('@theme/DocCategoryGeneratedIndexPage'),
});

/** Options as written in the configuration of a site. */
export type Options = z.input<typeof docsOptionsSchema>;
/** Options with every default filled in. */
export type PluginOptions = z.output<typeof docsOptionsSchema>;

/** Sets `sidebarCollapsed` to `false` if categories are not collapsible, since readers could not open them. */
export function resolveOptions(options: PluginOptions): PluginOptions {
  return {...options, sidebarCollapsed: options.sidebarCollapsible && options.sidebarCollapsed};
}
