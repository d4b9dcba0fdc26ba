import {decodeRuns} from './splitTokens.js';

const ENTITIES: {readonly [character: string]: string} = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/**
 * Renders each line of a code block as escaped HTML: `<span class="token plain">a </span><span class="token
 * operator">=</span>`.
 *
 * @param code - children of the `code` element.
 * @param tokens - `tokens` property of the element; without it, or if it belongs to other code, the lines have no
 * colours.
 * @param classesOf - returns the classes for the types of a token, outermost first: "tag attr-name".
 */
export function renderTokens(
  code: string,
  tokens?: string,
  classesOf: (types: string) => string = (types) => types,
): string[] {
  const lines = [''];
  for (const {types, content} of decodeRuns(code, tokens)) appendHtml(lines, classesOf(types), content);
  return lines;
}

/** Adds a text to the last line. A text with line breaks becomes one element on each of its lines. */
function appendHtml(lines: string[], classes: string, content: string): void {
  content.split('\n').forEach((part, index) => {
    if (index > 0) lines.push('');
    if (part !== '') lines[lines.length - 1] += `<span class="token ${classes}">${escapeText(part)}</span>`;
  });
}

function escapeText(text: string): string {
  // Most tokens are plain words: a `replace` for each would double the time.
  if (!/[&<>]/.test(text)) return text;
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}
