import {type Compilation, markProperties} from '../compilation.js';
import {element, type MdNode, replaceNodes, sourceOfNode} from '../tree.js';

/** Matches the marker of an alert, alone on its line. */
const MARKER = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

/**
 * Class names for the admonitions of alerts: type of the alert → class name. A caution is red on GitHub, so it gets the
 * class of "danger"; the admonition "caution" would look like a warning.
 */
const CLASS_NAMES: {readonly [type: string]: string} = {caution: 'alert--danger'};

/** Replaces alerts in the syntax of GitHub: `> [!NOTE]` → `<admonition type="note">`. */
export function transformAlerts(root: MdNode, compilation: Compilation): void {
  const {rule, site} = compilation.input;
  if (!site.markdown.githubAlerts || !rule.admonitions || !/\[!\w|::include\{/.test(compilation.source))
    return;
  replaceNodes(root, (node) => {
    const alert =
      node.type === 'blockquote' ? takeMarker(node, sourceOfNode(node, compilation.source)) : undefined;
    if (!alert) return undefined;
    const {type, children} = alert;
    const properties = markProperties(compilation, {type, className: CLASS_NAMES[type]});
    return [{...element('admonition', properties, children), position: node.position}];
  });
}

interface Alert {
  readonly type: string;
  /** Children of the quote without its marker. */
  readonly children: MdNode[];
}

/**
 * Reads the marker of an alert.
 *
 * @returns `undefined` for a quote that is no alert. As on GitHub, a quote with nothing below its marker is no alert.
 */
function takeMarker({children = []}: MdNode, source: string): Alert | undefined {
  const [paragraph, ...blocks] = children;
  const [text, ...others] = (paragraph?.type === 'paragraph' && paragraph.children) || [];
  if (!paragraph || text?.type !== 'text') return undefined;
  const [marker, name] = MARKER.exec(text.value ?? '') ?? [];
  // The source is checked as well, since an escaped bracket has the same text.
  if (marker === undefined || !name || !source.startsWith('[', text.position?.start.offset)) return undefined;
  const rest = (text.value ?? '').slice(marker.length);
  const isBeforeBreak = others[0]?.type === 'break';
  if (!marker.endsWith('\n') && others.length > 0 && !isBeforeBreak) return undefined;
  const first = rest === '' ? others.slice(isBeforeBreak ? 1 : 0) : [{...text, value: rest}, ...others];
  const below = [...(first.length > 0 ? [{...paragraph, children: first}] : []), ...blocks];
  return below.length > 0 ? {type: name.toLowerCase(), children: below} : undefined;
}
