import {parentPort} from 'node:worker_threads';
import {type CompileItem, type CompileSetup, compileFiles} from '../compile/compileFiles.js';
import {type ReloadedOptions, restoreRules} from '../compile/reloadOptions.js';
import {PageRenderer} from './pageRenderer.js';
import type {PageJob, PageShell} from './RenderJob.js';

/** Everything that rendering pages needs but the pages. */
export interface RenderSetup {
  readonly kind: 'setupRender';
  readonly shell: PageShell;
}

/** What the main thread asks of a worker. Setup messages come before the first batch that needs them. */
export type WorkerTask =
  | {
      readonly kind: 'setupCompile';
      readonly setup: CompileSetup;
      readonly reload: ReloadedOptions | undefined;
    }
  | {readonly kind: 'compile'; readonly items: readonly CompileItem[]}
  | RenderSetup
  | {readonly kind: 'render'; readonly jobs: readonly PageJob[]};

export interface WorkerRequest {
  readonly id: number;
  readonly task: WorkerTask;
}

export type WorkerResponse =
  | {readonly id: number; readonly result: unknown}
  | {readonly id: number; readonly error: {readonly message: string; readonly stack?: string}};

let setup: CompileSetup | undefined;
let renderer: PageRenderer | undefined;

async function run(task: WorkerTask): Promise<unknown> {
  switch (task.kind) {
    case 'setupCompile':
      setup = task.reload ? await restoreRules(task.setup, task.reload) : task.setup;
      return undefined;
    case 'compile':
      if (!setup) throw new Error('The worker was not set up to compile.');
      return compileFiles(setup, task.items);
    case 'setupRender':
      renderer = await PageRenderer.create(task.shell);
      return undefined;
    case 'render':
      if (!renderer) throw new Error('The worker was not set up to render.');
      return renderer.render(task.jobs);
  }
}

parentPort?.on('message', async ({id, task}: WorkerRequest) => {
  let response: WorkerResponse;
  try {
    response = {id, result: await run(task)};
  } catch (error) {
    const {message, stack} = error instanceof Error ? error : new Error(String(error));
    response = {id, error: {message, stack}};
  }
  parentPort?.postMessage(response);
});
