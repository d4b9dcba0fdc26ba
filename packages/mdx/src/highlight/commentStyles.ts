/** How a comment opens and closes; no `end` means it runs to the end of the line. */
export interface CommentStyle {
  readonly start: string;
  readonly end?: string;
}

const SLASHES: CommentStyle = {start: '//'};
const STARS: CommentStyle = {start: '/*', end: '*/'};
const JSX: CommentStyle = {start: '{/*', end: '*/}'};
const HASH: CommentStyle = {start: '#'};
const HTML: CommentStyle = {start: '<!--', end: '-->'};
const DASHES: CommentStyle = {start: '--'};
const PERCENT: CommentStyle = {start: '%'};
const SEMICOLONS: CommentStyle = {start: ';;'};
const QUOTE: CommentStyle = {start: "'"};
const REM: CommentStyle = {start: 'rem'};
const PARENS: CommentStyle = {start: '(*', end: '*)'};
const BANG: CommentStyle = {start: '!'};
const COBOL: CommentStyle = {start: '*>'};

/** For languages without an entry: the styles that most languages use, which are unlikely to be code. */
const POPULAR: readonly CommentStyle[] = [SLASHES, STARS, JSX, HASH, HTML];

const STYLES: {readonly [language: string]: readonly CommentStyle[]} = {
  js: [SLASHES, STARS],
  javascript: [SLASHES, STARS],
  mjs: [SLASHES, STARS],
  cjs: [SLASHES, STARS],
  ts: [SLASHES, STARS],
  typescript: [SLASHES, STARS],
  jsx: [SLASHES, STARS, JSX],
  tsx: [SLASHES, STARS, JSX],
  html: [SLASHES, STARS, HTML],
  python: [HASH],
  py: [HASH],
  bash: [HASH],
  shell: [HASH],
  sh: [HASH],
  markdown: [HTML, JSX, HASH],
  md: [HTML, JSX, HASH],
  mdx: [HTML, JSX, HASH],
  latex: [PERCENT],
  tex: [PERCENT],
  matlab: [PERCENT],
  lua: [DASHES],
  haskell: [DASHES],
  sql: [DASHES],
  wasm: [SEMICOLONS],
  vb: [QUOTE, REM],
  vba: [QUOTE, REM],
  'visual-basic': [QUOTE, REM],
  vbnet: [QUOTE, REM],
  batch: [REM],
  basic: [REM, QUOTE],
  fsharp: [SLASHES, PARENS],
  ocaml: [PARENS],
  ml: [PARENS],
  fortran: [BANG],
  cobol: [COBOL],
};

export function commentStylesOf(language: string): readonly CommentStyle[] {
  return Object.hasOwn(STYLES, language) ? (STYLES[language] ?? POPULAR) : POPULAR;
}
