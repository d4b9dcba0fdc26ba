import path from 'node:path';
import {cacheDirOf} from '../cache/cacheDir.js';
import {findConfigFile} from '../config/findConfigFile.js';
import type {StartFlags} from '../config/flags.js';
import {printError} from '../errors/printError.js';
import {RunReports} from '../errors/SiteReports.js';
import {choosePort} from '../http/choosePort.js';
import {recoverOutput} from '../publish/publish.js';
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
  /** `true` if the first compile succeeds; resolves when it has ended. */
  readonly compiles: Promise<boolean>;
  close(): Promise<void>;
}

/** Milliseconds in which changes of several config files count as one. */
const RESTART_DELAY_MS = 50;

interface RestartingInput {
  readonly flags: StartFlags;
  readonly socket: DevSocket;
  load(): Promise<DevSite>;
  /** @param codeUrl - base URL of the locale whose code this one shares */
  loadLocale(locale: string, codeUrl: string): Promise<DevSite>;
}

/** A running site, which is loaded again when its configuration changes. */
class RestartingSite {
  readonly #input: RestartingInput;
  #running: RunningSite | undefined;
  #queue: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  /** A restart that has not begun yet will find the latest config. */
  #isQueued = false;

  constructor(input: RestartingInput) {
    this.#input = input;
  }

  async start(site: DevSite): Promise<RunningSite> {
    const {flags, socket} = this.#input;
    const running = await serveSite({
      site,
      flags,
      socket,
      restart: () => this.#schedule(),
      loadLocale: (locale) => this.#input.loadLocale(locale, site.config.context.baseUrl),
      takeOver: () => this.#closeRunning(),
    });
    this.#running = running;
    return running;
  }

  /** Whatever goes wrong in the site before, the next one takes over. */
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
      // Loaded before the old one is closed: a broken config leaves the site as it was.
      await this.start(await withoutSignalHandlers(() => this.#input.load()));
      log.info('The site was loaded again.');
    } catch (error) {
      this.#print(error);
      this.#running?.showConfigError(error);
      if (this.#input.socket.isAttached) return;
      // The site before is closed already: without an answer, requests would wait for ever.
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

/** Address to show for a host that the server listens on. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Starts the dev server. Ready does not depend on how many pages there are: each is compiled when it is requested.
 *
 * @throws {SiteError} if the config or the content cannot be loaded, or the port is taken. The process then has to end: a server may be left.
 */
export async function startDevServer(given: StartFlags): Promise<DevServer> {
  const flags = {...given, siteDir: path.resolve(given.siteDir)};
  // A wrong folder is the more useful error; loading the whole site before the question about the port would keep users waiting.
  findConfigFile(flags.siteDir, flags.config);
  const port = await choosePort(flags);
  let reports: RunReports;
  const load = async () => {
    reports = new RunReports();
    const site = await DevSite.load({
      siteDir: flags.siteDir,
      config: flags.config,
      locale: flags.locale,
      reports,
    });
    for (const warning of [...site.config.warnings, ...site.plugins.warnings]) log.warn(warning);
    return site;
  };
  const loadLocale = (locale: string, codeUrl: string) =>
    DevSite.load({siteDir: flags.siteDir, config: flags.config, locale, codeUrl, reports});
  progressLine?.stage('Loading');
  const site = await load();
  const {config, context, outDir} = site.config;
  recoverOutput(outDir);
  const isSecure = process.env.HTTPS === 'true';
  const certificate = isSecure ? await loadCertificate(cacheDirOf(context.siteDir)) : undefined;
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
