import type {ListedSection} from './parseList.js';
import type {PageList, SiteLists} from './SiteLists.js';
import {toolErrors} from './toolErrors.js';

export interface ListRequest {
  readonly version?: string | undefined;
  /** Heading of a section, with or without the title of its list. */
  readonly section?: string | undefined;
  readonly cursor?: string | undefined;
  /** Maximum number of pages. */
  readonly limit: number;
}

export interface ListedPage {
  readonly title: string;
  readonly url: string;
  readonly section: string;
  readonly description?: string | undefined;
}

export interface PagesPart {
  readonly pages: ListedPage[];
  /** Number of all pages, of which these are a part. */
  readonly total: number;
  /** Headings of the sections that have these pages; only in the first part. */
  readonly sections?: string[] | undefined;
  /** Cursor of the next part; absent in the last one. */
  readonly nextCursor?: string | undefined;
}

/** Maximum length of a text of an answer. */
const MAX_TEXT = 500;
/** Maximum number of headings in an answer. */
const MAX_SECTIONS = 200;

export const clip = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);

/**
 * Lists pages in the order in which they are read.
 *
 * @throws {ToolError} if there are no such pages
 */
export async function listPages(
  request: ListRequest,
  lists: SiteLists,
  signal: AbortSignal,
): Promise<PagesPart> {
  const start = readCursor(request.cursor);
  const sections = await sectionsOf(request, lists, signal);
  const pages = sections.flatMap(({heading, links}) => links.map((link) => ({...link, section: heading})));
  const end = start + request.limit;
  const headings = sections.slice(0, MAX_SECTIONS).map(({heading}) => clip(heading));
  return {
    pages: pages.slice(start, end).map(({title, url, section, description}) => ({
      title: clip(title),
      url: clip(url),
      section: clip(section),
      ...(description && {description: clip(description)}),
    })),
    total: pages.length,
    ...(start === 0 && {sections: headings}),
    ...(end < pages.length && {nextCursor: String(end)}),
  };
}

async function sectionsOf(
  {version, section}: ListRequest,
  lists: SiteLists,
  signal: AbortSignal,
): Promise<readonly ListedSection[]> {
  const main = await lists.readMain(signal);
  const wanted =
    version === undefined
      ? await lists.readNewest(main, signal)
      : listsOfVersion(version, await lists.readAll(main, signal));
  const sections = wanted.flatMap((list) => list.sections);
  if (section === undefined) return sections;
  const found = sections.filter(({heading}) => isSection(heading, section));
  if (found.length > 0) return found;
  throw toolErrors.sectionUnknown(
    section,
    sections.slice(0, MAX_SECTIONS).map(({heading}) => clip(heading)),
  );
}

function listsOfVersion(version: string, all: readonly PageList[]): readonly PageList[] {
  const found = all.filter((list) => list.version === version || list.title === version);
  if (found.length > 0) return found;
  throw toolErrors.versionUnknown(version, versionsOf(all));
}

/** Names of all versions, each once. */
export function versionsOf(lists: readonly PageList[]): string[] {
  return [...new Set(lists.flatMap(({version}) => version ?? []))];
}

/** True for "Docs: Guides" and a section "Docs: Guides", "Docs" or "guides". */
function isSection(heading: string, section: string): boolean {
  const [whole, wanted] = [heading.toLowerCase(), section.trim().toLowerCase()];
  return whole === wanted || whole.startsWith(`${wanted}: `) || whole.endsWith(`: ${wanted}`);
}

function readCursor(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,7}$/.test(cursor)) throw toolErrors.cursorInvalid(cursor);
  return Number(cursor);
}
