import type {Expression, Program, SpreadElement} from 'estree-jsx';
import {jsx, toJs} from 'estree-util-to-js';

interface CodeHolder {
  readonly value?: unknown;
  readonly data?: unknown;
}

/**
 * Returns the JavaScript of an MDX node or attribute. If the parser or a plugin of unified has set the tree
 * `data.estree`, the code is printed from the tree, as in `@mdx-js/mdx`. satteri sets only the text (`value`).
 */
export function nodeCode(node: CodeHolder): string {
  const program = programOf(node);
  if (!program) return typeof node.value === 'string' ? node.value : '';
  const [statement] = program.body;
  if (!statement) return '';
  if (program.body.length > 1 || statement.type !== 'ExpressionStatement') return print(program);
  const spread = spreadOf(statement.expression);
  return spread ? `...${printExpression(spread.argument)}` : printExpression(statement.expression);
}

function programOf({data}: CodeHolder): Program | undefined {
  if (typeof data !== 'object' || data === null || !('estree' in data)) return undefined;
  return (data.estree as Program | null | undefined) ?? undefined;
}

/**
 * Returns the spread of a tag `<a {...x}>`. Parsers store it as an object `({...x})`, since a spread alone is no
 * expression.
 */
function spreadOf(expression: Expression): SpreadElement | undefined {
  if (expression.type !== 'ObjectExpression' || expression.properties.length !== 1) return undefined;
  const [property] = expression.properties;
  return property?.type === 'SpreadElement' ? property : undefined;
}

function printExpression(expression: Expression): string {
  const body: Program['body'] = [{type: 'ExpressionStatement', expression}];
  const code = print({type: 'Program', sourceType: 'module', body});
  return code.trim().replace(/;$/, '');
}

function print(program: Program): string {
  return toJs(program, {handlers: jsx}).value;
}
