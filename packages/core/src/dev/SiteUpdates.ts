import fs from 'node:fs';
import {artifactPath} from '../compile/artifactPath.js';
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
  /** Writes the registry again: content may import other code now. @returns all requests in it. */
  rewriteModules(): Promise<readonly string[]>;
  /** Restarts the site: the config or the set of theme components changed. */
  restart(): void;
  /** @param origin - "site" or a file */
  onError(error: unknown, origin: string): void;
  /** The mistake of an origin is gone. */
  onCleared(origin: string): void;
  /** Files have changed. */
  onChange(): void;
  /** Called after plugins have reloaded their content, or failed to. */
  onReloaded(): void;
}

/** Long enough for an editor that saves several files, or for a next keystroke: the text has been sent by then. */
const RELOAD_DELAY_MS = 120;

/**
 * Turns changed files into events for the browser. The text of an edited page goes out at once; titles, sidebars and routes that
 * follow from it after that.
 */
export class SiteUpdates {
  readonly #input: SiteUpdatesInput;
  readonly #pending = new Set<LoadedPlugin>();
  /** Plugins whose content is from before a mistake: any edit may correct it. */
  #stale: ReadonlySet<LoadedPlugin> = new Set();
  /** Folders were replaced: open pages may show old text even where no route and no data changed. */
  #isReplaced = false;
  #timer: NodeJS.Timeout | undefined;
  #content: Promise<void> = Promise.resolve();
  #reload: Promise<void> = Promise.resolve();
  #isClosed = false;

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
    this.#input.onChange();
    this.#input.site.code.forget(file, {isGone: kind === 'unlink'});
    if (kind === 'change' || kind === 'add') this.#enqueueContent(file);
    else if (kind === 'unlink') this.#clear(file);
    for (const plugin of change.plugins) void this.#consider(plugin, change);
  };

  /** Reads all content again: changes in folders that were replaced were not watched. */
  readonly handleReplaced = (needsRestart: boolean): void => {
    if (this.#isClosed) return;
    if (needsRestart) {
      this.#input.restart();
      return;
    }
    const {site, onChange} = this.#input;
    onChange();
    site.code.forgetAll((file) => !fs.existsSync(file));
    this.#isReplaced = true;
    for (const plugin of site.plugins.plugins) this.#pending.add(plugin);
    this.#schedule();
  };

  /** Has a plugin's content loaded again, unless only the text of a page has changed. */
  async #consider(plugin: LoadedPlugin, {file, kind}: FileChange): Promise<void> {
    const isText = kind === 'change' && /\.mdx?$/.test(file);
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
      // One after the other: each starts from what the last one left. Content does not wait for it.
      this.#reload = this.#reload.then(() => this.#reloadPlugins(new Set([...this.#stale, ...pending])));
    }, RELOAD_DELAY_MS);
  }

  #enqueueContent(file: string): void {
    this.#content = this.#content.then(() => this.#sendContent(file));
  }

  async #sendContent(file: string): Promise<void> {
    const {site, pages, events} = this.#input;
    try {
      const contents = await site.contents.compileChanged(file);
      // A page may import what no page did before: browsers get the code first.
      if (contents.length > 0) await pages.bundleFor([], contents);
      const {baseUrl} = site.config.context;
      for (const content of contents) {
        events.send({
          kind: 'content',
          ref: `content:${content.source}`,
          url: baseUrl + artifactPath(content),
        });
      }
      this.#clear(file);
    } catch (error) {
      this.#fail(file, error);
    }
  }

  async #reloadPlugins(plugins: ReadonlySet<LoadedPlugin>): Promise<void> {
    const {site, pages, events, rewriteModules} = this.#input;
    try {
      let isChanged = this.#isReplaced;
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
      // Browsers get the code of new pages first. Where it does not compile, that has been reported.
      await pages.bundleFor(requests, []).catch(() => {});
      if (needsReload) events.send({kind: 'reload'});
      else if (isChanged) events.send({kind: 'routes', data});
      this.#stale = new Set();
      this.#clear('site');
    } catch (error) {
      this.#stale = plugins;
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

  /** Resolves once no update is under way; later changes do nothing. */
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
    // Loading the content will fail as well, and report it.
    return true;
  }
}
