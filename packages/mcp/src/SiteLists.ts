import {pageFile, siteAddress} from './pageFile.js';
import {type ListedLink, type ListedSection, type ParsedList, parseList} from './parseList.js';
import {readFrontMatter} from './readFrontMatter.js';
import type {SiteSource} from './SiteSource.js';
import {ToolError, toolErrors} from './toolErrors.js';

/** Pages of a plugin, such as those of a version of the docs. */
export interface PageList {
  /** "Docs 2.0", "Blog". */
  readonly title: string;
  /** Name of the docs version: "current", "1.0"; absent for pages without versions. */
  readonly version?: string | undefined;
  /** False for older versions, which are in an `llms.txt` of their own. */
  readonly isNewest: boolean;
  readonly sections: readonly ListedSection[];
}

const LIST = 'llms.txt';
/** Maximum number of versions that are read. */
const MAX_LISTS = 50;
const READ_AT_ONCE = 6;

/** Reads the lists of pages of a site: its `llms.txt`, and those to which it links. */
export class SiteLists {
  readonly #source: SiteSource;
  /** Markdown file → version in it. Only pages that begin a list. */
  readonly #versions = new Map<string, string>();

  constructor(source: SiteSource) {
    this.#source = source;
  }

  /**
   * Reads the list of the newest version.
   *
   * @throws {ToolError} if the site has none
   */
  async readMain(signal: AbortSignal): Promise<ParsedList> {
    const file = await this.#source.read(LIST, signal);
    if (!file) throw toolErrors.listMissing(this.#source.name);
    return parseList(file.text);
  }

  /** Reads all lists with their versions, those of the newest versions first. */
  async readAll(main: ParsedList, signal: AbortSignal): Promise<readonly PageList[]> {
    const links = main.sections.flatMap((section) => section.links).filter((link) => this.#isList(link));
    const older = await inBatches(links.slice(0, MAX_LISTS), (link) => this.#readOlder(link, signal));
    return [...(await this.readNewest(main, signal)), ...older.flat()];
  }

  /** Finds the version of each list of the newest version. */
  async readNewest(main: ParsedList, signal: AbortSignal): Promise<readonly PageList[]> {
    const sections = main.sections
      .map((section) => ({...section, links: section.links.filter((link) => !this.#isList(link))}))
      .filter(({links}) => links.length > 0);
    const titles = [...new Set(sections.map(({heading}) => titleOf(heading)))];
    const lists = titles.map((title) => ({
      title,
      isNewest: true,
      sections: sections.filter(({heading}) => titleOf(heading) === title),
    }));
    return inBatches(lists, async (list) => ({...list, version: await this.#versionOf(list, signal)}));
  }

  async #readOlder(link: ListedLink, signal: AbortSignal): Promise<readonly PageList[]> {
    const read = await this.#source.read(siteAddress(link.url, this.#source).path, signal);
    if (!read) return [];
    const {sections} = parseList(read.text);
    const list = {title: link.title, isNewest: false, sections};
    return [{...list, version: await this.#versionOf(list, signal)}];
  }

  #isList({url}: ListedLink): boolean {
    return url.endsWith(`/${LIST}`) && this.#fileOf(url) !== undefined;
  }

  /** Path of the Markdown of a page; `undefined` if a list links to something else. */
  #fileOf(url: string): string | undefined {
    try {
      return pageFile(url, this.#source).file;
    } catch (error) {
      if (error instanceof ToolError) return undefined;
      throw error;
    }
  }

  /** Reads the version of a list from its first page. */
  async #versionOf({sections}: Pick<PageList, 'sections'>, signal: AbortSignal): Promise<string | undefined> {
    const first = sections[0]?.links.find(({url}) => url.endsWith('.md'));
    const file = first && this.#fileOf(first.url);
    if (file === undefined) return undefined;
    const known = this.#versions.get(file);
    if (known !== undefined) return known;
    const read = await this.#source.read(file, signal);
    const version = read && readFrontMatter(read.text).version;
    if (version !== undefined) this.#versions.set(file, version);
    return version;
  }
}

/** Title of the list with a section: "Docs" for "Docs: Guides". */
function titleOf(heading: string): string {
  return heading.split(': ', 1)[0] ?? heading;
}

async function inBatches<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += READ_AT_ONCE) {
    results.push(...(await Promise.all(items.slice(at, at + READ_AT_ONCE).map(run))));
  }
  return results;
}
