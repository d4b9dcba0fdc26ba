import {CacheList, type ListRecord, parseOwnJson, sha256} from '@lectern/store';
import type {PageSection} from '../plugins/IndexPages.js';
import type {HtmlText} from './readHtmlText.js';

/** Data of a rendered page for search, without the sections of its text. */
export interface HtmlFacts extends Omit<HtmlText, 'noIndex' | 'sections'> {
  /** Hash of the HTML, of the version of the code that reads it, and of the site title. */
  readonly key: string;
  /** Hash of the sections of the page's text, as JSON; absent for a page that redirects. */
  readonly hash?: string;
}

export interface HtmlTextCacheInput {
  /** Absolute path with which the names of the cache files begin. Each file adds a number and an ending. */
  readonly name: string;
  /** Title of the site, which is cut off from the titles of pages. */
  readonly siteTitle: string;
  /** Version of the code that reads pages. */
  readonly version: string;
}

/** Cache of the texts of pages that are not made from Markdown. For search, these texts are read from the HTML. */
export class HtmlTextCache {
  readonly #files: CacheList<HtmlFacts>;
  readonly #siteTitle: string;
  #known: Map<string, ListRecord<HtmlFacts>> | undefined;
  readonly #used = new Map<string, ListRecord<HtmlFacts>>();
  readonly #version: string;

  constructor({name, siteTitle, version}: HtmlTextCacheInput) {
    this.#files = new CacheList(name);
    this.#siteTitle = siteTitle;
    this.#version = version;
  }

  /**
   * Returns the data of a page, from the cache or else from its HTML. `sections` can then return the page's text.
   *
   * @param htmlHash - hash of the HTML
   * @param readHtml - reads the HTML; called only if the page is not in the cache
   */
  async find(htmlHash: string, readHtml: () => Promise<string>): Promise<HtmlFacts> {
    this.#known ??= new Map(this.#files.read().map((stored) => [stored.facts.key, stored]));
    const key = sha256(`${htmlHash}\n${this.#version}\n${this.#siteTitle}`).slice(0, 20);
    const stored = this.#known.get(key) ?? (await this.#read(key, readHtml));
    this.#known.set(key, stored);
    this.#used.set(key, stored);
    return stored.facts;
  }

  async #read(key: string, readHtml: () => Promise<string>): Promise<ListRecord<HtmlFacts>> {
    // Loads the HTML parser only if it is needed: the text of most pages comes from Markdown.
    const {readHtmlText} = await import('./readHtmlText.js');
    const text = readHtmlText(await readHtml(), this.#siteTitle);
    return toStored(key, text);
  }

  /**
   * Returns the text of a page: sections, each with the text below one heading.
   *
   * @param key - `HtmlFacts.key` of a result of `find`
   */
  sections(key: string): readonly PageSection[] {
    const details = this.#used.get(key)?.details;
    return details === undefined ? [] : parseOwnJson<PageSection[]>(details);
  }

  /** Stores all texts that `find` has returned, and no others. */
  write(): void {
    this.#files.write([...this.#used.values()]);
  }
}

function toStored(key: string, text: HtmlText | undefined): ListRecord<HtmlFacts> {
  if (!text) return {facts: {key, title: '', description: '', keywords: []}, details: '[]'};
  const {sections, noIndex: _noIndex, ...facts} = text;
  const details = JSON.stringify(sections);
  return {facts: {key, hash: sha256(details).slice(0, 20), ...facts}, details};
}
