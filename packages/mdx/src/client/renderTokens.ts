import {splitTokens} from './splitTokens.js';

const ENTITIES: {readonly [character: string]: string} = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/**
 * The inner HTML of each line of a code block, escaped: `a <span class="token operator">=</span> 1`.
 *
 * @param code - the children of the `code` element.
 * @param tokens - its `tokens` prop; without it the code is only escaped and cut into lines.
 */
export function renderTokens(code: string, tokens?: string): string[] {
  return splitTokens(code, tokens).map((line) =>
    line
      .map(({types, content}) =>
        types.length > 0
          ? `<span class="token ${types.join(' ')}">${escapeText(content)}</span>`
          : escapeText(content),
      )
      .join(''),
  );
}

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}
