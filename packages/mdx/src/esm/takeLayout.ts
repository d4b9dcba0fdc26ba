import type {
  ExportDefaultDeclaration,
  ExportNamedDeclaration,
  Expression,
  Identifier,
  ImportDeclaration,
  ImportSpecifier,
  Program,
  Statement,
} from 'estree-jsx';
import {nameOf} from './rewriteModule.js';

/** Name of the variable for the default export of an MDX page, which is the layout of the page. */
export const LAYOUT = 'MDXLayout';

type TopLevel = Program['body'][number];

/**
 * Turns the default export of an MDX page into a variable with the name LAYOUT, since the default export of the
 * compiled module is the component of the page.
 *
 * @param program - changed in place.
 * @returns `true` if the page has a layout of its own
 */
export function takeLayout(program: Program): boolean {
  const body = program.body.flatMap(rewrite);
  const isTaken = body.length !== program.body.length || body.some((node, at) => node !== program.body[at]);
  program.body = body;
  return isTaken;
}

function rewrite(node: TopLevel): readonly TopLevel[] {
  if (node.type === 'ExportDefaultDeclaration') return [layoutOf(node)];
  if (node.type !== 'ExportNamedDeclaration') return [node];
  const specifier = node.specifiers.find(({exported}) => nameOf(exported) === 'default');
  if (!specifier) return [node];
  const specifiers = node.specifiers.filter((other) => other !== specifier);
  const {local} = specifier;
  const layout = node.source
    ? importOf(local, node.source)
    : constant(local.type === 'Identifier' ? local : {type: 'Literal', value: nameOf(local)});
  return specifiers.length > 0 ? [layout, {...node, specifiers}] : [layout];
}

function layoutOf({declaration}: ExportDefaultDeclaration): Statement {
  if (declaration.type === 'FunctionDeclaration')
    return constant({...declaration, type: 'FunctionExpression'});
  if (declaration.type === 'ClassDeclaration') return constant({...declaration, type: 'ClassExpression'});
  return constant(declaration);
}

function constant(init: Expression): Statement {
  const id: Identifier = {type: 'Identifier', name: LAYOUT};
  return {type: 'VariableDeclaration', kind: 'const', declarations: [{type: 'VariableDeclarator', id, init}]};
}

function importOf(
  imported: ExportNamedDeclaration['specifiers'][number]['local'],
  source: NonNullable<ExportNamedDeclaration['source']>,
): ImportDeclaration {
  const local: Identifier = {type: 'Identifier', name: LAYOUT};
  const specifiers: ImportSpecifier[] = [{type: 'ImportSpecifier', imported, local}];
  return {type: 'ImportDeclaration', source, attributes: [], specifiers};
}
