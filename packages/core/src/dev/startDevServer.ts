import path from 'node:path';
import WebpackDevServer from 'webpack-dev-server';
import type {StartFlags} from '../cli/flags.js';
import {log} from '../cli/log.js';
import {printError} from '../cli/printError.js';
import {choosePort} from '../cli/serve/choosePort.js';
import {DevBundle} from './DevBundle.js';
import {DevRenderer} from './DevRenderer.js';
import {DevSite} from './DevSite.js';
import {createDevCompiler, writeDevModules} from './devCompiler.js';
import {DevMiddleware} from './devMiddleware.js';
import {EventHub} from './EventHub.js';
import {SiteUpdates} from './SiteUpdates.js';
import {watchSite} from './watchSite.js';

/** A running dev server. */
export interface DevServer {
  readonly url: string;
  close(): Promise<void>;
}

interface Running {
  close(): Promise<void>;
}

/** Serves one loaded site until it is closed or its config changes. */
async function serveSite(
  site: DevSite,
  flags: StartFlags & {port: number},
  restart: () => void,
): Promise<Running> {
  const code = await writeDevModules(site);
  const compiler = createDevCompiler(site, flags);
  const bundle = new DevBundle(compiler, site.config.context, {
    siteDir: flags.siteDir,
    requesters: code.requesters,
    themeAliases: site.plan.themeAliases,
  });
  const events = new EventHub();
  const renderer = new DevRenderer();
  const onError = (error: unknown) => printError(error, {siteDir: flags.siteDir});
  const middleware = new DevMiddleware({site, bundle, renderer, events, onError});
  const server = new WebpackDevServer(
    {
      host: flags.host,
      port: flags.port,
      client: false,
      hot: false,
      liveReload: false,
      static: false,
      allowedHosts: 'auto',
      webSocketServer: 'ws',
      devMiddleware: {
        publicPath: site.config.context.baseUrl,
        index: false,
        writeToDisk: true,
        stats: 'none',
      },
      ...(process.env.HTTPS === 'true' && {server: httpsServer()}),
      setupMiddlewares: (middlewares) => [...middlewares, {name: 'lectern', middleware: middleware.handle}],
    },
    compiler,
  );
  await server.start();
  const updates = new SiteUpdates({
    site,
    events,
    restart,
    onError,
    rewriteModules: async () => void (await writeDevModules(site)),
  });
  const watcher = watchSite(site, {poll: flags.poll, onChange: updates.handle});
  return {
    async close() {
      updates.close();
      events.close();
      await watcher.close();
      await server.stop();
      await renderer.close();
      await site.close();
    },
  };
}

function httpsServer(): WebpackDevServer.ServerConfiguration {
  const {SSL_CRT_FILE: cert, SSL_KEY_FILE: key} = process.env;
  return {type: 'https', options: cert && key ? {cert, key} : {}};
}

/**
 * Starts the dev server. Ready does not depend on how many pages there are: each is compiled when it is asked for.
 *
 * @throws {SiteError} if the config or the content cannot be loaded, or the port is taken.
 */
export async function startDevServer(given: StartFlags): Promise<DevServer> {
  const flags = {...given, siteDir: path.resolve(given.siteDir)};
  const port = await choosePort(flags);
  const load = () => DevSite.load({siteDir: flags.siteDir, config: flags.config, locale: flags.locale});
  let restarting: Promise<void> = Promise.resolve();
  let running: Running;
  const restart = () => {
    restarting = restarting.then(async () => {
      try {
        // Loaded before the old one is closed: a broken config leaves the site as it was.
        const next = await load();
        await running.close();
        running = await serveSite(next, {...flags, port}, restart);
        log.info('The configuration changed; the site was loaded again.');
      } catch (error) {
        printError(error, {siteDir: flags.siteDir});
      }
    });
  };
  const site = await load();
  running = await serveSite(site, {...flags, port}, restart);
  const protocol = process.env.HTTPS === 'true' ? 'https' : 'http';
  const url = `${protocol}://${flags.host}:${port}${site.config.context.baseUrl}`;
  log.success(`${site.config.config.title} is at ${url}`);
  if (flags.open) await openBrowser(url);
  return {
    url,
    async close() {
      await restarting;
      await running.close();
    },
  };
}

async function openBrowser(url: string): Promise<void> {
  const {default: open} = await import('open');
  await open(url).catch(() => log.info(`Open ${url} in a browser.`));
}
