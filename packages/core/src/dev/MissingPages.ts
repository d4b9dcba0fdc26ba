import {callHook} from '../plugins/callHook.js';
import type {LoadedPlugins} from '../plugins/LoadedPlugins.js';
import type {SiteUpdates} from './SiteUpdates.js';

export interface MissingPagesInput {
  readonly site: {readonly plugins: Pick<LoadedPlugins, 'plugins'>};
  readonly updates: Pick<SiteUpdates, 'settled' | 'load'>;
}

/** Loads content that plugins leave out until one of its pages is requested (the hook `findMissingPage`). */
export class MissingPages {
  readonly #input: MissingPagesInput;

  constructor(input: MissingPagesInput) {
    this.#input = input;
  }

  /**
   * Loads the content that may have the page at a path.
   *
   * @param path - path of the request, base URL included
   * @returns the path to which the request is redirected; `undefined` if the page exists now, or does not exist at all
   * @throws {SiteError} for mistakes in the content, and in hooks
   */
  async load(path: string): Promise<string | undefined> {
    const {site, updates} = this.#input;
    await updates.settled;
    for (const plugin of site.plugins.plugins) {
      const find = () => callHook(plugin, 'findMissingPage', (hooks) => hooks.findMissingPage?.({path}));
      const first = find();
      if (first === true) await updates.load(plugin);
      const found = first === true ? find() : first;
      if (typeof found === 'string') return found;
      if (first === true) return undefined;
    }
    return undefined;
  }
}
