import type {TaskSetup} from '@lectern/worker-pool';
import {SiteError} from '../errors/SiteError.js';
import type {PageShell} from './RenderJob.js';
import type {RenderTasks} from './renderTasks.js';

/** URL of the module of tasks that processes load to render. */
export const RENDER_MODULE = new URL('./renderTasks.js', import.meta.url).href;

export interface RenderSetup extends TaskSetup<RenderTasks> {
  readonly input: PageShell;
}

export function renderSetup(shell: PageShell): RenderSetup {
  return {
    module: RENDER_MODULE,
    input: shell,
    lostError: (how) =>
      new SiteError('WORKER_LOST', `The process that loads the code of the site ${how}.`, {
        hint: 'Look for a loop without an end in code that runs when a module is loaded.',
      }),
  };
}
