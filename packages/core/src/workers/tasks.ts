import type {
  CompileItem,
  CompileSetup,
  FileOutcome,
  ModuleItem,
  ModuleOutcome,
} from '../compile/compileTypes.js';
import type {ReloadedOptions} from '../compile/reloadOptions.js';
import type {PageJob, PageShell, RenderResult} from '../render/RenderJob.js';

/** What tasks that read Markdown need besides the file. */
export interface ContentSetup {
  readonly kind: 'content';
  readonly setup: CompileSetup;
  readonly reload: ReloadedOptions | undefined;
}

/** What rendering needs besides the page. */
export interface RenderSetup {
  readonly kind: 'render';
  readonly shell: PageShell;
}

/** A process holds one setup of each kind: the last one that it was sent. */
export type WorkerSetup = ContentSetup | RenderSetup;

/** One file or one page. */
export type WorkerTask =
  | {readonly kind: 'scan'; readonly item: CompileItem}
  | {readonly kind: 'compile'; readonly item: CompileItem}
  | {readonly kind: 'compileModule'; readonly item: ModuleItem}
  | {readonly kind: 'renderPage'; readonly job: PageJob};

/** Result of each kind of task. */
export interface WorkerResults {
  /** References as `scanImports` gives them. */
  readonly scan: readonly string[];
  readonly compile: FileOutcome;
  readonly compileModule: ModuleOutcome;
  readonly renderPage: RenderResult;
}

export type TaskOf<Kind extends WorkerTask['kind']> = Extract<WorkerTask, {readonly kind: Kind}>;

/** A message to a worker process. Calls are answered one by one, in the order they were sent. */
export type WorkerCall = {readonly setup: WorkerSetup} | {readonly task: WorkerTask};

/** An error as it was thrown, without its class. */
export interface WorkerError {
  readonly message: string;
  readonly stack?: string | undefined;
  /** Of an error of the system: "ENOSPC". */
  readonly code?: unknown;
}

/** A message from a worker process: first `ready`, then one answer for each call. */
export type WorkerAnswer =
  | {readonly ready: true}
  | {readonly result: unknown}
  | {readonly error: WorkerError};
