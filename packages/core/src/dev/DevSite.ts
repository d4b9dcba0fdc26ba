import fs from 'node:fs';
import path from 'node:path';
import type {ContentAsset, Diagnostic} from '@lectern/mdx';
import type {ModuleTarget} from '@lectern/mdx/module-compiler';
import {createSiteScript, type SiteScript} from '../bundle/siteScript.js';
import {cacheDirOf} from '../cache/cacheDir.js';
import {clearOwnFolders} from '../cache/clearOwnFolders.js';
import {sha256} from '../cache/hash.js';
import {artifactPath} from '../compile/artifactPath.js';
import {ContentCompiler} from '../compile/ContentCompiler.js';
import {type CompiledContent, type ContentRecord, ContentStore} from '../compile/ContentStore.js';
import {type CodeRequests, findCodeRequests} from '../compile/codeRequests.js';
import {compileContent} from '../compile/compileContent.js';
import type {CompiledModule, ImportedMarkdown} from '../compile/compileTypes.js';
import {KnownContents, optionsKeyOf} from '../compile/KnownContents.js';
import {LostFiles} from '../compile/LostFiles.js';
import {reportDiagnostics} from '../compile/reportDiagnostics.js';
import {checkSitePath} from '../config/checkSitePath.js';
import type {LoadedConfig} from '../config/LoadedConfig.js';
import {resolveConfig} from '../config/resolveConfig.js';
import {loadContent, reloadPlugin} from '../content/loadContent.js';
import type {LoadedContent} from '../content/PluginContent.js';
import type {RunReports} from '../errors/SiteReports.js';
import {loadPlugins} from '../pluginHost/loadPlugins.js';
import type {LoadedPlugins} from '../plugins/LoadedPlugins.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import {type PagePayload, PayloadWriter} from '../render/pagePayload.js';
import {storeData} from '../render/storeData.js';
import {planSite} from '../routes/planSite.js';
import {reportDuplicateRoutes} from '../routes/reportDuplicates.js';
import type {PlannedContent, PlannedPage, SitePlan} from '../routes/SitePlan.js';
import {SectionStore} from '../search/SectionStore.js';
import {matchesStrictly, normalizeLocationPath, pageKey} from '../shared/url.js';
import {log} from '../terminal/log.js';
import {updateThemeTypes} from '../themeTypes/writeThemeTypes.js';
import {engineVersion} from '../version.js';
import {WorkerPool} from '../workers/WorkerPool.js';
import {DEV_CODE} from './DevBundle.js';

export interface DevSiteInput {
  readonly siteDir: string;
  readonly config?: string;
  readonly locale?: string;
  /** Base URL of the locale whose code this one shares. It gets a generated folder of its own then. */
  readonly codeUrl?: string;
  /** Shared by the locales. */
  readonly reports: RunReports;
}

/** What a dev site consists of when it is loaded. */
interface LoadedSite {
  readonly config: LoadedConfig;
  readonly plugins: LoadedPlugins;
  readonly content: LoadedContent;
  readonly loadedAt: number;
  readonly codeUrl: string | undefined;
  readonly pool: WorkerPool;
}

/** What reading a plugin's content anew has changed. */
export interface SiteChange {
  readonly isChanged: boolean;
  /** The data that code was given when it started has changed: open pages have to be loaded again. */
  readonly needsReload: boolean;
  /** Data files with another text than before, and where they are now. */
  readonly data: {readonly [ref: `data:${string}`]: string};
}

const VERSION = engineVersion();

/** By source. */
type PlannedContents = ReadonlyMap<string, PlannedContent>;
type CompiledContents = ReadonlyMap<string, CompiledContent>;

/**
 * A site as the dev server knows it: indexed, and compiled only as far as somebody asked.
 * Its stages are those of the pipeline; what changes on disk runs the stages again that depend on it.
 */
export class DevSite {
  readonly config: LoadedConfig;
  readonly cacheDir: string;
  /** Unix time in milliseconds: what changed on disk before is known. */
  readonly loadedAt: number;
  readonly #codeUrl: string | undefined;
  readonly #plugins: LoadedPlugins;
  #openedStore: ContentStore | undefined;
  #openedSections: SectionStore | undefined;
  readonly #pool: WorkerPool;
  readonly #lost = new LostFiles();
  /** What files import, by absolute file, found by a scan; and what compiled sources do, which is more where a remark plugin adds some. */
  readonly #scanned = new Map<string, Promise<readonly string[]>>();
  readonly #compiled = new Map<string, CompiledContent>();
  /** Content that a request has compiled anew before the change of its file was noticed: open pages have yet to hear of it. */
  readonly #untold = new Set<string>();
  /** Markdown in the code of the site, by absolute file. */
  readonly #imported = new Map<string, ImportedMarkdown>();
  /** What has been printed about each compiled source. */
  readonly #said = new Map<string, string>();
  #saidDuplicates = '';
  /** URL path of everything that payloads and pages have named → absolute file. Earlier ones stay: open pages ask for them. */
  readonly #files = new Map<string, string>();
  #content: LoadedContent;
  #plan: SitePlan;
  #pages = new Map<string, PlannedPage>();
  #payloads = new Map<string, PlannedPage>();
  #compiler: ContentCompiler | undefined;
  #dataFile: (name: string) => string = (name) => name;
  #siteScript: SiteScript = {file: '', text: ''};
  /** File → text of every site script since the start: a page that is being loaded may name an earlier one. */
  readonly #siteScripts = new Map<string, string>();

  private constructor({config, plugins, content, loadedAt, codeUrl, pool}: LoadedSite) {
    this.config = config;
    this.loadedAt = loadedAt;
    this.#codeUrl = codeUrl;
    this.#plugins = plugins;
    this.#content = content;
    this.#pool = pool;
    this.cacheDir = cacheDirOf(config.context.siteDir);
    this.#plan = this.#replan();
  }

  static async load({config: configFile, codeUrl, ...input}: DevSiteInput): Promise<DevSite> {
    checkSitePath(input.siteDir);
    const loadedAt = Date.now();
    // One file at a time: if it hangs, another process takes the next ones.
    const pool = new WorkerPool({size: 3, depth: 1});
    pool.start(1, 'content');
    try {
      const hasOwnGeneratedDir = codeUrl !== undefined;
      const config = await resolveConfig({...input, configFile, hasOwnGeneratedDir, mode: 'development'});
      clearOwnFolders(config.context.siteDir, config.context.generatedFilesDir);
      const plugins = await loadPlugins(config.context);
      const content = await loadContent(plugins.plugins, plugins.context);
      const site = new DevSite({config, plugins, content, loadedAt, codeUrl, pool});
      site.#contentCompiler.prepare();
      return site;
    } catch (error) {
      pool.close();
      throw error;
    }
  }

  get #siteKey(): string {
    const {baseUrl, i18n} = this.config.context;
    return sha256(`dev ${baseUrl} ${i18n.currentLocale}`).slice(0, 8);
  }

  get dataDir(): string {
    return path.join(this.cacheDir, `data-dev-${this.#siteKey}`);
  }

  /** Opened by the first compile: while this site is being loaded, the one before it still writes the same files. */
  #store(): ContentStore {
    this.#openedStore ??= new ContentStore(this.cacheDir, this.#siteKey);
    return this.#openedStore;
  }

  /** The text of content, for search. Opened by the first request for an index. */
  get sections(): SectionStore {
    this.#openedSections ??= new SectionStore(path.join(this.cacheDir, `sections-${this.#siteKey}`));
    return this.#openedSections;
  }

  get content(): LoadedContent {
    return this.#content;
  }

  get plan(): SitePlan {
    return this.#plan;
  }

  get siteScript(): SiteScript {
    return this.#siteScript;
  }

  /** @param file - relative to the base URL */
  siteScriptText(file: string): string | undefined {
    return this.#siteScripts.get(file);
  }

  get plugins(): LoadedPlugins {
    return this.#plugins;
  }

  /** Files whose change asks for a new site altogether. */
  get configFiles(): readonly string[] {
    const {siteDir} = this.config.context;
    const isOfSite = (file: string) => file.startsWith(siteDir + path.sep) && !file.includes('node_modules');
    return [...this.config.files, ...this.#plugins.files.filter(isOfSite)];
  }

  #replan(): SitePlan {
    const {context, contents} = this.#content;
    const plan = planSite({context, plugins: this.#plugins.plugins, contents});
    this.#reportDuplicates(plan);
    updateThemeTypes(plan, context, this.#plugins.plugins);
    this.#pages = new Map(plan.pages.map((page) => [pageKey(page.path), page]));
    this.#payloads = new Map(plan.pages.map((page) => [page.payloadFile, page]));
    this.#dataFile = storeData(this.dataDir, plan);
    for (const {name, url} of plan.data.values()) this.#files.set(url, this.#dataFile(name));
    this.#addAssets(plan.assets);
    this.#siteScript = createSiteScript({context, plan, codeUrl: this.#codeUrl});
    this.#siteScripts.set(this.#siteScript.file, this.#siteScript.text);
    this.#plan = plan;
    this.#compiler = undefined;
    return plan;
  }

  get #contentCompiler(): ContentCompiler {
    const {context, contents} = this.#content;
    const site = this.#plan.markdown;
    this.#compiler ??= new ContentCompiler({
      pool: this.#pool,
      context,
      site,
      rules: contents.flatMap(({rules}) => rules),
      artifactsDir: path.join(this.cacheDir, 'artifacts'),
      collectsSections: this.#plan.isIndexed,
      lost: this.#lost,
      ownerOf: (rule) => contents.find(({rules}) => rules.includes(rule))?.plugin,
      optionsKey: (rule) => optionsKeyOf(rule, {site, version: VERSION}),
    });
    return this.#compiler;
  }

  /** Compiles Markdown that code imports. @throws {MarkdownError} */
  async compileModule(file: string, text: string, target: ModuleTarget): Promise<CompiledModule> {
    const compiled = await this.#contentCompiler.compileModule(file, text, target);
    this.#imported.set(file, compiled.imported);
    return compiled;
  }

  /** See `ContentCompiler`. */
  isFresh(imported: ImportedMarkdown): boolean {
    this.#imported.set(imported.file, imported);
    return this.#contentCompiler.isFresh(imported);
  }

  /**
   * Forgets imported Markdown that would be compiled in another way now, though its files have not changed.
   *
   * @returns whether there is any.
   */
  forgetStaleModules(): boolean {
    const compiler = this.#contentCompiler;
    const stale = [...this.#imported.values()].filter((imported) => !compiler.isFresh(imported));
    for (const {file} of stale) this.#imported.delete(file);
    return stale.length > 0;
  }

  /** As for content: reports what was found in Markdown that code imports. @throws {SiteError} */
  reportImported(file: string, diagnostics: readonly Diagnostic[]): void {
    this.#reportProblems(new Map([[`code:${file}`, {diagnostics}]]));
  }

  /** @throws {SiteError} `DUPLICATE_ROUTES` if that would fail a build; else they are told of once. */
  #reportDuplicates(plan: SitePlan): void {
    const {onDuplicateRoutes} = this.#content.context.siteConfig;
    const text = JSON.stringify(plan.duplicates);
    const isSaid = text === this.#saidDuplicates && onDuplicateRoutes !== 'throw';
    this.#saidDuplicates = text;
    if (!isSaid) reportDuplicateRoutes(plan, onDuplicateRoutes, log);
  }

  #addAssets(assets: readonly ContentAsset[]): void {
    const {baseUrl} = this.config.context;
    for (const {url, file} of assets) this.#files.set(url.replace(/^\.\//, baseUrl), file);
  }

  /** Reads one plugin's content again. */
  async reload(plugin: LoadedPlugin): Promise<SiteChange> {
    const before = this.#plan;
    const {file: scriptBefore} = this.#siteScript;
    const {plugins, context} = this.#plugins;
    this.#content = await reloadPlugin(this.#content, plugin, {plugins, context});
    const after = this.#replan();
    const changed = [...after.data.values()].filter(({name, url}) => before.data.get(name)?.url !== url);
    const data = Object.fromEntries(changed.map(({name, url}) => [`data:${name}` as const, url]));
    const isChanged = changed.length > 0 || !samePages(before.pages, after.pages);
    return {data, isChanged, needsReload: scriptBefore !== this.#siteScript.file};
  }

  /** Every module that routes and content ask the code lane for, and who does. */
  async codeRequests(): Promise<CodeRequests> {
    const compiler = this.#contentCompiler;
    const found = await findCodeRequests(this.#plan, compiler, (contents) =>
      this.#importsOf(contents, compiler),
    );
    const compiled = [...this.#compiled.values()].flatMap(codeImports);
    return {...found, requests: [...new Set([...found.requests, ...compiled])].sort()};
  }

  async #importsOf(
    contents: readonly PlannedContent[],
    compiler: ContentCompiler,
  ): Promise<readonly (readonly string[])[]> {
    const unknown = contents.filter(({file}) => !this.#scanned.has(file));
    const scan = compiler.scan(unknown);
    for (const [at, {file}] of unknown.entries()) {
      this.#scanned.set(
        file,
        scan.then((found) => found[at] ?? []),
      );
    }
    scan.catch(() => {
      for (const {file} of unknown) this.#scanned.delete(file);
    });
    return Promise.all(contents.map(({file}) => this.#scanned.get(file) ?? []));
  }

  /**
   * Has a file's imports looked at again. What it imported when it last compiled stays part of the code:
   * a mistake in the text must not take away what open pages use.
   */
  forgetImports(file: string, {isGone}: {readonly isGone: boolean}): void {
    this.#scanned.delete(file);
    if (!isGone) return;
    for (const [source, content] of this.#compiled) if (content.file === file) this.#compiled.delete(source);
  }

  /** As `forgetImports`, for every file. */
  forgetAllImports(): void {
    this.#scanned.clear();
    for (const [source, {file}] of this.#compiled) if (!fs.existsSync(file)) this.#compiled.delete(source);
  }

  /** The page of a URL path (base URL included): exact, else the open route around it, else `undefined`. */
  findPage(urlPath: string): PlannedPage | undefined {
    const page =
      this.#pages.get(pageKey(urlPath)) ?? this.#pages.get(pageKey(normalizeLocationPath(urlPath)));
    if (page) return this.#answers(page, urlPath) ? page : undefined;
    const open = this.#plan.openRoutes.find((route) => urlPath.startsWith(route.replace(/\/?$/, '/')));
    return open === undefined ? undefined : this.#pages.get(pageKey(open));
  }

  #answers({path: route}: PlannedPage, urlPath: string): boolean {
    return !this.#plan.strictRoutes.includes(route) || matchesStrictly(route, urlPath);
  }

  /** @param payloadFile - relative to the base URL */
  findPayload(payloadFile: string): PlannedPage | undefined {
    return this.#payloads.get(payloadFile);
  }

  get notFoundPage(): PlannedPage | undefined {
    return this.#plan.pages.find((page) => page.htmlFile === '404.html');
  }

  /** The file behind a URL path that a payload or a page named: an artifact, data, an image. */
  findFile(urlPath: string): string | undefined {
    return this.#files.get(urlPath);
  }

  /** Compiles what one page shows, with all that it imports. */
  compilePage(page: PlannedPage): Promise<CompiledContents> {
    return this.#compile(this.#planned(page.content));
  }

  #planned(sources: readonly string[]): PlannedContents {
    const contents = sources.flatMap((source) => {
      const content = this.#plan.contents.get(source);
      return content ? [[source, content] as const] : [];
    });
    return new Map(contents);
  }

  /** Compiles anew what somebody has opened and what a changed file is part of: the file itself, or an image in it. */
  async compileChanged(file: string): Promise<readonly CompiledContent[]> {
    const affected = [...this.#store().records.values()].filter((record) => dependsOn(record, file));
    const contents = new Map(affected.map(({source}) => [source, this.#contentOf(source)]));
    const compiled = await this.#compile(contents);
    return affected.flatMap(({source, codeHash}) => {
      const now = compiled.get(source);
      const isUntold = this.#untold.delete(source);
      return now && (isUntold || now.codeHash !== codeHash) ? [now] : [];
    });
  }

  #contentOf(source: string): PlannedContent {
    return this.#plan.contents.get(source) ?? this.#contentCompiler.planImported(source);
  }

  /** What earlier compiles know of content whose text is wanted. Each file is looked at once. */
  knownTexts(): KnownContents {
    return this.#known(this.sections);
  }

  #known(sections?: SectionStore): KnownContents {
    return new KnownContents(this.#store(), {site: this.#plan.markdown, version: VERSION, sections});
  }

  /**
   * Compiles content for its text, which `sections` holds then. Nothing is printed, and the code does not change: nobody has
   * opened a page of it.
   *
   * @param known - of `knownTexts`
   * @throws {SiteError} for a mistake in one of the files
   */
  async compileTexts(sources: readonly string[], known: KnownContents): Promise<CompiledContents> {
    const compiled = await this.#compileWith(this.#planned(sources), known);
    const {records} = this.#store();
    this.sections.add([...compiled.keys()].flatMap((source) => records.get(source) ?? []));
    return compiled;
  }

  #compileWith(contents: PlannedContents, known: KnownContents): Promise<CompiledContents> {
    return compileContent({
      plan: {contents, markdown: this.#plan.markdown},
      compiler: this.#contentCompiler,
      known,
    });
  }

  async #compile(contents: PlannedContents): Promise<CompiledContents> {
    const store = this.#store();
    const compiled = await this.#compileWith(contents, this.#known());
    this.#reportProblems(compiled);
    const {baseUrl} = this.config.context;
    for (const [source, content] of compiled) {
      const before = this.#compiled.get(source);
      if (before && before.codeHash !== content.codeHash) this.#untold.add(source);
      this.#compiled.set(source, content);
      this.#files.set(baseUrl + artifactPath(content), store.codeFile(content));
      this.#addAssets(content.assets);
    }
    return compiled;
  }

  /** @throws {SiteError} for what would fail a build; of the rest, each file is told of once. */
  #reportProblems(compiled: ReadonlyMap<string, Pick<CompiledContent, 'diagnostics'>>): void {
    const unsaid = [...compiled].filter(([source, {diagnostics}]) => {
      const said = this.#said.get(source) ?? '[]';
      const text = JSON.stringify(diagnostics);
      this.#said.set(source, text);
      return text !== said || diagnostics.some(({severity}) => severity === 'throw');
    });
    const {siteDir} = this.config.context;
    reportDiagnostics(
      unsaid.map(([, content]) => content),
      {siteDir, output: log},
    );
  }

  payload(page: PlannedPage, contents: ReadonlyMap<string, CompiledContent>): PagePayload {
    const writer = new PayloadWriter({
      plan: this.#plan,
      contents,
      code: DEV_CODE,
      // Nothing is worth prefetching from the own machine.
      chunks: {},
      baseUrl: this.#content.context.baseUrl,
      codeFile: (content) => this.#store().codeFile(content),
      dataFile: this.#dataFile,
    });
    return writer.payload(page);
  }

  dataFile(name: string): string {
    return this.#dataFile(name);
  }

  #saveSections(): void {
    const sections = this.#openedSections;
    const records = [...(this.#openedStore?.records.values() ?? [])];
    sections?.save(records.filter((record) => sections.holds(record)));
  }

  async close(): Promise<void> {
    this.#pool.close();
    const store = this.#openedStore;
    try {
      store?.save([...store.records.keys()]);
      this.#saveSections();
    } catch (error) {
      log.warn(`The cache could not be saved: ${(error as Error).message}`);
    }
  }
}

/** Requests that a compiled file imports from the code lane. */
export function codeImports({imports}: Pick<CompiledContent, 'imports'>): string[] {
  return imports.flatMap((reference) =>
    reference.startsWith('code:') ? [reference.slice('code:'.length)] : [],
  );
}

function dependsOn({file, files}: ContentRecord, changed: string): boolean {
  return file === changed || files.some(({key}) => key === changed);
}

/** Whether every page looks the same under both plans. */
function samePages(before: readonly PlannedPage[], after: readonly PlannedPage[]): boolean {
  if (before.length !== after.length) return false;
  return before.every((page, index) => JSON.stringify(page) === JSON.stringify(after[index]));
}
