import type {Compiler, Stats} from 'webpack';
import type {BundleManifest} from '../bundle/Bundle.js';
import {bundleError, compileErrors} from '../bundle/bundleErrors.js';
import {readManifest} from '../bundle/manifest.js';
import {errors} from '../errors/catalog.js';
import type {SiteError} from '../errors/SiteError.js';

/** The code lane as it is now: its manifest, or why it does not compile. */
export type DevBundleState =
  | {
      readonly kind: 'ready';
      readonly manifest: BundleManifest;
      /** Absolute; all files of the bundle are below it. */
      readonly outputDir: string;
      /** Module of the server, relative to `outputDir`. */
      readonly serverFile: string;
      readonly hash: string;
    }
  | {readonly kind: 'broken'; readonly error: SiteError};

export interface DevBundleInput {
  readonly compiler: Compiler;
  /** Details of the present site for errors. */
  errorDetails(): Parameters<typeof bundleError>[1];
  /** Called after every compile. */
  onState(state: DevBundleState): void;
}

/** The file system of the server can be read synchronously, which webpack's type does not have. */
interface SyncFileSystem {
  readFileSync?(file: string): {toString(): string};
}

/** Code in payloads: one name for all compiles, since open pages follow them. */
export const DEV_CODE = 'development';

/** Follows a watching compiler: `state` resolves when the compile under way has ended. */
export class DevBundle {
  readonly #input: DevBundleInput;
  #state: Promise<DevBundleState>;
  #settle: (state: DevBundleState) => void = () => {};
  #isRunning = true;
  readonly #waiting = new Set<(state: DevBundleState) => void>();

  constructor(input: DevBundleInput) {
    this.#input = input;
    this.#state = this.#next();
    const {hooks} = input.compiler;
    hooks.invalid.tap('DevBundle', () => this.#begin());
    hooks.watchRun.tap('DevBundle', () => this.#begin());
    hooks.done.tap('DevBundle', (stats) => this.#end(this.#read(stats)));
    hooks.failed.tap('DevBundle', (error) => {
      this.#end({kind: 'broken', error: errors.bundlerFailed(error)});
    });
  }

  #next(): Promise<DevBundleState> {
    return new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  #begin(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#state = this.#next();
  }

  #end(state: DevBundleState): void {
    this.#isRunning = false;
    this.#settle(state);
    this.#input.onState(state);
    for (const check of this.#waiting) check(state);
  }

  #read(stats: Stats): DevBundleState {
    const {compilation} = stats;
    if (stats.hasErrors()) {
      return {kind: 'broken', error: bundleError(compileErrors(stats), this.#input.errorDetails())};
    }
    const facts = readManifest(compilation);
    const [serverFile = ''] = compilation.entrypoints.get('server')?.getEntrypointChunk().files ?? [];
    const outputDir = compilation.outputOptions.path ?? '';
    const manifest = {...facts, code: DEV_CODE};
    return {kind: 'ready', manifest, outputDir, serverFile, hash: stats.hash ?? ''};
  }

  /** @returns the text of a file that the compiler wrote, wherever it keeps it. */
  readOutput(file: string): string | undefined {
    const {outputFileSystem} = this.#input.compiler;
    try {
      return (outputFileSystem as SyncFileSystem | null)?.readFileSync?.(file).toString();
    } catch {
      return undefined;
    }
  }

  /** Resolves when no compile is under way. */
  get state(): Promise<DevBundleState> {
    return this.#state;
  }

  /**
   * Waits for a compile that holds these requests, or that fails. They must have been written to the registry.
   *
   * @param patience - milliseconds after which it is taken that no compile is coming
   */
  async whenItHolds(requests: readonly string[], patience = 10_000): Promise<DevBundleState> {
    const isDone = (state: DevBundleState) =>
      state.kind === 'broken' || requests.every((request) => request in state.manifest.chunks);
    const now = await this.#state;
    if (now.kind === 'ready' && isDone(now)) return now;
    return new Promise((resolve) => {
      const finish = (state: DevBundleState) => {
        clearTimeout(timer);
        this.#waiting.delete(check);
        resolve(state);
      };
      const check = (state: DevBundleState) => {
        if (isDone(state)) finish(state);
      };
      const timer = setTimeout(() => finish(now), patience);
      this.#waiting.add(check);
    });
  }
}
