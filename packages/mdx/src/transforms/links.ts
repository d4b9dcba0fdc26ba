import path from 'node:path';
import {isSafeUrl} from '../client/safeUrl.js';
import {type Compilation, markProperties} from '../compilation.js';
import {parseTarget, type Target} from '../references/parseTarget.js';
import {inputOfNode, markdownCandidates} from '../references/resolveFiles.js';
import {isJsx, jsxAttribute, type MdNode, replaceNodes, setProperties} from '../tree.js';
import {publishTarget, reportBroken, reportUnsafe} from './targets.js';

/**
 * Resolves links: paths of Markdown files become URLs of their pages, other files become assets. A link to a file
 * without a page, such as a draft, or with an unsafe URL, is replaced by its text.
 */
export function resolveLinks(root: MdNode, compilation: Compilation): void {
  replaceNodes(root, (node) => {
    if (isJsx(node)) checkJsxLink(compilation, node);
    if (node.type !== 'link' || node.url === undefined) return undefined;
    if (!isSafeLink(node.url)) {
      reportUnsafe(compilation, `The link "${node.url}" is left out`, node);
      return node.children ?? [];
    }
    const target = parseTarget(node.url);
    if (target && resolveTarget(node, target, compilation) === 'draft') return node.children ?? [];
    noteLink(compilation, node, node.url);
    return undefined;
  });
}

/** True if the URL without "pathname://" is safe. The link component removes this prefix. */
function isSafeLink(url: string): boolean {
  return isSafeUrl(url.replace(/^pathname:\/\//, ''));
}

/**
 * Records the URL of a JSX element (`to` or `href`) for the link check, or reports it if it is unsafe. An unsafe URL is
 * removed when the element is created (`guardElements` of core).
 */
function checkJsxLink(compilation: Compilation, node: MdNode): void {
  const url = jsxAttribute(node, 'to') ?? jsxAttribute(node, 'href');
  if (url === undefined || isSafeLink(url)) noteLink(compilation, node, url);
  else reportUnsafe(compilation, `The link "${url}" of <${node.name}> is left out`, node);
}

function resolveTarget(node: MdNode, target: Target, compilation: Compilation): 'draft' | undefined {
  if (/\.mdx?$/i.test(target.path)) return resolveMarkdown(node, target, compilation);
  if (mayBeFile(target.path)) resolveAsset(node, target, compilation);
  return undefined;
}

/**
 * True if the path of a link may lead to a file that becomes an asset. A path without an extension ("./LICENSE") may do
 * so unless it begins or ends with "/", as URLs of pages do.
 */
function mayBeFile(target: string): boolean {
  const extension = path.extname(target);
  if (extension === '') return !target.startsWith('/') && !target.endsWith('/');
  return !/^\.html?$/i.test(extension) || target.startsWith('@site/');
}

function resolveMarkdown(node: MdNode, target: Target, compilation: Compilation): 'draft' | undefined {
  const {reader} = compilation;
  const input = inputOfNode(compilation.input, node);
  for (const file of markdownCandidates(input, target.path)) {
    const permalink = reader.permalinkOf(file);
    if (permalink === null) return 'draft';
    if (permalink === undefined) continue;
    node.url = permalink + target.query + target.hash;
    return undefined;
  }
  const url = node.url ?? '';
  const isFile = [...markdownCandidates(input, target.path)].some((file) => reader.exists(file));
  reportBroken(node, compilation, {
    code: 'MARKDOWN_LINK_NOT_FOUND',
    message: isFile
      ? `The link "${url}" leads to a file that is no page of the same docs: it may belong to another version.`
      : `The link "${url}" leads to no Markdown file of this site.`,
    hint: 'Link to a file that exists, by its path from this file or from the content folder, or use a URL path.',
    policy: input.site.markdown.hooks.onBrokenMarkdownLinks,
  });
  return undefined;
}

function resolveAsset(node: MdNode, target: Target, compilation: Compilation): void {
  const found = publishTarget(node, target, compilation);
  if (found && !found.refusal) {
    setProperties(node, markProperties(compilation, {target: '_blank', 'data-noBrokenLinkCheck': true}));
  } else if (!found && target.path.startsWith('@site/')) {
    reportBroken(node, compilation, {
      code: 'LINKED_FILE_NOT_FOUND',
      message: `The file "${node.url ?? ''}" was not found.`,
      hint: '"@site/" stands for the folder of the site.',
      policy: compilation.input.site.markdown.hooks.onBrokenMarkdownLinks,
    });
  }
}

function noteLink(compilation: Compilation, node: MdNode, url: string | undefined): void {
  const line = node.position?.start.line;
  if (!url || line === undefined || /^[a-z][a-z\d+.-]*:|^\/\//i.test(url)) return;
  compilation.links.push({url, line});
}
