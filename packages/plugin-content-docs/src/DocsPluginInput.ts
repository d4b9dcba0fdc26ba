import type {LoadContext} from '@lectern/core';
import type {PluginOptions} from './options.js';

/** What every part of the plugin starts from. */
export interface DocsPluginInput {
  readonly context: LoadContext;
  readonly options: PluginOptions;
}
