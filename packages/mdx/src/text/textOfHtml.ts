const ENTITIES: {readonly [name: string]: string} = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
  '#39': "'",
  '#160': ' ',
};

/**
 * Returns the text in a piece of raw HTML, which may be incomplete. Tags become spaces. Takes time linear in the
 * length.
 */
export function textOfHtml(html: string): string {
  if (/^\s*<(?:script|style)\b/i.test(html)) return '';
  return withoutComments(html)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#?\w{2,5});/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

function withoutComments(html: string): string {
  let text = '';
  let at = 0;
  for (let start = html.indexOf('<!--'); start !== -1; start = html.indexOf('<!--', at)) {
    text += html.slice(at, start);
    const end = html.indexOf('-->', start + 4);
    if (end === -1) return text;
    at = end + 3;
  }
  return text + html.slice(at);
}
