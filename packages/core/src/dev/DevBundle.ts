import type {Compiler, Stats} from 'webpack';
import type {BundleManifest} from '../bundle/Bundle.js';
import {bundleError, compileErrors} from '../bundle/bundleErrors.js';
import {entryFile, readManifest} from '../bundle/manifest.js';
import {errors} from '../errors/catalog.js';
import type {SiteError} from '../errors/SiteError.js';

export interface ReadyBundle {
  readonly kind: 'ready';
  readonly manifest: BundleManifest;
  /** Absolute path of the folder that contains all files of the bundle. */
  readonly outputDir: string;
  /** Path of the server entry, relative to `outputDir`. */
  readonly serverFile: string;
  /** Hash of the compilation, by webpack. */
  readonly hash: string;
}

/** Result of the last webpack compile: the manifest, or the error. */
export type DevBundleState = ReadyBundle | {readonly kind: 'broken'; readonly error: SiteError};

export interface DevBundleInput {
  readonly compiler: Compiler;
  /** Returns the data of the current site that messages about failed compiles need: folders, importers, aliases. */
  errorDetails(): Parameters<typeof bundleError>[1];
  /** Called after each compile of webpack, also if the compile has failed. */
  onState(state: DevBundleState): void;
}

/** Output file system of webpack-dev-server. It can be read synchronously, but webpack's type lacks this method. */
interface SyncFileSystem {
  readFileSync?(file: string): {toString(): string};
}

/**
 * Value of the field `code` in all payloads (the JSON data of pages). In a build it is a hash of the bundle; here it
 * never changes, since open pages apply hot updates instead of reloading.
 */
export const DEV_CODE = 'development';

/** Observes webpack in watch mode. `state` resolves when the current compile has ended. */
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
    const manifest = {...readManifest(compilation), codeHash: DEV_CODE};
    const outputDir = compilation.outputOptions.path ?? '';
    return {kind: 'ready', manifest, outputDir, serverFile: entryFile(compilation), hash: stats.hash ?? ''};
  }

  /** Reads a file that webpack has written to disk or memory; `undefined` if there is none. */
  readOutput(file: string): string | undefined {
    const {outputFileSystem} = this.#input.compiler;
    try {
      return (outputFileSystem as SyncFileSystem | null)?.readFileSync?.(file).toString();
    } catch {
      return undefined;
    }
  }

  /** Result of the last compile; waits for a running one. */
  get state(): Promise<DevBundleState> {
    return this.#state;
  }

  /**
   * Waits until a compile fails, or until the bundle contains all requested code modules. The caller must first add
   * these modules to the registry (the generated module that imports all code).
   *
   * @param requests - requests of the code modules: "@site/src/Demo"
   * @param limitMs - time limit in milliseconds, after which the result of the last compile is returned
   */
  async whenItHolds(requests: readonly string[], limitMs = 10_000): Promise<DevBundleState> {
    const isDone = (state: DevBundleState) => state.kind === 'broken' || holds(state, requests);
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
      const timer = setTimeout(() => finish(now), limitMs);
      this.#waiting.add(check);
    });
  }
}

/** Returns true if a bundle contains the code modules of all requests. */
export function holds({manifest}: ReadyBundle, requests: readonly string[]): boolean {
  return requests.every((request) => request in manifest.chunks);
}
