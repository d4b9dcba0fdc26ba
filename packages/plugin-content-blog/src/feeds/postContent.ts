import {parse, serialize, type DefaultTreeAdapterTypes as Tree} from 'parse5';

/** Id of the element that contains the post on its page. */
const CONTAINER_ID = '__blog-post-container';

const CONTAINER_ATTRIBUTE = ` id="${CONTAINER_ID}"`;

/** Attributes whose values are URLs. */
const URL_ATTRIBUTES: ReadonlySet<string> = new Set([
  'href',
  'src',
  'poster',
  'cite',
  'action',
  'data',
  'background',
]);

function isElement(node: Tree.ChildNode): node is Tree.Element {
  return 'tagName' in node;
}

function findContainer(root: Tree.Document): Tree.Element | undefined {
  const open: Tree.ChildNode[] = [...root.childNodes];
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isElement(node)) continue;
    if (node.attrs.some(({name, value}) => name === 'id' && value === CONTAINER_ID)) return node;
    open.push(...node.childNodes);
  }
  return undefined;
}

/**
 * Parses a page from the start of the container to the end of the page. If a long list of posts precedes the container,
 * this takes a fifth of the time of parsing the whole page.
 *
 * @returns `undefined` if the attribute of the container is missing in the HTML, or occurs more than once
 */
function parseFromContainer(html: string): Tree.Element | undefined {
  const at = html.indexOf(CONTAINER_ATTRIBUTE);
  if (at === -1 || html.includes(CONTAINER_ATTRIBUTE, at + 1)) return undefined;
  return findContainer(parse(html.slice(html.lastIndexOf('<', at))));
}

function toAbsolute(url: string, base: string): string {
  return URL.canParse(url, base) ? new URL(url, base).href : url;
}

/**
 * Makes the URLs of a `srcset` absolute: "a.png 1x, b.png 2x". URLs may contain commas, but not at their start or end.
 */
function absoluteSrcset(srcset: string, base: string): string {
  const candidates: string[] = [];
  let isUrlNext = true;
  for (const word of srcset.split(/[\t\n\f\r ]+/).filter(Boolean)) {
    if (isUrlNext) {
      const url = withoutCommas(word);
      if (url !== '') candidates.push(toAbsolute(url, base));
      isUrlNext = url === '' || word.endsWith(',');
    } else {
      const [descriptor = '', ...rest] = word.split(',');
      candidates.push(`${candidates.pop()} ${descriptor}`);
      const next = withoutCommas(rest.join(','));
      if (next !== '') candidates.push(toAbsolute(next, base));
      isUrlNext = rest.length > 0 && (next === '' || word.endsWith(','));
    }
  }
  return candidates.join(', ');
}

function withoutCommas(word: string): string {
  let start = 0;
  let end = word.length;
  while (word[start] === ',') start += 1;
  while (end > start && word[end - 1] === ',') end -= 1;
  return word.slice(start, end);
}

function isNoise(node: Tree.ChildNode): boolean {
  return node.nodeName === '#comment' || node.nodeName === 'script';
}

function isTemplate(element: Tree.Element): element is Tree.Template {
  return 'content' in element;
}

/**
 * Node that contains the children of an element: parse5 stores the children of a `<template>` in a separate fragment.
 */
function contentOf(element: Tree.Element): Tree.ParentNode {
  return isTemplate(element) ? element.content : element;
}

function makeAbsolute(element: Tree.Element, base: string): void {
  for (const attribute of element.attrs) {
    if (URL_ATTRIBUTES.has(attribute.name)) attribute.value = toAbsolute(attribute.value, base);
    if (attribute.name === 'srcset') attribute.value = absoluteSrcset(attribute.value, base);
  }
}

/**
 * Extracts the HTML of a post from its page, for feed readers: with absolute URLs, without scripts and comments.
 *
 * @param html - HTML of the whole page
 * @param pageUrl - absolute URL of the page
 * @returns `undefined` if the page has no container, for example because the site replaces the component of posts
 */
export function extractPostContent(html: string, pageUrl: string): string | undefined {
  const container = parseFromContainer(html) ?? findContainer(parse(html));
  if (!container) return undefined;
  const open: Tree.Element[] = [container];
  for (let element = open.pop(); element; element = open.pop()) {
    const parent = contentOf(element);
    parent.childNodes = parent.childNodes.filter((node) => !isNoise(node));
    makeAbsolute(element, pageUrl);
    open.push(...parent.childNodes.filter(isElement));
  }
  return serialize(container);
}
