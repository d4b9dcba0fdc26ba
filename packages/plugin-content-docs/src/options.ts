import {
  editUrlOption,
  excludeOption,
  frontMatterSchemaOption,
  functionOption,
  isRecord,
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
  /** Tag or branch of a version from git: "v3.2.1". */
  readonly ref?: string;
  readonly refKind?: 'tag' | 'branch';
}
export type EditUrlFunction = (input: EditUrlInput) => string | undefined;

/** Schema of a path in the repository, which must not lead out of it. */
const repositoryPath = z
  .string()
  .refine((path) => !path.startsWith('/') && !path.split(/[/\\]/).includes('..'), {
    error: 'a path in the repository, such as "website"',
  });

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

const gitVersionsSchema = z.strictObject({
  /** Patterns of tags and branches, each of which becomes a version: "v3.*", "release/2.x", "origin/release/*". */
  refs: z.array(z.string().min(1)).min(1, {error: 'Name at least one tag or branch.'}),
  /** Refs that become no version: patterns, or ranges of version names such as "<2.0". */
  exclude: z.array(z.string().min(1)).default([]),
  /** `true` makes one version of all patch releases of a minor release: of "v3.2.0" and "v3.2.1", the version "3.2". */
  latestPatch: z.boolean().default(false),
  /** Folders of refs in which the files lay elsewhere than now. The first entry that matches a ref is used. */
  moved: z
    .array(
      z.strictObject({
        refs: z.array(z.string().min(1)).min(1, {error: 'Name at least one tag or branch.'}),
        /** Folder of the site, relative to the repository; "" for its root. Default: the folder of the site now. */
        site: repositoryPath.optional(),
        /** Default: the option `path`. */
        path: z.string().optional(),
        /** Default: the option `sidebarPath`. */
        sidebarPath: z.union([z.string(), z.literal(false)]).optional(),
      }),
    )
    .default([]),
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
  /** Versions that are read from tags and branches of the repository. */
  gitVersions: gitVersionsSchema.optional(),
  /**
   * Makes pages that show what changed in each doc since earlier versions. `true` compares each version with the version
   * before it.
   */
  versionDiff: z
    .union([
      z.boolean(),
      z.strictObject({
        /** Number of versions directly before a version with which it is compared. */
        last: z.int().min(0).default(1),
        /** Names of further versions with which all later versions are compared. */
        from: z.array(z.string()).default([]),
      }),
    ])
    .default(false),
  docsRootComponent: z.string().default('@theme/DocsRoot'),
  docVersionRootComponent: z.string().default('@theme/DocVersionRoot'),
  docRootComponent: z.string().default('@theme/DocRoot'),
  docItemComponent: z.string().default('@theme/DocItem'),
  docChangesComponent: z.string().default('@theme/DocChanges'),
  docTagDocListComponent: z.string().default('@theme/DocTagDocListPage'),
  docTagsListComponent: z.string().default('@theme/DocTagsListPage'),
  docCategoryGeneratedIndexComponent: z.string().default('@theme/DocCategoryGeneratedIndexPage'),
});

type Written = z.input<typeof docsOptionsSchema>;
type GitVersions = NonNullable<Written['gitVersions']>;

/** The option `gitVersions`, written in the option `versions` beside the settings of versions. */
type VersionsFromGit = GitVersions & {readonly from: 'git'; readonly [version: string]: unknown};

/** Options as written in the configuration of a site. */
export type Options = Omit<Written, 'versions'> & {readonly versions?: Written['versions'] | VersionsFromGit};
/** Options with every default filled in. */
export type PluginOptions = z.output<typeof docsOptionsSchema>;

const GIT_FIELDS = Object.keys(gitVersionsSchema.shape);

/**
 * Moves the fields of `versions: {from: 'git', refs, …}` to the option `gitVersions`. The settings of a version that is
 * called "from" are no text, so they are not moved.
 */
export function splitVersions(options: unknown): unknown {
  if (!isRecord(options) || !isRecord(options.versions) || options.versions.from !== 'git') return options;
  const {from: _from, ...written} = options.versions;
  const isOfGit = ([name]: readonly [string, unknown]) => GIT_FIELDS.includes(name);
  const entries = Object.entries(written);
  return {
    ...options,
    versions: Object.fromEntries(entries.filter((entry) => !isOfGit(entry))),
    gitVersions: Object.fromEntries(entries.filter(isOfGit)),
  };
}

/** Sets `sidebarCollapsed` to `false` if categories are not collapsible, since readers could not open them. */
export function resolveOptions(options: PluginOptions): PluginOptions {
  return {...options, sidebarCollapsed: options.sidebarCollapsible && options.sidebarCollapsed};
}
