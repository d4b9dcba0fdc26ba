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

/** Options of `site migrate`. */
export interface MigrateFlags {
  readonly siteDir: string;
  /** Writes without asking. */
  readonly yes: boolean;
}

/** Options of `site swizzle`. */
export interface SwizzleFlags {
  readonly siteDir: string;
  /** Relative to `siteDir`. */
  readonly config?: string;
  /** Absent: the command asks, where there is a terminal. */
  readonly theme?: string;
  readonly component?: string;
  readonly wrap: boolean;
  readonly eject: boolean;
  /** Prints the components and their safety levels. */
  readonly list: boolean;
  readonly typescript: boolean;
  readonly javascript: boolean;
  /** Does what is unsafe without asking. */
  readonly danger: boolean;
  /** Overwrites files without asking. */
  readonly force: boolean;
  /** Prints which ejected files the theme has changed since. */
  readonly status: boolean;
  /** Merges these changes into the files. */
  readonly update: boolean;
}

/** Options of `site types`. */
export interface TypesFlags {
  readonly siteDir: string;
  /** Relative to `siteDir`. */
  readonly config?: string;
}
