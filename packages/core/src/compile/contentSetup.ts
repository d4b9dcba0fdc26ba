import type {TaskSetup} from '@lectern/worker-pool';
import {SiteError} from '../errors/SiteError.js';
import type {ContentInput, ContentTasks} from './contentTasks.js';

/** URL of the module of tasks that processes load to read Markdown. */
export const CONTENT_MODULE = new URL('./contentTasks.js', import.meta.url).href;

export function contentSetup(input: ContentInput): TaskSetup<ContentTasks> {
  return {
    module: CONTENT_MODULE,
    input,
    lostError: (how) =>
      new SiteError('WORKER_LOST', `The process that loads the configuration ${how}.`, {
        hint: 'Markdown plugins are loaded in a process of their own, with the configuration. Look there for a loop without an end.',
      }),
  };
}
