import type {Compilation} from '../compilation.js';
import type {MarkdownError} from '../errors.js';
import {syntaxError} from '../syntaxError.js';
import {wordSet} from '../wordSet.js';

export const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u;
const RESERVED_WORDS = wordSet(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield',
);

/**
 * True for a name that a component can have: the name of a variable ("Tabs"), or of a property of a variable
 * ("Box.Part").
 */
export function isComponentName(name: string): boolean {
  const [root = ''] = name.split('.', 1);
  return name.split('.').every((part) => IDENTIFIER.test(part)) && !RESERVED_WORDS.has(root);
}

/**
 * Creates the error for a tag whose name is neither the name of an element nor of a component.
 *
 * @param place - line and column of the tag, from 1; absent if the position is not available
 */
export function badName(
  name: string,
  compilation: Pick<Compilation, 'input'>,
  place?: {readonly line: number; readonly column: number},
): MarkdownError {
  return syntaxError(compilation, {
    message: `<${name.replace(/\s[\s\S]*/, ' …')}> names no element and no component`,
    line: place?.line,
    column: place?.column,
  });
}
