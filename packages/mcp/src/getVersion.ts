import {clip} from './listPages.js';
import {pageFile} from './pageFile.js';
import type {ParsedList} from './parseList.js';
import {readFrontMatter} from './readFrontMatter.js';
import {readSiteHead} from './readSiteHead.js';
import type {SiteLists} from './SiteLists.js';
import type {SiteSearch} from './SiteSearch.js';
import type {SiteSource} from './SiteSource.js';
import {ToolError} from './toolErrors.js';

export interface SiteVersion {
  readonly title?: string | undefined;
  readonly summary?: string | undefined;
  /** Published address. */
  readonly url?: string | undefined;
  /** URL from which the site is read; absent for a folder. */
  readonly source?: string | undefined;
  readonly locale?: string | undefined;
  readonly docs: {title: string; version: string; isNewest: boolean}[];
  /** Tags of the search index; absent if there is none. */
  readonly searchTags?: string[] | undefined;
  /** Version of Lectern. */
  readonly lectern?: string | undefined;
  /** Time of the build: "2026-11-29T13:00:00.000Z"; absent if the host does not send it, and for `site start`. */
  readonly built?: string | undefined;
}

export interface SiteParts {
  readonly source: SiteSource;
  readonly lists: SiteLists;
  readonly search: SiteSearch;
}

/** Reads facts about a site and its docs. What the site does not have is absent. */
export async function getVersion(
  {source, lists, search}: SiteParts,
  signal: AbortSignal,
): Promise<SiteVersion> {
  const [head, built] = await Promise.all([readSiteHead(source, signal), source.readBuildTime(signal)]);
  const main = await orNone(lists.readMain(signal));
  const all = main ? await lists.readAll(main, signal) : [];
  const tags = await orNone(search.readTags());
  const version: SiteVersion = {
    title: main && clip(main.title),
    summary: main?.summary ? clip(main.summary) : undefined,
    url: main && (await publishedUrl(main, source, signal)),
    source: source.origin && source.name,
    locale: head.locale,
    docs: all.flatMap(({title, version, isNewest}) =>
      version === undefined ? [] : [{title: clip(title), version, isNewest}],
    ),
    searchTags: tags?.slice(0, 200).map(clip),
    lectern: head.lectern,
    built: built?.toISOString(),
  };
  // Clients check the answer as JSON, where a field is absent or has a value.
  return JSON.parse(JSON.stringify(version));
}

/** Returns `undefined` where a part of the site is missing; the tools that need the part say why. */
async function orNone<Value>(part: Promise<Value>): Promise<Value | undefined> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

/** Reads the published address of the site from the first page that has one. */
async function publishedUrl(
  {sections}: ParsedList,
  source: SiteSource,
  signal: AbortSignal,
): Promise<string | undefined> {
  const first = sections.flatMap(({links}) => links).find(({url}) => url.endsWith('.md'));
  if (!first) return undefined;
  const page = await orNone((async () => source.read(pageFile(first.url, source).file, signal))());
  const url = page && readFrontMatter(page.text).url;
  return url !== undefined && URL.canParse(url) ? new URL(source.baseUrl, url).href : undefined;
}
