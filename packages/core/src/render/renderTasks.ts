import type {SetUp} from '@lectern/worker-pool';
import {PageRenderer} from './pageRenderer.js';
import type {PageJob, PageShell, RenderResult} from './RenderJob.js';

/** Tasks of render processes. */
export type RenderTasks = {
  renderPage(job: PageJob): Promise<RenderResult>;
};

/** Makes the tasks in a process of the pool, once per shell. */
export const setUp: SetUp<PageShell, RenderTasks> = async (shell) => {
  const renderer = await PageRenderer.create(shell);
  return {renderPage: (job) => renderer.render(job)};
};
