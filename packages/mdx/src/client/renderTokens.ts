import {decodeRuns, textOf} from './splitTokens.js';

const ENTITIES: {readonly [character: string]: string} = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/**
 * The inner HTML of each line of a code block, escaped: `<span class="token plain">a </span><span class="token operator">=</span>`.
 *
 * @param code - the children of the `code` element.
 * @param tokens - its `tokens` prop; without it, and where it belongs to another text, the lines are plain.
 * @param classesOf - the classes for "tag attr-name", the types of a token from the outermost to the innermost.
 */
export function renderTokens(
  code: string,
  tokens?: string,
  classesOf: (types: string) => string = (types) => types,
): string[] {
  const text = textOf(code);
  const lines = [''];
  let offset = 0;
  for (const {types, length} of decodeRuns(text, tokens)) {
    appendHtml(lines, classesOf(types), text.slice(offset, offset + length));
    offset += length;
  }
  appendHtml(lines, 'plain', text.slice(offset));
  return lines;
}

/** No element reaches beyond its line. */
function appendHtml(lines: string[], classes: string, content: string): void {
  let start = 0;
  for (let end = content.indexOf('\n'); end !== -1; end = content.indexOf('\n', start)) {
    appendToken(lines, classes, content.slice(start, end));
    lines.push('');
    start = end + 1;
  }
  appendToken(lines, classes, content.slice(start));
}

function appendToken(lines: string[], classes: string, content: string): void {
  if (content !== '')
    lines[lines.length - 1] += `<span class="token ${classes}">${escapeText(content)}</span>`;
}

function escapeText(text: string): string {
  // Most tokens are words, for which `replace` would take as long as all the rest.
  if (!/[&<>]/.test(text)) return text;
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}
