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
  let html = '';
  let offset = 0;
  for (const {types, length} of decodeRuns(text, tokens)) {
    html += tokenHtml(classesOf(types), escapeText(text.slice(offset, offset + length)));
    offset += length;
  }
  return (html + tokenHtml('plain', escapeText(text.slice(offset)))).split('\n');
}

/** No element reaches beyond its line. */
function tokenHtml(classes: string, content: string): string {
  const open = `<span class="token ${classes}">`;
  if (!content.includes('\n')) return content && `${open}${content}</span>`;
  return content
    .split('\n')
    .map((part) => part && `${open}${part}</span>`)
    .join('\n');
}

function escapeText(text: string): string {
  // Most tokens are words, for which `replace` would take as long as all the rest.
  if (!/[&<>]/.test(text)) return text;
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}
