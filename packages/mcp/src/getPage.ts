import {pageFile} from './pageFile.js';
import {readFrontMatter} from './readFrontMatter.js';
import type {SiteSource} from './SiteSource.js';
import {toolErrors} from './toolErrors.js';

/** A part of a page's Markdown. Offsets count UTF-16 units of the text. */
export interface PagePart {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Length of the whole text. */
  readonly length: number;
}

export interface PageRequest {
  /** Path or URL of a page. */
  readonly page: string;
  readonly offset: number;
  /** Maximum length of the text. */
  readonly limit: number;
}

/**
 * Reads a part of a page's Markdown.
 *
 * @throws {ToolError} if there is no such page, or the offset is behind its end
 */
export async function getPage(
  {page, offset, limit}: PageRequest,
  source: SiteSource,
  signal: AbortSignal,
): Promise<PagePart> {
  const {file, origin} = pageFile(page, source);
  const read = await source.read(file, signal);
  if (origin !== undefined) checkOrigin(page, {origin, published: read && readFrontMatter(read.text).url});
  if (!read) throw toolErrors.pageMissing(page);
  const {text} = read;
  if (offset > 0 && offset >= text.length) throw toolErrors.offsetTooLarge(offset, text.length);
  const end = endOfPart(text, {start: offset, limit});
  return {text: text.slice(offset, end), start: offset, end, length: text.length};
}

/**
 * Checks the origin of a page's URL. A site may be read from a folder or from another address than the published one, which is
 * in the front matter of its pages.
 *
 * @param published - published URL of the page; absent if the page has no front matter
 */
function checkOrigin(
  page: string,
  {origin, published}: {origin: string; published: string | undefined},
): void {
  if (published === undefined) throw toolErrors.pageMissing(page);
  const site = URL.canParse(published) ? new URL(published).origin : published;
  if (site !== origin) throw toolErrors.pageElsewhere(page, site);
}

/** Returns the end of a part: the end of a line where there is one in its last quarter. */
function endOfPart(text: string, {start, limit}: {start: number; limit: number}): number {
  const end = start + limit;
  if (end >= text.length) return text.length;
  const line = text.lastIndexOf('\n', end - 1) + 1;
  if (line > start + limit * 0.75) return line;
  // Keeps both halves of a character beyond U+FFFF together.
  return /[\ud800-\udbff]/.test(text[end - 1] ?? '') ? end - 1 : end;
}
