import type {Compilation} from '../compilation.js';
import type {MarkdownError} from '../errors.js';
import type {Place} from '../placeAt.js';
import {STATEMENT_HINT, syntaxError} from '../syntaxError.js';

/**
 * Creates the error for a mistake in the module of a page. The position in `error` refers to generated code.
 *
 * @param place - line and column in the file; absent for a mistake that only the whole module shows, such as two
 * exports with the same name. The error then gets the line of an import or export that contains the name in the
 * message.
 */
export function moduleError(
  error: SyntaxError,
  compilation: Pick<Compilation, 'input'>,
  place?: Place,
): MarkdownError {
  const message = error.message.replace(/ \(\d+:\d+\)$/, '');
  if (place) return syntaxError(compilation, {message, ...place, hint: STATEMENT_HINT});
  const name = /'([^']+)'/.exec(message)?.[1];
  const lines = compilation.input.text.split('\n');
  const isModuleLine = (line: string) => /\b(?:import|export)\b/.test(line);
  const hasName = (line: string) => name !== undefined && isModuleLine(line) && line.includes(name);
  const named = lines.findLastIndex(hasName);
  const at = named === -1 ? lines.findIndex(isModuleLine) : named;
  return syntaxError(compilation, {message, ...(at !== -1 && {line: at + 1, column: 1})});
}
