interface CommentStyle {
  /** Regular expression source. */
  readonly start: string;
  readonly end: string;
}

const styles = {
  js: {start: '\\/\\/', end: ''},
  jsBlock: {start: '\\/\\*', end: '\\*\\/'},
  jsx: {start: '\\{\\s*\\/\\*', end: '\\*\\/\\s*\\}'},
  bash: {start: '#', end: ''},
  html: {start: '<!--', end: '-->'},
  lua: {start: '--', end: ''},
  wasm: {start: '\\;\\;', end: ''},
  tex: {start: '%', end: ''},
  vb: {start: "['‘’]", end: ''},
  vbnet: {start: "(?:_\\s*)?['‘’]", end: ''},
  rem: {start: '[Rr][Ee][Mm]\\b', end: ''},
  f90: {start: '!', end: ''},
  ml: {start: '\\(\\*', end: '\\*\\)'},
  cobol: {start: '\\*>', end: ''},
} as const satisfies Record<string, CommentStyle>;

type StyleName = keyof typeof styles;

const popular: readonly StyleName[] = ['js', 'jsBlock', 'jsx', 'bash', 'html'];

const byLanguage = new Map<string, readonly StyleName[]>();

function declare(languages: string, names: readonly StyleName[]): void {
  for (const language of languages.split(' ')) byLanguage.set(language, names);
}

declare('js javascript ts typescript', ['js', 'jsBlock']);
declare('jsx tsx', ['js', 'jsBlock', 'jsx']);
declare('html', ['js', 'jsBlock', 'html']);
declare('python py bash', ['bash']);
declare('markdown md', ['html', 'jsx', 'bash']);
declare('tex latex matlab', ['tex']);
declare('lua haskell sql', ['lua']);
declare('wasm', ['wasm']);
declare('vb vba visual-basic', ['vb', 'rem']);
declare('vbnet', ['vbnet', 'rem']);
declare('batch', ['rem']);
declare('basic', ['rem', 'f90']);
declare('fsharp', ['js', 'ml']);
declare('ocaml sml', ['ml']);
declare('fortran', ['f90']);
declare('cobol', ['cobol']);

/**
 * Matches a line that is nothing but a comment with one of the directives; the directive is the first group that matched.
 */
export function magicCommentPattern(language: string, directives: readonly string[]): RegExp {
  const names = byLanguage.get(language) ?? popular;
  const words = directives.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const alternatives = names.map((name) => {
    const {start, end} = styles[name];
    return `(?:${start}\\s*(${words})\\s*${end})`;
  });
  return new RegExp(`^\\s*(?:${alternatives.join('|')})\\s*$`);
}
