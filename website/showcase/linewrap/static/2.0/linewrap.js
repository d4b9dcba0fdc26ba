/**
 * Breaks one paragraph into lines.
 *
 * @param {string} paragraph
 * @param {{width?: number, indent?: string, hanging?: string}} [options]
 * @returns {string[]}
 */
export function lines(paragraph, {width = 80, indent = '', hanging = indent} = {}) {
  const found = [];
  for (const word of paragraph.split(/\s+/).filter(Boolean)) {
    const line = found.at(-1);
    if (line === undefined) found.push(indent + word);
    else if (line.length + 1 + word.length > width) found.push(hanging + word);
    else found[found.length - 1] = `${line} ${word}`;
  }
  return found;
}

/**
 * Breaks each paragraph of a text into lines. Paragraphs are separated by empty lines.
 *
 * @param {string} text
 * @param {{width?: number, indent?: string, hanging?: string}} [options]
 * @returns {string}
 */
export function wrap(text, options) {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => lines(paragraph, options).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}
