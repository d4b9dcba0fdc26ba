import type {TaskSetup} from '@lectern/worker-pool';
import {errors} from '../errors/catalog.js';
import type {PageShell} from './RenderJob.js';
import type {RenderTasks} from './renderTasks.js';

/** URL of the module with the render tasks, which worker processes import. */
export const RENDER_MODULE = new URL('./renderTasks.js', import.meta.url).href;

export interface RenderSetup extends TaskSetup<RenderTasks> {
  readonly input: PageShell;
}

export function renderSetup(shell: PageShell): RenderSetup {
  return {
    module: RENDER_MODULE,
    input: shell,
    lostError: errors.siteProcessLost,
  };
}
