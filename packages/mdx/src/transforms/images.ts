import type {Compilation} from '../compilation.js';
import {markProperties, reportBroken, reportRefusal} from '../compilation.js';
import {addAsset} from '../references/contentAsset.js';
import {parseTarget} from '../references/parseTarget.js';
import {assetCandidates} from '../references/resolveFiles.js';
import {type MdNode, setProperties, visitTree} from '../tree.js';

const ESCAPE = 'pathname://';

/** Local images get the URL of a hashed copy and their size. */
export function resolveImages(root: MdNode, compilation: Compilation): void {
  visitTree(root, (node) => {
    if (node.type !== 'image' || !node.url) return;
    if (node.url.startsWith(ESCAPE)) node.url = node.url.slice(ESCAPE.length);
    else resolveImage(node, node.url, compilation);
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

export function positionOf(node: MdNode): {line: number | undefined; column: number | undefined} {
  return {line: node.position?.start.line, column: node.position?.start.column};
}
