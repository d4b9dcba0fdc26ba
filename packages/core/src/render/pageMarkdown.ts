import {
  type MarkdownNode,
  type ReactElementLike,
  readElements,
  readHtml,
  writeMarkdown,
} from '@lectern/markdown-writer';
import type {ContentExports, ContentRecorder} from '../client/renderTypes.js';
import {linkTarget} from '../shared/linkTarget.js';
import type {PayloadContent, RoutePayload} from '../shared/payload.js';
import {frontMatterOf} from './markdownFacts.js';
import type {PageShell} from './RenderJob.js';

/** Element around each component that is rendered to find its text. */
const PART = 'lectern-part';

/** Settings of the site for the Markdown of its pages. */
export type MarkdownSettings = NonNullable<PageShell['markdown']>;

export interface PageToWrite {
  readonly payload: RoutePayload;
  readonly page: PayloadContent;
  readonly exports: ContentExports;
  /** Renders the page once more, and returns its HTML. */
  render(): Promise<string>;
}

/**
 * Writes the Markdown of a page from the elements that its content has rendered. Components that do not say how they
 * read as Markdown are rendered once more, all together, to find their text.
 */
export async function pageMarkdown(
  {payload, page, exports, render}: PageToWrite,
  recorder: ContentRecorder,
  settings: MarkdownSettings,
): Promise<string> {
  const content = exports.default;
  const unknown: ReactElementLike[] = [];
  const read = readContent(recorder.elementsOf(content)?.elements, recorder, unknown);
  const nodes = unknown.length === 0 ? read : withParts(read, await renderedParts());
  const {title, facts} = frontMatterOf({payload, page, exports}, settings);
  const showsTitle = title !== undefined && isTitleShown(page, exports, nodes);
  const body = showsTitle ? [{tag: 'h1', props: {}, children: [title]}, ...nodes] : nodes;
  return `${facts}\n${writeMarkdown(body, {resolveUrl: urlResolver(payload.path, settings)})}`;

  async function renderedParts(): Promise<readonly (readonly MarkdownNode[])[]> {
    recorder.show(content, unknown, PART);
    return partsOf(readHtml(await render()));
  }
}

function readContent(
  elements: unknown,
  recorder: ContentRecorder,
  unknown: ReactElementLike[],
): readonly MarkdownNode[] {
  const names = recorder.names();
  return readElements(elements, {
    nameOf: (type) => names.get(type),
    toMarkdownOf: (type) => recorder.describe(type),
    renderedBy: ({type, props}) =>
      typeof type === 'function' ? recorder.elementsOf(type, props) : undefined,
    readUnknown: (element) => [{tag: PART, props: {at: unknown.push(element) - 1}, children: []}],
  });
}

function partsOf(nodes: readonly MarkdownNode[]): (readonly MarkdownNode[])[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return node.tag === PART ? [node.children] : partsOf(node.children);
  });
}

/** Puts what components have rendered in their places. */
function withParts(
  nodes: readonly MarkdownNode[],
  parts: readonly (readonly MarkdownNode[])[],
): readonly MarkdownNode[] {
  return nodes.flatMap((node): readonly MarkdownNode[] => {
    if (typeof node === 'string') return [node];
    if (node.tag === PART) return parts[Number(node.props.at)] ?? [];
    return [{...node, children: withParts(node.children, parts)}];
  });
}

/**
 * True if the layout shows the title above the content. That of a doc does so if the content has no title at its start: a
 * partial may begin with a title of its own. A page of the pages plugin, which has a type, is only its content; its title
 * is added if there is none.
 */
function isTitleShown(
  page: PayloadContent,
  {contentTitle, frontMatter}: ContentExports,
  nodes: readonly MarkdownNode[],
): boolean {
  const {type} = (page.metadata ?? {}) as {readonly type?: unknown};
  const {hide_title: isHidden} = (frontMatter ?? {}) as {readonly hide_title?: unknown};
  if (isHidden) return false;
  return (type === undefined && typeof contentTitle !== 'string') || !hasTitle(nodes);
}

function hasTitle(nodes: readonly MarkdownNode[]): boolean {
  return nodes.some((node) => typeof node !== 'string' && (node.tag === 'h1' || hasTitle(node.children)));
}

/** Makes URLs of links and images absolute, as a reader of the page's HTML sees them. */
function urlResolver(
  path: string,
  {siteUrl, baseUrl, trailingSlash}: MarkdownSettings,
): (url: string) => string {
  const rules = {siteUrl, baseUrl, trailingSlash};
  const page = siteUrl + path;
  return (url) => {
    const {kind, href} = linkTarget(url, rules);
    if (kind === 'outside' && /^[a-z][a-z\d+.-]*:/i.test(href)) return href;
    return URL.canParse(href, page) ? new URL(href, page).href : href;
  };
}
