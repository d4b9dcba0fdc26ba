import path from 'node:path';
import type {StartFlags} from '../cli/flags.js';
import {log} from '../cli/log.js';
import {openBrowser} from '../cli/openBrowser.js';
import {printError} from '../cli/printError.js';
import {choosePort} from '../cli/serve/choosePort.js';
import {DevSite} from './DevSite.js';
import {type RunningSite, serveSite} from './serveSite.js';

/** A running dev server. */
export interface DevServer {
  readonly url: string;
  /** Whether the code compiles, once the first compile has ended. */
  readonly compiles: Promise<boolean>;
  close(): Promise<void>;
}

/** Milliseconds in which changes of several config files count as one. */
const RESTART_DELAY_MS = 50;

/** Keeps a site running, and loads it anew when it is told that its config has changed. */
class RestartingSite {
  readonly #load: () => Promise<DevSite>;
  readonly #flags: StartFlags & {readonly port: number};
  #running: RunningSite | undefined;
  #queue: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(load: () => Promise<DevSite>, flags: StartFlags & {readonly port: number}) {
    this.#load = load;
    this.#flags = flags;
  }

  async start(site: DevSite): Promise<RunningSite> {
    const port = this.#running?.port ?? this.#flags.port;
    await this.#running?.close({willRestart: true});
    this.#running = await serveSite(site, {...this.#flags, port}, () => this.#schedule());
    return this.#running;
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#queue = this.#queue.then(() => this.#restart());
    }, RESTART_DELAY_MS);
  }

  async #restart(): Promise<void> {
    try {
      // Loaded before the old one is closed: a broken config leaves the site as it was.
      await this.start(await this.#load());
      log.info('The configuration changed; the site was loaded again.');
    } catch (error) {
      printError(error, {siteDir: this.#flags.siteDir});
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#queue;
    await this.#running?.close({willRestart: false});
  }
}

/** What to write into the address bar for a host that the server listens on. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
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
  const site = await load();
  const running = new RestartingSite(load, {...flags, port});
  const {port: listening, compiles} = await running.start(site);
  const protocol = process.env.HTTPS === 'true' ? 'https' : 'http';
  const url = `${protocol}://${shownHost(flags.host)}:${listening}${site.config.context.baseUrl}`;
  log.success(`${site.config.config.title} is at ${url}`);
  if (flags.open) await openBrowser(url);
  return {url, compiles, close: () => running.close()};
}
