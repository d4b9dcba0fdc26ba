import {isSafeUrl} from '../client/safeUrl.js';
import type {Compilation} from '../compilation.js';
import {markProperties, report, reportBroken} from '../compilation.js';
import {addAsset} from '../references/contentAsset.js';
import {parseTarget} from '../references/parseTarget.js';
import {reportRefusal} from '../references/reportRefusal.js';
import {assetCandidates} from '../references/resolveFiles.js';
import {type MdNode, setProperties, visitTree} from '../tree.js';

const ESCAPE = 'pathname://';

/** Replaces URLs of images in the site by those of the published files, and adds the sizes of the images. */
export function resolveImages(root: MdNode, compilation: Compilation): void {
  visitTree(root, (node) => {
    if (node.type !== 'image' || !node.url) return;
    const isEscaped = node.url.startsWith(ESCAPE);
    if (isEscaped) node.url = node.url.slice(ESCAPE.length);
    if (!isSafeUrl(node.url, 'image')) leaveOut(node, compilation);
    else if (!isEscaped) resolveImage(node, node.url, compilation);
  });
}

function resolveImage(node: MdNode, url: string, compilation: Compilation): void {
  const target = parseTarget(url);
  if (!target) return;
  const {input, reader} = compilation;
  const found = reader.findFile(assetCandidates(input, target.path));
  if (found?.refusal) {
    reportRefusal(compilation, `The image "${url}"`, found.refusal, positionOf(node));
    return;
  }
  if (found) {
    node.url = addAsset(compilation, found.file, found.facts).url + target.query + target.hash;
    setProperties(node, markProperties(compilation, {...found.facts.size, loading: 'lazy'}));
    const properties = compilation.properties.length - 1;
    compilation.images.push({file: found.file, url, properties, ...positionOf(node)});
    return;
  }
  const replacement = reportBroken(compilation, {
    code: 'IMAGE_NOT_FOUND',
    message: `The image "${url}" was not found.`,
    hint: target.path.startsWith('/')
      ? 'A path that starts with "/" is looked up in the static folders.'
      : 'A path is looked up from the folder of the file; "@site/…" from the folder of the site.',
    url,
    node,
    ...positionOf(node),
    policy: input.site.markdown.hooks.onBrokenMarkdownImages,
  });
  if (replacement !== undefined) node.url = replacement;
}

function leaveOut(node: MdNode, compilation: Compilation): void {
  reportUnsafe(compilation, `The image "${node.url}" is left out`, node);
  node.type = 'text';
  node.value = node.alt ?? '';
}

/**
 * Reports a URL that is left out because it is not safe.
 *
 * @param what - beginning of the message: 'The link "javascript:…" is left out'
 */
export function reportUnsafe(compilation: Compilation, what: string, node: MdNode): void {
  report(compilation, 'warn', {
    code: 'UNSAFE_URL',
    message: `${what}: such URLs run code, or hold a document.`,
    hint: 'Use a path, or a URL with another scheme than "javascript:", "vbscript:" and "data:"; images may have "data:image/…".',
    ...positionOf(node),
  });
}

export function positionOf(node: MdNode): {line: number | undefined; column: number | undefined} {
  return {line: node.position?.start.line, column: node.position?.start.column};
}
