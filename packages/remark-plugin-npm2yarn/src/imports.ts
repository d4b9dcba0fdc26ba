import type {MdNode, Statement} from './tree.js';

function statementsOf(root: MdNode): Statement[] {
  return (root.children ?? []).flatMap(({type, data}) =>
    type === 'mdxjsEsm' ? (data?.estree?.body ?? []) : [],
  );
}

/** Returns the names that a top-level statement declares, without names in destructuring patterns. */
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
  /**
   * Returns the local name of `@theme/<component>`: the name in the page's import, or else the name of the component,
   * with "_" appended until the page does not declare the name.
   */
  nameOf(component: string): string;
  /** Inserts the missing imports at the beginning of the page. */
  add(root: MdNode): void;
}

/** Reads the imports of a page. @param root - mdast root of the page, before this plugin changes it */
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
