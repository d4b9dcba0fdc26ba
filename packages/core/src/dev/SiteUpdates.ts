import fs from 'node:fs';
import {artifactPath} from '../compile/ArtifactCache.js';
import type {LoadedPlugins} from '../plugins/LoadedPlugins.js';
import type {LoadContext, LoadedPlugin} from '../plugins/Plugin.js';
import type {CodeOfContent} from './CodeOfContent.js';
import type {CompileOnRequest} from './CompileOnRequest.js';
import type {DevPages} from './DevPages.js';
import type {DevSite} from './DevSite.js';
import {devError} from './devErrors.js';
import type {EventHub} from './EventHub.js';
import type {FileChange} from './SiteWatcher.js';

/** The parts of `DevSite` that updates use. */
interface UpdatedSite extends Pick<DevSite, 'reload'> {
  readonly plugins: Pick<LoadedPlugins, 'plugins'>;
  readonly config: {readonly context: Pick<LoadContext, 'siteDir' | 'baseUrl'>};
  readonly contents: Pick<CompileOnRequest, 'compileChanged'>;
  readonly code: Pick<CodeOfContent, 'forget' | 'forgetAll'>;
}

export interface SiteUpdatesInput {
  readonly site: UpdatedSite;
  readonly pages: Pick<DevPages, 'bundleFor'>;
  readonly events: Pick<EventHub, 'send' | 'fail' | 'clear'>;
  /**
   * Writes the registry again (the generated module that imports all code modules), since content may import other code
   * now.
   *
   * @returns requests of all modules in the registry
   */
  rewriteModules(): Promise<readonly string[]>;
  /** Restarts the site, since the config or the set of theme components has changed. */
  restart(): void;
  /** @param origin - "site" or the absolute path of a file */
  onError(error: unknown, origin: string): void;
  /** Called when the error of an origin is corrected. */
  onCleared(origin: string): void;
  /** Called when watched files have changed, before the change is processed. Not called for changes that restart. */
  onChange(): void;
  /** Called after plugins have reloaded their content, even if they failed. */
  onReloaded(): void;
}

/**
 * Debounce of content reloads, in milliseconds: an editor may save several files. The text of an edited page is sent
 * without this delay.
 */
const RELOAD_DELAY_MS = 120;

/**
 * Turns file changes into events for open pages. The text of an edited page is sent immediately; titles, sidebars and
 * routes that depend on it follow after a reload of the content.
 */
export class SiteUpdates {
  readonly #input: SiteUpdatesInput;
  readonly #pending = new Set<LoadedPlugin>();
  /** Plugins whose last reload failed. The next reload includes them again, since any edit may correct the mistake. */
  #stale: ReadonlySet<LoadedPlugin> = new Set();
  /** True if watched folders were replaced: open pages may show old text, even if no route and no data changed. */
  #isReplaced = false;
  /** Number of file changes so far. If it grows during a reload that fails, the reload is tried again. */
  #changes = 0;
  #timer: NodeJS.Timeout | undefined;
  #content: Promise<void> = Promise.resolve();
  #reload: Promise<void> = Promise.resolve();
  #isClosed = false;
  /** Error of the last reload; `undefined` if it did not fail. */
  #failure: unknown;

  constructor(input: SiteUpdatesInput) {
    this.#input = input;
  }

  readonly handle = (change: FileChange): void => {
    if (this.#isClosed) return;
    if (change.needsRestart) {
      this.#input.restart();
      return;
    }
    const {file, kind} = change;
    this.#changes += 1;
    this.#input.onChange();
    this.#input.site.code.forget(file, {isGone: kind === 'unlink'});
    if (kind === 'unlink') this.#clear(file);
    else this.#content = this.#content.then(() => this.#sendContent(file));
    for (const plugin of change.plugins) void this.#consider(plugin, change);
  };

  /** Reloads all content, since changes inside of replaced folders were not reported. */
  readonly handleReplaced = (needsRestart: boolean): void => {
    if (this.#isClosed) return;
    if (needsRestart) {
      this.#input.restart();
      return;
    }
    const {site, onChange} = this.#input;
    this.#changes += 1;
    onChange();
    site.code.forgetAll((file) => !fs.existsSync(file));
    this.#isReplaced = true;
    for (const plugin of site.plugins.plugins) this.#pending.add(plugin);
    this.#schedule();
  };

  /** Ends when no reload is running. */
  get settled(): Promise<void> {
    return this.#reload;
  }

  /**
   * Reloads the content of a plugin at once.
   *
   * @throws {SiteError} for mistakes in the content
   */
  async load(plugin: LoadedPlugin): Promise<void> {
    if (this.#isClosed) return;
    this.#reload = this.#reload.then(() => this.#reloadPlugins(new Set([...this.#stale, plugin])));
    await this.#reload;
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** Schedules a reload of a plugin's content, unless the change affects only the text of a page. */
  async #consider(plugin: LoadedPlugin, {file, kind}: FileChange): Promise<void> {
    const isText = kind === 'change' && /\.mdx?$/.test(file);
    // Waits for a running reload, which may have read the file before this change. If it fails because of the old text,
    // the plugin is in `#stale`.
    await this.#reload;
    if (isText && !this.#stale.has(plugin) && !(await isAffected(plugin, file))) return;
    this.#pending.add(plugin);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#pending.size === 0 || this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const pending = [...this.#pending];
      this.#pending.clear();
      // Reloads run one after the other, since each reload starts from the result of the previous one. `#sendContent`
      // does not wait for reloads.
      this.#reload = this.#reload.then(() => this.#reloadPlugins(new Set([...this.#stale, ...pending])));
    }, RELOAD_DELAY_MS);
  }

  async #sendContent(file: string): Promise<void> {
    const {site, pages, events} = this.#input;
    try {
      const contents = await site.contents.compileChanged(file);
      // The file may import new code, which the browser needs before the content.
      if (contents.length > 0) await pages.bundleFor([], contents);
      const {baseUrl} = site.config.context;
      for (const content of contents) {
        const url = baseUrl + artifactPath(content);
        events.send({kind: 'content', ref: `content:${content.source}`, url});
      }
      this.#clear(file);
    } catch (error) {
      this.#fail(file, error);
    }
  }

  /** @param isSecond - true if files changed during the first attempt, which failed */
  async #reloadPlugins(plugins: ReadonlySet<LoadedPlugin>, isSecond = false): Promise<void> {
    const {site, pages, events, rewriteModules} = this.#input;
    const changes = this.#changes;
    const isReplaced = this.#isReplaced;
    try {
      let isChanged = isReplaced;
      this.#isReplaced = false;
      let needsReload = false;
      const data: {[ref: `data:${string}`]: string} = {};
      for (const plugin of plugins) {
        const change = await site.reload(plugin);
        isChanged ||= change.isChanged;
        needsReload ||= change.needsReload;
        Object.assign(data, change.data);
      }
      const requests = await rewriteModules();
      // Browsers need the code of new pages before the event. An error of the compile is already reported.
      await pages.bundleFor(requests, []).catch(() => {});
      if (needsReload) events.send({kind: 'reload'});
      else if (isChanged) events.send({kind: 'routes', data});
      this.#stale = new Set();
      this.#failure = undefined;
      this.#clear('site');
    } catch (error) {
      this.#stale = plugins;
      if (changes !== this.#changes && !isSecond) {
        // A file changed during the reload, which may have corrected the mistake.
        this.#isReplaced ||= isReplaced;
        return this.#reloadPlugins(plugins, true);
      }
      this.#failure = error;
      this.#fail('site', error);
    }
    this.#input.onReloaded();
  }

  #fail(origin: string, error: unknown): void {
    this.#input.onError(error, origin);
    this.#input.events.fail(origin, devError(error, this.#input.site.config.context.siteDir));
  }

  #clear(origin: string): void {
    this.#input.onCleared(origin);
    this.#input.events.clear(origin);
  }

  /** Waits until no update of content is running. Later changes of files are ignored. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await Promise.all([this.#content, this.#reload]);
  }
}

async function isAffected({plugin}: LoadedPlugin, file: string): Promise<boolean> {
  if (!plugin.isContentAffected) return true;
  try {
    return await plugin.isContentAffected({file});
  } catch {
    // If the plugin throws here, its reload will probably throw, too, and report the error.
    return true;
  }
}
