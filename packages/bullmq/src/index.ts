import type {LoadContext, Plugin, Validate} from '@lectern/core';
import {type PluginOptions, queueOptionsSchema} from './options.js';
import {addQueueCommand} from './queueCommand.js';

export type {Options, PluginOptions} from './options.js';

/** Adds the command `site queue`. The plugin changes nothing of the site. */
export default function pluginBullmq(context: LoadContext, options: PluginOptions): Plugin {
  return {
    name: 'lectern-bullmq',
    extendCli: (cli) => addQueueCommand(cli, context, options),
  };
}

export function validateOptions({validate, options}: {validate: Validate; options: unknown}): PluginOptions {
  return validate(queueOptionsSchema, options);
}
