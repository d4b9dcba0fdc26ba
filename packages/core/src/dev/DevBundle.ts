import path from 'node:path';
import type {Compiler, Stats} from 'webpack';
import type {BundleManifest} from '../bundle/Bundle.js';
import {bundleError} from '../bundle/bundleErrors.js';
import {readManifest} from '../bundle/manifest.js';
import {SiteError} from '../errors/SiteError.js';
import type {LoadContext} from '../plugins/Plugin.js';

/** The code lane as it is now: its manifest, or why it does not compile. */
export type DevBundleState =
  | {
      readonly kind: 'ready';
      readonly manifest: BundleManifest;
      readonly serverEntry: string;
      readonly hash: string;
    }
  | {readonly kind: 'broken'; readonly error: SiteError};

/** Follows a watching compiler: whoever needs the bundle waits until the compile under way has ended. */
export class DevBundle {
  readonly #context: LoadContext;
  readonly #details: Parameters<typeof bundleError>[1];
  #state: Promise<DevBundleState>;
  #settle: (state: DevBundleState) => void = () => {};
  #running = true;

  constructor(compiler: Compiler, context: LoadContext, details: Parameters<typeof bundleError>[1]) {
    this.#context = context;
    this.#details = details;
    this.#state = this.#next();
    compiler.hooks.invalid.tap('DevBundle', () => this.#begin());
    compiler.hooks.done.tap('DevBundle', (stats) => this.#end(stats));
    compiler.hooks.failed.tap('DevBundle', (error) => {
      this.#settle({kind: 'broken', error: new SiteError('BUNDLE_FAILED', error.message, {cause: error})});
    });
  }

  #next(): Promise<DevBundleState> {
    return new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  #begin(): void {
    if (this.#running) return;
    this.#running = true;
    this.#state = this.#next();
  }

  #end(stats: Stats): void {
    this.#running = false;
    this.#settle(this.#read(stats));
  }

  #read(stats: Stats): DevBundleState {
    const {compilation} = stats;
    if (stats.hasErrors()) {
      const {errors} = stats.toJson({all: false, errors: true, errorDetails: false});
      return {kind: 'broken', error: bundleError(errors ?? [], this.#details)};
    }
    const facts = readManifest(compilation, this.#context.baseUrl);
    const [entry] = compilation.entrypoints.get('server')?.getEntrypointChunk().files ?? [];
    const serverEntry = path.join(compilation.outputOptions.path ?? '', entry ?? '');
    return {kind: 'ready', manifest: {...facts, code: 'development'}, serverEntry, hash: stats.hash ?? ''};
  }

  /** Resolves when no compile is under way. */
  get state(): Promise<DevBundleState> {
    return this.#state;
  }
}
