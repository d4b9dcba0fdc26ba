import path from 'node:path';
import type {BuildFlags, ServeFlags, StartFlags, WriteTranslationsFlags} from './cli/flags.js';
import type {StaticServer} from './cli/serve/startStaticServer.js';
import type {DevServer} from './dev/startDevServer.js';
import type {BuildReport} from './pipeline.js';
import type {WrittenTranslations} from './translations/writeTranslations.js';

/** Options of `site build`; all may be left out. */
export type BuildOptions = Partial<Omit<BuildFlags, 'siteDir'>>;
/** Options of `site start`; no browser is opened unless `open` asks for it. */
export type StartOptions = Partial<Omit<StartFlags, 'siteDir'>>;
/** Options of `site serve`; no browser is opened unless `open` asks for it. */
export type ServeOptions = Partial<Omit<ServeFlags, 'siteDir'>>;

/** Options of `site write-translations`; all may be left out. */
export type WriteTranslationsOptions = Partial<Omit<WriteTranslationsFlags, 'siteDir'>>;

const SERVER = {host: 'localhost', open: false};

/**
 * Builds a site as `site build` does: prints the same, and sets `NODE_ENV`.
 *
 * @throws {SiteError} for mistakes of the user
 */
export async function build(siteDir = '.', options: BuildOptions = {}): Promise<BuildReport> {
  const {runBuild} = await import('./cli/commands/build.js');
  return runBuild({
    dev: false,
    bundleAnalyzer: false,
    minify: true,
    ...options,
    siteDir: path.resolve(siteDir),
  });
}

/**
 * Starts a dev server as `site start` does.
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
 * Serves a finished build as `site serve` does.
 *
 * @throws {SiteError} `BUILD_NOT_FOUND`, `PORT_BUSY`
 */
export async function serve(siteDir = '.', options: ServeOptions = {}): Promise<StaticServer> {
  const {runServe} = await import('./cli/commands/serve.js');
  return runServe({...SERVER, build: false, ...options, siteDir: path.resolve(siteDir)});
}

/** Removes what the other commands wrote, as `site clear` does. */
export async function clear(siteDir = '.'): Promise<void> {
  const {runClear} = await import('./cli/commands/clear.js');
  runClear({siteDir: path.resolve(siteDir)});
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
  return runWriteTranslations({
    override: false,
    messagePrefix: '',
    ...options,
    siteDir: path.resolve(siteDir),
  });
}
