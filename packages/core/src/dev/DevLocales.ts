import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {DevBundleState} from './DevBundle.js';
import {DevLocale, type DevShared} from './DevLocale.js';
import type {DevSite} from './DevSite.js';
import {devError} from './devErrors.js';
import {type Next, sendError} from './devMiddleware.js';
import {EVENTS_PATH} from './EventHub.js';
import {FileWatcher} from './FileWatcher.js';

export interface DevLocalesInput {
  /** Site in the locale that the server starts with, already loaded. All locales share the bundle of this site. */
  readonly first: DevSite;
  /** True with `--locale`: other locales are not served. */
  readonly isOnlyOne: boolean;
  readonly shared: DevShared;
  /** Loads the site in another locale. */
  load(locale: string): Promise<DevSite>;
}

/**
 * The locales of a site in development. The locale `first` is loaded at the start, every other locale when one of its
 * pages is first requested.
 */
export class DevLocales {
  readonly #input: DevLocalesInput;
  readonly first: DevLocale;
  /** Base URL and name of all locales except `first`. Sorted by length of the base URL, the longest one first. */
  readonly #others: readonly (readonly [baseUrl: string, locale: string])[];
  readonly #loading = new Map<string, Promise<DevLocale>>();
  readonly #loaded = new Set<DevLocale>();
  /** Name of each locale that could not be loaded → watcher of the locale's translations. */
  readonly #failed = new Map<string, FileWatcher>();
  #isClosed = false;

  constructor(input: DevLocalesInput) {
    this.#input = input;
    this.first = new DevLocale(input.first, input.shared);
    this.#loaded.add(this.first);
    this.#others = input.isOnlyOne ? [] : otherLocales(input.first);
  }

  /** Sites of all loaded locales. */
  get sites(): readonly DevSite[] {
    return [...this.#loaded].map(({site}) => site);
  }

  announce(state: DevBundleState): void {
    for (const locale of this.#loaded) locale.announce(state);
  }

  /** Shows an error of the new configuration on all open pages. The site still runs with the old one. */
  failConfig(error: unknown): void {
    for (const {events, site} of this.#loaded)
      events.fail('config', devError(error, site.config.context.siteDir));
  }

  handle = (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const locale = this.#localeOf(pathname);
    if (locale === undefined) {
      this.first.middleware.handle(request, response, next);
      return;
    }
    this.#open(locale).then(
      ({middleware}) => middleware.handle(request, response, next),
      (error: unknown) => this.#fail(error, locale, response),
    );
  };

  #localeOf(pathname: string): string | undefined {
    const {baseUrl} = this.first.site.config.context;
    const path = `${pathname}/`;
    const [base, locale] = this.#others.find(([other]) => path.startsWith(encodeURI(other))) ?? [];
    const isOfFirst =
      base === undefined || (path.startsWith(encodeURI(baseUrl)) && baseUrl.length > base.length);
    return isOfFirst ? undefined : locale;
  }

  #open(locale: string): Promise<DevLocale> {
    const known = this.#loading.get(locale);
    if (known) return known;
    const loading = this.#load(locale);
    this.#loading.set(locale, loading);
    // A failed load is removed, so that the next request tries again.
    loading.catch(() => this.#loading.delete(locale));
    return loading;
  }

  async #load(name: string): Promise<DevLocale> {
    const {shared, load} = this.#input;
    const site = await load(name);
    if (this.#isClosed) {
      await site.close();
      throw new Error('The server has been closed.');
    }
    const locale = new DevLocale(site, shared);
    this.#loaded.add(locale);
    await this.#failed.get(name)?.close();
    this.#failed.delete(name);
    // The pages and content of this locale may import code that no other locale imports.
    await shared.rewriteModules();
    void shared.bundle.state.then((state) => {
      locale.announce(state);
      locale.prepare(state);
    });
    locale.watch();
    return locale;
  }

  #fail(error: unknown, locale: string, response: ServerResponse): void {
    const {events, site} = this.first;
    const {siteDir, baseUrl} = site.config.context;
    this.#input.shared.errors.report(error, 'page');
    this.#awaitTranslations(locale);
    sendError(response, {error, siteDir, changesUrl: events.changesUrl(baseUrl + EVENTS_PATH)});
  }

  /** Watches the translations of a locale that could not be loaded. When they change, open error pages reload. */
  #awaitTranslations(locale: string): void {
    const {events, site} = this.first;
    if (this.#failed.has(locale) || this.#isClosed) return;
    const {siteDir, i18n} = site.config.context;
    const translations = path.join(siteDir, i18n.path, i18n.localeConfigs[locale]?.path ?? locale);
    const watcher = new FileWatcher([translations], {ignoreInitial: true});
    this.#failed.set(locale, watcher);
    watcher.on('all', () => events.clear('page'));
  }

  /** Waits until no locale is loading and no update of content is running. Later changes of files are ignored. */
  async endUpdates(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#loading.values());
    await Promise.all([...this.#loaded].map((locale) => locale.endUpdates()));
  }

  announceRestart(): void {
    for (const {events} of this.#loaded) events.send({kind: 'restart'});
  }

  endEvents(): void {
    for (const {events} of this.#loaded) events.close();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#loaded, ...this.#failed.values()].map((one) => one.close()));
  }
}

/**
 * Lists all locales except the one of `site`, with their base URLs. If several locales have the same base URL (on
 * different domains), only the first of them is served.
 */
function otherLocales({config}: DevSite): [baseUrl: string, locale: string][] {
  const {locales, currentLocale, localeConfigs} = config.context.i18n;
  const found = new Map<string, string>();
  for (const locale of locales.filter((name) => name !== currentLocale)) {
    const {baseUrl} = localeConfigs[locale] ?? {};
    if (baseUrl !== undefined && baseUrl !== config.context.baseUrl && !found.has(baseUrl))
      found.set(baseUrl, locale);
  }
  return [...found].sort(([a], [b]) => b.length - a.length);
}
