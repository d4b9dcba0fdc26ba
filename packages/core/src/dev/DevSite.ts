import path from 'node:path';
import {sha256} from '../cache/hash.js';
import {type CompiledContent, ContentStore} from '../compile/ContentStore.js';
import {type CodeRequests, findCodeRequests} from '../compile/codeRequests.js';
import {compileContent} from '../compile/compileContent.js';
import {planImported} from '../compile/planImported.js';
import type {LoadedConfig} from '../config/LoadedConfig.js';
import {resolveConfig} from '../config/resolveConfig.js';
import {loadContent, reloadPlugin} from '../content/loadContent.js';
import type {LoadedContent} from '../content/PluginContent.js';
import {storeData} from '../finish/finishBuild.js';
import {cacheDirOf} from '../pipeline.js';
import type {LoadedPlugins} from '../plugins/LoadedPlugins.js';
import {loadPlugins} from '../plugins/loadPlugins.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import {type PagePayload, pagePayload} from '../render/pagePayload.js';
import {WorkerPool} from '../render/WorkerPool.js';
import {planSite} from '../routes/planSite.js';
import type {PlannedContent, PlannedPage, SitePlan} from '../routes/SitePlan.js';
import {normalizeLocationPath, pageKey} from '../shared/url.js';
import {engineVersion} from '../version.js';

export interface DevSiteInput {
  readonly siteDir: string;
  readonly config?: string;
  readonly locale?: string;
}

const VERSION = engineVersion();

/**
 * A site as the dev server knows it: indexed, and compiled only as far as somebody asked.
 * Its stages are those of the pipeline; what changes on disk runs the stages again that depend on it.
 */
export class DevSite {
  readonly config: LoadedConfig;
  readonly #plugins: LoadedPlugins;
  readonly #store: ContentStore;
  readonly #pool = new WorkerPool(1);
  readonly cacheDir: string;
  #content: LoadedContent;
  #plan: SitePlan;
  #pages = new Map<string, PlannedPage>();
  #dataFile: (name: string) => string = (name) => name;

  private constructor(config: LoadedConfig, plugins: LoadedPlugins, content: LoadedContent) {
    this.config = config;
    this.#plugins = plugins;
    this.#content = content;
    this.cacheDir = cacheDirOf(config.context.siteDir);
    this.#store = new ContentStore(
      this.cacheDir,
      sha256(`dev ${config.context.baseUrl}`).slice(0, 8),
      VERSION,
    );
    this.#plan = this.#replan();
  }

  static async load({siteDir, config: configFile, locale}: DevSiteInput): Promise<DevSite> {
    const config = await resolveConfig({siteDir, configFile, locale, mode: 'development'});
    const plugins = await loadPlugins(config.context);
    return new DevSite(config, plugins, await loadContent(plugins.plugins, plugins.context));
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
    return [...this.config.files, ...this.#plugins.files.filter((file) => !file.includes('node_modules'))];
  }

  #replan(): SitePlan {
    const {context, contents} = this.#content;
    this.#plan = planSite({context, plugins: this.#plugins.plugins, contents});
    this.#pages = new Map(this.#plan.pages.map((page) => [pageKey(page.path), page]));
    this.#dataFile = storeData(path.join(this.cacheDir, 'data-dev'), this.#plan);
    return this.#plan;
  }

  /** Reads one plugin's content again. @returns whether anything that pages depend on changed. */
  async reload(plugin: LoadedPlugin): Promise<boolean> {
    const before = planKey(this.#plan);
    const {plugins, context} = this.#plugins;
    this.#content = await reloadPlugin(this.#content, plugin, {plugins, context});
    return planKey(this.#replan()) !== before;
  }

  codeRequests(): Promise<CodeRequests> {
    return findCodeRequests(
      this.#plan,
      this.#content.contents.flatMap(({rules}) => rules),
    );
  }

  /** The page of a URL path (base URL included): exact, else the open route around it, else `undefined`. */
  findPage(urlPath: string): PlannedPage | undefined {
    const page =
      this.#pages.get(pageKey(urlPath)) ?? this.#pages.get(pageKey(normalizeLocationPath(urlPath)));
    if (page) return page;
    const open = this.#plan.openRoutes.find((route) => urlPath.startsWith(route.replace(/\/?$/, '/')));
    return open === undefined ? undefined : this.#pages.get(pageKey(open));
  }

  get notFoundPage(): PlannedPage | undefined {
    return this.#plan.pages.find((page) => page.htmlFile === '404.html');
  }

  /** Compiles what one page shows, with all that it imports. */
  compilePage(page: PlannedPage): Promise<ReadonlyMap<string, CompiledContent>> {
    const sources = page.content.flatMap((source) => {
      const content = this.#plan.contents.get(source);
      return content ? [[source, content] as const] : [];
    });
    return this.#compile(new Map(sources));
  }

  /** Compiles one file anew, if any page or partial that somebody opened holds it. */
  async compileFile(file: string): Promise<CompiledContent | undefined> {
    const known = [...this.#store.records.values()].find((record) => record.file === file);
    if (!known) return undefined;
    const content = this.#plan.contents.get(known.source) ?? this.#planImported(known.source);
    const compiled = await this.#compile(new Map([[known.source, content]]));
    return compiled.get(known.source);
  }

  #planImported(source: string): PlannedContent {
    const {siteDir} = this.config.context;
    return planImported(source, {siteDir, rules: this.#content.contents.flatMap(({rules}) => rules)});
  }

  #compile(contents: ReadonlyMap<string, PlannedContent>): Promise<ReadonlyMap<string, CompiledContent>> {
    return compileContent({
      plan: {contents, markdown: this.#plan.markdown},
      context: this.#content.context,
      pool: this.#pool,
      store: this.#store,
      artifactsDir: path.join(this.cacheDir, 'artifacts'),
      version: VERSION,
      ownerOf: (rule) => this.#content.contents.find(({rules}) => rules.includes(rule))?.plugin,
      planImported: (source) => this.#planImported(source),
    });
  }

  payload(page: PlannedPage, contents: ReadonlyMap<string, CompiledContent>, code: string): PagePayload {
    return pagePayload(page, {
      plan: this.#plan,
      contents,
      code,
      baseUrl: this.#content.context.baseUrl,
      codeFile: (hash) => this.#store.codeFile(hash),
      dataFile: this.#dataFile,
    });
  }

  /** Everything compiled so far, by source. */
  get compiled(): ReadonlyMap<string, CompiledContent> {
    return this.#store.records;
  }

  dataFile(name: string): string {
    return this.#dataFile(name);
  }

  codeFile(hash: string): string {
    return this.#store.codeFile(hash);
  }

  async close(): Promise<void> {
    this.#store.save(VERSION, [...this.#store.records.keys()]);
    await this.#pool.close();
  }
}

/** Equal for plans under which every page looks the same. */
function planKey({pages, data}: SitePlan): string {
  return sha256(JSON.stringify([pages, [...data.values()].map(({url}) => url)]));
}
