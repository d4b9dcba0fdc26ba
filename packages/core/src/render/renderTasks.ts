import type {SetUp} from '@lectern/worker-pool';
import {PageRenderer} from './pageRenderer.js';
import type {PageJob, PageShell, RenderResult} from './RenderJob.js';

/** Functions that the main process can call in render processes. */
export type RenderTasks = {
  renderPage(job: PageJob): Promise<RenderResult>;
};

/** Makes the tasks in a render process. Called once for each `PageShell`, the data that all pages of a locale share. */
export const setUp: SetUp<PageShell, RenderTasks> = async (shell) => {
  const renderer = await PageRenderer.create(shell);
  return {renderPage: (job) => renderer.render(job)};
};
