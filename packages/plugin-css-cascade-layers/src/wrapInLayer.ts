import {AtRule, type ChildNode, parse} from 'postcss';

/**
 * At-rules that stay outside of the layer: at-rules that CSS allows only at the top of a stylesheet, and `@value` of
 * CSS modules.
 */
const OUTER: ReadonlySet<string> = new Set(['charset', 'import', 'namespace', 'value']);

function isOuter(node: ChildNode): boolean {
  if (node.type === 'atrule') return OUTER.has(node.name.toLowerCase());
  return node.type === 'rule' && /^:(?:export|import)\b/.test(node.selector);
}

/** Parameters of `@import`, in groups: URL, layer name, conditions. */
const IMPORT = /^(url\([^)]*\)|"[^"]*"|'[^']*')(?:\s+layer(?:\(([^)]*)\))?(?=\s|$))?(.*)$/is;

/**
 * Adds the layer to the parameters of `@import`: `"a.css" layer(own) print` → `"a.css" layer(site.vendor.own) print`.
 */
function importInto(layer: string, params: string): string {
  const [, target, own, conditions = ''] = IMPORT.exec(params) ?? [];
  if (target === undefined) return params;
  return `${target} layer(${own ? `${layer}.${own.trim()}` : layer})${conditions}`;
}

/**
 * Puts a stylesheet, and the stylesheets that it imports, into a cascade layer. Line numbers do not change.
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
