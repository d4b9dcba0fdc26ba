import fs from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {disableValidation, enableValidation} from 'schema-utils';
import type {Compiler} from 'webpack';
import WebpackDevServer, {type Configuration, type Middleware} from 'webpack-dev-server';
import type {StartFlags} from '../config/flags.js';
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
  readonly compiles: Promise<boolean>;
  /** Shows in browsers why the next configuration cannot take over. */
  showConfigError(error: unknown): void;
  close(end: {readonly willRestart: boolean}): Promise<void>;
}

/** Milliseconds in which pages end their connections before a restart. */
const HANG_UP_MS = 30;

export interface ServeInput {
  /** Of the locale to begin with. */
  readonly site: DevSite;
  readonly flags: StartFlags;
  readonly socket: DevSocket;
  /** Loads another locale, which shares the code of the first one. */
  loadLocale(locale: string): Promise<DevSite>;
  /** Restarts the site. */
  restart(): void;
  /** Called once nothing of this site can fail any more: ends what has answered on the socket until now. */
  takeOver(): Promise<void>;
}

interface ServerInput extends Pick<ServeInput, 'site' | 'flags' | 'socket'> {
  readonly locales: DevLocales;
  /** Settings of plugins: a proxy, further hosts. */
  readonly patch: Configuration;
}

function serverOptions({site, flags, socket, locales, patch}: ServerInput): Configuration {
  const own: Middleware = {name: 'lectern', middleware: locales.handle};
  const origin: Middleware = {name: 'lectern-origin', middleware: checkOrigin};
  return {
    allowedHosts: 'auto',
    // Pages learn of everything through our own events.
    client: false,
    hot: false,
    liveReload: false,
    webSocketServer: false,
    static: false,
    // On the same machine it only costs time, and it would hold back events.
    compress: false,
    setupExitSignals: false,
    ...patch,
    host: flags.host,
    port: socket.address.port,
    server: {type: (_options, app) => new AttachedServer(socket, app)},
    devMiddleware: {
      publicPath: site.config.context.baseUrl,
      index: false,
      stats: 'none',
      // The render process imports from disk; files for browsers alone stay in memory.
      writeToDisk: (file) => !file.includes('.hot-update.') && !file.endsWith('.map'),
      ...patch.devMiddleware,
    },
    setupMiddlewares: (middlewares, server) => {
      // webpack-dev-server 5 lists its files, compiles again and opens editors for everybody who requests it.
      const wanted = middlewares.filter(({name}) => !name?.startsWith('webpack-dev-server-'));
      const patched = patch.setupMiddlewares?.(wanted, server) ?? wanted;
      return [origin, ...patched, own];
    },
  };
}

/** Our own options need no check: compiling their schema would take a twentieth of the whole start. */
async function startServer(input: ServerInput, compiler: Compiler): Promise<WebpackDevServer> {
  const isOurs = Object.keys(input.patch).length === 0;
  if (isOurs) disableValidation();
  try {
    const server = new WebpackDevServer(serverOptions(input), compiler);
    await server.start();
    return server;
  } finally {
    if (isOurs) enableValidation();
  }
}

/**
 * Serves one loaded site until it is closed. Answers before the code is compiled: requests wait for it.
 *
 * @throws {SiteError} before `takeOver` is called
 */
export async function serveSite(input: ServeInput): Promise<RunningSite> {
  const {site, flags, socket, restart} = input;
  const {siteDir, baseUrl} = site.config.context;
  // Errors are thrown before the site that has run until now is closed.
  const {compiler, devServer} = createDevCompiler(site, flags);
  await input.takeOver();
  let code = await writeDevModules([site], flags);
  const rewriteModules = async () => {
    code = await writeDevModules([site, ...locales.sites.filter((one) => one !== site)], flags);
    // webpack has compiled them with addresses of pages that have moved since; it watches files only.
    if (site.modules.forgetStale()) compiler.watching?.invalidate();
    return code.requests;
  };
  const generatedDir = site.config.context.generatedFilesDir;
  const firstGeneratedDir = folderIdentity(generatedDir);
  /**
   * Checks that `site clear` has removed files that the site is served from: then the watcher restarts it. Requests that were
   * under way may have written some of it again, into another folder.
   */
  const isCleared = () => {
    const files = [...code.files, ...locales.sites.map(({dataDir}) => dataDir)];
    return folderIdentity(generatedDir) !== firstGeneratedDir || !files.every((file) => fs.existsSync(file));
  };
  const errors = new ErrorLog(siteDir, (text) => {
    // Missing files of a cleared site are no mistake: the next one writes them.
    if (!isCleared()) log.error(text);
  });
  let isFirst = true;
  const onState = (state: DevBundleState) => {
    // The code lacks what the next site will write; the watcher restarts it.
    if (state.kind === 'broken' && isCleared()) return;
    if (state.kind === 'broken') errors.report(state.error, 'code');
    else errors.clear('code');
    locales.announce(state);
    if (state.kind === 'broken') return;
    if (isFirst) locales.first.prepare(state);
    isFirst = false;
  };
  const errorDetails = () => ({
    siteDir,
    requesters: code.requesters,
    themeAliases: site.plan.themeAliases,
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
        // Pages hang up by themselves; a connection that is cut would be reported in their consoles.
        await setTimeout(HANG_UP_MS);
        // Requests under way may wait for the compile, which has to end before the compiler can be closed.
        await bundle.state;
      }
      locales.endEvents();
      await socket.drain(willRestart ? undefined : 0);
      errors.close();
      // Stores compiled pages before it waits for a running compile, which may outlast the time limit of the shutdown.
      if (!willRestart) await locales.close();
      await server.stop();
      // Stores what webpack has learned, for the next start.
      if (!willRestart) await new Promise<void>((resolve) => compiler.close(() => resolve()));
      if (willRestart) await locales.close();
    },
  };
}
