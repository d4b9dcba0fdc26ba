// Steps that images and links have in common: publish the file that they name, report a missing file or an unsafe URL.
import {type Compilation, type Report, report} from '../compilation.js';
import type {FoundFile} from '../ReferenceReader.js';
import {addAsset} from '../references/contentAsset.js';
import type {Target} from '../references/parseTarget.js';
import {reportRefusal} from '../references/reportRefusal.js';
import {assetCandidates, inputOfNode} from '../references/resolveFiles.js';
import {type MdNode, positionOf} from '../tree.js';
import type {BrokenReferenceHandler, ReportingSeverity} from '../types.js';

/** Points an image or a link to the published copy of a file, or reports a file that may not be published. */
export function publishTarget(node: MdNode, target: Target, compilation: Compilation): FoundFile | undefined {
  const found = compilation.reader.findFile(
    assetCandidates(inputOfNode(compilation.input, node), target.path),
  );
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

/**
 * Handles a missing target. If the site has a function as handler, its URL is used; otherwise the target is reported
 * with the severity that the site has set.
 */
export function reportBroken(
  node: MdNode,
  compilation: Compilation,
  {policy, ...broken}: BrokenReference,
): void {
  if (typeof policy === 'function') {
    node.url =
      policy({sourceFilePath: inputOfNode(compilation.input, node).file, url: node.url ?? '', node}) ??
      node.url;
  } else report(compilation, policy, {...broken, ...positionOf(node)});
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
