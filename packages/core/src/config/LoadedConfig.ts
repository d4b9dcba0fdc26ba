import type {RunReports} from '../errors/SiteReports.js';
import type {LoadContext} from '../plugins/Plugin.js';
import type {SiteConfig} from '../plugins/SiteConfig.js';
import type {CacheSettings} from '../schema/cacheSchema.js';
import type {CheckSettings} from '../schema/checkSchema.js';
import type {DeploySettings} from '../schema/deploySchema.js';
import type {OwnFolders} from './ownFolders.js';

export interface ResolveConfigInput {
  readonly siteDir: string;
  /** Value of `--config`, relative to `siteDir`. Default: the first config file that exists. */
  readonly configFile?: string;
  /** Locale for which the configuration is resolved. Default: the default locale. */
  readonly locale?: string;
  /** True for a build with exactly one `--locale`: its pages are at the site's base URL, without "/fr/". */
  readonly singleLocale?: boolean;
  /**
   * If true, the locale has its own folder of generated files (`locales/fr`), instead of the folder that all locales
   * share.
   */
  readonly hasOwnGeneratedDir?: boolean;
  /** Value of `--out-dir`, relative to `siteDir`. Default: "build". */
  readonly outDir?: string;
  readonly mode: LoadContext['mode'];
  /** Folders for the cache and for generated files. Default: the result of `chooseOwnFolders`. */
  readonly folders?: OwnFolders;
  /** Prints warnings of plugins; absent in commands that do not print them. */
  readonly reports?: RunReports | undefined;
}

/** Configuration of one locale, with the context that plugins get. */
export interface LoadedConfig {
  /** The same object as `context.siteConfig`. */
  readonly config: SiteConfig;
  /** Absolute path of the config file. */
  readonly configFile: string;
  /**
   * Absolute paths of the config file and of the site's own modules that it imports. If one of them changes, the
   * configuration is evaluated again.
   */
  readonly files: readonly string[];
  readonly context: LoadContext;
  /** Base URL of the site, without the locale; starts and ends with "/". */
  readonly baseUrl: string;
  /** Output folder of all locales, absolute. `context.outDir` is the same folder or a folder in it. */
  readonly outDir: string;
  /** True if the config file sets the field `pages`. */
  readonly isPagesSet: boolean;
  /** Settings of `site check`, which only this command needs: plugins and browsers do not get them. */
  readonly check: CheckSettings;
  /** Target of `site deploy` that is no branch. Plugins and browsers do not get it. */
  readonly deploy: DeploySettings | undefined;
  /** Settings of the remote cache, which only builds need; `undefined` if the site has none. */
  readonly cache: CacheSettings | undefined;
  /** Warnings about the configuration, as full sentences. Print them once. */
  readonly warnings: readonly string[];
}
