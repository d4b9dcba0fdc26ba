/** Options on the command line of each command that reads the configuration of a site. */
interface SiteFlags {
  readonly siteDir: string;
  /** Path of the config file, relative to `siteDir`. */
  readonly config?: string;
}

/** One of the shares into which a build is divided: "2/8" is `{index: 2, count: 8}`. */
export interface ShardNumber {
  /** From 1 to `count`. */
  readonly index: number;
  readonly count: number;
}

/** Options of `site build`, which writes the files of the site for a web server. */
export interface BuildFlags extends SiteFlags {
  /** Output folder, relative to `siteDir`. Default: "build". */
  readonly outDir?: string;
  /** Locales to build; all if empty or absent. A single locale is built without a locale segment in its URLs. */
  readonly locale?: readonly string[];
  /** Bundles React's development build, for readable errors. */
  readonly dev: boolean;
  readonly bundleAnalyzer: boolean;
  readonly minify: boolean;
  /** Lists all pages that are not still, with all reasons. */
  readonly verbose?: boolean;
  /** Compiles and renders this share of the site, and writes it to the remote cache. There is no output. */
  readonly shard?: ShardNumber;
  /** Builds from the shards in the remote cache. A number is the number of shards; `true`: any number. */
  readonly merge?: true | number;
  /** Name of the run to which shards and merge belong. Default: the number that the CI gives the run, or the commit. */
  readonly run?: string;
}

/** Options of `site start`, which starts the dev server. */
export interface StartFlags extends SiteFlags {
  readonly locale?: string;
  readonly host: string;
  /** Default: 3000, or the next free port if the user agrees. */
  readonly port?: number;
  readonly open: boolean;
  /** Applies edits only by replacing modules in the browser; never reloads the page. */
  readonly hotOnly: boolean;
  /** Watches files by polling: `true`, or the interval in milliseconds. */
  readonly poll: boolean | number;
  /** Has no effect, since the dev server does not minify; the command prints a message about that. */
  readonly minify: boolean;
}

/** Options of `site serve`, which starts a web server with the files of a finished build. */
export interface ServeFlags extends SiteFlags {
  /** Folder to serve, relative to `siteDir`. Default: "build". */
  readonly dir?: string;
  readonly host: string;
  readonly port?: number;
  /** Builds the site before the server starts. */
  readonly build: boolean;
  readonly open: boolean;
}

export interface ClearFlags {
  readonly siteDir: string;
}

/** Options of `site deploy`, which builds the site and publishes the output. */
export interface DeployFlags extends Pick<BuildFlags, 'siteDir' | 'config' | 'outDir' | 'locale'> {
  /** Publishes the existing files of `outDir` without a build. */
  readonly skipBuild: boolean;
  /** Folder of the branch to replace; "." for the whole branch. */
  readonly targetDir: string;
  /** Place that is no branch, in place of `deploy.to` of the configuration: "rsync:user@host:/folder". */
  readonly to?: string | undefined;
  /** Prints the changes, and publishes nothing. */
  readonly dryRun: boolean;
}

/** Options of `site write-heading-ids`, which writes an explicit id after each heading in Markdown files. */
export interface WriteHeadingIdsFlags extends SiteFlags {
  /** Files, folders or patterns, relative to the current folder. Empty: all content of the site. */
  readonly files: readonly string[];
  /** Default: "classic", or "mdx-comment" if the site switches off `markdown.mdx1Compat.headingIds`. */
  readonly syntax?: 'classic' | 'mdx-comment';
  /** Rewrites ids that are written in another syntax in the syntax `syntax`. */
  readonly migrate: boolean;
  /** Replaces ids that authors have written by ids that are generated from the text of the heading. */
  readonly overwrite: boolean;
  /** Keeps capital letters in generated ids. */
  readonly maintainCase: boolean;
}

/** Options of `site migrate`, which changes a Docusaurus site so that Lectern can build it. */
export interface MigrateFlags {
  readonly siteDir: string;
  /** Writes the changes without a prompt. */
  readonly yes: boolean;
}

/** Options of `site upgrade`, which updates all packages of Lectern in a site. */
export interface UpgradeFlags extends SiteFlags {
  /** Version or tag to which the packages are updated: "0.2.0", "next". */
  readonly to: string;
  /** Makes the changes without a prompt. */
  readonly yes: boolean;
  /** Shows the changes, and writes nothing. */
  readonly dryRun: boolean;
  /** Changes files that have uncommitted changes, too. */
  readonly force: boolean;
}

/** Options of `site write-translations`, which writes JSON files with the texts to translate. */
export interface WriteTranslationsFlags extends SiteFlags {
  /** Locale whose files are written. Default: the default locale. */
  readonly locale?: string;
  /** Replaces messages that the files already contain by new ones, even if they are translated. */
  readonly override: boolean;
  /** Text that is written before each new message, for example to mark the messages that are not translated. */
  readonly messagePrefix: string;
}

/** Options of `site translations`, which lists translations that are missing or outdated. */
export interface TranslationsFlags extends SiteFlags {
  /** Locale whose translations are listed or marked. Default: all locales except the default locale. */
  readonly locale?: string;
  /** Lists missing, outdated and orphaned translations. The command also lists them if `mark` is absent. */
  readonly status: boolean;
  /**
   * Translations to mark as up to date with their sources: "i18n/fr/code.json#home.title". `true`: all translations
   * without a record.
   */
  readonly mark?: true | readonly string[];
}

/** Options of `site swizzle`, which copies components of a theme to the site (ejects) or wraps them. */
export interface SwizzleFlags extends SiteFlags {
  /** Name of the theme. If absent, the command prompts for it in a terminal. */
  readonly theme?: string;
  readonly component?: string;
  readonly wrap: boolean;
  readonly eject: boolean;
  /**
   * Lists the components that can be swizzled, and how safe (safe, unsafe, forbidden) it is to wrap or to eject each.
   */
  readonly list: boolean;
  readonly typescript: boolean;
  readonly javascript: boolean;
  /** Swizzles unsafe components without a prompt. */
  readonly danger: boolean;
  /** Overwrites files without a prompt. */
  readonly force: boolean;
  /** Lists ejected files that the theme has changed since they were ejected. */
  readonly status: boolean;
  /** Merges changes of the theme into the ejected files. */
  readonly update: boolean;
}

/** Options of `site mcp`, which serves a site to assistants by the Model Context Protocol. */
export interface McpFlags extends SiteFlags {
  /** Folder of the build, relative to `siteDir`. Default: "build". */
  readonly dir?: string;
  /** Address of a site on a server, which is served instead of a build. */
  readonly url?: string;
  /** Default: the default locale. */
  readonly locale?: string;
  /** Listens for HTTP. By default, messages are read from the standard input. */
  readonly http: boolean;
  /** Default: 127.0.0.1. */
  readonly host?: string;
  /** Default: 3100. */
  readonly port?: number;
  /** Names by which clients may call the server, besides those of this machine. */
  readonly allowedHost?: readonly string[];
}

/** Options of `site samples`, which runs the code of pages that is marked as a test. */
export interface SamplesFlags extends SiteFlags {
  /** Files, folders or patterns, relative to the current folder. Default: all content of the site. */
  readonly only?: readonly string[];
  /** Runs samples that have passed before, too. */
  readonly force: boolean;
  /** Lists the samples, and runs none. */
  readonly list: boolean;
  /** Prints the result as JSON. */
  readonly json: boolean;
  /** Number of samples that run at one time. Default: the number of processors. */
  readonly jobs?: number;
}

/** Options of `site check`, which finds faults of a site and ends with an exit code. */
export interface CheckFlags extends SiteFlags {
  /** Output folder that is checked with `build: false`, relative to `siteDir`. Default: "build". */
  readonly outDir?: string;
  /** Builds the site first, into a folder of the cache. If false, the existing output is checked. */
  readonly build: boolean;
  /** Names of the checks that run; the others do not. */
  readonly only?: readonly string[];
  /** Names of checks that do not run. */
  readonly skip?: readonly string[];
  /** Requests the addresses of other sites. */
  readonly external: boolean;
  /** Opens the pages in a browser. */
  readonly accessibility: boolean;
  /** Patterns of the paths of the pages that are checked. Default: all pages. */
  readonly pages?: readonly string[];
  /** Prints JSON. */
  readonly json: boolean;
}

/** Options of `site types`, which writes type declarations of the theme's components. */
export type TypesFlags = SiteFlags;
