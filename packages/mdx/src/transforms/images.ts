import {isSafeUrl} from '../client/safeUrl.js';
import {type Compilation, markProperties, type Report, report} from '../compilation.js';
import type {FoundFile} from '../ReferenceReader.js';
import {addAsset} from '../references/contentAsset.js';
import {parseTarget, type Target} from '../references/parseTarget.js';
import {reportRefusal} from '../references/reportRefusal.js';
import {assetCandidates} from '../references/resolveFiles.js';
import {type MdNode, positionOf, setProperties, visitTree} from '../tree.js';
import type {BrokenReferenceHandler, ReportingSeverity} from '../types.js';

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
  const found = publishTarget(node, target, compilation);
  if (!found) {
    reportBroken(node, compilation, {
      code: 'IMAGE_NOT_FOUND',
      message: `The image "${url}" was not found.`,
      hint: target.path.startsWith('/')
        ? 'A path that starts with "/" is looked up in the static folders.'
        : 'A path is looked up from the folder of the file; "@site/…" from the folder of the site.',
      policy: compilation.input.site.markdown.hooks.onBrokenMarkdownImages,
    });
  } else if (!found.refusal) {
    setProperties(node, markProperties(compilation, {...found.facts.size, loading: 'lazy'}));
    const properties = compilation.properties.length - 1;
    compilation.images.push({file: found.file, url, properties, ...positionOf(node)});
  }
}

/** Points an image or a link to the published copy of a file, or reports a file that may not be published. */
export function publishTarget(node: MdNode, target: Target, compilation: Compilation): FoundFile | undefined {
  const found = compilation.reader.findFile(assetCandidates(compilation.input, target.path));
  if (found?.refusal) {
    reportRefusal(compilation, `The ${node.type} "${node.url}"`, found.refusal, positionOf(node));
  } else if (found) {
    node.url = addAsset(compilation, found.file, found.facts).url + target.query + target.hash;
  }
  return found;
}

interface BrokenReference extends Omit<Report, 'line' | 'column'> {
  readonly policy: ReportingSeverity | BrokenReferenceHandler;
}

/** Handles a missing target: takes the URL that the handler of the site returns, or reports it by the severity. */
export function reportBroken(
  node: MdNode,
  compilation: Compilation,
  {policy, ...broken}: BrokenReference,
): void {
  if (typeof policy === 'function') {
    node.url = policy({sourceFilePath: compilation.input.file, url: node.url ?? '', node}) ?? node.url;
  } else report(compilation, policy, {...broken, ...positionOf(node)});
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
