/** Syntax node of the statement `import name from 'source'`. */
function importOf(name, source) {
  const specifiers = [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}];
  const literal = {type: 'Literal', value: source, raw: `'${source}'`};
  return {type: 'ImportDeclaration', specifiers, source: literal, attributes: []};
}

const attribute = (name, value) => ({type: 'mdxJsxAttribute', name, value});

function tabsOf(node, managers) {
  const children = managers.map((manager) => ({
    type: 'mdxJsxFlowElement',
    name: 'TabItem',
    attributes: [attribute('value', manager)],
    children: [{type: 'code', lang: node.lang, value: node.value.replaceAll('npm', manager)}],
  }));
  return {type: 'mdxJsxFlowElement', name: 'Tabs', attributes: [attribute('groupId', 'manager')], children};
}

/** Turns code blocks with the meta "managers" into tabs, those with "badge" into a badge; imports the components. */
export function commandTabs({managers = ['npm', 'pnpm']} = {}) {
  return (root) => {
    const imports = new Set();
    const visit = (node) => {
      for (const [index, child] of (node.children ?? []).entries()) {
        if (child.type === 'code' && child.meta === 'managers') {
          node.children[index] = tabsOf(child, managers);
          imports.add('@theme/Tabs').add('@theme/TabItem');
        } else if (child.type === 'code' && child.meta === 'badge') {
          node.children[index] = {type: 'mdxJsxFlowElement', name: 'Badge', attributes: [], children: []};
          imports.add('@site/src/Badge');
        } else visit(child);
      }
    };
    visit(root);
    if (imports.size === 0) return;
    const body = [...imports].map((source) => importOf(source.slice(source.lastIndexOf('/') + 1), source));
    const estree = {type: 'Program', sourceType: 'module', body};
    root.children.unshift({type: 'mdxjsEsm', value: '', data: {estree}});
  };
}

/** Adds an empty syntax extension to the parser. */
export function addExtension() {
  this.data().micromarkExtensions ??= [];
  this.data().micromarkExtensions.push({});
}
