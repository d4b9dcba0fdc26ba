import fs from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {disableValidation, enableValidation} from 'schema-utils';
import type {Compiler} from 'webpack';
import WebpackDevServer, {type Configuration, type Middleware} from 'webpack-dev-server';
import {missingWebpackHint} from '../bundle/findWebpack.js';
import {switchAfterFailure} from '../bundle/patchedConfig.js';
import type {StartFlags} from '../config/flags.js';
import {webpackNote} from '../plugins/currentBundler.js';
import {log} from '../terminal/log.js';
import {checkOrigin} from './checkOrigin.js';
import {DevBundle, type DevBundleState} from './DevBundle.js';
import {DevLocales} from './DevLocales.js';
import type {DevSite} from './DevSite.js';
import {AttachedServer, type DevSocket} from './DevSocket.js';
import {createDevCompiler, writeDevModules} from './devCompiler.js';
import {ErrorLog} from './ErrorLog.js';
import {folderIdentity} from './ReplacedFolders.js';

export interface RunningSite {
  /** Resolves when the first compile of the bundler has ended: `true` if it succeeded. */
  readonly compiles: Promise<boolean>;
  /** Shows an error of the new configuration on all open pages. The site still runs with the old one. */
  showConfigError(error: unknown): void;
  close(end: {readonly willRestart: boolean}): Promise<void>;
}

/** Waiting time before a restart, in milliseconds, in which browser pages can close their event streams. */
const HANG_UP_MS = 30;

export interface ServeInput {
  /** Site in the locale that the server starts with: the one of `--locale`, otherwise the default locale. */
  readonly site: DevSite;
  readonly flags: StartFlags;
  readonly socket: DevSocket;
  /** Loads the site in another locale, which shares the bundle of `site`. */
  loadLocale(locale: string): Promise<DevSite>;
  /** Loads the configuration, plugins and content of the site again, in all locales. The server keeps its port. */
  restart(): void;
  /**
   * Closes the previous site, which still runs. Called when the bundler's configuration of the new site has been
   * accepted.
   */
  takeOver(): Promise<void>;
}

interface ServerInput extends Pick<ServeInput, 'site' | 'flags' | 'socket'> {
  readonly locales: DevLocales;
  /** Options of webpack-dev-server that plugins set by `configureWebpack`, such as a proxy. */
  readonly patch: Configuration;
}

/**
 * Options of webpack-dev-server that plugins cannot set: the events of `EventHub` replace its client, which would reload
 * pages after a compile.
 */
const NO_CLIENT = {client: false, hot: false, liveReload: false, webSocketServer: false} as const;

/** Says which options of plugins have no effect. */
function reportReplaced(patch: Configuration): void {
  const names = Object.keys(NO_CLIENT).filter((name) => name in patch);
  if (names.length > 0)
    log.info(
      `Options of plugins without effect: ${names.map((name) => `devServer.${name}`).join(', ')}. Lectern updates open pages itself.`,
    );
}

function serverOptions({site, flags, socket, locales, patch}: ServerInput): Configuration {
  const own: Middleware = {name: 'lectern', middleware: locales.handle};
  const origin: Middleware = {name: 'lectern-origin', middleware: checkOrigin};
  return {
    allowedHosts: 'auto',
    static: false,
    // On the same machine, compression only takes time. It would also delay server-sent events.
    compress: false,
    setupExitSignals: false,
    ...patch,
    ...NO_CLIENT,
    host: flags.host,
    port: socket.address.port,
    server: {type: (_options, app) => new AttachedServer(socket, app)},
    devMiddleware: {
      publicPath: site.config.context.baseUrl,
      index: false,
      stats: 'none',
      // The render process imports modules from disk. Files that only browsers need stay in memory.
      writeToDisk: (file) => !file.includes('.hot-update.') && !file.endsWith('.map'),
      ...patch.devMiddleware,
    },
    setupMiddlewares: (middlewares, server) => {
      // Removes middleware by which webpack-dev-server 5 lets any client list its files, recompile and open an editor.
      const wanted = middlewares.filter(({name}) => !name?.startsWith('webpack-dev-server-'));
      const patched = patch.setupMiddlewares?.(wanted, server) ?? wanted;
      return [origin, ...patched, own];
    },
  };
}

/**
 * Starts webpack-dev-server. Validates its options only if plugins have added some: compiling the validation schema
 * takes 5% of the time of a start.
 */
async function startServer(input: ServerInput, compiler: Compiler): Promise<WebpackDevServer> {
  const isOurs = Object.keys(input.patch).length === 0;
  reportReplaced(input.patch);
  if (isOurs) disableValidation();
  try {
    const server = new WebpackDevServer(serverOptions(input), compiler);
    await server.start();
    return server;
  } finally {
    if (isOurs) enableValidation();
  }
}

/** Watching of Rspack: it has no hook by which a plugin marks modules as stale, as webpack has. */
interface RspackWatching {
  invalidateWithChangesAndRemovals?(changed: ReadonlySet<string>): void;
}

/** Makes the bundler compile files again that have not changed. */
function compileAgain({watching}: Compiler, files: readonly string[]): void {
  if (files.length === 0 || !watching) return;
  const rspack = watching as RspackWatching;
  if (rspack.invalidateWithChangesAndRemovals) rspack.invalidateWithChangesAndRemovals(new Set(files));
  else watching.invalidate();
}

/**
 * Serves a loaded site until it is closed. Requests are accepted before the code is compiled, and wait for it.
 *
 * @throws {SiteError} for mistakes in the bundler's configuration, before `takeOver` is called
 */
export async function serveSite(input: ServeInput): Promise<RunningSite> {
  const {site, flags, socket, restart} = input;
  const {siteDir, baseUrl} = site.config.context;
  // `createDevCompiler` throws on errors, so it is called before the old site is closed.
  const {compiler, devServer} = createDevCompiler(site, flags);
  const note = webpackNote(site.content.context.currentBundler);
  if (note !== undefined) log.info(note);
  await input.takeOver();
  let code = await writeDevModules([site], flags);
  const rewriteModules = async () => {
    code = await writeDevModules([site, ...locales.sites.filter((one) => one !== site)], flags);
    // Compiled Markdown modules contain URLs of pages. Bundlers notice only changed files, not that these URLs changed.
    compileAgain(compiler, site.modules.forgetStale());
    return code.requests;
  };
  const generatedDir = site.config.context.generatedFilesDir;
  const firstGeneratedDir = folderIdentity(generatedDir);
  /**
   * Returns true if `site clear` has removed files that the site needs; the watcher then restarts the site. Running
   * requests may have written some of these files again, but into a new folder.
   */
  const isCleared = () => {
    const files = [...code.files, ...locales.sites.map(({dataDir}) => dataDir)];
    return folderIdentity(generatedDir) !== firstGeneratedDir || !files.every((file) => fs.existsSync(file));
  };
  const errors = new ErrorLog(siteDir, (text) => {
    // After `site clear`, missing files are not a mistake of the user: the restart writes them again.
    if (!isCleared()) log.error(text);
  });
  let isFirst = true;
  const show = (state: DevBundleState) => {
    if (state.kind === 'broken') errors.report(state.error, 'code');
    else errors.clear('code');
    locales.announce(state);
    if (state.kind === 'broken') return;
    if (isFirst) locales.first.prepare(state);
    isFirst = false;
  };
  const onState = (state: DevBundleState) => {
    // After `site clear` the compile fails for missing files; the restart writes them again.
    if (state.kind === 'broken' && isCleared()) return;
    if (state.kind === 'broken' && isFirst && switchAfterFailure(site.content)) restart();
    else show(state);
  };
  const errorDetails = () => ({
    siteDir,
    cacheDir: site.cacheDir,
    requesters: code.requesters,
    themeAliases: site.plan.themeAliases,
    engineHint: missingWebpackHint(site.content),
  });
  const bundle = new DevBundle({compiler, errorDetails, onState});
  const locales = new DevLocales({
    first: site,
    isOnlyOne: flags.locale !== undefined,
    load: input.loadLocale,
    shared: {bundle, errors, codeUrl: baseUrl, poll: flags.poll, rewriteModules, restart, isCleared},
  });
  const server = await startServer({site, flags, socket, locales, patch: devServer}, compiler);
  locales.first.watch();
  return {
    compiles: bundle.state.then(({kind}) => kind === 'ready'),
    showConfigError: (error) => locales.failConfig(error),
    async close({willRestart}) {
      await locales.endUpdates();
      socket.detach();
      if (willRestart) {
        locales.announceRestart();
        // Browsers log an error for a connection that the server closes, so open pages get time to close their
        // connections.
        await setTimeout(HANG_UP_MS);
        // Running requests may wait for the compile, which must end before the bundler is closed.
        await bundle.state;
      }
      locales.endEvents();
      await socket.drain(willRestart ? undefined : 0);
      errors.close();
      // Closing the locales saves compiled content. This comes first, since a running compile may take longer than the
      // time limit of the shutdown.
      if (!willRestart) await locales.close();
      await server.stop();
      // Closing the compiler saves the bundler's cache for the next start.
      if (!willRestart) await new Promise<void>((resolve) => compiler.close(() => resolve()));
      if (willRestart) await locales.close();
    },
  };
}
