import type {MdNode, Statement} from './tree.js';

function statementsOf(root: MdNode): Statement[] {
  return (root.children ?? []).flatMap(({type, data}) =>
    type === 'mdxjsEsm' ? (data?.estree?.body ?? []) : [],
  );
}

/** Names that a statement declares on the top level; those of patterns are not found. */
function declaredNames({specifiers = [], declaration, type}: Statement): (string | undefined)[] {
  const imported = type === 'ImportDeclaration' ? specifiers.map(({local}) => local.name) : [];
  const variables = declaration?.declarations?.map(({id}) => id.name) ?? [];
  return [...imported, declaration?.id?.name, ...variables];
}

function defaultImportOf(source: string, statements: readonly Statement[]): string | undefined {
  return statements
    .filter((statement) => statement.type === 'ImportDeclaration' && statement.source?.value === source)
    .flatMap(({specifiers = []}) => specifiers)
    .find(({type}) => type === 'ImportDefaultSpecifier')?.local.name;
}

function importStatement(name: string, source: string): Statement {
  return {
    type: 'ImportDeclaration',
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    source: {type: 'Literal', value: source, raw: `'${source}'`},
    attributes: [],
  };
}

function importNode(name: string, source: string): MdNode {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}'`,
    data: {estree: {type: 'Program', sourceType: 'module', body: [importStatement(name, source)]}},
  };
}

/** Components that a page imports. */
export interface Imports {
  /** Its name in the page is the page's own, else that of the component, with underscores if the page has another use for it. */
  nameOf(component: string): string;
  /** Adds the imports that the page lacks to its beginning. */
  add(root: MdNode): void;
}

/** @param root - of a page, before it is changed */
export function importsOf(root: MdNode): Imports {
  const statements = statementsOf(root);
  const taken = new Set(statements.flatMap(declaredNames));
  const added = new Map<string, string>();
  return {
    nameOf(component) {
      const source = `@theme/${component}`;
      const known = defaultImportOf(source, statements) ?? added.get(source);
      if (known !== undefined) return known;
      let name = component;
      while (taken.has(name)) name += '_';
      added.set(source, name);
      return name;
    },
    add(root) {
      root.children?.unshift(...[...added].map(([source, name]) => importNode(name, source)));
    },
  };
}
