import type {CallExpression, Program} from 'estree';
import {createVisitors} from 'estree-util-scope';
import {walk} from 'estree-walker';

/** A call in code. */
export interface FoundCall {
  readonly node: CallExpression;
  /** Names that functions and blocks around the call declare. */
  readonly hidden: ReadonlySet<string>;
}

/** Lists all calls in a module, in the order of the code. */
export function findCalls(program: Program): readonly FoundCall[] {
  const visitors = createVisitors();
  const found: {node: CallExpression; scopes: typeof visitors.scopes}[] = [];
  walk(program, {
    enter(node) {
      visitors.enter(node);
      if (node.type === 'CallExpression') found.push({node, scopes: [...visitors.scopes]});
    },
    leave(node) {
      visitors.exit(node);
    },
  });
  // Scopes are complete only after the walk, since code may use a name above its declaration.
  return found.map(({node, scopes: [, ...inner]}) => ({
    node,
    hidden: new Set(inner.flatMap(({defined}) => defined)),
  }));
}
