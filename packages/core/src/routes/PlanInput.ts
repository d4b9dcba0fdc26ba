import type {PluginContent} from '../content/PluginContent.js';
import type {LoadContext, LoadedPlugin} from '../plugins/Plugin.js';
import type {PlanMemory} from './PlanMemory.js';

/** All that a plan follows from. */
export interface PlanInput {
  /** Of `LoadedContent`: translated. */
  readonly context: LoadContext;
  readonly plugins: readonly LoadedPlugin[];
  readonly contents: readonly PluginContent[];
  /** Of earlier builds; without one, every route is looked at. */
  readonly memory?: PlanMemory;
}
