/** Text as a JavaScript string, in the quotes that need the fewest escapes. */
export function stringLiteral(text: string): string {
  const lines = count(text, '\n');
  const candidates = [
    {quote: '`', cost: count(text, '`') + count(text, '${'), pattern: /[\\`\r]|\$(?=\{)/g},
    {quote: '"', cost: count(text, '"') + lines, pattern: /[\\"\r\n]/g},
    {quote: "'", cost: count(text, "'") + lines, pattern: /[\\'\r\n]/g},
  ];
  const {quote, pattern} = candidates.reduce((best, next) => (next.cost < best.cost ? next : best));
  return quote + text.replace(pattern, escapeSign) + quote;
}

function count(text: string, part: string): number {
  let found = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) found += 1;
  return found;
}

function escapeSign(sign: string): string {
  return sign === '\n' ? '\\n' : sign === '\r' ? '\\r' : `\\${sign}`;
}
