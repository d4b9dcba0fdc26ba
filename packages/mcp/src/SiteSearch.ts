import {INDEX_FILE, loadStemmer} from '@lectern/site-search';
import type {MatchedText, SearchHit} from '@lectern/site-search/client';
import {LocalEngine, MissingIndexFile} from '@lectern/site-search/engine';
import {z} from 'zod';
import {clip, versionsOf} from './listPages.js';
import {readSiteHead} from './readSiteHead.js';
import type {SiteLists} from './SiteLists.js';
import {FileNotReady, type SiteSource} from './SiteSource.js';
import {ToolError, toolErrors} from './toolErrors.js';

export interface SearchRequest {
  readonly query: string;
  readonly version?: string | undefined;
  /** Tag of the index: "default", "docs-default-1.0". */
  readonly tag?: string | undefined;
  /** Maximum number of hits. */
  readonly limit: number;
}

export interface FoundSection {
  /** Title of the page. */
  readonly title: string;
  /** Headings down to the section. */
  readonly headings: string[];
  /** Path of the page with the anchor of the section: "/docs/intro#install". */
  readonly page: string;
  /** Text around the words of the query. */
  readonly text: string;
}

export interface FoundSections {
  readonly hits: FoundSection[];
  /** Number of pages that match; may be an estimate. */
  readonly total: number;
}

const indexSchema = z.object({scopes: z.array(z.object({tag: z.string()}))});

const MAX_HEADINGS = 6;
/** Time that a search waits for the index of `site start`, and between two requests for it; milliseconds. */
const WAIT = {all: 20_000, step: 500} as const;

/** Searches a site by the index that it publishes. */
export class SiteSearch {
  readonly #source: SiteSource;
  readonly #lists: SiteLists;
  readonly #engine: LocalEngine;

  constructor(source: SiteSource, lists: SiteLists) {
    this.#source = source;
    this.#lists = lists;
    this.#engine = new LocalEngine({
      readFile: (file) => this.#readFile(file),
      loadStem: async () =>
        loadStemmer((await readSiteHead(source, AbortSignal.timeout(WAIT.all))).locale ?? ''),
      isChanging: true,
    });
  }

  /** @throws {ToolError} if the site has no index, or no pages with the version or tag */
  async search(request: SearchRequest, signal: AbortSignal): Promise<FoundSections> {
    const tags = await this.#tagsOf(request, signal);
    const query = {text: request.query, tags, page: 0, hitsPerPage: request.limit};
    try {
      const {hits, total} = await this.#engine.search(query, {signal});
      return {hits: hits.map(foundSection), total};
    } catch (error) {
      if (error instanceof ToolError || signal.aborted) throw error;
      throw toolErrors.indexInvalid(error instanceof Error ? error.message : String(error));
    }
  }

  /**
   * Reads the tags of the index.
   *
   * @throws {ToolError} if the site has no index
   */
  async readTags(): Promise<readonly string[]> {
    const index = await this.#readFile(INDEX_FILE);
    const parsed = indexSchema.safeParse(index);
    if (!parsed.success) throw toolErrors.indexInvalid(`${INDEX_FILE} has another form.`);
    return parsed.data.scopes.map(({tag}) => tag);
  }

  /** Tags to search: those of the request or, without any, those of the newest versions. */
  async #tagsOf({version, tag}: SearchRequest, signal: AbortSignal): Promise<readonly string[]> {
    const tags = await this.readTags();
    if (tag !== undefined) {
      if (!tags.includes(tag)) throw toolErrors.tagUnknown(tag, tags.map(clip));
      return [tag];
    }
    const main = await this.#lists.readMain(signal).catch((error: unknown) => {
      // Without a list of pages, nothing says which version is the newest.
      if (error instanceof ToolError && version === undefined) return undefined;
      throw error;
    });
    if (!main) return tags;
    const all = await this.#lists.readAll(main, signal);
    const known = versionsOf(all);
    const wanted = version === undefined ? versionsOf(all.filter(({isNewest}) => isNewest)) : [version];
    const found = tags.filter((one) => {
      const ofTag = versionOfTag(one, known);
      return ofTag === undefined ? version === undefined : wanted.includes(ofTag);
    });
    if (found.length === 0 && version !== undefined) throw toolErrors.versionUnknown(version, known);
    return found;
  }

  /** Reads a file of the index. Waits while `site start` is making it. */
  async #readFile(file: string): Promise<unknown> {
    const limit = AbortSignal.timeout(WAIT.all);
    for (;;) {
      try {
        const read = await this.#source.read(file, limit);
        if (read) return JSON.parse(read.text);
        throw file === INDEX_FILE
          ? toolErrors.indexMissing(this.#source.name)
          : new MissingIndexFile(`${file} is missing.`);
      } catch (error) {
        if (error instanceof SyntaxError) throw toolErrors.indexInvalid(`${file} is not JSON.`);
        if (!(error instanceof FileNotReady)) throw error;
        await new Promise((resolve) => setTimeout(resolve, WAIT.step));
        if (limit.aborted) throw toolErrors.indexNotReady(error.progress);
      }
    }
  }
}

/**
 * Version of the docs with a tag: "1.0" for "docs-default-1.0"; `undefined` for pages without versions. The id of the plugin may
 * have hyphens, as versions may: the longest of the listed versions is taken.
 */
export function versionOfTag(tag: string, versions: readonly string[]): string | undefined {
  if (!tag.startsWith('docs-')) return undefined;
  const found = versions.filter((version) => tag.endsWith(`-${version}`));
  return found.sort((a, b) => b.length - a.length)[0] ?? tag.slice(tag.lastIndexOf('-') + 1);
}

function foundSection({title, headings, url, snippet}: SearchHit): FoundSection {
  return {
    title: plainText(title),
    headings: headings.slice(0, MAX_HEADINGS).map(plainText),
    page: clip(url),
    text: plainText(snippet),
  };
}

const plainText = (pieces: MatchedText) => clip(pieces.map(({text}) => text).join(''));
