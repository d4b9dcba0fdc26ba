import type {PageJob, PageShell, RenderResult} from '../render/RenderJob.js';
import {WorkerPool} from '../render/WorkerPool.js';

/**
 * Renders pages on request, on a thread of its own.
 * Node keeps every module it imported, so each new bundle gets a new thread.
 */
export class DevRenderer {
  #pool: WorkerPool | undefined = new WorkerPool(1);
  #bundle: string | undefined;
  /** One after the other: a thread is not ended while it renders. */
  #queue: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  /** @param isNeeded - pages will be rendered: the thread loads what it needs while the first bundle is being compiled */
  constructor(isNeeded: boolean) {
    if (isNeeded) this.#pool?.start();
  }

  /** Loads a bundle ahead of the first page. */
  prepare(shell: PageShell, bundle: string): Promise<void> {
    return this.#enqueue(async () => {
      await (await this.#poolFor(bundle)).run({
        setup: {kind: 'setupRender', shell},
        batches: [{kind: 'render', jobs: []}],
      });
    });
  }

  /** @param bundle - tells one compile from the next */
  render(job: PageJob, shell: PageShell, bundle: string): Promise<RenderResult> {
    return this.#enqueue(async () => {
      const pool = await this.#poolFor(bundle);
      const [result] = await pool.run<RenderResult>({
        setup: {kind: 'setupRender', shell},
        batches: [{kind: 'render', jobs: [job]}],
      });
      if (!result) throw new Error('The render thread gave no result.');
      return result;
    });
  }

  async #poolFor(bundle: string): Promise<WorkerPool> {
    if (this.#bundle !== undefined && this.#bundle !== bundle) await this.#end();
    if (this.#isClosed) throw new Error('The site is closed.');
    this.#bundle = bundle;
    this.#pool ??= new WorkerPool(1);
    return this.#pool;
  }

  #enqueue<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(task);
    this.#queue = result.catch(() => {});
    return result;
  }

  async #end(): Promise<void> {
    await this.#pool?.close();
    this.#pool = undefined;
  }

  close(): Promise<void> {
    this.#isClosed = true;
    return this.#end();
  }
}
