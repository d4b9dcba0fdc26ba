import {isSafeUrl} from '../client/safeUrl.js';
import {type Compilation, markProperties} from '../compilation.js';
import {parseTarget} from '../references/parseTarget.js';
import {type MdNode, positionOf, setProperties, visitTree} from '../tree.js';
import {publishTarget, reportBroken, reportUnsafe} from './targets.js';

const ESCAPE = 'pathname://';

/** Replaces URLs of images in the site by the URLs of the published files, and adds width and height of the images. */
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
    const {file: from, ...place} = positionOf(node);
    compilation.images.push({file: found.file, url, properties, ...place, from});
  }
}

function leaveOut(node: MdNode, compilation: Compilation): void {
  reportUnsafe(compilation, `The image "${node.url}" is left out`, node);
  node.type = 'text';
  node.value = node.alt ?? '';
}
