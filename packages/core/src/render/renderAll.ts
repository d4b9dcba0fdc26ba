import type {LostTask, TaskSetup, WorkerPool} from '@lectern/worker-pool';
import {errors} from '../errors/catalog.js';
import type {PageFailure, PageJob, PageShell, RenderResult} from './RenderJob.js';
import type {RenderTasks} from './renderTasks.js';

/** URL of the module with the render tasks, which worker processes import. */
export const RENDER_MODULE = new URL('./renderTasks.js', import.meta.url).href;

export interface RenderSetup extends TaskSetup<RenderTasks> {
  readonly input: PageShell;
}

export function renderSetup(shell: PageShell): RenderSetup {
  return {module: RENDER_MODULE, input: shell, lostError: errors.siteProcessLost};
}

/** Time limit for a page in seconds, far more than any page needs: only endless loops exceed it. */
const LIMIT_SECONDS = 60;

/** A page for `renderAll`. Its job is made only when a process is free. */
export interface PageToRender {
  readonly path: string;
  makeJob(): PageJob;
}

function failureOf(path: string, {reason, status, printed}: LostTask): PageFailure {
  if (reason === 'timeout') {
    const message = `the limit of ${LIMIT_SECONDS} seconds was exceeded. Look for a loop without an end in a component of the page.`;
    return {path, message};
  }
  return {path, message: `The process that rendered it ended with ${status}.\n${printed}`.trim()};
}

/**
 * Renders pages in the processes of a pool. A page that crashes its process or exceeds the time limit is in `failures`,
 * like a page that throws.
 */
export async function renderAll(
  pages: readonly PageToRender[],
  {setup, pool}: {readonly setup: RenderSetup; readonly pool: WorkerPool},
): Promise<RenderResult> {
  // Each payload is made when its page is sent to a process, since all payloads together need much memory.
  const items = pages.map(({makeJob}) => makeJob);
  const ends = await pool.run({setup, task: 'renderPage', items, limitMs: LIMIT_SECONDS * 1000});
  const results = ends.map((end, at): RenderResult => {
    if ('result' in end) return end.result;
    // The pool skips pages only after other pages have crashed or hung. Those pages are already in `failures`.
    if ('isSkipped' in end) return {pages: [], failures: [], waiting: []};
    const path = pages[at]?.path;
    return {pages: [], failures: path === undefined ? [] : [failureOf(path, end.lost)], waiting: []};
  });
  return {
    pages: results.flatMap(({pages: records}) => records),
    failures: results.flatMap(({failures}) => failures),
    waiting: results.flatMap(({waiting}) => waiting),
  };
}
