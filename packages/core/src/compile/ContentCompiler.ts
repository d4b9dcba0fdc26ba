import {
  type Artifact,
  formatOf,
  MarkdownError,
  type MarkdownRule,
  type MarkdownSite,
  parseFrontMatter,
} from '@lectern/mdx';
import {readIfPresent} from '../cache/files.js';
import type {LoadContext, LoadedPlugin} from '../plugins/Plugin.js';
import type {PlannedContent} from '../routes/SitePlan.js';
import type {ContentSetup} from '../workers/tasks.js';
import type {TaskEnd, WorkerPool} from '../workers/WorkerPool.js';
import {
  type CompileItem,
  type CompileResult,
  type CompileSetup,
  type ContentFailure,
  resultOf,
  type TextItem,
  type TextOutcome,
} from './compileTypes.js';
import {LostFiles} from './LostFiles.js';
import {PARTIAL_RULE, ruleOf} from './planImported.js';
import {sendableSetup} from './reloadOptions.js';

export interface ContentCompilerInput {
  readonly pool: WorkerPool;
  readonly context: LoadContext;
  readonly mode: 'production' | 'development';
  readonly site: MarkdownSite;
  /** Rules of all plugins. */
  readonly rules: readonly MarkdownRule[];
  readonly artifactsDir: string;
  /** Files that are known to crash or hang. */
  readonly lost?: LostFiles;
  ownerOf(rule: MarkdownRule): LoadedPlugin | undefined;
  /** Hash of every option that decides how the files of a rule are compiled. */
  optionsKey(rule: MarkdownRule): string;
}

interface Setups {
  readonly own: CompileSetup;
  readonly sent: ContentSetup;
  /** Rules whose plugins cannot be found by another process. */
  readonly local: ReadonlySet<number>;
}

/**
 * Reads Markdown in processes apart from this one: the native parser may crash or hang on any text.
 * Files with plugins that no other process can load are compiled here, by `@mdx-js/mdx`, which is no native code.
 */
export class ContentCompiler {
  readonly #input: ContentCompilerInput;
  readonly #rules: readonly MarkdownRule[];
  readonly #lost: LostFiles;
  #created: Setups | undefined;

  constructor(input: ContentCompilerInput) {
    this.#input = input;
    this.#rules = [...input.rules, PARTIAL_RULE];
    this.#lost = input.lost ?? new LostFiles();
  }

  /** Has processes that have started load the configuration, if they need it. */
  prepare(): void {
    this.#input.pool.prepare(this.#setups.sent);
  }

  get setup(): CompileSetup {
    return this.#setups.own;
  }

  itemOf({source, file, rule}: PlannedContent): CompileItem {
    return {source, file, rule: this.#rules.indexOf(rule)};
  }

  get #setups(): Setups {
    this.#created ??= this.#createSetups();
    return this.#created;
  }

  #createSetups(): Setups {
    const {site, artifactsDir, optionsKey, ownerOf, context, mode} = this.#input;
    const {siteDir, siteConfigPath: configFile, i18n} = context;
    const own = {site, rules: this.#rules, optionsKeys: this.#rules.map(optionsKey), artifactsDir};
    const locale = i18n.currentLocale;
    const {setup, reload, local} = sendableSetup(own, ownerOf, {siteDir, configFile, locale, mode});
    return {own, sent: {kind: 'content', setup, reload}, local};
  }

  get #seconds(): number {
    return this.#input.context.siteConfig.markdown.timeout;
  }

  /** What files import, found without compiling them: in the order of `contents`, empty for those that cannot be read. */
  async scan(contents: readonly PlannedContent[]): Promise<readonly (readonly string[])[]> {
    const {pool, site} = this.#input;
    const scanned = contents.filter(({file}) => mayImport(file, site) && !this.#lost.find(file));
    if (scanned.length === 0) return contents.map(() => []);
    const tasks = scanned.map((content) => ({kind: 'scan', item: this.itemOf(content)}) as const);
    const ends = await pool.run<'scan'>({setup: this.#setups.sent, tasks, limitMs: this.#seconds * 1000});
    const found = new Map(scanned.map((content, at) => [content, this.#result(content.file, ends[at])]));
    return contents.map((content) => {
      const result = found.get(content);
      return result && 'result' in result ? result.result : [];
    });
  }

  /** Compiles files; one with a mistake does not keep the others from being checked. */
  async compile(items: readonly CompileItem[]): Promise<CompileResult> {
    const {sent, local} = this.#setups;
    const known = items.flatMap((item) => this.#lost.find(item.file) ?? []);
    const tried = items.filter((item) => !this.#lost.find(item.file));
    const tasks = tried
      .filter(({rule}) => !local.has(rule))
      .map((item) => ({kind: 'compile', item}) as const);
    const limitMs = this.#seconds * 1000;
    const [ends, here] = await Promise.all([
      this.#input.pool.run<'compile'>({setup: sent, tasks, limitMs}),
      this.#compileHere(tried.filter(({rule}) => local.has(rule))),
    ]);
    const apart = resultOf(
      tasks.map(({item}, at) => {
        const end = this.#result(item.file, ends[at]);
        return 'result' in end ? end.result : end;
      }),
    );
    return {
      records: [...apart.records, ...here.records],
      failures: [...known, ...apart.failures, ...here.failures],
    };
  }

  async #compileHere(items: readonly CompileItem[]): Promise<CompileResult> {
    if (items.length === 0) return resultOf([]);
    const {compileFiles} = await import('./compileFiles.js');
    return compileFiles(this.#setups.own, items);
  }

  /**
   * Compiles a text without storing the result.
   *
   * @throws {MarkdownError}
   */
  async compileText(file: string, text: string): Promise<Artifact> {
    const outcome = await this.#compileText({
      file,
      text,
      rule: this.#rules.indexOf(ruleOf(file, this.#input.rules)),
    });
    if ('failure' in outcome) throw new MarkdownError({...outcome.failure, text});
    return outcome.artifact;
  }

  async #compileText(item: TextItem): Promise<TextOutcome> {
    const {own, sent, local} = this.#setups;
    const failure = this.#lost.find(item.file);
    if (failure) return {failure};
    if (local.has(item.rule)) {
      const {compileText} = await import('./compileFiles.js');
      return compileText(own, item);
    }
    const [end] = await this.#input.pool.run<'compileText'>({
      setup: sent,
      tasks: [{kind: 'compileText', item}],
      limitMs: this.#seconds * 1000,
    });
    const found = this.#result(item.file, end);
    return 'result' in found ? found.result : found;
  }

  #result<Result>(
    file: string,
    end: TaskEnd<Result> | undefined,
  ): {readonly result: Result} | {readonly failure: ContentFailure} {
    if (!end) throw new Error(`There is no result for ${file}.`);
    return 'lost' in end ? {failure: this.#lost.add(file, end.lost, this.#seconds)} : end;
  }
}

/** Whether a file is MDX and may import something. Nearly every page has the word "import" in some code block. */
function mayImport(file: string, {markdown}: MarkdownSite): boolean {
  // Functions of the site may change the text.
  if (Object.values(markdown).some((value) => typeof value === 'function')) return true;
  const text = readIfPresent(file) ?? '';
  if (!/\b(?:import|export|require)\b/.test(text)) return false;
  try {
    return formatOf({file, text, ...parseFrontMatter(text, file)}, markdown) === 'mdx';
  } catch {
    return false;
  }
}
