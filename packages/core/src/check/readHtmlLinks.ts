import {decodeEntities} from '../shared/entities.js';
import {type HtmlTag, scanTags} from '../shared/htmlTags.js';
import {relativeSourceSet} from '../shared/relativeValues.js';

/** Use of an address on a page. `document`: a frame or an object. */
export type LinkUse = 'link' | 'image' | 'script' | 'style' | 'media' | 'document' | 'icon';

/** An address on a page. */
export interface HtmlLink {
  /** Address as it is written, without the entities of HTML. */
  readonly url: string;
  readonly use: LinkUse;
  /** Position of the address in the HTML. */
  readonly at: number;
}

/** Functions that get the addresses and ids of a page, in the order of the document. */
export interface LinkVisitor {
  link(link: HtmlLink): void;
  anchor?(id: string): void;
}

/** Uses of the addresses in attributes, by name of the element and name of the attribute. */
const USES: ReadonlyMap<string, LinkUse> = new Map([
  ['a href', 'link'],
  ['area href', 'link'],
  ['img src', 'image'],
  ['img srcset', 'image'],
  ['source srcset', 'image'],
  ['video poster', 'image'],
  ['script src', 'script'],
  ['iframe src', 'document'],
  ['embed src', 'document'],
  ['object data', 'document'],
  ['source src', 'media'],
  ['video src', 'media'],
  ['audio src', 'media'],
  ['track src', 'media'],
]);

/** Uses of the address of `<link>`, by its `rel`. Others are addresses of the published site, or hints. */
const LINK_RELS: ReadonlyMap<string, LinkUse> = new Map([
  ['stylesheet', 'style'],
  ['icon', 'icon'],
  ['apple-touch-icon', 'icon'],
  ['manifest', 'document'],
]);

/** Reads the addresses and ids of a page. Takes time linear in the length of the HTML. */
export function readHtmlLinks(html: string, visitor: LinkVisitor): void {
  const linkTags = new LinkTags(visitor);
  scanTags(html, {
    attribute(name, value, tag) {
      if (name === 'id' || (name === 'name' && tag.element === 'a')) visitor.anchor?.(textOf(value.text));
      if (tag.element === 'link') linkTags.add(name, value, tag);
      const use = USES.get(`${tag.element} ${name}`);
      if (use === undefined) return;
      const at = value.from;
      if (name === 'srcset') {
        relativeSourceSet(textOf(value.text), (url) => {
          visitor.link({url, use, at});
          return url;
        });
      } else visitor.link({url: textOf(value.text).trim(), use, at});
    },
  });
}

/** Address of a `<link>` and its use. Its attributes are in any order. */
class LinkTags {
  readonly #visitor: LinkVisitor;
  #tag: HtmlTag | undefined;
  #use: LinkUse | undefined;
  #href: Pick<HtmlLink, 'url' | 'at'> | undefined;

  constructor(visitor: LinkVisitor) {
    this.#visitor = visitor;
  }

  add(name: string, {text, from}: {readonly text: string; readonly from: number}, tag: HtmlTag): void {
    if (name !== 'rel' && name !== 'href') return;
    if (this.#tag !== tag) {
      this.#tag = tag;
      this.#use = undefined;
      this.#href = undefined;
    }
    if (name === 'href') this.#href = {url: textOf(text).trim(), at: from};
    else this.#use = usesOf(text)[0];
    if (this.#href && this.#use) this.#visitor.link({...this.#href, use: this.#use});
  }
}

function usesOf(rel: string): LinkUse[] {
  return rel
    .toLowerCase()
    .split(/\s+/)
    .flatMap((name) => LINK_RELS.get(name) ?? []);
}

/** Text of an attribute without entities. `decodeEntities` marks those that it keeps by a character. */
function textOf(value: string): string {
  return decodeEntities(value).replaceAll('\0', '&');
}
