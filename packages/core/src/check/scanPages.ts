import fs from 'node:fs';
import {setImmediate} from 'node:timers/promises';
import {hasProtocol} from '../shared/url.js';
import type {CheckedOutput, CheckedPage} from './CheckedOutput.js';
import {type LinkUse, readHtmlLinks} from './readHtmlLinks.js';

/** A page with its addresses and anchors. */
export interface ScannedPage {
  readonly page: CheckedPage;
  /** Addresses in this site, as they are written, and their use. Relative to the page. */
  readonly links: ReadonlyMap<string, LinkUse>;
  /** Addresses that begin with "http:", "https:" or "//". */
  readonly external: ReadonlySet<string>;
  /** Ids of elements; `undefined` if the page was not rendered or not read. */
  readonly anchors: ReadonlySet<string> | undefined;
  /** Reason why not all addresses of the page are in `links` and `external`, as the end of a sentence. */
  readonly incomplete?: string;
}

/** Size in bytes above which an HTML file is not read. */
const MAX_FILE_SIZE = 50_000_000;
/** Number of different addresses and anchors above which the others of a page are left out. */
const MAX_ADDRESSES = 100_000;
/** Number of characters above which an address is left out. */
const MAX_LENGTH = 8000;
/** Number of bytes after which the event loop gets a turn: signals end the command only then. */
const BYTES_IN_TURN = 2_000_000;

/** Reads the addresses and anchors of all pages, one page after the other. */
export async function scanPages({pages}: CheckedOutput): Promise<readonly ScannedPage[]> {
  const own = new OwnTexts();
  const scanned: ScannedPage[] = [];
  let bytes = 0;
  for (const page of pages) {
    scanned.push(page.htmlFile === undefined ? ofDetails(page) : readPage(page, page.htmlFile, own));
    bytes +=
      page.htmlFile === undefined ? 0 : (fs.statSync(page.htmlFile, {throwIfNoEntry: false})?.size ?? 0);
    if (bytes < BYTES_IN_TURN) continue;
    bytes = 0;
    await setImmediate();
  }
  return scanned;
}

function ofDetails(page: CheckedPage): ScannedPage {
  const {details} = page;
  const links = details?.links ?? [];
  return {
    page,
    links: new Map(links.filter((url) => !hasProtocol(url)).map((url) => [url, 'link'])),
    external: new Set(links.filter(isExternal)),
    anchors: details && new Set(details.anchors),
  };
}

/** Copies of texts that are cut out of HTML. The original texts would keep the whole HTML in memory. */
class OwnTexts {
  readonly #texts = new Map<string, string>();

  of(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    const copy = Buffer.from(text).toString();
    this.#texts.set(copy, copy);
    return copy;
  }
}

function readPage(page: CheckedPage, file: string, own: OwnTexts): ScannedPage {
  const none = {page, links: new Map(), external: new Set<string>(), anchors: undefined};
  const size = fs.statSync(file, {throwIfNoEntry: false})?.size ?? 0;
  if (size > MAX_FILE_SIZE) return {...none, incomplete: `the file has ${size} bytes`};
  const links = new Map<string, LinkUse>();
  const external = new Set<string>();
  const anchors = new Set<string>();
  let incomplete: string | undefined;
  readHtmlLinks(fs.readFileSync(file, 'utf8'), {
    link({url, use}) {
      if (hasProtocol(url) && !isExternal(url)) return;
      if (url.length > MAX_LENGTH) incomplete = `an address has ${url.length} characters`;
      else if (links.size + external.size >= MAX_ADDRESSES)
        incomplete = `it has more than ${MAX_ADDRESSES} addresses`;
      else if (isExternal(url)) external.add(own.of(url));
      else if (!links.has(url)) links.set(own.of(url), use);
    },
    anchor(id) {
      if (anchors.size < MAX_ADDRESSES && id.length <= MAX_LENGTH) anchors.add(own.of(id));
    },
  });
  return {page, links, external, anchors, ...(incomplete !== undefined && {incomplete})};
}

function isExternal(url: string): boolean {
  return /^(?:https?:)?\/\//i.test(url);
}
