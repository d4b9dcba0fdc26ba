import path from 'node:path';
import type {WorkerPool} from '@lectern/worker-pool';
import {Bundler} from '../bundle/Bundler.js';
import {bundleEnvironment} from '../bundle/environment.js';
import {cacheDirOf} from '../cache/cacheDir.js';
import {checkSitePath} from '../config/checkSitePath.js';
import {usesHashRouter} from '../config/filesUrl.js';
import type {BuildFlags} from '../config/flags.js';
import type {LoadedConfig} from '../config/LoadedConfig.js';
import {localeFolders} from '../config/localeFolders.js';
import {resolveConfig} from '../config/resolveConfig.js';
import {HeardReport} from '../errors/HeardReport.js';
import type {Report} from '../errors/Report.js';
import {RunReports} from '../errors/SiteReports.js';
import type {SiteConfig} from '../plugins/SiteConfig.js';
import type {Progress} from '../terminal/progress.js';

export interface BuildTools {
  readonly output: Report;
  readonly progress: Progress;
  readonly pool: WorkerPool;
}

/** A locale in the order of the build. */
export interface LocaleTurn {
  readonly locale: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** All that the locales of one build share. */
export interface BuildRun extends BuildTools {
  readonly flags: BuildFlags;
  /** The configuration of the default locale, from which the build was planned. */
  readonly planned: LoadedConfig;
  /** Absolute. */
  readonly cacheDir: string;
  readonly outDir: string;
  readonly turns: readonly LocaleTurn[];
  /** The site is built for one locale alone, which is then at the root of the output. */
  readonly singleLocale: boolean;
  /** Locale → absolute output folder; empty for a single locale. */
  readonly folders: ReadonlyMap<string, string>;
  readonly bundler: Bundler;
  readonly reports: RunReports;
  /** Keeps messages, for builds that replace single pages and print them again. */
  readonly heard: HeardReport;
}

/**
 * Reads the configuration and decides which locales are built, and where.
 *
 * @throws {SiteError} for mistakes in the configuration
 */
export async function openRun(flags: BuildFlags, tools: BuildTools): Promise<BuildRun> {
  checkSitePath(flags.siteDir);
  const reports = new RunReports();
  const planned = await resolveConfig({...configInput(flags), reports});
  for (const warning of planned.warnings) tools.output.warn(warning);
  const {outDir, context} = planned;
  const locales = wantedLocales(flags, planned);
  const singleLocale = flags.locale?.length === 1;
  return {
    ...tools,
    flags,
    planned,
    cacheDir: cacheDirOf(context.siteDir),
    outDir,
    turns: locales.map((locale, at) => ({locale, isFirst: at === 0, isLast: at === locales.length - 1})),
    singleLocale,
    folders: singleLocale ? new Map() : localeFolders(planned, locales),
    bundler: new Bundler(),
    reports,
    heard: new HeardReport(tools.output),
  };
}

/** Evaluates the configuration once for each locale, since it may depend on `DOCUSAURUS_CURRENT_LOCALE`. */
export async function configOf(
  {flags, singleLocale, planned, reports}: BuildRun,
  locale: string,
): Promise<LoadedConfig> {
  if (!singleLocale && locale === planned.context.i18n.currentLocale) return planned;
  return resolveConfig({...configInput(flags), reports, locale, singleLocale});
}

/**
 * Checks that a later build may replace single pages of the output. With a policy, or the hash router, files depend on all pages.
 *
 * @param config - of the locale
 */
export function maySavePages({flags}: BuildRun, config: SiteConfig): boolean {
  return mayUpdate(flags) && !config.contentSecurityPolicy && !usesHashRouter(config);
}

export function mayUpdate({bundleAnalyzer}: BuildFlags): boolean {
  return bundleEnvironment().usesCache && !bundleAnalyzer;
}

function configInput({config: configFile, outDir, ...flags}: BuildFlags) {
  return {siteDir: path.resolve(flags.siteDir), configFile, outDir, mode: 'production'} as const;
}

/** The locales to build, default first. */
function wantedLocales({locale}: BuildFlags, {config}: LoadedConfig): readonly string[] {
  const {locales, defaultLocale} = config.i18n;
  const wanted = locale && locale.length > 0 ? locale : locales;
  return [...wanted].sort((a, b) => Number(b === defaultLocale) - Number(a === defaultLocale));
}
