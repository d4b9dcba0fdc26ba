import {type FoundSources, hashSource} from './FoundSources.js';

type Attributes = ReadonlyMap<string, string>;

const OPENING = /<!--|<([a-z][\w-]*)/gi;
const QUOTE_OR_END = /["'>]/g;
const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Values of `type` of `<script>` elements whose text a policy has to allow. Scripts with other types contain data. */
const RUN_TYPES: ReadonlySet<string> = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

type Directives = {readonly [attribute: string]: string};

/** Directives that control which URLs an attribute may load, by name of the element and name of the attribute. */
const LOADED: ReadonlyMap<string, Directives> = new Map<string, Directives>([
  ['script', {src: 'script-src'}],
  ['img', {src: 'img-src', srcset: 'img-src'}],
  ['source', {src: 'media-src', srcset: 'img-src'}],
  ['video', {src: 'media-src', poster: 'img-src'}],
  ['audio', {src: 'media-src'}],
  ['track', {src: 'media-src'}],
  ['iframe', {src: 'frame-src'}],
  ['embed', {src: 'object-src'}],
  ['object', {data: 'object-src'}],
]);

/** Directives that control what a `<link>` may load, by value of its `rel`. */
const LINKED: ReadonlyMap<string, string> = new Map([
  ['stylesheet', 'style-src'],
  ['icon', 'img-src'],
  ['apple-touch-icon', 'img-src'],
  ['manifest', 'manifest-src'],
  ['preconnect', 'connect-src'],
]);

/** Adds the CSP sources of a page to `found`. Leaves out the origin of the site, which every policy allows as `'self'`. */
export function scanHtml(html: string, siteUrl: string, found: FoundSources): void {
  let position = 0;
  while (position !== -1) position = scanNext(html, position, {siteUrl, found});
}

/**
 * Adds the sources of an XSLT stylesheet, such as the stylesheet of a feed, to `found`. Scripts and styles in XSLT are
 * XML: entities and CDATA are decoded before hashing.
 */
export function scanXsl(xsl: string, siteUrl: string, found: FoundSources): void {
  let position = 0;
  while (position !== -1) position = scanNext(xsl, position, {siteUrl, found, textOf: xmlText});
}

function xmlText(text: string): string {
  const parts = text.split(/<!\[CDATA\[([^\]]*(?:\](?!\]>)[^\]]*)*)\]\]>/);
  return parts.map((part, index) => (index % 2 === 0 ? decode(part) : part)).join('');
}

interface Scan {
  readonly siteUrl: string;
  readonly found: FoundSources;
  /**
   * Decodes the text of a script or style, so that the hash is made from the text that browsers hash. Default: no
   * decoding.
   */
  readonly textOf?: (text: string) => string;
}

/**
 * Reads the next tag or comment. As in browsers, a tag or comment that is not closed ends the page.
 *
 * @returns offset at which the scan continues; -1 at the end
 */
function scanNext(html: string, position: number, scan: Scan): number {
  OPENING.lastIndex = position;
  const opening = OPENING.exec(html);
  if (!opening) return -1;
  const name = opening[1]?.toLowerCase();
  const start = OPENING.lastIndex;
  if (name === undefined) {
    const end = html.indexOf('-->', start);
    return end === -1 ? -1 : end + 3;
  }
  const close = closeOfTag(html, start);
  if (close === -1) return -1;
  const end = close + 1;
  const tag = html.slice(start, close);
  const isScript = name === 'script';
  // Skips tags without relevant attributes: splitting a tag into attributes takes ten times as long as this check.
  if (!isScript && name !== 'style' && !mayMatter(name, tag)) return end;
  const attributes = attributesOf(tag);
  scanElement(name, attributes, scan);
  if (!isScript && name !== 'style') return end;
  const text = textUntil(html, end, name);
  const source = hashSource(scan.textOf?.(text) ?? text);
  if (name === 'style') scan.found.styles.add(source);
  else if (isInline(attributes)) scan.found.scripts.add(source);
  return end + text.length;
}

/** Offset of the ">" that ends a tag; -1 if the tag is not closed. */
function closeOfTag(html: string, start: number): number {
  let position = start;
  while (position !== -1) {
    QUOTE_OR_END.lastIndex = position;
    const sign = QUOTE_OR_END.exec(html);
    if (!sign || sign[0] === '>') return sign?.index ?? -1;
    const quoteEnd = html.indexOf(sign[0], sign.index + 1);
    position = quoteEnd === -1 ? -1 : quoteEnd + 1;
  }
  return -1;
}

function mayMatter(name: string, tag: string): boolean {
  return name === 'link' || LOADED.has(name) || /\s(?:style|on[a-z]+)\s*=/i.test(tag);
}

function scanElement(name: string, attributes: Attributes, scan: Scan): void {
  scanAttributes(attributes, scan.found);
  for (const [attribute, directive] of Object.entries(LOADED.get(name) ?? {})) {
    for (const url of urlsOf(attributes.get(attribute), attribute)) addUrl(url, directive, scan);
  }
  if (name === 'link') scanLink(attributes, scan);
}

function isInline(attributes: Attributes): boolean {
  return !attributes.has('src') && RUN_TYPES.has((attributes.get('type') ?? '').toLowerCase());
}

function textUntil(html: string, start: number, name: string): string {
  const end = new RegExp(`</${name}`, 'gi');
  end.lastIndex = start;
  return html.slice(start, end.exec(html)?.index ?? html.length);
}

function attributesOf(text: string): Attributes {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, decode(double ?? single ?? bare ?? ''));
  }
  return found;
}

const NAMED: {readonly [name: string]: string} = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"};

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi, (_, hex, decimal, name) =>
    name
      ? (NAMED[name.toLowerCase()] ?? '')
      : fromReference(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
}

/** Characters 0x80 to 0x9F of windows-1252. `TextDecoder` of Node 20 decodes them as Latin-1. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * Returns the character of a numeric reference, as browsers do: 0x80 to 0x9F are characters of windows-1252, and a
 * number that is no character gives U+FFFD.
 */
function fromReference(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return WINDOWS_1252.charAt(code - 0x80);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}

function scanAttributes(attributes: Attributes, found: FoundSources): void {
  const style = attributes.get('style');
  if (style !== undefined) found.styleAttributes.add(hashSource(style));
  for (const name of attributes.keys()) if (/^on[a-z]+$/.test(name)) found.handlers.add(name);
}

function scanLink(attributes: Attributes, scan: Scan): void {
  const href = attributes.get('href');
  if (href === undefined) return;
  for (const rel of (attributes.get('rel') ?? '').toLowerCase().split(/\s+/)) {
    const directive = LINKED.get(rel);
    if (directive) addUrl(href, directive, scan);
  }
}

/** URLs in the value of an attribute; a `srcset` has several. */
function urlsOf(value: string | undefined, attribute: string): string[] {
  if (!value) return [];
  if (attribute !== 'srcset') return [value];
  return value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
}

function addUrl(url: string, directive: string, {siteUrl, found}: Scan): void {
  if (!URL.canParse(url, siteUrl)) return;
  const {protocol, origin} = new URL(url, siteUrl);
  if (origin === new URL(siteUrl).origin) return;
  if (protocol === 'http:' || protocol === 'https:') found.addOrigin(directive, origin);
  else if (protocol === 'data:' || protocol === 'blob:') found.addOrigin(directive, protocol);
}
