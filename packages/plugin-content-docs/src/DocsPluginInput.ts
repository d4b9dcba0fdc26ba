import type {LoadContext} from '@lectern/core';
import type {PluginOptions} from './options.js';

/** Input of all parts of the plugin. */
export interface DocsPluginInput {
  readonly context: LoadContext;
  readonly options: PluginOptions;
}
