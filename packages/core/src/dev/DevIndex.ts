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

/** The parts of `DevSite` that a search index needs. */
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
  /**
   * Called when a plugin throws. Not called for pages with mistakes: they are left out of the index, and the mistake is
   * reported when the page is opened.
   */
  onError(error: unknown): void;
}

export interface IndexProgress {
  /** Number of pages that have been read. */
  readonly done: number;
  readonly total: number;
}

/**
 * Answer to a request for a file of a search index: the file; `missing` if the plugin made no such file; `making` while
 * the index is being made, with the progress; `failed` if the index could not be made.
 */
export type IndexAnswer =
  | {readonly kind: 'file'; readonly data: string | Uint8Array}
  | {readonly kind: 'missing'}
  | ({readonly kind: 'making'} & IndexProgress)
  | {readonly kind: 'failed'; readonly error: unknown};

type Files = Map<string, string | Uint8Array>;

type Contents = ReadonlyMap<string, CompiledContent>;

/** Text that was read from the HTML of a page, and the key of that HTML (`DevPages.htmlKey`). */
interface RenderedText {
  readonly key: string;
  /** Absent if the page must not be in search results. */
  readonly text: PageText | undefined;
}

/** Number of files compiled in one batch. Small, since a requested page waits for the batch. */
const FILES_AT_ONCE = 8;

/**
 * Search indexes of a locale in development. Made in the background on the first request for one of their files, and
 * again on the first request after an edit.
 */
export class DevIndex {
  readonly #input: DevIndexInput;
  #files: Files = new Map();
  #error: unknown;
  #isFresh = false;
  #making: Promise<void> | undefined;
  #progress: IndexProgress = {done: 0, total: 0};
  /** Texts of the pages that are not made from Markdown, by the path of the page. */
  #rendered: ReadonlyMap<string, RenderedText> = new Map();
  #isClosed = false;

  constructor(input: DevIndexInput) {
    this.#input = input;
  }

  /** Marks the indexes as stale: the next request makes them again. */
  readonly invalidate = (): void => {
    this.#isFresh = false;
  };

  /**
   * Returns a file of an index, or the state of the index. Starts to make the index if it is stale.
   *
   * @param file - path relative to the base URL
   * @returns `undefined` if no search plugin makes such a file
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

  /** Plugins whose index is served in development: all plugins that list the paths of their index files. */
  get #indexers() {
    return indexersOf(this.#input.site.content).filter((plugin) => indexPathsOf(plugin).length > 0);
  }

  async #make(): Promise<void> {
    // Set before the files are read: a later change must mark the index as stale.
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
      const sources = some.flatMap(({content}) => content.slice(0, 1));
      const contents = await this.#compile(sources, cached);
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

  /** Compiles files, and leaves out files with mistakes. */
  async #compile(sources: readonly string[], cached: ContentCache): Promise<Contents> {
    try {
      return await this.#input.site.contents.compileTexts(sources, cached);
    } catch {
      // The mistake is reported when the page is opened.
      if (sources.length === 1) return new Map();
    }
    const compiled: (readonly [string, CompiledContent])[] = [];
    for (const source of sources) compiled.push(...(await this.#compile([source], cached)));
    return new Map(compiled);
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
    // Imported only here, since sites without React pages do not need the HTML parser.
    const {readHtmlText} = await import('../search/readHtmlText.js');
    const read = readHtmlText(await pages.html(page, page.path), title);
    const isShown = read && (noIndex || !read.noIndex);
    return {key, text: isShown ? htmlText(read) : undefined};
  }

  /** Stops a running index: it reads no further page. */
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
