import fs from 'node:fs';
import path from 'node:path';
import type {ContentAsset} from '@lectern/mdx';
import {clearOwnFolders} from '../cache/clearOwnFolders.js';
import {sha256} from '../cache/hash.js';
import {cacheDirOf} from '../cache/SiteCache.js';
import {storeData} from '../cache/storeData.js';
import {log} from '../cli/log.js';
import {artifactPath} from '../compile/artifactPath.js';
import {type CompiledContent, type ContentRecord, ContentStore} from '../compile/ContentStore.js';
import {type CodeRequests, findCodeRequests, scanFile} from '../compile/codeRequests.js';
import {compileContent} from '../compile/compileContent.js';
import {KnownContents} from '../compile/KnownContents.js';
import {planImported} from '../compile/planImported.js';
import {reportDiagnostics} from '../compile/reportDiagnostics.js';
import type {LoadedConfig} from '../config/LoadedConfig.js';
import {resolveConfig} from '../config/resolveConfig.js';
import {loadContent, reloadPlugin} from '../content/loadContent.js';
import type {LoadedContent} from '../content/PluginContent.js';
import type {LoadedPlugins} from '../plugins/LoadedPlugins.js';
import {loadPlugins} from '../plugins/loadPlugins.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import {type PagePayload, PayloadWriter} from '../render/pagePayload.js';
import {WorkerPool} from '../render/WorkerPool.js';
import {planSite} from '../routes/planSite.js';
import {reportDuplicateRoutes} from '../routes/reportDuplicates.js';
import type {PlannedContent, PlannedPage, SitePlan} from '../routes/SitePlan.js';
import {normalizeLocationPath, pageKey} from '../shared/url.js';
import {engineVersion} from '../version.js';
import {DEV_CODE} from './DevBundle.js';

export interface DevSiteInput {
  readonly siteDir: string;
  readonly config?: string;
  readonly locale?: string;
}

/** What reading a plugin's content anew has changed. */
export interface SiteChange {
  readonly isChanged: boolean;
  /** Data files with another text than before, and where they are now. */
  readonly data: {readonly [ref: `data:${string}`]: string};
}

const VERSION = engineVersion();

/**
 * A site as the dev server knows it: indexed, and compiled only as far as somebody asked.
 * Its stages are those of the pipeline; what changes on disk runs the stages again that depend on it.
 */
export class DevSite {
  readonly config: LoadedConfig;
  readonly cacheDir: string;
  /** Unix time in milliseconds: what changed on disk before is known. */
  readonly loadedAt: number;
  readonly #plugins: LoadedPlugins;
  #openedStore: ContentStore | undefined;
  readonly #pool = new WorkerPool(1);
  /** What files import, by absolute file, found by a scan; and what compiled sources do, which is more where a remark plugin adds some. */
  readonly #scanned = new Map<string, readonly string[]>();
  readonly #compiled = new Map<string, CompiledContent>();
  /** What has been printed about each compiled source. */
  readonly #said = new Map<string, string>();
  #saidDuplicates = '';
  /** URL path of everything that payloads and pages have named → absolute file. Earlier ones stay: open pages ask for them. */
  readonly #files = new Map<string, string>();
  #content: LoadedContent;
  #plan: SitePlan;
  #pages = new Map<string, PlannedPage>();
  #payloads = new Map<string, PlannedPage>();
  #dataFile: (name: string) => string = (name) => name;

  private constructor(
    config: LoadedConfig,
    plugins: LoadedPlugins,
    content: LoadedContent,
    loadedAt: number,
  ) {
    this.config = config;
    this.loadedAt = loadedAt;
    this.#plugins = plugins;
    this.#content = content;
    this.cacheDir = cacheDirOf(config.context.siteDir);
    this.#plan = this.#replan();
  }

  static async load({siteDir, config: configFile, locale}: DevSiteInput): Promise<DevSite> {
    const loadedAt = Date.now();
    const config = await resolveConfig({siteDir, configFile, locale, mode: 'development'});
    clearOwnFolders(config.context.siteDir, config.context.generatedFilesDir);
    const plugins = await loadPlugins(config.context);
    return new DevSite(config, plugins, await loadContent(plugins.plugins, plugins.context), loadedAt);
  }

  get dataDir(): string {
    return path.join(this.cacheDir, 'data');
  }

  /** Opened by the first compile: while this site is being loaded, the one before it still writes the same files. */
  #store(): ContentStore {
    const {baseUrl, i18n} = this.config.context;
    const siteKey = sha256(`dev ${baseUrl} ${i18n.currentLocale}`).slice(0, 8);
    this.#openedStore ??= new ContentStore(this.cacheDir, siteKey);
    return this.#openedStore;
  }

  get content(): LoadedContent {
    return this.#content;
  }

  get plan(): SitePlan {
    return this.#plan;
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
    this.#pages = new Map(plan.pages.map((page) => [pageKey(page.path), page]));
    this.#payloads = new Map(plan.pages.map((page) => [page.payloadFile, page]));
    this.#dataFile = storeData(this.dataDir, plan);
    for (const {name, url} of plan.data.values()) this.#files.set(url, this.#dataFile(name));
    this.#addAssets(plan.assets);
    this.#plan = plan;
    return plan;
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
    const {plugins, context} = this.#plugins;
    this.#content = await reloadPlugin(this.#content, plugin, {plugins, context});
    const after = this.#replan();
    const changed = [...after.data.values()].filter(({name, url}) => before.data.get(name)?.url !== url);
    const data = Object.fromEntries(changed.map(({name, url}) => [`data:${name}` as const, url]));
    return {data, isChanged: changed.length > 0 || !samePages(before.pages, after.pages)};
  }

  /** Every module that routes and content ask the code lane for, and who does. */
  codeRequests(): CodeRequests {
    const rules = this.#content.contents.flatMap((one) => one.rules);
    const found = findCodeRequests(this.#plan, rules, (content) => this.#importsOf(content));
    const compiled = [...this.#compiled.values()].flatMap(codeImports);
    return {...found, requests: [...new Set([...found.requests, ...compiled])].sort()};
  }

  #importsOf(content: PlannedContent): readonly string[] {
    const known = this.#scanned.get(content.file) ?? scanFile(content, this.#plan.markdown);
    this.#scanned.set(content.file, known);
    return known;
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
    if (page) return page;
    const open = this.#plan.openRoutes.find((route) => urlPath.startsWith(route.replace(/\/?$/, '/')));
    return open === undefined ? undefined : this.#pages.get(pageKey(open));
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
  compilePage(page: PlannedPage): Promise<ReadonlyMap<string, CompiledContent>> {
    const sources = page.content.flatMap((source) => {
      const content = this.#plan.contents.get(source);
      return content ? [[source, content] as const] : [];
    });
    return this.#compile(new Map(sources));
  }

  /** Compiles anew what somebody has opened and what a changed file is part of: the file itself, or an image in it. */
  async compileChanged(file: string): Promise<readonly CompiledContent[]> {
    const affected = [...this.#store().records.values()].filter((record) => dependsOn(record, file));
    const contents = new Map(affected.map(({source}) => [source, this.#contentOf(source)]));
    const compiled = await this.#compile(contents);
    return affected.flatMap(({source, codeHash}) => {
      const now = compiled.get(source);
      return now && now.codeHash !== codeHash ? [now] : [];
    });
  }

  #contentOf(source: string): PlannedContent {
    return this.#plan.contents.get(source) ?? this.#planImported(source);
  }

  #planImported(source: string): PlannedContent {
    const {siteDir} = this.config.context;
    return planImported(source, {siteDir, rules: this.#content.contents.flatMap(({rules}) => rules)});
  }

  async #compile(
    contents: ReadonlyMap<string, PlannedContent>,
  ): Promise<ReadonlyMap<string, CompiledContent>> {
    const store = this.#store();
    const compiled = await compileContent({
      plan: {contents, markdown: this.#plan.markdown},
      context: this.#content.context,
      pool: this.#pool,
      known: new KnownContents(store, this.#plan.markdown, VERSION),
      artifactsDir: path.join(this.cacheDir, 'artifacts'),
      ownerOf: (rule) => this.#content.contents.find(({rules}) => rules.includes(rule))?.plugin,
      planImported: (source) => this.#planImported(source),
    });
    this.#reportProblems(compiled);
    const {baseUrl} = this.config.context;
    for (const [source, content] of compiled) {
      this.#compiled.set(source, content);
      this.#files.set(baseUrl + artifactPath(content), store.codeFile(content.codeHash));
      this.#addAssets(content.assets);
    }
    return compiled;
  }

  /** @throws {SiteError} for what would fail a build; of the rest, each file is told of once. */
  #reportProblems(compiled: ReadonlyMap<string, CompiledContent>): void {
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
      baseUrl: this.#content.context.baseUrl,
      codeFile: (hash) => this.#store().codeFile(hash),
      dataFile: this.#dataFile,
    });
    return writer.payload(page);
  }

  dataFile(name: string): string {
    return this.#dataFile(name);
  }

  async close(): Promise<void> {
    await this.#pool.close();
    const store = this.#openedStore;
    try {
      store?.save([...store.records.keys()]);
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
