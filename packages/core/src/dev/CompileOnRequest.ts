import type {Diagnostic} from '@lectern/mdx';
import {
  ArtifactCache,
  artifactPath,
  type CompiledContent,
  type ContentRecord,
} from '../compile/ArtifactCache.js';
import {ContentCache} from '../compile/ContentCache.js';
import {compileContent} from '../compile/compileContent.js';
import {reportDiagnostics} from '../compile/reportDiagnostics.js';
import type {Printer} from '../errors/Printer.js';
import type {PlannedContent, PlannedPage, SitePlan} from '../routes/SitePlan.js';
import {SectionCache, sectionIndex} from '../search/SectionCache.js';
import type {WiredSite} from '../wiring/wireSite.js';
import type {ServedFiles} from './ServedFiles.js';

export type CompiledContents = ReadonlyMap<string, CompiledContent>;

/** Site whose field `wired` is the current plan and compiler. A reload of content replaces the value of the field. */
export interface CurrentSite {
  readonly wired: Pick<WiredSite, 'compiler' | 'markdown'> & {
    readonly plan: Pick<SitePlan, 'contents' | 'codeRequests'>;
  };
}

export interface CompileOnRequestInput {
  readonly site: CurrentSite;
  readonly files: ServedFiles;
  readonly baseUrl: string;
  /** Absolute path of the cache folder. */
  readonly cacheDir: string;
  /** Part of the names of cache files. Distinguishes locales and base URLs that share the cache folder. */
  readonly name: string;
  readonly printer: Printer;
}

/** Compiles Markdown when a page with it is requested, or when a file of an open page has changed. */
export class CompileOnRequest {
  readonly #input: CompileOnRequestInput;
  #openedArtifacts: ArtifactCache | undefined;
  #openedSections: SectionCache | undefined;
  /** Results of the last successful compiles: source ("@site/docs/intro.md") → compiled content. */
  readonly #compiled = new Map<string, CompiledContent>();
  /**
   * Sources of files that were recompiled for a request before the watcher reported their change: open pages do not
   * have the new version yet.
   */
  readonly #unsent = new Set<string>();
  /** Source of a Markdown file → the warnings and errors that were last printed for the file, as JSON. */
  readonly #reported = new Map<string, string>();

  constructor(input: CompileOnRequestInput) {
    this.#input = input;
  }

  /**
   * Results of the last successful compiles: source ("@site/docs/intro.md") → compiled content. Its imports stay in the
   * bundle even if the file now has a mistake.
   */
  get compiled(): CompiledContents {
    return this.#compiled;
  }

  /** Removes compiled files for which `isGone` returns `true`. */
  forget(isGone: (file: string) => boolean): void {
    for (const [source, {file}] of this.#compiled) if (isGone(file)) this.#compiled.delete(source);
  }

  /**
   * Returns the cache of compiled content. The first compile opens the cache; opened earlier, it could be outdated,
   * since the previous site writes the same files until a restart is complete.
   */
  artifacts(): ArtifactCache {
    const {cacheDir, name, site} = this.#input;
    this.#openedArtifacts ??= new ArtifactCache(cacheDir, name, site.wired.markdown.siteDir);
    return this.#openedArtifacts;
  }

  /** Returns the cache of the texts of Markdown files, for search indexes. The first request for an index opens it. */
  sections(): SectionCache {
    const {cacheDir, name} = this.#input;
    this.#openedSections ??= new SectionCache(sectionIndex(cacheDir, name));
    return this.#openedSections;
  }

  /**
   * Compiles the content of a page, with all Markdown that it imports.
   *
   * @throws {SiteError} for mistakes in the content
   */
  compilePage(page: Pick<PlannedPage, 'content'>): Promise<CompiledContents> {
    return this.#compile(this.#planned(page.content));
  }

  #planned(sources: readonly string[]): SitePlan['contents'] {
    const {contents} = this.#input.site.wired.plan;
    return Object.fromEntries(
      sources.flatMap((source) => {
        const content = contents[source];
        return content ? [[source, content] as const] : [];
      }),
    );
  }

  /**
   * Recompiles all content that depends on a changed file: a changed Markdown file, or all Markdown files that show a
   * changed image.
   *
   * @param file - absolute path
   * @returns contents whose compiled code open pages do not have yet
   * @throws {SiteError} for mistakes in them
   */
  async compileChanged(file: string): Promise<readonly CompiledContent[]> {
    const affected = [...this.artifacts().records.values()].filter((record) => dependsOn(record, file));
    const contents = affected.map(({source}) => [source, this.#contentOf(source)] as const);
    const compiled = await this.#compile(Object.fromEntries(contents));
    return affected.flatMap(({source, codeHash}) => {
      const now = compiled.get(source);
      const isUnsent = this.#unsent.delete(source);
      return now && (isUnsent || now.codeHash !== codeHash) ? [now] : [];
    });
  }

  #contentOf(source: string): PlannedContent {
    const {plan, compiler} = this.#input.site.wired;
    return plan.contents[source] ?? compiler.planImported(source);
  }

  /**
   * Makes the cache object for `compileTexts`: results of earlier compiles that also have a stored text. The object
   * checks each file for changes only once, so a new object is needed each time an index is made.
   */
  cachedTexts(): ContentCache {
    return this.#cached(this.sections());
  }

  #cached(sections?: SectionCache): ContentCache {
    return new ContentCache(this.artifacts(), {...this.#input.site.wired.compiler.setup, sections});
  }

  /**
   * Compiles content whose text a search index needs, and stores the text in the cache `sections`. Prints no
   * diagnostics and sends nothing to open pages.
   *
   * @param sources - Markdown files: "@site/docs/intro.md"
   * @param cached - return value of `cachedTexts`
   * @throws {SiteError} for a mistake in one of the files
   */
  async compileTexts(sources: readonly string[], cached: ContentCache): Promise<CompiledContents> {
    const compiled = await this.#compileWith(this.#planned(sources), cached);
    const {records} = this.artifacts();
    this.sections().add([...compiled.keys()].flatMap((source) => records.get(source) ?? []));
    return compiled;
  }

  #compileWith(contents: SitePlan['contents'], cached: ContentCache): Promise<CompiledContents> {
    const {compiler, markdown} = this.#input.site.wired;
    return compileContent({contents, siteDir: markdown.siteDir, compiler, cached});
  }

  async #compile(contents: SitePlan['contents']): Promise<CompiledContents> {
    const {files, baseUrl} = this.#input;
    const artifacts = this.artifacts();
    const compiled = await this.#compileWith(contents, this.#cached());
    this.report(compiled);
    for (const [source, content] of compiled) {
      const before = this.#compiled.get(source);
      if (before && before.codeHash !== content.codeHash) this.#unsent.add(source);
      this.#compiled.set(source, content);
      files.add(baseUrl + artifactPath(content), artifacts.codeFile(content));
      files.addAssets(content.assets);
    }
    return compiled;
  }

  /**
   * Prints diagnostics of the compiler. The diagnostics of a file are printed again only if they have changed.
   *
   * @param compiled - source → result with its diagnostics
   * @throws {SiteError} for diagnostics that would fail a build
   */
  report(compiled: ReadonlyMap<string, {readonly diagnostics: readonly Diagnostic[]}>): void {
    const unreported = [...compiled].filter(([source, {diagnostics}]) => {
      const before = this.#reported.get(source) ?? '[]';
      const text = JSON.stringify(diagnostics);
      this.#reported.set(source, text);
      return text !== before || diagnostics.some(({severity}) => severity === 'throw');
    });
    const {site, printer} = this.#input;
    reportDiagnostics(
      unreported.map(([, content]) => content),
      {siteDir: site.wired.markdown.siteDir, printer},
    );
  }

  /** Writes the caches of compiled content and of texts to disk, for the next start of the server. */
  save(): void {
    const [artifacts, sections] = [this.#openedArtifacts, this.#openedSections];
    artifacts?.write([...artifacts.records.keys()]);
    sections?.write([...(artifacts?.records.values() ?? [])].filter((record) => sections.holds(record)));
  }
}

function dependsOn({file, files}: ContentRecord, changed: string): boolean {
  return file === changed || files.some(({key}) => key === changed);
}
