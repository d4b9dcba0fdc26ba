/** Node of an mdast tree (Markdown or MDX), with the properties that this plugin uses. */
export interface MdNode {
  type: string;
  name?: string | null;
  value?: string;
  lang?: string | null;
  meta?: string | null;
  attributes?: unknown[];
  children?: MdNode[];
  data?: {estree?: Program};
}

/** ESTree of the imports and exports of a page, with the properties that this plugin uses. */
export interface Program {
  type: 'Program';
  sourceType: 'module';
  body: Statement[];
}

export interface Statement {
  type: string;
  source?: {type: 'Literal'; value?: unknown; raw?: string} | null;
  specifiers?: {type: string; local: {type: string; name?: string}}[];
  declaration?: Declaration | null;
  attributes?: unknown[];
}

interface Declaration {
  type: string;
  id?: {name?: string} | null;
  declarations?: {id: {name?: string}}[];
}

/**
 * Replaces code blocks at any depth of a tree. @param replace - returns `undefined` for a block that is not replaced
 */
export function replaceCode(parent: MdNode, replace: (code: MdNode) => MdNode | undefined): void {
  for (const [index, child] of (parent.children ?? []).entries()) {
    const replacement = child.type === 'code' ? replace(child) : undefined;
    if (replacement && parent.children) parent.children[index] = replacement;
    else replaceCode(child, replace);
  }
}
