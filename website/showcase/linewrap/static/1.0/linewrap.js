/**
 * Breaks a text into lines. All white space becomes one space or one line break.
 *
 * @param {string} text
 * @param {number} width - maximum length of a line
 * @returns {string}
 */
export function wrap(text, width = 80) {
  const lines = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join('\n');
}
