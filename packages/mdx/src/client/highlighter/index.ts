import {encodeCode} from './encodeCode.js';
import {languageNames} from './languageNames.js';
import {mdxGrammar} from './mdxGrammar.js';
import {findGrammar, type LoadedGrammar, type Prism} from './prism.js';

export type {Prism} from './prism.js';

/**
 * Colours code as the compiler does.
 *
 * @param language - in lower case; code in a language that is not loaded has no colours
 * @returns the value for the `tokens` property of a code block
 */
export type Highlight = (code: string, language: string) => string;

export interface OwnLanguages {
  /** True to colour MDX, and code whose language has a name that Prism lacks, such as "zsh" and "vue". */
  readonly hasOtherNames: boolean;
}

/**
 * Adds the languages of a site to an instance of Prism. The files of languages expect a global variable `Prism`, which
 * is set until the promise resolves.
 */
type Extend = (prism: Prism) => Promise<OwnLanguages>;

/**
 * Loads a highlighter for browsers, with the languages that need no configuration and the languages that `extend` adds.
 */
export async function loadHighlighter(extend: Extend): Promise<Highlight> {
  const {prism, hasOtherNames} = await loadPrism(extend);
  if (hasOtherNames) prism.languages.mdx ??= mdxGrammar(prism.languages);
  const find = (language: string): LoadedGrammar | undefined =>
    findGrammar(prism, language) ??
    (hasOtherNames ? findGrammar(prism, languageNames.get(language) ?? '') : undefined);
  return (code, language) => encodeCode(code, find(language));
}

/**
 * Loads Prism and its languages. The files of Prism and of languages read and set a global `Prism`; the previous value
 * is restored afterwards.
 */
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
