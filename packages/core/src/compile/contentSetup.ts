import type {TaskSetup} from '@lectern/worker-pool';
import {errors} from '../errors/catalog.js';
import type {ContentInput, ContentTasks} from './contentTasks.js';

/** URL of the module that worker processes load to compile Markdown. */
export const CONTENT_MODULE = new URL('./contentTasks.js', import.meta.url).href;

/** Makes the setup of worker processes: their module, its input, and the error if a process ends during the setup. */
export function contentSetup(input: ContentInput): TaskSetup<ContentTasks> {
  return {module: CONTENT_MODULE, input, lostError: errors.configProcessLost};
}
