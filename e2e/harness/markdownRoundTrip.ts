import fs from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {type DefaultTreeAdapterMap, defaultTreeAdapter, html as htmlNames, parse} from 'parse5';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

type HtmlNode = DefaultTreeAdapterMap['node'];
type HtmlElement = DefaultTreeAdapterMap['element'];

/** Parts of an article that readers of its HTML and of its Markdown must both find, in the order of the page. */
export interface ArticleFacts {
  /** "2 Title of the section" */
  readonly headings: string[];
  /** Absolute URLs. */
  readonly links: string[];
  /** Texts of code blocks, and of code in lines. */
  readonly code: string[];
  /** Texts of table cells. */
  readonly cells: string[];
}

const emptyFacts = (): ArticleFacts => ({headings: [], links: [], code: [], cells: []});

/** Text with the white space that browsers show. */
const shown = (text: string): string =>
  text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Absolute URL, in one spelling for addresses with and without a slash or an empty fragment at the end. */
function address(url: string, pageUrl: string): string {
  const {href} = new URL(url, pageUrl);
  return href.replace(/\/?(?=[?#]|$)/, '').replace(/#$/, '');
}

const parser = unified().use(remarkParse).use(remarkGfm);

/** Reads the facts of a page's Markdown with a parser that is not the one of Lectern. */
export function readMarkdown(text: string, pageUrl: string): ArticleFacts {
  const facts = emptyFacts();
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  visit(parser.parse(body));
  return facts;

  function visit(node: Nodes): void {
    if (node.type === 'heading') facts.headings.push(`${node.depth} ${shown(textOf(node))}`);
    else if (node.type === 'link') facts.links.push(address(node.url, pageUrl));
    else if (node.type === 'code' || node.type === 'inlineCode') facts.code.push(shown(node.value));
    else if (node.type === 'tableCell') facts.cells.push(shown(textOf(node)));
    if ('children' in node) for (const child of node.children) visit(child);
  }
}

function textOf(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node && node.type !== 'html' ? node.value : '';
}

/** Elements around and in an article that are not its content: menus, buttons, drawings, copies for small screens. */
function isAside(element: HtmlElement): boolean {
  const classes = attribute(element, 'class')?.split(' ') ?? [];
  return (
    ['button', 'nav', 'footer', 'template', 'script', 'style', 'svg', 'time'].includes(element.tagName) ||
    classes.some((name) =>
      ['hash-link', 'theme-page-menu', 'theme-doc-version-badge', 'katex'].includes(name),
    ) ||
    // Markdown has a syntax of its own for notes.
    element.attrs.some(({name}) => name.startsWith('data-footnote')) ||
    attribute(element, 'aria-hidden') === 'true'
  );
}

function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

function find(node: HtmlNode, matches: (element: HtmlElement) => boolean): HtmlElement | undefined {
  if (defaultTreeAdapter.isElementNode(node) && matches(node)) return node;
  if (!('childNodes' in node)) return undefined;
  for (const child of node.childNodes) {
    const found = find(child, matches);
    if (found) return found;
  }
  return undefined;
}

/** Returns the elements of a page with the text that was written for it, with its title. */
function contentOf(document: HtmlNode): HtmlElement[] {
  const hasClass = (name: string) => (element: HtmlElement) =>
    attribute(element, 'class')?.split(' ').includes(name) ?? false;
  const doc = find(document, hasClass('theme-doc-markdown'));
  if (doc) return [doc];
  const article = find(document, ({tagName}) => tagName === 'article');
  const post = article && find(article, (element) => attribute(element, 'id') === '__blog-post-container');
  if (!article || !post) return article ? [article] : [];
  const title = find(article, ({tagName}) => tagName === 'h1');
  return title ? [title, post] : [post];
}

function htmlText(node: HtmlNode): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (defaultTreeAdapter.isElementNode(node)) {
    if (node.tagName === 'br') return '\n';
    if (isAside(node)) return '';
  }
  return 'childNodes' in node ? node.childNodes.map(htmlText).join('') : '';
}

/** Reads the facts of a page's HTML. Returns `undefined` for a page without an article. */
export function readArticle(html: string, pageUrl: string): ArticleFacts | undefined {
  const facts = emptyFacts();
  const roots = contentOf(parse(html));
  for (const root of roots) visit(root);
  return roots.length > 0 ? facts : undefined;

  function visit(node: HtmlNode): void {
    if (!defaultTreeAdapter.isElementNode(node)) return;
    if (node.namespaceURI !== htmlNames.NS.HTML || isAside(node)) return;
    const {tagName} = node;
    // A frame of another site reads as a link to it.
    const href = attribute(node, {a: 'href', iframe: 'src'}[tagName] ?? '');
    if (/^h[1-6]$/.test(tagName)) facts.headings.push(`${tagName[1]} ${shown(htmlText(node))}`);
    else if (href !== undefined) facts.links.push(address(href, pageUrl));
    else if (tagName === 'td' || tagName === 'th') facts.cells.push(shown(htmlText(node)));
    else if (tagName === 'pre' || tagName === 'code') {
      facts.code.push(shown(htmlText(node)));
      return;
    }
    for (const child of node.childNodes) visit(child);
  }
}

/** Differences of one page, as lines: "links: only in the HTML: https://…". */
export interface PageDifferences {
  readonly file: string;
  readonly lines: readonly string[];
}

/** Compares the Markdown of each page of a built site with its HTML. */
export function compareMarkdown(
  outDir: string,
  siteUrl: string,
): {pages: number; differing: PageDifferences[]} {
  const files = fs
    .readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const stem = file.slice(0, -'.md'.length);
      const pages = [`${stem}/index.html`, `${stem}.html`];
      const page = pages.find((name) => fs.existsSync(path.join(outDir, name)));
      return page === undefined ? [] : [{file, page}];
    });
  const differing = files.flatMap(({file, page}) => {
    const url = new URL(page.replace(/(^|\/)index\.html$/, '$1'), siteUrl).href;
    const article = readArticle(fs.readFileSync(path.join(outDir, page), 'utf8'), url);
    if (!article) return [{file, lines: ['the HTML has no article']}];
    const text = readMarkdown(fs.readFileSync(path.join(outDir, file), 'utf8'), url);
    const lines = (['headings', 'links', 'code', 'cells'] as const).flatMap((kind) =>
      differencesOf(kind, article[kind], text[kind]),
    );
    return lines.length > 0 ? [{file, lines}] : [];
  });
  return {pages: files.length, differing};
}

function differencesOf(kind: string, html: readonly string[], markdown: readonly string[]): string[] {
  if (html.join('\0') === markdown.join('\0')) return [];
  const rest = [...markdown];
  const missing = html.filter((one) => {
    const at = rest.indexOf(one);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
  const lines = [
    ...missing.map((one) => `${kind}: only in the HTML: ${one}`),
    ...rest.map((one) => `${kind}: only in the Markdown: ${one}`),
  ];
  return lines.length > 0 ? lines : [`${kind}: in another order`];
}
