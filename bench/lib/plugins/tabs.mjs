/** A remark plugin for the benchmark: consecutive code blocks with `tab="…"` become tabs. */
export default function remarkTabs() {
  return (root) => {
    const found = groupTabs(root);
    const hasImport = root.children.some(
      ({type, value}) => type === 'mdxjsEsm' && value.includes('@theme/Tabs'),
    );
    if (found && !hasImport) root.children.unshift(importTabs());
  };
}

function groupTabs(parent) {
  let found = false;
  const children = [];
  for (const child of parent.children ?? []) {
    const label = child.type === 'code' ? /\btab="([^"]+)"/.exec(child.meta ?? '')?.[1] : undefined;
    if (label === undefined) {
      found = groupTabs(child) || found;
      children.push(child);
      continue;
    }
    found = true;
    const item = element('TabItem', {value: label}, [
      {...child, meta: child.meta.replace(/\s*\btab="[^"]+"/, '')},
    ]);
    const last = children.at(-1);
    if (last?.isTabs) last.children.push(item);
    else children.push({...element('Tabs', {}, [item]), isTabs: true});
  }
  if (parent.children) parent.children = children;
  return found;
}

function element(name, attributes, children) {
  const list = Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  }));
  return {type: 'mdxJsxFlowElement', name, attributes: list, children};
}

function importTabs() {
  const body = ['Tabs', 'TabItem'].map((name) => ({
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    source: {type: 'Literal', value: `@theme/${name}`, raw: `'@theme/${name}'`},
  }));
  const value = "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'";
  return {type: 'mdxjsEsm', value, data: {estree: {type: 'Program', sourceType: 'module', body}}};
}
