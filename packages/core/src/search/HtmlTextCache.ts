import fs from 'node:fs';
import {CacheList, type ListRecord, sha256} from '@lectern/store';
import type {PageSection} from '../plugins/IndexPages.js';
import type {HtmlText} from './readHtmlText.js';

/** Data of the text of a page without its sections. */
export interface HtmlFacts {
  /** Of the HTML that was read, and what else decides the text. */
  readonly key: string;
  /** Of the sections as JSON; absent for a page that leads elsewhere. */
  readonly hash?: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

export interface HtmlTextCacheInput {
  /** Of its list; absolute. */
  readonly name: string;
  /** Left out at the end of the titles of pages. */
  readonly siteTitle: string;
  /** Of the code that reads pages. */
  readonly version: string;
}

/** The text of rendered pages in the cache, for search. */
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
   * Reads the text of a page, unless the cache has it.
   *
   * @param htmlHash - of the HTML
   * @param readHtml - its text
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
    // Most pages are Markdown.
    const {readHtmlText} = await import('./readHtmlText.js');
    const text = readHtmlText(await readHtml(), this.#siteTitle);
    return toStored(key, text);
  }

  /** @param key - of facts that were found */
  sections(key: string): readonly PageSection[] {
    const details = this.#used.get(key)?.details;
    return details === undefined ? [] : (JSON.parse(details) as PageSection[]);
  }

  /** Keeps the texts that were read since the last time. */
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

export function readHtmlFile(file: string): Promise<string> {
  return fs.promises.readFile(file, 'utf8');
}
