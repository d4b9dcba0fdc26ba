import path from 'node:path';
import type {DeployResult} from './cli/commands/deploy.js';
import type {
  BuildFlags,
  DeployFlags,
  ServeFlags,
  StartFlags,
  SwizzleFlags,
  WriteHeadingIdsFlags,
  WriteTranslationsFlags,
} from './config/flags.js';
import type {DevServer} from './dev/startDevServer.js';
import type {BuildResult} from './pipeline/build.js';
import type {ShardKey} from './remoteCache/shardKey.js';
import type {StaticServer} from './serve/startStaticServer.js';
import type {WrittenTranslations} from './translations/writeTranslations.js';

/** Options of `site build`; all may be left out. Shards are an option of the command line alone. */
export type BuildOptions = Partial<Omit<BuildFlags, 'siteDir' | 'shard'>>;
/** Options of `site start`; all may be left out. A browser is opened only with `open: true`. */
export type StartOptions = Partial<Omit<StartFlags, 'siteDir'>>;
/** Options of `site serve`; all may be left out. A browser is opened only with `open: true`. */
export type ServeOptions = Partial<Omit<ServeFlags, 'siteDir'>>;
/** Options of `site deploy`; all may be left out. */
export type DeployOptions = Partial<Omit<DeployFlags, 'siteDir'>>;
/** Options of `site write-heading-ids`; all may be left out. */
export type WriteHeadingIdsOptions = Partial<Omit<WriteHeadingIdsFlags, 'siteDir' | 'files'>>;

/** Options of `site write-translations`; all may be left out. */
export type WriteTranslationsOptions = Partial<Omit<WriteTranslationsFlags, 'siteDir'>>;

/** Options of `site swizzle`; all may be left out. */
export type SwizzleOptions = Partial<Omit<SwizzleFlags, 'siteDir' | 'theme' | 'component'>>;

const SERVER = {host: 'localhost', open: false};

/**
 * Builds a site as `site build` does: prints the same output, and sets `NODE_ENV`.
 *
 * @throws {SiteError} for mistakes of the user
 */
export async function build(siteDir = '.', options: BuildOptions = {}): Promise<BuildResult> {
  const {runBuild} = await import('./cli/commands/build.js');
  const flags = {dev: false, bundleAnalyzer: false, minify: true, ...options};
  return runBuild({...flags, siteDir: path.resolve(siteDir)});
}

/**
 * Starts a dev server as `site start` does: pages are compiled on request, and open pages update after edits.
 *
 * @throws {SiteError} for mistakes of the user
 */
export async function start(siteDir = '.', options: StartOptions = {}): Promise<DevServer> {
  process.env.NODE_ENV ??= 'development';
  const {runStart} = await import('./cli/commands/start.js');
  const flags = {...SERVER, hotOnly: false, poll: false, minify: true, ...options};
  return runStart({...flags, siteDir: path.resolve(siteDir)});
}

/**
 * Starts a static file server for the output of the last build, as `site serve` does.
 *
 * @throws {SiteError} `BUILD_NOT_FOUND`, `PORT_BUSY`
 */
export async function serve(siteDir = '.', options: ServeOptions = {}): Promise<StaticServer> {
  const {runServe} = await import('./cli/commands/serve.js');
  return runServe({...SERVER, build: false, ...options, siteDir: path.resolve(siteDir)});
}

/**
 * Builds a site and publishes it, as `site deploy` does. Reads the same environment variables, such as `GIT_USER`.
 *
 * @throws {SiteError} for mistakes of the user, and `DEPLOY_GIT_FAILED`, `DEPLOY_TOOL_FAILED`
 */
export async function deploy(siteDir = '.', options: DeployOptions = {}): Promise<DeployResult> {
  const {runDeploy} = await import('./cli/commands/deploy.js');
  return runDeploy({
    skipBuild: false,
    targetDir: '.',
    dryRun: false,
    ...options,
    siteDir: path.resolve(siteDir),
  });
}

/** Removes the output, the generated files and the caches of a site, as `site clear` does. */
export async function clear(siteDir = '.'): Promise<void> {
  const {runClear} = await import('./cli/commands/clear.js');
  runClear({siteDir: path.resolve(siteDir)});
}

/**
 * Writes ids behind headings as `site write-heading-ids` does.
 *
 * @param files - files, folders or patterns, relative to the current folder; without any, all content of the site
 * @returns absolute paths of the changed files
 * @throws {SiteError} for mistakes of the user; no file is changed then
 */
export async function writeHeadingIds(
  siteDir = '.',
  files: readonly string[] = [],
  options: WriteHeadingIdsOptions = {},
): Promise<readonly string[]> {
  const {runWriteHeadingIds} = await import('./cli/commands/writeHeadingIds.js');
  const flags = {migrate: false, overwrite: false, maintainCase: false, ...options};
  return runWriteHeadingIds({...flags, files, siteDir: path.resolve(siteDir)});
}

/**
 * Writes the texts of a site to files for translators, as `site write-translations` does.
 *
 * @throws {SiteError} for mistakes of the user; no file has then been written
 */
export async function writeTranslations(
  siteDir = '.',
  options: WriteTranslationsOptions = {},
): Promise<WrittenTranslations> {
  process.env.NODE_ENV ??= 'development';
  const {runWriteTranslations} = await import('./cli/commands/writeTranslations.js');
  const flags = {override: false, messagePrefix: '', ...options};
  return runWriteTranslations({...flags, siteDir: path.resolve(siteDir)});
}

const NO_SWIZZLE_SWITCHES = {
  wrap: false,
  eject: false,
  list: false,
  typescript: false,
  javascript: false,
  danger: false,
  force: false,
  status: false,
  update: false,
};

/**
 * Wraps or ejects (copies into the site) a component of a theme, as `site swizzle` does. In a terminal, it prompts for
 * missing arguments.
 *
 * @param theme - name of the theme's package
 * @param component - name of the component below "@theme/": "DocItem/Layout"
 * @throws {SiteError} `SWIZZLE_*`
 */
export async function swizzle(
  siteDir = '.',
  theme?: string,
  component?: string,
  options: SwizzleOptions = {},
): Promise<void> {
  const {runSwizzle} = await import('./cli/commands/swizzle.js');
  await runSwizzle({...NO_SWIZZLE_SWITCHES, ...options, siteDir: path.resolve(siteDir), theme, component});
}

/**
 * Returns what all machines of a sharded build must have in common: if the keys of two machines differ, the shards of one
 * are refused by the merge of the other.
 *
 * @param configFile - config file, relative to the site; the first that exists if it is left out
 * @throws {SiteError} `SHARDS_WITHOUT_STORE` if the site has no remote cache
 */
export async function readShardKey(siteDir: string, configFile?: string): Promise<ShardKey> {
  const [{resolveConfig}, {shardKeyOf}] = await Promise.all([
    import('./config/resolveConfig.js'),
    import('./remoteCache/shardKey.js'),
  ]);
  const dir = path.resolve(siteDir);
  return shardKeyOf(
    await resolveConfig({siteDir: dir, ...(configFile !== undefined && {configFile}), mode: 'production'}),
  );
}
