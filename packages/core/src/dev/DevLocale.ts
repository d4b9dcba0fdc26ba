import {setTimeout} from 'node:timers/promises';
import {usesHashRouter} from '../config/filesUrl.js';
import type {DevBundle, DevBundleState} from './DevBundle.js';
import {DevIndex} from './DevIndex.js';
import {DevPages} from './DevPages.js';
import {DevRenderer} from './DevRenderer.js';
import type {DevSite} from './DevSite.js';
import {devError} from './devErrors.js';
import {DevMiddleware} from './devMiddleware.js';
import type {ErrorLog} from './ErrorLog.js';
import {EventHub} from './EventHub.js';
import {MissingPages} from './MissingPages.js';
import {SiteUpdates} from './SiteUpdates.js';
import {SiteWatcher} from './SiteWatcher.js';

/** Parts that the locales of a site share in development. */
export interface DevShared {
  readonly bundle: DevBundle;
  readonly errors: ErrorLog;
  /** URL path of the folder from which the bundle is served. */
  readonly codeUrl: string;
  readonly poll: boolean | number;
  /**
   * Writes the registry again: the generated module that imports all code modules of routes and content.
   *
   * @returns requests of all modules in the registry
   */
  rewriteModules(): Promise<readonly string[]>;
  /** Loads the configuration, plugins and content of the site again, in all locales. The server keeps its port. */
  restart(): void;
  /** Returns true if `site clear` has removed files that the site needs. */
  isCleared(): boolean;
}

/** Milliseconds from the end of the first compile to the start of the watcher. */
const WATCH_DELAY_MS = 300;

/** One locale in development: its content, its pages, and the connections of open pages. */
export class DevLocale {
  readonly site: DevSite;
  readonly events = new EventHub();
  readonly middleware: DevMiddleware;
  readonly #shared: DevShared;
  readonly #pages: DevPages;
  readonly #index: DevIndex;
  readonly #renderer: DevRenderer;
  readonly #rendersPages: boolean;
  readonly #updates: SiteUpdates;
  #watcher: SiteWatcher | undefined;
  #isClosed = false;

  constructor(site: DevSite, shared: DevShared) {
    const {bundle, errors, codeUrl, rewriteModules, restart} = shared;
    const {events} = this;
    this.site = site;
    this.#shared = shared;
    this.#rendersPages = !usesHashRouter(site.config.context.siteConfig);
    this.#renderer = new DevRenderer(this.#rendersPages);
    const pages = new DevPages({site, bundle, renderer: this.#renderer, codeUrl, rewriteModules});
    this.#pages = pages;
    this.#updates = new SiteUpdates({
      site,
      pages,
      events,
      restart,
      rewriteModules,
      onError: (error, origin) => errors.report(error, origin),
      onCleared: (origin) => errors.clear(origin),
      onChange: () => this.#index.invalidate(),
      onReloaded: () => {
        this.#index.invalidate();
        void this.#watcher?.refresh();
      },
    });
    const onError = (error: unknown) => errors.report(error, 'page');
    this.#index = new DevIndex({site, pages, onError});
    const missing = new MissingPages({site, updates: this.#updates});
    this.middleware = new DevMiddleware({site, bundle, pages, events, index: this.#index, missing, onError});
  }

  /** Sends the result of a compile by webpack to open pages: the hash of the new code, or the error. */
  announce(state: DevBundleState): void {
    const {events} = this;
    this.#index.invalidate();
    if (state.kind === 'broken') {
      events.fail('code', devError(state.error, this.site.config.context.siteDir));
      return;
    }
    events.send({kind: 'code', hash: state.hash});
    events.clear('code');
  }

  /** Loads the server bundle before the first page is requested. */
  prepare(state: DevBundleState): void {
    // After a failed compile, there is no bundle to load. `serveSite` reports the error.
    if (state.kind === 'ready' && this.#rendersPages) this.#pages.prepare(state);
  }

  /**
   * Starts to watch files. The watcher starts after the first compile, so that it does not delay the first page; files
   * that changed before are found by their `ctime`. With polling, the watcher starts at once, since it misses all
   * changes before its second poll.
   */
  watch(): void {
    const {bundle, poll, isCleared} = this.#shared;
    const {handle: onChange, handleReplaced: onReplaced} = this.#updates;
    const since = this.site.loadedAt;
    const start = () => {
      if (!this.#isClosed)
        this.#watcher = new SiteWatcher(this.site, {poll, since, onChange, onReplaced, isCleared});
    };
    if (poll === false) void bundle.state.then(() => setTimeout(WATCH_DELAY_MS)).then(start);
    else start();
  }

  /** Waits until no update of content is running. Later changes of files are ignored. */
  endUpdates(): Promise<void> {
    return this.#updates.close();
  }

  /**
   * Closes watcher, renderer and site. Does not wait for the first compile, which never ends once webpack is closed.
   */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#index.close();
    await this.#watcher?.close();
    this.#renderer.close();
    await this.site.close();
  }
}
