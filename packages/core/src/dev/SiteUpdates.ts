import {artifactPath} from '../compile/artifactPath.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import type {DevSite} from './DevSite.js';
import {devError} from './devErrors.js';
import type {EventHub} from './EventHub.js';
import type {FileChange} from './watchSite.js';

export interface SiteUpdatesInput {
  readonly site: DevSite;
  readonly events: EventHub;
  /** Writes the registry again: content may import other code now. */
  rewriteModules(): Promise<void>;
  /** The config changed: everything starts anew. */
  restart(): void;
  onError(error: unknown): void;
}

const RELOAD_DELAY_MS = 60;

/**
 * Turns changed files into what the browser has to know.
 * The text of an edited page goes out at once; whatever else follows from it (titles, sidebars, routes) right after.
 */
export class SiteUpdates {
  readonly #input: SiteUpdatesInput;
  readonly #pending = new Set<LoadedPlugin>();
  #timer: NodeJS.Timeout | undefined;
  #queue: Promise<void> = Promise.resolve();

  constructor(input: SiteUpdatesInput) {
    this.#input = input;
  }

  readonly handle = (change: FileChange): void => {
    if (change.isConfig) {
      this.#input.restart();
      return;
    }
    if (/\.mdx?$/.test(change.file) && change.kind === 'change')
      this.#enqueue(() => this.#sendContent(change.file));
    for (const plugin of change.plugins) this.#pending.add(plugin);
    if (this.#pending.size === 0) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#enqueue(() => this.#reloadPlugins()), RELOAD_DELAY_MS);
  };

  /** One update after the other: each starts from what the last one left. */
  #enqueue(update: () => Promise<void>): void {
    this.#queue = this.#queue.then(update).catch((error: unknown) => {
      this.#input.onError(error);
      this.#input.events.send({kind: 'error', error: devError(error)});
    });
  }

  async #sendContent(file: string): Promise<void> {
    const {site, events} = this.#input;
    const content = await site.compileFile(file);
    if (!content) return;
    const {baseUrl} = site.config.context;
    events.send({kind: 'content', ref: `content:${content.source}`, url: baseUrl + artifactPath(content)});
  }

  async #reloadPlugins(): Promise<void> {
    const {site, events, rewriteModules} = this.#input;
    const plugins = [...this.#pending];
    this.#pending.clear();
    let changed = false;
    for (const plugin of plugins) changed = (await site.reload(plugin)) || changed;
    await rewriteModules();
    events.send({kind: changed ? 'routes' : 'ok'});
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
