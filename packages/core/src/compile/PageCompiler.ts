import {performance} from 'node:perf_hooks';
import {setImmediate} from 'node:timers/promises';
import {hasUnifiedPlugins, isFresh, type MarkdownRule} from '@lectern/mdx';
import {isUnchanged} from '@lectern/store';
import {toSource} from '../contentHelpers/files.js';
import {compileFile, compileModuleItem, scanItem} from './compileFiles.js';
import {
  type CompileItem,
  type CompileResult,
  type CompileSetup,
  type FileOutcome,
  type ModuleItem,
  type ModuleOutcome,
  resultOf,
} from './compileTypes.js';

/** Total idle time of the event loop during a compile, in milliseconds, after which a plugin counts as waiting. */
const IDLE_MS = 500;
const LOOK_MS = 50;
/**
 * Maximum number of pages that are compiled at once. More pages begin when a page ends or the event loop is idle. The
 * number is the default of webpack's option `parallelism`.
 */
const AT_ONCE = 100;

/**
 * Compiles files in this process, one after the other. While a plugin waits, the other pages of the same rule are begun
 * as well: the plugin may wait until it has processed another page. In Docusaurus, webpack compiles pages in parallel,
 * so plugins of existing sites rely on this.
 */
export class PageCompiler {
  readonly #setup: CompileSetup;
  /** Absolute paths of the pages whose compile has begun. */
  readonly #begun = new Set<string>();
  /** Absolute path → result of a page that was begun early, while a plugin waited on another page. */
  readonly #ahead = new Map<string, Promise<FileOutcome>>();

  constructor(setup: CompileSetup) {
    this.#setup = setup;
  }

  scan(item: CompileItem): Promise<readonly string[]> {
    return scanItem(this.#setup, item);
  }

  /**
   * Compiles a file and stores its artifact (the compiled text). If the compile was begun early, while another page
   * waited, returns that result, unless the file has changed since.
   */
  async compile(item: CompileItem): Promise<FileOutcome> {
    const {file, rule} = item;
    const ahead = this.#ahead.get(file);
    if (ahead) {
      this.#ahead.delete(file);
      const outcome = await this.#whileWaiting(rule, ahead);
      if (this.#isValid(outcome, rule)) return outcome;
    }
    this.#begun.add(file);
    return this.#whileWaiting(rule, compileFile(this.#setup, item));
  }

  /** Compiles files. A file with a mistake does not prevent the compile of all others. */
  async compileAll(items: readonly CompileItem[]): Promise<CompileResult> {
    const outcomes: FileOutcome[] = [];
    for (const item of items) outcomes.push(await this.compile(item));
    return resultOf(outcomes);
  }

  /** Compiles Markdown that code imports, to the text of an ES module. */
  compileModule(item: ModuleItem): Promise<ModuleOutcome> {
    return this.#whileWaiting(item.rule, compileModuleItem(this.#setup, item));
  }

  /**
   * Awaits the compile of a page. While it waits, begins the other pages of its rule (settings for a content folder).
   *
   * @param rule - index of the rule
   */
  async #whileWaiting<Outcome>(rule: number, work: Promise<Outcome>): Promise<Outcome> {
    const own = this.#setup.rules[rule];
    if (!own || !hasUnifiedPlugins(own)) return work;
    let isDone = false;
    const end = () => {
      isDone = true;
    };
    work.then(end, end);
    await endOrIdle(work);
    if (isDone) return work;
    const begun = new Set<Promise<void>>();
    for (const [position, item] of this.#pagesOf(own, rule)) {
      if (isDone) break;
      if (this.#begun.has(item.file)) continue;
      this.#setup.onOtherPage?.(position);
      const other = this.#begin(item);
      begun.add(other);
      void other.then(() => begun.delete(other));
      // Lets the page run until it waits, before the next page begins. If the process hangs or crashes, the page that
      // was begun last is thus the cause.
      await setImmediate();
      if (begun.size >= AT_ONCE) await endOrIdle(Promise.race([work, ...begun]));
    }
    return work.finally(() => this.#setup.onOtherPage?.(undefined));
  }

  /** The pages of a rule, without drafts, with their positions in `permalinks` of the rule. */
  *#pagesOf({permalinks}: MarkdownRule, rule: number): Generator<[position: number, CompileItem]> {
    const {siteDir} = this.#setup.site;
    for (const [position, [file, permalink]] of [...permalinks].entries()) {
      const isPage = permalink !== null && /\.mdx?$/i.test(file);
      if (isPage) yield [position, {source: toSource(siteDir, file), file, rule}];
    }
  }

  async #begin(item: CompileItem): Promise<void> {
    this.#begun.add(item.file);
    const outcome = compileFile(this.#setup, item);
    this.#ahead.set(item.file, outcome);
    const end = () => this.#setup.onPart?.();
    // Ignores an error here: `compile` throws it when it is called for this page.
    await outcome.then(end, end);
  }

  /**
   * Returns true if the result of a page that was begun early is still valid: the page and the files that it refers to
   * are unchanged. A failure is never valid, since its mistake may have been corrected.
   */
  #isValid(outcome: FileOutcome, rule: number): boolean {
    if ('failure' in outcome) return false;
    const {file, stamp, files} = outcome.record;
    const permalinks = this.#setup.rules[rule]?.permalinks ?? new Map();
    return isUnchanged(file, stamp) && isFresh({dependencies: files}, permalinks);
  }
}

/** Resolves when `work` has ended, with or without an error, or when the event loop was idle for `IDLE_MS` in total. */
function endOrIdle(work: Promise<unknown>): Promise<void> {
  const begin = performance.eventLoopUtilization();
  return new Promise((resolve) => {
    const end = () => {
      clearInterval(timer);
      resolve();
    };
    const timer = setInterval(() => {
      if (performance.eventLoopUtilization(begin).idle >= IDLE_MS) end();
    }, LOOK_MS);
    work.then(end, end);
  });
}
