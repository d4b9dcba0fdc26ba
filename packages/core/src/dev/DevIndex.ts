import {setImmediate} from 'node:timers/promises';
import type {CompiledContent} from '../compile/ArtifactCache.js';
import type {ContentCache} from '../compile/ContentCache.js';
import type {PluginContent} from '../content/PluginContent.js';
import type {SiteConfig} from '../plugins/SiteConfig.js';
import type {PlannedPage, SitePlan} from '../routes/SitePlan.js';
import {type IndexTarget, indexPathsOf, isIndexFile} from '../search/IndexFiles.js';
import {indexersOf, runIndexers} from '../search/runIndexers.js';
import {
  contentText,
  htmlText,
  type IndexedPage,
  indexedPage,
  isSearchable,
  type PageText,
} from '../search/searchablePages.js';
import type {CompileOnRequest} from './CompileOnRequest.js';
import type {DevPages} from './DevPages.js';

/** The parts of `DevSite` that an index is made of. */
interface IndexedSite {
  readonly plan: Pick<SitePlan, 'pages'>;
  readonly content: {
    readonly contents: readonly Pick<PluginContent, 'plugin'>[];
    readonly context: {readonly siteConfig: Pick<SiteConfig, 'title' | 'noIndex'>};
  };
  readonly config: {readonly context: {readonly i18n: {readonly currentLocale: string}}};
  readonly contents: Pick<CompileOnRequest, 'cachedTexts' | 'compileTexts' | 'sections'>;
}

export interface DevIndexInput {
  readonly site: IndexedSite;
  readonly pages: Pick<DevPages, 'html' | 'htmlKey'>;
  /** Called when a plugin fails. Pages with mistakes are left out: they are reported when they are opened. */
  onError(error: unknown): void;
}

export interface IndexProgress {
  /** Pages that have been read. */
  readonly done: number;
  readonly total: number;
}

/** Answer to a request for a file of an index. */
export type IndexAnswer =
  | {readonly kind: 'file'; readonly data: string | Uint8Array}
  | {readonly kind: 'missing'}
  | ({readonly kind: 'making'} & IndexProgress)
  | {readonly kind: 'failed'; readonly error: unknown};

type Files = Map<string, string | Uint8Array>;

type Contents = ReadonlyMap<string, CompiledContent>;

/** Text of the HTML of a page. */
interface RenderedText {
  readonly key: string;
  /** Absent for a page that no search may find. */
  readonly text: PageText | undefined;
}

/** Few, as a requested page waits until they are compiled. */
const FILES_AT_ONCE = 8;

/**
 * The search indexes of a locale in development: made in the background on the first request for one of its files, and again on
 * the first request after an edit.
 */
export class DevIndex {
  readonly #input: DevIndexInput;
  #files: Files = new Map();
  #error: unknown;
  #isFresh = false;
  #making: Promise<void> | undefined;
  #progress: IndexProgress = {done: 0, total: 0};
  /** By path: the text of pages that are no Markdown. */
  #rendered: ReadonlyMap<string, RenderedText> = new Map();
  #isClosed = false;

  constructor(input: DevIndexInput) {
    this.#input = input;
  }

  /** Has the next request make the indexes again. */
  readonly invalidate = (): void => {
    this.#isFresh = false;
  };

  /**
   * @param file - relative to the base URL
   * @returns `undefined` for a file that no search plugin has announced
   */
  answer(file: string): IndexAnswer | undefined {
    if (!this.#indexers.some((plugin) => isIndexFile(file, indexPathsOf(plugin)))) return undefined;
    if (!this.#isFresh || this.#making) {
      this.#making ??= this.#make();
      return {kind: 'making', ...this.#progress};
    }
    if (this.#error !== undefined) return {kind: 'failed', error: this.#error};
    const data = this.#files.get(file);
    return data === undefined ? {kind: 'missing'} : {kind: 'file', data};
  }

  /** Without files to serve, an index is for builds. */
  get #indexers() {
    return indexersOf(this.#input.site.content).filter((plugin) => indexPathsOf(plugin).length > 0);
  }

  async #make(): Promise<void> {
    // Changes from now on may be read too late.
    this.#isFresh = true;
    this.#error = undefined;
    try {
      this.#files = await this.#makeFiles();
    } catch (error) {
      if (this.#isClosed) return;
      this.#error = error;
      this.#input.onError(error);
    } finally {
      this.#making = undefined;
    }
  }

  async #makeFiles(): Promise<Files> {
    const {plan, config} = this.#input.site;
    const planned = plan.pages.filter(isSearchable);
    this.#progress = {done: 0, total: planned.length};
    const pages = [
      ...(await this.#readContents(planned.filter(({content}) => content.length > 0))),
      ...(await this.#readRendered(planned.filter(({content}) => content.length === 0))),
    ];
    const files: Files = new Map();
    await runIndexers({
      plugins: this.#indexers,
      pages,
      target: targetOf(files, this.#files),
      locale: config.context.i18n.currentLocale,
    });
    return files;
  }

  #advance(pages: number): void {
    const {done, total} = this.#progress;
    this.#progress = {done: done + pages, total};
  }

  async #readContents(pages: readonly PlannedPage[]): Promise<IndexedPage[]> {
    const {site} = this.#input;
    const cached = site.contents.cachedTexts();
    const found: IndexedPage[] = [];
    for (let start = 0; start < pages.length && !this.#isClosed; start += FILES_AT_ONCE) {
      const some = pages.slice(start, start + FILES_AT_ONCE);
      const contents = await this.#compile(some, cached);
      for (const page of some) {
        const [source = ''] = page.content;
        if (!contents.has(source)) continue;
        const indexed = indexedPage(page, contentText(source, contents, site.contents.sections()));
        if (indexed) found.push(indexed);
      }
      this.#advance(some.length);
      await setImmediate();
    }
    return found;
  }

  /** Compiles the content of pages; what has mistakes is left out. */
  async #compile(pages: readonly PlannedPage[], cached: ContentCache): Promise<Contents> {
    const sources = pages.flatMap(({content}) => content.slice(0, 1));
    try {
      return await this.#input.site.contents.compileTexts(sources, cached);
    } catch {
      return this.#compileEach(sources, cached);
    }
  }

  async #compileEach(sources: readonly string[], cached: ContentCache): Promise<Contents> {
    const compiled = new Map<string, CompiledContent>();
    for (const source of sources) {
      try {
        const one = await this.#input.site.contents.compileTexts([source], cached);
        for (const [name, made] of one) compiled.set(name, made);
      } catch {
        // The page shows the mistake to those who open it.
      }
    }
    return compiled;
  }

  async #readRendered(pages: readonly PlannedPage[]): Promise<IndexedPage[]> {
    const rendered = new Map<string, RenderedText>();
    const found: IndexedPage[] = [];
    for (const page of pages) {
      if (this.#isClosed) break;
      const read = await this.#render(page).catch(() => undefined);
      if (read) rendered.set(page.path, read);
      const indexed = read?.text && indexedPage(page, read.text);
      if (indexed) found.push(indexed);
      this.#advance(1);
    }
    this.#rendered = rendered;
    return found;
  }

  async #render(page: PlannedPage): Promise<RenderedText> {
    const {site, pages} = this.#input;
    const {title, noIndex} = site.content.context.siteConfig;
    const key = await pages.htmlKey(page);
    const known = this.#rendered.get(page.path);
    if (known?.key === key) return known;
    // Sites without React pages do without the parser.
    const {readHtmlText} = await import('../search/readHtmlText.js');
    const read = readHtmlText(await pages.html(page, page.path), title);
    const isShown = read && (noIndex || !read.noIndex);
    return {key, text: isShown ? htmlText(read) : undefined};
  }

  /** Reads no further pages. */
  close(): void {
    this.#isClosed = true;
  }
}

function targetOf(files: Files, earlier: Files): IndexTarget {
  return {
    write: (file, data) => void files.set(file, data),
    writeHashed: async (file, make) => {
      files.set(file, earlier.get(file) ?? (await make()));
    },
  };
}
