/** Options of `site build`, as the command line gives them. */
export interface BuildFlags {
  readonly siteDir: string;
  /** Relative to `siteDir`. */
  readonly config?: string;
  /** Relative to `siteDir`; "build" without it. */
  readonly outDir?: string;
  /** Empty or absent: all locales. Exactly one: no locale segment in its URLs. */
  readonly locale?: readonly string[];
  /** Uses React's development build, for readable errors. */
  readonly dev: boolean;
  readonly bundleAnalyzer: boolean;
  readonly minify: boolean;
}

/** Options of `site start`. */
export interface StartFlags {
  readonly siteDir: string;
  readonly config?: string;
  readonly locale?: string;
  readonly host: string;
  /** Absent: 3000, or the next free port if the user agrees. */
  readonly port?: number;
  readonly open: boolean;
  /** Replaces modules only; never reloads the whole page. */
  readonly hotOnly: boolean;
  /** `true`, or milliseconds between looks: watches by polling. */
  readonly poll: boolean | number;
  /** Changes nothing, which the command says: nothing is minified here. */
  readonly minify: boolean;
}

/** Options of `site serve`. */
export interface ServeFlags {
  readonly siteDir: string;
  readonly config?: string;
  /** Relative to `siteDir`; "build" without it. */
  readonly dir?: string;
  readonly host: string;
  readonly port?: number;
  /** Builds first. */
  readonly build: boolean;
  readonly open: boolean;
}

export interface ClearFlags {
  readonly siteDir: string;
}

/** Options of `site deploy`. */
export interface DeployFlags {
  readonly siteDir: string;
  readonly config?: string;
  readonly outDir?: string;
  /** As for `site build`. */
  readonly locale?: readonly string[];
  /** Publishes what is in `outDir`. */
  readonly skipBuild: boolean;
  /** Folder of the branch that is replaced; "." for all of it. */
  readonly targetDir: string;
}

/** Options of `site write-heading-ids`. */
export interface WriteHeadingIdsFlags {
  readonly siteDir: string;
  readonly config?: string;
  /** Files, folders or patterns, relative to the current folder. Without any: all content of the site. */
  readonly files: readonly string[];
  /** Absent: "classic" unless the site does not read it. */
  readonly syntax?: 'classic' | 'mdx-comment';
  /** Rewrites the ids that are there in the other syntax. */
  readonly migrate: boolean;
  /** Replaces the ids that are there. */
  readonly overwrite: boolean;
  /** Keeps capital letters in the ids that are made. */
  readonly maintainCase: boolean;
}

/** Options of `site migrate`. */
export interface MigrateFlags {
  readonly siteDir: string;
  /** Writes without asking. */
  readonly yes: boolean;
}
