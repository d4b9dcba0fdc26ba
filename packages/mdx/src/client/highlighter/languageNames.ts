/**
 * Further names of languages that authors write in code blocks: component of Prism (file with one language) → names,
 * separated by spaces. Aliases that Prism already has are not listed.
 */
const NAMES: {readonly [component: string]: string} = {
  bash: 'zsh fish ksh console terminal bash-session',
  batch: 'bat cmd',
  c: 'h',
  clojure: 'clj cljs',
  cpp: 'c++ cc cxx hpp hxx',
  diff: 'patch',
  docker: 'containerfile',
  elixir: 'ex exs heex',
  erlang: 'erl',
  fsharp: 'fs fsx',
  go: 'golang',
  graphql: 'gql',
  hcl: 'tf terraform',
  ini: 'conf cfg editorconfig',
  javascript: 'mjs cjs node es6',
  json: 'jsonl ndjson',
  // Prism's JSON has no colours for comments and trailing commas.
  json5: 'jsonc',
  jsx: 'react javascriptreact',
  julia: 'jl',
  makefile: 'make mk',
  markup: 'htm vue svelte astro',
  nunjucks: 'njk',
  objectivec: 'objective-c obj-c',
  ocaml: 'ml mli',
  perl: 'pl pm',
  powershell: 'ps1 psm1 pwsh',
  properties: 'env dotenv',
  protobuf: 'proto',
  python: 'python3 pyi',
  rust: 'rs',
  sql: 'postgres postgresql mysql sqlite',
  stylus: 'styl',
  tsx: 'react-tsx typescriptreact',
  twig: 'jinja j2',
  typescript: 'mts cts',
  vim: 'viml',
};

/** The further names of languages, one by one: name that an author writes → component of Prism: "zsh" → "bash". */
export const languageNames: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([component, names]) => names.split(' ').map((name) => [name, component])),
);
