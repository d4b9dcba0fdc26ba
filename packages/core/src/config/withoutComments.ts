/** Pattern of a string literal in JavaScript. */
export const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

const STRING_OR_COMMENT = new RegExp(`${STRING.source}|/\\*[\\s\\S]*?\\*/|(?<![:\\w])//[^\\n]*`, 'g');

/**
 * Replaces comments by spaces, so that searches do not find names in them. All other characters keep their positions.
 */
export function withoutComments(text: string): string {
  return text.replace(STRING_OR_COMMENT, (token) =>
    token.startsWith('/') ? token.replace(/[^\n]/g, ' ') : token,
  );
}
