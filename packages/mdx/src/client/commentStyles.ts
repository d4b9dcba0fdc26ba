/** Matches a trimmed line that is one comment; the first group is the text inside. */
type CommentStyle = RegExp;

const SLASHES: CommentStyle = /^\/\/(.*)$/;
const STARS: CommentStyle = /^\/\*(.*)\*\/$/;
const JSX: CommentStyle = /^\{\s*\/\*(.*)\*\/\s*\}$/;
const HASH: CommentStyle = /^#(.*)$/;
const HTML: CommentStyle = /^<!--(.*)-->$/;
const DASHES: CommentStyle = /^--(.*)$/;
const PERCENT: CommentStyle = /^%(.*)$/;
const SEMICOLONS: CommentStyle = /^;;(.*)$/;
const QUOTE: CommentStyle = /^(?:_\s*)?['‘’](.*)$/;
const REM: CommentStyle = /^rem\b(.*)$/i;
const PARENS: CommentStyle = /^\(\*(.*)\*\)$/;
const BANG: CommentStyle = /^!(.*)$/;
const COBOL: CommentStyle = /^\*>(.*)$/;

/** For languages without an entry: the styles that most languages use, which are unlikely to be code. */
const POPULAR: readonly CommentStyle[] = [SLASHES, STARS, JSX, HASH, HTML];

const STYLES: ReadonlyMap<string, readonly CommentStyle[]> = new Map(
  (
    [
      ['js javascript mjs cjs ts typescript', [SLASHES, STARS]],
      ['jsx tsx', [SLASHES, STARS, JSX]],
      ['html', [SLASHES, STARS, HTML]],
      ['python py bash shell sh', [HASH]],
      ['markdown md mdx', [HTML, JSX, HASH]],
      ['latex tex matlab', [PERCENT]],
      ['lua haskell sql', [DASHES]],
      ['wasm', [SEMICOLONS]],
      ['vb vba visual-basic vbnet', [QUOTE, REM]],
      ['batch', [REM]],
      ['basic', [REM, QUOTE, BANG]],
      ['fsharp', [SLASHES, PARENS]],
      ['ocaml ml sml', [PARENS]],
      ['fortran', [BANG]],
      ['cobol', [COBOL]],
    ] as const
  ).flatMap(([languages, styles]) => languages.split(' ').map((language) => [language, styles])),
);

/** @returns reads the text inside of a comment that is alone on its line; `undefined` for any other line. */
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
