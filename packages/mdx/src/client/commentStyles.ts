// Patterns for a trimmed line that is one comment. The first group is the text of the comment.
const SLASHES = /^\/\/(.*)$/;
const STARS = /^\/\*(.*)\*\/$/;
const JSX = /^\{\s*\/\*(.*)\*\/\s*\}$/;
const HASH = /^#(.*)$/;
const HTML = /^<!--(.*)-->$/;
const QUOTE = /^(?:_\s*)?['‘’](.*)$/;
const REM = /^rem\b(.*)$/i;
const PARENS = /^\(\*(.*)\*\)$/;
const BANG = /^!(.*)$/;

/** Comment styles for languages that are not in `STYLES`: common styles that are unlikely to match code. */
const POPULAR: readonly RegExp[] = [SLASHES, STARS, JSX, HASH, HTML];

const STYLES: ReadonlyMap<string, readonly RegExp[]> = new Map(
  (
    [
      ['js javascript mjs cjs ts typescript', [SLASHES, STARS]],
      ['jsx tsx', [SLASHES, STARS, JSX]],
      ['html', [SLASHES, STARS, HTML]],
      ['python py bash shell sh', [HASH]],
      ['markdown md mdx', [HTML, JSX, HASH]],
      ['latex tex matlab', [/^%(.*)$/]],
      ['lua haskell sql', [/^--(.*)$/]],
      ['wasm', [/^;;(.*)$/]],
      ['vb vba visual-basic vbnet', [QUOTE, REM]],
      ['batch', [REM]],
      ['basic', [REM, QUOTE, BANG]],
      ['fsharp', [SLASHES, PARENS]],
      ['ocaml ml sml', [PARENS]],
      ['fortran', [BANG]],
      ['cobol', [/^\*>(.*)$/]],
    ] as const
  ).flatMap(([languages, styles]) => languages.split(' ').map((language) => [language, styles])),
);

/**
 * Creates a function that reads a line of code: it returns the text of a comment that is alone on the line, or
 * `undefined`.
 */
export function commentReader(language: string): (line: string) => string | undefined {
  const styles = STYLES.get(language) ?? POPULAR;
  return (line) => {
    const text = line.trim();
    for (const style of styles) {
      const inside = style.exec(text)?.[1];
      if (inside !== undefined) return inside.trim();
    }
    return undefined;
  };
}
