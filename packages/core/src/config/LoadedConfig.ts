import type {RunReports} from '../errors/SiteReports.js';
import type {LoadContext} from '../plugins/Plugin.js';
import type {SiteConfig} from '../plugins/SiteConfig.js';

export interface ResolveConfigInput {
  readonly siteDir: string;
  /** From `--config`, relative to `siteDir`; searched for without it. */
  readonly configFile?: string;
  /** The default locale without it. */
  readonly locale?: string;
  /** True for a build of exactly one `--locale`: its pages then live at the site's base URL, without "/fr/". */
  readonly singleLocale?: boolean;
  /** Generated files of the locale go into a folder of its own, not into that of other locales. */
  readonly hasOwnGeneratedDir?: boolean;
  /** From `--out-dir`, relative to `siteDir`; "build" without it. */
  readonly outDir?: string;
  readonly mode: LoadContext['mode'];
  /** For commands that report what plugins find in the site. */
  readonly reports?: RunReports | undefined;
}

/** The configuration of one locale, ready for the plugins. */
export interface LoadedConfig {
  /** The same object as `context.siteConfig`. */
  readonly config: SiteConfig;
  /** Absolute. */
  readonly configFile: string;
  /** The config file and the site's own files that it imports, absolute: a change of any of them is a new config. */
  readonly files: readonly string[];
  readonly context: LoadContext;
  /** Of the site, without locale; starts and ends with "/". */
  readonly baseUrl: string;
  /** The folder for all locales; `context.outDir` is it or lies below it. */
  readonly outDir: string;
  /** Full sentences about deprecated fields, to be printed once. */
  readonly warnings: readonly string[];
}
