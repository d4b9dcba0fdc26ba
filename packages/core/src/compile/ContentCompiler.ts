import path from 'node:path';
import {isFresh, MarkdownError, type MarkdownRule} from '@lectern/mdx';
import type {ModuleTarget} from '@lectern/mdx/module-compiler';
import {readIfPresent} from '@lectern/store';
import type {TaskEnd, TaskSetup, WorkerPool} from '@lectern/worker-pool';
import type {LoadContext, LoadedPlugin} from '../plugins/Plugin.js';
import {planImported, ruleOf} from '../routes/planImported.js';
import type {PlannedContent} from '../routes/SitePlan.js';
import {engineVersion} from '../version.js';
import {optionsKeyOf} from './ContentCache.js';
import {
  type CompiledModule,
  type CompileItem,
  type CompileResult,
  type CompileSetup,
  type ContentFailure,
  type ImportedMarkdown,
  type ModuleItem,
  type ModuleOutcome,
  optionsKeyAt,
  resultOf,
} from './compileTypes.js';
import type {ImportsOf} from './contentImports.js';
import {contentSetup} from './contentSetup.js';
import type {ContentTasks} from './contentTasks.js';
import {mayImport} from './mayImport.js';
import {sendableSetup} from './reloadOptions.js';
import {versionOf, WorkerFailures} from './WorkerFailures.js';

export interface ContentCompilerInput extends Pick<CompileSetup, 'site' | 'rules'> {
  readonly pool: WorkerPool;
  readonly context: LoadContext;
  /** True on sites with a search index, which needs the text of files. */
  readonly collectsSections: boolean;
  /** Failures of files that have crashed a process, or exceeded its time limit. */
  readonly workerFailures?: WorkerFailures;
  /** Returns the plugin whose content has this rule (settings for a content folder). */
  ownerOf(rule: MarkdownRule): LoadedPlugin | undefined;
}

type FileEnd<Result> = {readonly result: Result} | {readonly failure: ContentFailure};

interface Setups {
  /** Setup for worker processes, without functions. */
  readonly sent: TaskSetup<ContentTasks>;
  /**
   * Indexes of rules with functions that another process cannot load: the files of these rules are compiled in this
   * process.
   */
  readonly local: ReadonlySet<number>;
}

/**
 * Compiles Markdown in worker processes, since the native parser may crash or hang on any text. Files with plugins that
 * no other process can load are compiled in this process by `@mdx-js/mdx`, which runs no native code.
 */
export class ContentCompiler {
  readonly setup: CompileSetup;
  readonly #input: ContentCompilerInput;
  readonly #workerFailures: WorkerFailures;
  readonly #imported = new Map<string, ImportedMarkdown>();
  #created: Setups | undefined;

  constructor(input: ContentCompilerInput) {
    this.#input = input;
    this.#workerFailures = input.workerFailures ?? new WorkerFailures();
    const {site, rules, collectsSections, context} = input;
    const optionsKeys = rules.map((rule) => optionsKeyOf(rule, {site, version: engineVersion()}));
    const artifactsDir = path.join(context.cacheDir, 'artifacts');
    this.setup = {site, rules, optionsKeys, artifactsDir, collectsSections};
  }

  /**
   * Sends the setup to running worker processes, so that they load it (and the config, if needed) before their first
   * task.
   */
  prepare(): void {
    this.#input.pool.prepare(this.#setups.sent);
  }

  /** Returns source, absolute path and index of the rule for a Markdown file that content imports. */
  readonly planImported = (source: string): PlannedContent => {
    const {context, rules} = this.#input;
    return planImported(source, {siteDir: context.siteDir, rules});
  };

  get #setups(): Setups {
    this.#created ??= this.#createSetups();
    return this.#created;
  }

  #createSetups(): Setups {
    const {ownerOf, context} = this.#input;
    const {setup, reload, local} = sendableSetup(this.setup, ownerOf, context);
    return {sent: contentSetup({setup, reload}), local};
  }

  /**
   * Finds the imports of files without compiling them.
   *
   * @returns references ("code:clsx", "content:@site/docs/_note.md") in the order of `contents`; empty for a file that
   *   cannot be read or scanned
   */
  readonly scan: ImportsOf = async (contents) => {
    const {site} = this.#input;
    const scanned = contents.filter(
      ({file}) => mayImport(readIfPresent(file) ?? '', {file, site}) && !this.#workerFailures.find(file),
    );
    if (scanned.length === 0) return contents.map((content) => ({content, imports: []}));
    const ends = await this.#run(scanned, (how) =>
      this.#input.pool.run({...how, task: 'scan', items: scanned}),
    );
    const found = new Map(scanned.map((content, at) => [content, ends[at]]));
    return contents.map((content) => {
      const result = found.get(content);
      return {content, imports: result && 'result' in result ? result.result : []};
    });
  };

  /** Compiles files. A file with a mistake does not prevent the compile of all others. */
  async compile(items: readonly CompileItem[]): Promise<CompileResult> {
    const {local} = this.#setups;
    const known = items.flatMap((item) => this.#workerFailures.find(item.file) ?? []);
    const tried = items.filter((item) => !this.#workerFailures.find(item.file));
    const sent = tried.filter(({rule}) => !local.has(rule));
    const [ends, here] = await Promise.all([
      this.#run(sent, (how) => this.#input.pool.run({...how, task: 'compile', items: sent})),
      this.#compileHere(tried.filter(({rule}) => local.has(rule))),
    ]);
    const apart = resultOf(ends.flatMap((end) => (end && 'result' in end ? end.result : (end ?? []))));
    return {
      records: [...apart.records, ...here.records],
      failures: [...known, ...apart.failures, ...here.failures],
    };
  }

  async #compileHere(items: readonly CompileItem[]): Promise<CompileResult> {
    if (items.length === 0) return resultOf([]);
    const {PageCompiler} = await import('./PageCompiler.js');
    return new PageCompiler({...this.setup, avoidsNative: true}).compileAll(items);
  }

  /**
   * Compiles Markdown that code imports. Stores nothing: the module becomes part of the bundle.
   *
   * @throws {MarkdownError} for a mistake in the file, a crash or a timeout
   */
  async compileModule(file: string, text: string, target: ModuleTarget): Promise<CompiledModule> {
    const rule = ruleOf(file, this.#input.rules);
    const outcome = await this.#compileModule({file, text, target, rule});
    if ('failure' in outcome) throw new MarkdownError({...outcome.failure, text});
    const {module} = outcome;
    const {dependencies, diagnostics} = module;
    const imported = {file, dependencies, diagnostics, optionsKey: optionsKeyAt(this.setup, rule)};
    this.#imported.set(file, imported);
    return {module, imported};
  }

  /** Data of all modules that `compileModule` has returned. */
  get imported(): readonly ImportedMarkdown[] {
    return [...this.#imported.values()];
  }

  /**
   * Returns true if Markdown that code imports would be compiled with the same options, and would refer to the same
   * pages and files. Does not check the text of the Markdown.
   */
  isFresh({file, optionsKey, dependencies}: ImportedMarkdown): boolean {
    const {rules, optionsKeys} = this.setup;
    const at = ruleOf(file, rules);
    const rule = rules[at];
    return rule !== undefined && optionsKey === optionsKeys[at] && isFresh({dependencies}, rule.permalinks);
  }

  async #compileModule(item: ModuleItem): Promise<ModuleOutcome> {
    const failure = this.#workerFailures.find(item.file);
    if (failure) return {failure};
    if (this.#setups.local.has(item.rule)) {
      const {compileModuleItem} = await import('./compileFiles.js');
      return compileModuleItem(this.setup, item);
    }
    const items = [item];
    const [end] = await this.#run(items, (how) =>
      this.#input.pool.run({...how, task: 'compileModule', items, isUrgent: true}),
    );
    if (!end) throw new Error(`There is no result for ${item.file}.`);
    return 'result' in end ? end.result : end;
  }

  /**
   * Runs a task for each file in the worker processes.
   *
   * @returns results in the order of `items`; `undefined` for a file that was skipped, since plugins had waited too
   *   long on several other files
   */
  async #run<Result>(
    items: readonly Pick<CompileItem, 'file' | 'rule'>[],
    run: (how: {setup: TaskSetup<ContentTasks>; limitMs: number}) => Promise<TaskEnd<Result>[]>,
  ): Promise<(FileEnd<Result> | undefined)[]> {
    const seconds = this.#input.context.siteConfig.markdown.timeout;
    const tried = items.map(({file, rule}) => ({file, rule, version: versionOf(file)}));
    const {sent: setup} = this.#setups;
    const ends = await run({setup, limitMs: seconds * 1000});
    return tried.map(({file, rule, version}, at) => {
      const end = ends[at];
      if (!end) throw new Error(`There is no result for ${file}.`);
      if ('isSkipped' in end) return undefined;
      if ('result' in end) return end;
      const otherFile = this.#pageAt(rule, end.lost.other);
      return {failure: this.#workerFailures.add({file, version}, end.lost, {seconds, otherFile})};
    });
  }

  /**
   * Returns the path of a page, relative to the site folder.
   *
   * @param rule - index of the rule
   * @param position - position of the page in the permalinks of the rule
   */
  #pageAt(rule: number, position: number | undefined): string | undefined {
    const {permalinks} = this.#input.rules[rule] ?? {};
    const file = position !== undefined && permalinks && [...permalinks.keys()][position];
    return file ? path.relative(this.#input.context.siteDir, file) : undefined;
  }
}
