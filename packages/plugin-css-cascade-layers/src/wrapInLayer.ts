import {AtRule, type ChildNode, parse} from 'postcss';

/** At-rules that only count at the beginning of a stylesheet, outside of everything, and values of CSS modules. */
const OUTER = new Set(['charset', 'import', 'namespace', 'value']);

function isOuter(node: ChildNode): boolean {
  if (node.type === 'atrule') return OUTER.has(node.name.toLowerCase());
  return node.type === 'rule' && /^:(?:export|import)\b/.test(node.selector);
}

/** Target of an import, the layer that it names, and its conditions. */
const IMPORT = /^(url\([^)]*\)|"[^"]*"|'[^']*')(?:\s+layer(?:\(([^)]*)\))?(?=\s|$))?(.*)$/is;

/** `"a.css" layer(own) print` → `"a.css" layer(site.vendor.own) print` */
function importInto(layer: string, params: string): string {
  const [, target, own, conditions = ''] = IMPORT.exec(params) ?? [];
  if (target === undefined) return params;
  return `${target} layer(${own ? `${layer}.${own.trim()}` : layer})${conditions}`;
}

/**
 * Puts a stylesheet, and what it imports, into a cascade layer. Lines stay where they are.
 *
 * @throws {CssSyntaxError} if the text is no CSS
 */
export function wrapInLayer(css: string, {layer, file}: {layer: string; file: string}): string {
  const root = parse(css, {from: file});
  root.walkAtRules(/^import$/i, (rule) => {
    rule.params = importInto(layer, rule.params);
  });
  const inner = root.nodes.filter((node) => !isOuter(node));
  if (inner.every(({type}) => type === 'comment')) return root.toString();
  const wrapper = new AtRule({name: 'layer', params: layer, raws: {between: ' ', after: ''}});
  const [first] = inner;
  wrapper.raws.before = first?.raws.before ?? '';
  first?.before(wrapper);
  for (const node of inner) {
    const {before} = node.raws;
    wrapper.append(node);
    node.raws.before = node === first ? '' : (before ?? '');
  }
  return root.toString();
}
