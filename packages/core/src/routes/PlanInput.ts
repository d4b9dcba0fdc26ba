import type {PluginContent} from '../content/PluginContent.js';
import type {LoadContext, LoadedPlugin} from '../plugins/Plugin.js';

/** All that a plan follows from. */
export interface PlanInput {
  /** Of `LoadedContent`: translated. */
  readonly context: LoadContext;
  readonly plugins: readonly LoadedPlugin[];
  readonly contents: readonly PluginContent[];
}
