import path from 'node:path';
import {findConfigFile} from '../config/findConfigFile.js';
import type {StartFlags} from '../config/flags.js';
import {chooseOwnFolders} from '../config/ownFolders.js';
import {printError} from '../errors/printError.js';
import {RunReports} from '../errors/SiteReports.js';
import {choosePort} from '../http/choosePort.js';
import {recoverOutput} from '../publish/replaceOutput.js';
import {log} from '../terminal/log.js';
import {withoutSignalHandlers} from '../terminal/onExit.js';
import {openBrowser} from '../terminal/openBrowser.js';
import {progressLine} from '../terminal/progress.js';
import {loadCertificate} from './certificate.js';
import {DevSite} from './DevSite.js';
import {DevSocket} from './DevSocket.js';
import {failedSite} from './failedSite.js';
import {type RunningSite, serveSite} from './serveSite.js';

/** A running dev server. */
export interface DevServer {
  readonly url: string;
  /** Resolves when the first compile has ended: `true` if it succeeded. */
  readonly compiles: Promise<boolean>;
  close(): Promise<void>;
}

/** Debounce of restarts, in milliseconds: several config files may change together. */
const RESTART_DELAY_MS = 50;

interface RestartingInput {
  readonly flags: StartFlags;
  readonly socket: DevSocket;
  load(): Promise<DevSite>;
  /** @param codeUrl - base URL of the locale that the server started with, whose bundle the new locale shares */
  loadLocale(locale: string, codeUrl: string): Promise<DevSite>;
}

/** A running site that is loaded again when its configuration changes. The open port (`socket`) stays the same. */
class RestartingSite {
  readonly #input: RestartingInput;
  #running: RunningSite | undefined;
  #queue: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  /** True if a restart is queued but has not begun: it will read the latest config, so no other restart is needed. */
  #isQueued = false;

  constructor(input: RestartingInput) {
    this.#input = input;
  }

  async start(site: DevSite): Promise<RunningSite> {
    const {flags, socket} = this.#input;
    this.#running = await serveSite({
      site,
      flags,
      socket,
      restart: () => this.#schedule(),
      loadLocale: (locale) => this.#input.loadLocale(locale, site.config.context.baseUrl),
      takeOver: () => this.#closeRunning(),
    });
    return this.#running;
  }

  /** Closes the running site. If closing fails, the error is only printed, so that the next site starts in any case. */
  async #closeRunning(): Promise<void> {
    try {
      await this.#running?.close({willRestart: true});
    } catch (error) {
      this.#print(error);
    }
  }

  #print(error: unknown): void {
    printError(error, {siteDir: this.#input.flags.siteDir});
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#isQueued) return;
      this.#isQueued = true;
      this.#queue = this.#queue.then(() => this.#restart());
    }, RESTART_DELAY_MS);
  }

  async #restart(): Promise<void> {
    this.#isQueued = false;
    try {
      // The new site is loaded before the old one is closed: if the config is broken, the old one continues.
      await this.start(await withoutSignalHandlers(() => this.#input.load()));
      log.info('The site was loaded again.');
    } catch (error) {
      this.#print(error);
      this.#running?.showConfigError(error);
      if (this.#input.socket.isAttached) return;
      // The old site is already closed. Without a handler, requests would never be answered.
      this.#input.socket.attach(failedSite(error, this.#input.flags.siteDir));
      log.error('No site is running now: stop the server, and start it again.');
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#queue;
    await this.#running?.close({willRestart: false});
  }
}

/** Returns the host name for the printed URL: "localhost" for all interfaces, brackets around IPv6 addresses. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Starts the dev server. No page is compiled before it is requested.
 *
 * @throws {SiteError} if the config or the content cannot be loaded, or the port is in use. The caller must then end
 * the process, since a server may still be open
 */
export async function startDevServer(given: StartFlags): Promise<DevServer> {
  const flags = {...given, siteDir: path.resolve(given.siteDir)};
  // Checks for the config before the question about the port, since this error is more useful. The site is loaded after
  // the question, so that users need not wait for the question.
  findConfigFile(flags.siteDir, flags.config);
  const port = await choosePort(flags);
  const folders = chooseOwnFolders(flags.siteDir);
  const {siteDir, config: configFile} = flags;
  let reports: RunReports;
  const load = async () => {
    reports = new RunReports(log);
    const site = await DevSite.load({siteDir, config: configFile, locale: flags.locale, folders, reports});
    for (const warning of [...site.config.warnings, ...site.plugins.warnings]) log.warn(warning);
    return site;
  };
  const loadLocale = (locale: string, codeUrl: string) =>
    DevSite.load({siteDir, config: configFile, locale, codeUrl, folders, reports});
  progressLine?.stage('Loading');
  const site = await load();
  const {config, context, outDir} = site.config;
  recoverOutput(outDir);
  const isSecure = process.env.HTTPS === 'true';
  const certificate = isSecure ? await loadCertificate(context.cacheDir) : undefined;
  const socket = await DevSocket.open({host: flags.host, port, certificate});
  const running = new RestartingSite({load, loadLocale, flags, socket});
  const {compiles} = await running.start(site);
  progressLine?.stage('Compiling code');
  void compiles.then(() => progressLine?.stop());
  const protocol = isSecure ? 'https' : 'http';
  const url = `${protocol}://${shownHost(flags.host)}:${socket.address.port}${context.baseUrl}`;
  log.success(`${config.title} is at ${url}`);
  if (flags.open) await openBrowser(url);
  const close = async () => {
    await running.close();
    await socket.close();
  };
  return {url, compiles, close};
}
