import type {PageJob, PageShell, RenderResult} from '../render/RenderJob.js';
import {WorkerPool} from '../render/WorkerPool.js';

/**
 * Renders pages on request, on a thread of its own.
 * Node keeps every module it imported, so each new bundle gets a new thread.
 */
export class DevRenderer {
  #pool: WorkerPool | undefined;
  #bundle = '';

  async render(job: PageJob, shell: PageShell, bundle: string): Promise<RenderResult> {
    if (this.#bundle !== bundle) await this.close();
    this.#bundle = bundle;
    this.#pool ??= new WorkerPool(1);
    const [result] = await this.#pool.run<RenderResult>({
      setup: {kind: 'setupRender', shell},
      batches: [{kind: 'render', jobs: [job]}],
    });
    if (!result) throw new Error('The render thread gave no result.');
    return result;
  }

  async close(): Promise<void> {
    await this.#pool?.close();
    this.#pool = undefined;
  }
}
