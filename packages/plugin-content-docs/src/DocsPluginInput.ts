import type {LoadContext} from '@lectern/core';
import type {PluginOptions} from './options.js';

/** Site and options of one plugin instance: input of most functions of this package. */
export interface DocsPluginInput {
  readonly context: LoadContext;
  readonly options: PluginOptions;
}
