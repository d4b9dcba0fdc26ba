import fs from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {disableValidation, enableValidation} from 'schema-utils';
import type {Compiler} from 'webpack';
import WebpackDevServer, {type Configuration, type Middleware} from 'webpack-dev-server';
import type {StartFlags} from '../cli/flags.js';
import {log} from '../cli/log.js';
import {usesHashRouter} from '../config/filesUrl.js';
import {checkOrigin} from './checkOrigin.js';
import {DevBundle, type DevBundleState} from './DevBundle.js';
import {DevPages} from './DevPages.js';
import {DevRenderer} from './DevRenderer.js';
import type {DevSite} from './DevSite.js';
import {AttachedServer, type DevSocket} from './DevSocket.js';
import {createDevCompiler, writeDevModules} from './devCompiler.js';
import {devError} from './devErrors.js';
import {DevMiddleware} from './devMiddleware.js';
import {ErrorLog} from './ErrorLog.js';
import {EventHub} from './EventHub.js';
import {SiteUpdates} from './SiteUpdates.js';
import {SiteWatcher} from './SiteWatcher.js';

export interface RunningSite {
  readonly compiles: Promise<boolean>;
  close(end: {readonly willRestart: boolean}): Promise<void>;
}

/** Milliseconds between the first compile and the first look at all files. */
const WATCH_DELAY_MS = 300;

/** Milliseconds in which pages end their connections before a restart. */
const HANG_UP_MS = 30;

export interface ServeInput {
  readonly site: DevSite;
  readonly flags: StartFlags;
  readonly socket: DevSocket;
  /** Loads everything anew. */
  restart(): void;
  /** Called once nothing of this site can fail any more: ends what has answered on the socket until now. */
  takeOver(): Promise<void>;
}

interface ServerInput extends Pick<ServeInput, 'site' | 'flags' | 'socket'> {
  readonly middleware: DevMiddleware;
  /** What plugins ask for: a proxy, further hosts. */
  readonly patch: Configuration;
}

function serverOptions({site, flags, socket, middleware, patch}: ServerInput): Configuration {
  const own: Middleware = {name: 'lectern', middleware: middleware.handle};
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
      // The render thread imports from disk; what only browsers ask for stays in memory.
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
  const {siteDir, baseUrl, siteConfig} = site.config.context;
  const rendersPages = !usesHashRouter(siteConfig);
  // What may go wrong goes wrong before the site that has run until now is closed.
  const {compiler, devServer} = createDevCompiler(site, flags);
  await input.takeOver();
  let code = await writeDevModules(site, flags);
  const rewriteModules = async () => {
    code = await writeDevModules(site, flags);
    return code.requests;
  };
  /** Whether `site clear` has removed what the site is served from. */
  const isCleared = () => ![...code.files, site.dataDir].every((file) => fs.existsSync(file));
  const events = new EventHub();
  const errors = new ErrorLog(siteDir, log.error);
  const renderer = new DevRenderer(rendersPages);
  let isFirst = true;
  const onState = (state: DevBundleState) => {
    // The code lacks what the next site will write; the watcher restarts it.
    if (state.kind === 'broken' && isCleared()) return;
    if (state.kind === 'broken') {
      errors.report(state.error, 'code');
      events.fail('code', devError(state.error, siteDir));
      return;
    }
    errors.mend('code');
    events.send({kind: 'code', hash: state.hash});
    events.mend('code');
    // A failure shows on the first page, with its place.
    if (isFirst && rendersPages) pages.prepare(state).catch(() => {});
    isFirst = false;
  };
  const errorDetails = () => ({
    siteDir,
    requesters: code.requesters,
    themeAliases: site.plan.themeAliases,
  });
  const bundle = new DevBundle({compiler, baseUrl, errorDetails, onState});
  const pages = new DevPages({site, bundle, renderer, rewriteModules});
  const updates = new SiteUpdates({
    site,
    pages,
    events,
    restart,
    rewriteModules,
    onError: (error, origin) => errors.report(error, origin),
    onMended: (origin) => errors.mend(origin),
    onReloaded: () => void watching.then((watcher) => watcher.refresh()),
  });
  const middleware = new DevMiddleware({
    site,
    bundle,
    pages,
    events,
    onError: (error) => errors.report(error, 'page'),
  });
  const server = await startServer({site, flags, socket, middleware, patch: devServer}, compiler);
  const startWatching = () =>
    new SiteWatcher(site, {
      poll: flags.poll,
      since: site.loadedAt,
      onChange: updates.handle,
      onReplaced: updates.handleReplaced,
      isCleared,
    });
  // Watching lets the first page go first; what has changed by then is noticed all the same. Looking does not wait:
  // what changes between its first two looks would be missed.
  const watching =
    flags.poll === false
      ? bundle.state.then(() => setTimeout(WATCH_DELAY_MS)).then(startWatching)
      : Promise.resolve(startWatching());
  return {
    compiles: bundle.state.then(({kind}) => kind === 'ready'),
    async close({willRestart}) {
      await updates.close();
      socket.detach();
      if (willRestart) {
        events.send({kind: 'restart'});
        // Pages hang up by themselves; a connection that is cut would be reported in their consoles.
        await setTimeout(HANG_UP_MS);
        // Requests under way may wait for the compile, which has to end before the compiler can be closed.
        await bundle.state;
      }
      events.close();
      await socket.drain(willRestart ? undefined : 0);
      errors.close();
      await (await watching).close();
      await server.stop();
      // Stores what webpack has learned, for the next start.
      if (!willRestart) await new Promise<void>((resolve) => compiler.close(() => resolve()));
      await renderer.close();
      await site.close();
    },
  };
}
