import path from 'node:path';
import type {WorkerPool} from '@lectern/worker-pool';
import {Bundler} from '../bundle/Bundler.js';
import {bundleEnvironment} from '../bundle/environment.js';
import type {CompiledContent} from '../compile/ArtifactCache.js';
import {checkSitePath} from '../config/checkSitePath.js';
import {usesHashRouter} from '../config/filesUrl.js';
import type {BuildFlags} from '../config/flags.js';
import type {LoadedConfig} from '../config/LoadedConfig.js';
import {localeFolders} from '../config/localeFolders.js';
import type {OwnFolders} from '../config/ownFolders.js';
import {resolveConfig} from '../config/resolveConfig.js';
import {errors} from '../errors/catalog.js';
import type {Printer} from '../errors/Printer.js';
import {RecordingPrinter} from '../errors/RecordingPrinter.js';
import {RunReports} from '../errors/SiteReports.js';
import type {SiteConfig} from '../plugins/SiteConfig.js';
import {ReportedLinks} from '../publish/ReportedLinks.js';
import type {OpenedRemote} from '../remoteCache/openRemoteCache.js';
import type {RemoteCache} from '../remoteCache/RemoteCache.js';
import type {ShardRun} from '../remoteCache/ShardRun.js';
import type {RenderedPage} from '../render/renderPages.js';
import type {Progress} from '../terminal/progress.js';
import type {WiredSite} from '../wiring/wireSite.js';

export interface BuildTools {
  readonly printer: Printer;
  readonly progress: Progress;
  readonly pool: WorkerPool;
  readonly folders: OwnFolders;
  /**
   * Receives each locale when it is built, for `site check`. Broken links are then not reported, since the receiver does
   * that, and all pages are built, not only those that have changed.
   */
  readonly inspect?: (locale: InspectedLocale) => void;
}

/** A built locale, with all that is necessary to check its links. */
export interface InspectedLocale extends Pick<WiredSite, 'content' | 'plan'> {
  /** Compiled Markdown files by source ("@site/docs/intro.md"). */
  readonly contents: ReadonlyMap<string, CompiledContent>;
  readonly pages: readonly RenderedPage[];
  /** Absolute path of the folder in which the files of the locale will be at the end of the build. */
  readonly outDir: string;
}

/** A locale and its position in the order in which locales are built. */
export interface OrderedLocale {
  readonly locale: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** State of one run of `site build`: settings and tools that all its locales share. */
export interface BuildRun extends BuildTools {
  readonly flags: BuildFlags;
  /**
   * Configuration, evaluated for the default locale. It determines the locales and output folders of the whole build.
   */
  readonly planned: LoadedConfig;
  /** Absolute path. */
  readonly outDir: string;
  readonly orderedLocales: readonly OrderedLocale[];
  /** True if `--locale` names exactly one locale: its pages are then at the root of the output folder. */
  readonly singleLocale: boolean;
  /**
   * Absolute output folders by locale; empty if only one locale is built with `--locale`, since its folder is then
   * `outDir`.
   */
  readonly localeDirs: ReadonlyMap<string, string>;
  readonly bundler: Bundler;
  readonly reports: RunReports;
  readonly reportedLinks: ReportedLinks;
  /**
   * Prints messages and keeps them: a later build that replaces only single pages prints them again, since it does not
   * check the other pages.
   */
  readonly recorder: RecordingPrinter;
  /** Remote cache; `undefined` if the site has none, and in runs that are not builds for publishing. */
  readonly remote: RemoteCache | undefined;
  /** Shards of this run in the store; `undefined` without `--shard` and `--merge`. */
  readonly shards: ShardRun | undefined;
}

/**
 * Reads the configuration and plans the build: its locales, their order and their output folders.
 *
 * @throws {SiteError} for mistakes in the configuration; `SHARDS_WITHOUT_STORE`
 */
export async function openRun(flags: BuildFlags, tools: BuildTools): Promise<BuildRun> {
  checkSitePath(flags.siteDir);
  const reports = new RunReports(tools.printer);
  const planned = await resolveConfig({...configInput(flags), folders: tools.folders, reports});
  for (const warning of planned.warnings) tools.printer.warn(warning);
  const {outDir} = planned;
  const locales = wantedLocales(flags, planned);
  const singleLocale = flags.locale?.length === 1;
  const remote = await openRemote(flags, planned, tools);
  return {
    ...tools,
    flags,
    planned,
    outDir,
    orderedLocales: locales.map((locale, at) => ({
      locale,
      isFirst: at === 0,
      isLast: at === locales.length - 1,
    })),
    singleLocale,
    localeDirs: singleLocale ? new Map() : localeFolders(planned, locales),
    bundler: new Bundler(),
    reports,
    reportedLinks: new ReportedLinks(),
    recorder: new RecordingPrinter(tools.printer),
    remote: remote?.cache,
    shards: remote?.shards,
  };
}

/**
 * Opens the remote cache. `site check`, and builds that use no cache, have none.
 *
 * @throws {SiteError} `SHARDS_WITHOUT_STORE`
 */
async function openRemote(
  flags: BuildFlags,
  config: LoadedConfig,
  tools: BuildTools,
): Promise<OpenedRemote | undefined> {
  const opened = await openStore(flags, config, tools);
  if (!opened && (flags.shard || flags.merge !== undefined)) {
    throw errors.shardsWithoutStore({configFile: config.configFile, isOff: config.cache !== undefined});
  }
  return opened;
}

async function openStore(flags: BuildFlags, config: LoadedConfig, {inspect, printer, folders}: BuildTools) {
  if (!config.cache || inspect || flags.bundleAnalyzer || !bundleEnvironment().usesCache) return undefined;
  const {openRemoteCache} = await import('../remoteCache/openRemoteCache.js');
  return openRemoteCache({config, flags, cacheDir: folders.cacheDir, env: process.env, printer});
}

/**
 * Returns the configuration of a locale. It is evaluated once for each locale, since it may depend on
 * `DOCUSAURUS_CURRENT_LOCALE`.
 */
export async function configOf(
  {flags, folders, singleLocale, planned, reports}: BuildRun,
  locale: string,
): Promise<LoadedConfig> {
  if (!singleLocale && locale === planned.context.i18n.currentLocale) return planned;
  return resolveConfig({...configInput(flags), folders, reports, locale, singleLocale});
}

/**
 * True if a later build may replace single pages of this output. With a Content-Security-Policy or the hash router it
 * may not, since some files depend on all pages; nor in a relocatable site, whose files are changed after rendering.
 *
 * @param config - configuration of the locale
 */
export function maySavePages(run: BuildRun, config: SiteConfig): boolean {
  return mayUpdate(run) && !config.contentSecurityPolicy && !usesHashRouter(config) && !config.relocatable;
}

/** True if the build may replace single pages of the last output, or store what a later build needs for that. */
export function mayUpdate({flags, inspect}: BuildRun): boolean {
  return bundleEnvironment().usesCache && !flags.bundleAnalyzer && !inspect;
}

function configInput({config: configFile, outDir, ...flags}: BuildFlags) {
  return {siteDir: path.resolve(flags.siteDir), configFile, outDir, mode: 'production'} as const;
}

/** Locales to build, the default locale first. */
function wantedLocales({locale}: BuildFlags, {config}: LoadedConfig): readonly string[] {
  const {locales, defaultLocale} = config.i18n;
  const wanted = locale && locale.length > 0 ? locale : locales;
  return [...wanted].sort((a, b) => Number(b === defaultLocale) - Number(a === defaultLocale));
}
