import fs from 'node:fs';
import path from 'node:path';
import type {CompiledContent} from '../compile/ArtifactCache.js';
import {lineAt} from '../errors/lineAt.js';
import {isBelow, shownPath} from '../paths.js';
import {linkedTexts} from '../publish/reportLinks.js';
import {encodePath, tryDecodeUriComponent} from '../shared/encodePath.js';
import {normalizeLocationPath, pageKey, splitSuffix} from '../shared/url.js';
import type {CheckedOutput, CheckedPage} from './CheckedOutput.js';
import type {CheckedSite} from './CheckedSite.js';
import {readHtmlLinks} from './readHtmlLinks.js';

/** Source file and line of an address. */
export interface LinkPlace {
  /** Relative to the site folder, with "/". */
  readonly file?: string;
  /** Number from 1. */
  readonly line?: number;
  /** True if its author wrote "pathname://" before it: it is then no address of a page of this site. */
  readonly isExempt?: boolean;
}

const UNCHECKED = 'pathname://';
/** Size in bytes above which a source file is not searched. */
const MAX_SOURCE = 5_000_000;
const QUOTES: ReadonlySet<string> = new Set(['"', "'", '`']);

/**
 * Finds the places in source files at which addresses of pages are written: in Markdown by the lines that the compiler has
 * recorded, otherwise by a search for the address in the sources of the page and in the files of the configuration.
 */
export class LinkLocator {
  readonly #site: CheckedSite;
  readonly #output: CheckedOutput;
  readonly #texts = new Map<string, string>();
  readonly #written = new Map<CheckedPage, ReadonlyMap<string, LinkPlace>>();

  constructor(site: CheckedSite, output: CheckedOutput) {
    this.#site = site;
    this.#output = output;
  }

  /**
   * Finds an address of a page.
   *
   * @param url - as it is in the HTML of the page
   * @returns an empty object if the address is in no source file: a plugin or a theme has made it
   */
  async find(page: CheckedPage, url: string): Promise<LinkPlace> {
    const {locale} = page;
    if (!locale) return this.#inStaticFile(page, url) ?? {};
    const contents = withImports(page.sources, await locale.contentsOf(page.sources));
    const written = this.#writtenLinks(page, contents).get(targetKey(url, page));
    if (written) return written;
    const spellings = spellingsOf(url, locale.context.baseUrl);
    const own = [...[...contents.values()].map(({file}) => file), ...page.code];
    return (
      this.#search(own, spellings, isWhole) ??
      // A short address, such as "/", is also part of other texts in code.
      this.#search(this.#site.loaded.files, spellings, isQuoted) ??
      {}
    );
  }

  /** Links of the Markdown of a page: result of `targetKey` → place. */
  #writtenLinks(
    page: CheckedPage,
    contents: ReadonlyMap<string, CompiledContent>,
  ): ReadonlyMap<string, LinkPlace> {
    const known = this.#written.get(page);
    if (known) return known;
    const {context} = page.locale ?? this.#site.loaded;
    const {url: siteUrl, trailingSlash} = context.siteConfig;
    const rules = {siteUrl, baseUrl: context.baseUrl, trailingSlash};
    const found = new Map<string, LinkPlace>();
    for (const {source, links} of linkedTexts([...contents.keys()], contents, rules)) {
      const original = contents.get(`@site/${source}`)?.details.links ?? [];
      for (const [index, {url, line}] of links.entries()) {
        const key = targetKey(url, page);
        if (found.has(key)) continue;
        const isExempt = original[index]?.url.startsWith(UNCHECKED) ?? false;
        found.set(key, {file: source.replace(/\?.*$/, ''), line, ...(isExempt && {isExempt})});
      }
    }
    this.#written.set(page, found);
    return found;
  }

  #inStaticFile({htmlFile}: CheckedPage, url: string): LinkPlace | undefined {
    if (htmlFile === undefined) return undefined;
    const {siteDir, loaded} = this.#site;
    const folders = [...this.#output.locales.map(({outDir}) => outDir), this.#output.outDir];
    const names = folders.filter((dir) => isBelow(dir, htmlFile)).map((dir) => path.relative(dir, htmlFile));
    const files = loaded.config.staticDirectories.flatMap((dir) =>
      names.map((name) => path.resolve(siteDir, dir, name)),
    );
    const file = files.find((one) => fs.existsSync(one));
    if (file === undefined) return undefined;
    const html = this.#read(file);
    let line: number | undefined;
    readHtmlLinks(html, {
      link(link) {
        if (link.url === url) line ??= lineAt(html, link.at);
      },
    });
    return {file: shownPath(siteDir, file), ...(line !== undefined && {line})};
  }

  /** Searches files for an address. @param matches - checks the text around a place at which it is found */
  #search(
    files: readonly string[],
    spellings: readonly string[],
    matches: (text: string, at: number, end: number) => boolean,
  ): LinkPlace | undefined {
    for (const file of files) {
      const text = this.#read(file);
      for (const spelling of spellings) {
        for (let at = text.indexOf(spelling); at !== -1; at = text.indexOf(spelling, at + 1)) {
          const isExempt = text.endsWith(UNCHECKED, at);
          if (!isExempt && !matches(text, at, at + spelling.length)) continue;
          const place = {file: shownPath(this.#site.siteDir, file), line: lineAt(text, at)};
          return {...place, ...(isExempt && {isExempt})};
        }
      }
    }
    return undefined;
  }

  /** Text of a source file; empty if it is missing or too large. */
  #read(file: string): string {
    const known = this.#texts.get(file);
    if (known !== undefined) return known;
    const size = fs.statSync(file, {throwIfNoEntry: false})?.size;
    const text = size === undefined || size > MAX_SOURCE ? '' : fs.readFileSync(file, 'utf8');
    this.#texts.set(file, text);
    return text;
  }
}

/** True if no character before or after the range belongs to the same address. */
function isWhole(text: string, at: number, end: number): boolean {
  return !/[\w:./#-]/.test(text.charAt(at - 1)) && !/[\w/#?=&%-]/.test(text.charAt(end));
}

function isQuoted(text: string, at: number, end: number): boolean {
  const quote = text.charAt(at - 1);
  return QUOTES.has(quote) && text.charAt(end) === quote;
}

/**
 * Spellings in which an author may have written an address of a page: without the base URL, or with another end of the
 * path. The longest is first.
 */
function spellingsOf(url: string, baseUrl: string): string[] {
  const found = new Set<string>();
  const [urlPath, suffix] = splitSuffix(url);
  const paths = [urlPath];
  if (baseUrl !== '/' && urlPath.startsWith(baseUrl)) paths.push(urlPath.slice(baseUrl.length - 1));
  for (const one of paths) {
    for (const spelling of [one, one.replace(/\/$/, '')]) {
      if (spelling + suffix !== '') found.add(spelling + suffix);
      found.add(tryDecodeUriComponent(spelling) + suffix);
    }
  }
  found.delete('');
  return [...found];
}

/** Key that is equal for all spellings of an address on a page. */
function targetKey(url: string, {path: page}: CheckedPage): string {
  const base = `http://site${encodePath(page)}`;
  if (!URL.canParse(url, base)) return url;
  const {origin, pathname, search, hash} = new URL(url, base);
  if (origin !== 'http://site') return url;
  return pageKey(normalizeLocationPath(pathname)) + search + tryDecodeUriComponent(hash);
}

/** Compiled files of these sources, and of the Markdown that they import, directly or not. */
function withImports(
  sources: readonly string[],
  contents: ReadonlyMap<string, CompiledContent>,
): ReadonlyMap<string, CompiledContent> {
  const found = new Map<string, CompiledContent>();
  const waiting = [...sources];
  for (let source = waiting.shift(); source !== undefined; source = waiting.shift()) {
    const content = contents.get(source);
    if (!content || found.has(source)) continue;
    found.set(source, content);
    for (const reference of content.imports) {
      if (reference.startsWith('content:')) waiting.push(reference.slice('content:'.length));
    }
  }
  return found;
}
