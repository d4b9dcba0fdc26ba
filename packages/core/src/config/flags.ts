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

/** Options of `site write-translations`. */
export interface WriteTranslationsFlags {
  readonly siteDir: string;
  /** Relative to `siteDir`. */
  readonly config?: string;
  /** Absent: the default locale. */
  readonly locale?: string;
  /** Replaces messages that the files have already. */
  readonly override: boolean;
  /** Put before each text that is written. */
  readonly messagePrefix: string;
}

/** Options of `site translations`. */
export interface TranslationsFlags {
  readonly siteDir: string;
  readonly config?: string;
  /** Absent: all but the default locale. */
  readonly locale?: string;
  /** Lists translations; also done where `mark` is absent. */
  readonly status: boolean;
  /** Translations that were made from the sources of today: "i18n/fr/code.json#home.title". `true`: those without a record. */
  readonly mark?: true | readonly string[];
}

/** Options of `site swizzle`. */
export interface SwizzleFlags {
  readonly siteDir: string;
  /** Relative to `siteDir`. */
  readonly config?: string;
  /** Absent: the command prompts for it in a terminal. */
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
