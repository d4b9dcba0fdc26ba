import {WorkerPool} from '@lectern/worker-pool';
import {ENGINE_FLAGS} from '../engineFlags.js';
import type {PageJob, PageShell, RenderResult} from '../render/RenderJob.js';
import {RENDER_MODULE, renderAll, renderSetup} from '../render/renderAll.js';

/**
 * A child process that renders pages with one bundle. Node never unloads imported modules, so each new bundle, and each
 * change of site data, needs a new process.
 */
class BundleProcess {
  readonly #pool = new WorkerPool({size: 1, depth: 1, execArgv: ENGINE_FLAGS});
  readonly #renders = new Set<Promise<unknown>>();

  start(): void {
    this.#pool.start(1, RENDER_MODULE);
  }

  prepare(shell: PageShell): void {
    this.start();
    this.#pool.prepare(renderSetup(shell));
  }

  render(job: PageJob, shell: PageShell): Promise<RenderResult> {
    const page = {path: job.path, makeJob: () => job};
    const rendering = renderAll([page], {setup: renderSetup(shell), pool: this.#pool});
    this.#renders.add(rendering);
    return rendering.finally(() => this.#renders.delete(rendering));
  }

  /** Ends the process when all its renderings have finished. */
  async retire(): Promise<void> {
    await Promise.allSettled([...this.#renders]);
    this.close();
  }

  close(): void {
    this.#pool.close();
  }
}

/** Renders pages in a child process. A new bundle, or new data of the site, starts a new process. */
export class DevRenderer {
  #process = new BundleProcess();
  readonly #retired = new Set<BundleProcess>();
  #bundle: string | undefined;

  /**
   * @param isNeeded - true if pages will be rendered: the process then starts while webpack compiles the first bundle
   */
  constructor(isNeeded: boolean) {
    if (isNeeded) this.#process.start();
  }

  /** Loads a bundle before the first page is requested. */
  prepare(shell: PageShell, bundle: string): void {
    this.#processFor(bundle).prepare(shell);
  }

  /** @param bundle - name of the bundle and site data (`graphOf`); a different name starts a new process */
  render(job: PageJob, shell: PageShell, bundle: string): Promise<RenderResult> {
    return this.#processFor(bundle).render(job, shell);
  }

  #processFor(bundle: string): BundleProcess {
    if (this.#bundle !== undefined && this.#bundle !== bundle) {
      const old = this.#process;
      this.#retired.add(old);
      void old.retire().then(() => this.#retired.delete(old));
      this.#process = new BundleProcess();
    }
    this.#bundle = bundle;
    return this.#process;
  }

  close(): void {
    for (const one of [this.#process, ...this.#retired]) one.close();
  }
}
