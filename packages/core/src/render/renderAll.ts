import type {RenderSetup} from '../workers/tasks.js';
import type {WorkerPool} from '../workers/WorkerPool.js';
import type {LostTask} from '../workers/WorkerProcess.js';
import type {PageFailure, PageJob, RenderResult} from './RenderJob.js';

/** Far more than any page takes: only code that never ends does. */
const LIMIT_SECONDS = 60;

function failureOf({path}: PageJob, {reason, status, printed}: LostTask): PageFailure {
  if (reason === 'timeout') {
    return {
      path,
      message: `the limit of ${LIMIT_SECONDS} seconds was exceeded. Look for a loop without an end in a component of the page.`,
    };
  }
  return {path, message: `The process that rendered it ended with ${status}.\n${printed}`.trim()};
}

/** Renders pages in the processes of a pool. A page that crashes or never ends fails, as one that throws does. */
export async function renderAll(
  jobs: readonly PageJob[],
  {setup, pool}: {readonly setup: RenderSetup; readonly pool: WorkerPool},
): Promise<RenderResult> {
  const tasks = jobs.map((job) => ({kind: 'renderPage', job}) as const);
  const ends = await pool.run<'renderPage'>({setup, tasks, limitMs: LIMIT_SECONDS * 1000});
  const results = ends.map((end, at): RenderResult => {
    const job = jobs[at];
    if ('result' in end) return end.result;
    // Others have failed in its place.
    if ('isSkipped' in end) return {pages: [], failures: []};
    return {pages: [], failures: job ? [failureOf(job, end.lost)] : []};
  });
  return {
    pages: results.flatMap(({pages}) => pages),
    failures: results.flatMap(({failures}) => failures),
  };
}
