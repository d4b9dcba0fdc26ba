import path from 'node:path';
import {sha256} from '@lectern/store';
import {WorkerPool} from '@lectern/worker-pool';
import {createSiteScript, type SiteScript} from '../bundle/siteScript.js';
import {clearOwnFolders} from '../cache/clearOwnFolders.js';
import {CONTENT_MODULE} from '../compile/contentSetup.js';
import {WorkerFailures} from '../compile/WorkerFailures.js';
import {checkSitePath} from '../config/checkSitePath.js';
import {writesMarkdown} from '../config/filesUrl.js';
import type {LoadedConfig} from '../config/LoadedConfig.js';
import type {OwnFolders} from '../config/ownFolders.js';
import {resolveConfig} from '../config/resolveConfig.js';
import type {LoadedContent} from '../content/PluginContent.js';
import {ENGINE_FLAGS} from '../engineFlags.js';
import type {RunReports} from '../errors/SiteReports.js';
import {messageOf} from '../errors/words.js';
import {isBelow} from '../paths.js';
import type {LoadedPlugins} from '../plugins/LoadedPlugins.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import {type PagePayload, PayloadWriter} from '../render/pagePayload.js';
import {storeData} from '../render/storeData.js';
import {reportDuplicateRoutes} from '../routes/reportDuplicates.js';
import type {PlannedPage, SitePlan} from '../routes/SitePlan.js';
import {log} from '../terminal/log.js';
import {updateThemeTypes} from '../themeTypes/writeThemeTypes.js';
import {rewirePlugin, type WiredSite, type WiringTools, wireSite} from '../wiring/wireSite.js';
import {CodeOfContent} from './CodeOfContent.js';
import {type CompiledContents, CompileOnRequest} from './CompileOnRequest.js';
import {DEV_CODE} from './DevBundle.js';
import {DevCollections} from './DevCollections.js';
import {MarkdownModules} from './MarkdownModules.js';
import {PageIndex} from './PageIndex.js';
import {ServedFiles} from './ServedFiles.js';

export interface DevSiteInput {
  readonly siteDir: string;
  readonly config?: string;
  readonly locale?: string;
  /**
   * Base URL of the locale that the server started with: all locales share the bundle of that locale. Absent for that
   * locale. A locale with `codeUrl` has a separate folder for generated files.
   */
  readonly codeUrl?: string;
  readonly folders: OwnFolders;
  /** Prints the warnings about the site, each only once for all locales. */
  readonly reports: RunReports;
}

interface LoadedSite {
  readonly wired: WiredSite;
  readonly tools: WiringTools;
  readonly loadedAt: number;
  readonly codeUrl: string | undefined;
}

/** Changes in the site after the content of a plugin was reloaded. */
export interface SiteChange {
  /** True if pages or data files of the plan have changed. */
  readonly isChanged: boolean;
  /** True if data that the browser reads when a page loads (the site script) has changed: open pages must reload. */
  readonly needsReload: boolean;
  /** Data files whose content has changed: reference ("data:…") → new URL. */
  readonly data: {readonly [ref: `data:${string}`]: string};
}

/**
 * The site in one locale, in development. As in a build, a plan lists all pages and data files; but content is compiled
 * only when a page is requested.
 */
export class DevSite {
  readonly config: LoadedConfig;
  readonly cacheDir: string;
  /** Absolute path of the folder to which the data files of the plan (JSON from plugins) are written. */
  readonly dataDir: string;
  /** Unix time in milliseconds at which loading began: earlier changes on disk have been read. */
  readonly loadedAt: number;
  readonly files: ServedFiles;
  readonly contents: CompileOnRequest;
  readonly #results: DevCollections;
  readonly code: CodeOfContent;
  readonly modules: MarkdownModules;
  readonly #codeUrl: string | undefined;
  readonly #tools: WiringTools;
  #wired: WiredSite;
  #pages: PageIndex;
  /** The duplicate routes that were last printed, as JSON. */
  #reportedDuplicates = '';
  #dataFile: (name: string) => string = (name) => name;
  #siteScript: SiteScript = {file: '', text: ''};

  private constructor({wired, tools, loadedAt, codeUrl}: LoadedSite) {
    const {config} = wired;
    const {baseUrl, i18n} = config.context;
    this.config = config;
    this.loadedAt = loadedAt;
    this.cacheDir = config.context.cacheDir;
    this.#codeUrl = codeUrl;
    this.#tools = tools;
    this.#wired = wired;
    this.#pages = new PageIndex(wired.plan);
    this.files = new ServedFiles(baseUrl);
    const name = sha256(`dev ${baseUrl} ${i18n.currentLocale}`).slice(0, 8);
    const {files, cacheDir} = this;
    this.contents = new CompileOnRequest({site: this, files, baseUrl, cacheDir, name, printer: log});
    this.code = new CodeOfContent(this, this.contents);
    this.modules = new MarkdownModules(this, this.contents);
    this.dataDir = path.join(cacheDir, `data-dev-${name}`);
    this.#results = new DevCollections({files, dir: this.dataDir, baseUrl});
    this.#use(wired);
  }

  static async load({config: configFile, codeUrl, ...input}: DevSiteInput): Promise<DevSite> {
    checkSitePath(input.siteDir);
    const loadedAt = Date.now();
    // A process gets one file at a time (`depth`): a file that hangs does not block others.
    const pool = new WorkerPool({size: 3, depth: 1, execArgv: ENGINE_FLAGS});
    pool.start(1, CONTENT_MODULE);
    try {
      const hasOwnGeneratedDir = codeUrl !== undefined;
      const config = await resolveConfig({...input, configFile, hasOwnGeneratedDir, mode: 'development'});
      clearOwnFolders(config.context);
      const tools = {pool, workerFailures: new WorkerFailures()};
      const wired = await wireSite(config, tools);
      const site = new DevSite({wired, tools, loadedAt, codeUrl});
      wired.compiler.prepare();
      return site;
    } catch (error) {
      pool.close();
      throw error;
    }
  }

  /** Configuration, plugins, content, plan and compiler of the site as last loaded. `reload` replaces this object. */
  get wired(): WiredSite {
    return this.#wired;
  }

  get content(): LoadedContent {
    return this.#wired.content;
  }

  get plan(): SitePlan {
    return this.#wired.plan;
  }

  get plugins(): LoadedPlugins {
    return this.#wired.plugins;
  }

  get pages(): PageIndex {
    return this.#pages;
  }

  get siteScript(): SiteScript {
    return this.#siteScript;
  }

  /** Absolute paths of the files whose change needs a restart of the site. */
  get configFiles(): readonly string[] {
    const {siteDir} = this.config.context;
    const isOfSite = (file: string) => isBelow(siteDir, file) && !file.includes('node_modules');
    return [...this.config.files, ...this.plugins.files.filter(isOfSite)];
  }

  /**
   * Makes a newly loaded site the current one: writes its data files, and serves its assets and its site script.
   *
   * @throws {SiteError} `DUPLICATE_ROUTES` if duplicate routes would fail a build
   */
  #use(wired: WiredSite): void {
    const {plan, plugins} = wired;
    const {context} = wired.content;
    this.#reportDuplicates(wired);
    updateThemeTypes(plan, context, plugins.plugins);
    this.#wired = wired;
    this.#pages = new PageIndex(plan);
    this.#dataFile = storeData(this.dataDir, plan);
    for (const {name, url} of Object.values(plan.data)) this.files.add(url, this.#dataFile(name));
    this.files.addAssets(plan.assets);
    this.#siteScript = createSiteScript({context, plan, codeUrl: this.#codeUrl});
    this.files.addSiteScript(this.#siteScript);
  }

  /**
   * Prints duplicate routes, and prints them again only if they have changed.
   *
   * @throws {SiteError} `DUPLICATE_ROUTES` if they would fail a build
   */
  #reportDuplicates({plan, content}: WiredSite): void {
    const {onDuplicateRoutes} = content.context.siteConfig;
    const text = JSON.stringify(plan.duplicates);
    const isReported = text === this.#reportedDuplicates && onDuplicateRoutes !== 'throw';
    this.#reportedDuplicates = text;
    if (!isReported) reportDuplicateRoutes(plan, onDuplicateRoutes, log);
  }

  /**
   * Loads the content of one plugin again.
   *
   * @throws {SiteError} for mistakes in the content; the site then stays unchanged
   */
  async reload(plugin: LoadedPlugin): Promise<SiteChange> {
    const {plan: before} = this.#wired;
    const {file: scriptBefore} = this.#siteScript;
    this.#use(await rewirePlugin(this.#wired, plugin, this.#tools));
    const {plan: after} = this.#wired;
    const changed = Object.values(after.data).filter(({name, url}) => before.data[name]?.url !== url);
    const results = this.#results.refresh(this.#wired.collections);
    const data = {
      ...Object.fromEntries(changed.map(({name, url}) => [`data:${name}` as const, url])),
      ...results,
    };
    const isChanged = Object.keys(data).length > 0 || !areSamePages(before.pages, after.pages);
    return {data, isChanged, needsReload: scriptBefore !== this.#siteScript.file};
  }

  payload(page: PlannedPage, contents: CompiledContents): PagePayload {
    const artifacts = this.contents.artifacts();
    const writer = new PayloadWriter({
      plan: this.plan,
      contents,
      codeHash: DEV_CODE,
      // Lists no chunks to prefetch: prefetching saves no time if the server is on the same machine.
      chunks: {},
      baseUrl: this.content.context.baseUrl,
      writesMarkdown: writesMarkdown(this.content.context),
      codeFile: (content) => artifacts.codeFile(content),
      dataFile: this.#dataFile,
    });
    return writer.payload(page);
  }

  dataFile(name: string): string {
    return this.#dataFile(name);
  }

  /** Absolute path of the file with the entries of collections; `undefined` before `writeCollections`. */
  get collectionsFile(): string | undefined {
    return this.#wired.collections.file;
  }

  /** @throws {SiteError} if a plugin fails to list its entries */
  writeCollections(): string {
    return this.#wired.collections.write(this.dataDir);
  }

  /**
   * Returns the URL of the result of a query, which is served from now on; `undefined` if the reference is no query, or
   * the query has a mistake.
   */
  resultUrl(ref: string): string | undefined {
    return this.#results.serve(ref, this.#wired.collections);
  }

  async close(): Promise<void> {
    this.#tools.pool.close();
    try {
      this.contents.save();
    } catch (error) {
      log.warn(`The cache could not be saved: ${messageOf(error)}`);
    }
  }
}

/**
 * Compares two lists of pages, page by page: the JSON of all pages at once would be huge, since pages repeat the same
 * chains of components.
 */
function areSamePages(before: readonly PlannedPage[], after: readonly PlannedPage[]): boolean {
  if (before.length !== after.length) return false;
  return before.every((page, index) => JSON.stringify(page) === JSON.stringify(after[index]));
}
