import type {Compilation} from '../compilation.js';
import type {MarkdownError} from '../errors.js';
import {syntaxError} from '../syntaxError.js';

/**
 * Creates the error for a mistake that only the whole module of a page shows, such as two exports with the same name.
 * The position in `error` is one in generated code. The line is therefore that of an import or export which contains
 * the name in the message.
 */
export function moduleError(error: SyntaxError, compilation: Pick<Compilation, 'input'>): MarkdownError {
  const message = error.message.replace(/ \(\d+:\d+\)$/, '');
  const name = /'([^']+)'/.exec(message)?.[1];
  const lines = compilation.input.text.split('\n');
  const isModuleLine = (line: string) => /\b(?:import|export)\b/.test(line);
  const hasName = (line: string) => name !== undefined && isModuleLine(line) && line.includes(name);
  const named = lines.findLastIndex(hasName);
  const at = named === -1 ? lines.findIndex(isModuleLine) : named;
  return syntaxError(compilation, {message, ...(at !== -1 && {line: at + 1, column: 1})});
}
