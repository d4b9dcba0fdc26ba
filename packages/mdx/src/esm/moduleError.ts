import type {Compilation} from '../compilation.js';
import type {MarkdownError} from '../errors.js';
import {syntaxError} from '../syntaxError.js';

/**
 * The error for what only the whole module of a page shows: an export of nothing, two exports of one name. Its position is one
 * of generated code, so the line is that of the import or export that names what the message names.
 */
export function moduleError(error: SyntaxError, compilation: Pick<Compilation, 'input'>): MarkdownError {
  const message = error.message.replace(/ \(\d+:\d+\)$/, '');
  const name = /'([^']+)'/.exec(message)?.[1];
  const lines = compilation.input.text.split('\n');
  const isModuleLine = (line: string) => /\b(?:import|export)\b/.test(line);
  const named = lines.findLastIndex(
    (line) => name !== undefined && isModuleLine(line) && line.includes(name),
  );
  const at = named === -1 ? lines.findIndex(isModuleLine) : named;
  return syntaxError(compilation, {message, ...(at !== -1 && {line: at + 1, column: 1})});
}
