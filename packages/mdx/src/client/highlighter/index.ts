import {encodeCode} from './encodeCode.js';
import {languageNames} from './languageNames.js';
import {mdxGrammar} from './mdxGrammar.js';
import {findGrammar, type LoadedGrammar, type Prism} from './prism.js';

export type {Prism} from './prism.js';

/**
 * Colours code as the compiler does, for the `tokens` of a code block.
 *
 * @param language - lower case; code in an unknown one has no colours
 */
export type Highlight = (code: string, language: string) => string;

export interface OwnLanguages {
  /** The site accepts MDX and names of languages that Prism does not have, such as "zsh" and "vue". */
  readonly hasOtherNames: boolean;
}

/** Adds the languages of a site, while there is a global `Prism` for files that expect one. */
type Extend = (prism: Prism) => Promise<OwnLanguages>;

/** Loads a highlighter that runs in browsers, with the languages that need no configuration. */
export async function loadHighlighter(extend: Extend): Promise<Highlight> {
  const {prism, hasOtherNames} = await loadPrism(extend);
  if (hasOtherNames) prism.languages.mdx ??= mdxGrammar(prism.languages);
  const find = (language: string): LoadedGrammar | undefined =>
    findGrammar(prism, language) ??
    (hasOtherNames ? findGrammar(prism, languageNames.get(language) ?? '') : undefined);
  return (code, language) => encodeCode(code, find(language));
}

/** Files of Prism look for a global, which they also fill: it is put back when they are loaded. */
async function loadPrism(extend: Extend): Promise<OwnLanguages & {readonly prism: Prism}> {
  const scope: {Prism?: unknown} = globalThis;
  const had = 'Prism' in scope;
  const before = scope.Prism;
  scope.Prism = {manual: true, disableWorkerMessageHandler: true};
  try {
    const {default: prism} = await import(/* webpackMode: "eager" */ 'prismjs/components/prism-core.js');
    scope.Prism = prism;
    await import(/* webpackMode: "eager" */ './bundledGrammars.js');
    return {prism, ...(await extend(prism))};
  } finally {
    if (had) scope.Prism = before;
    else delete scope.Prism;
  }
}
