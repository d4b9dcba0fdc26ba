import type {Grammar} from 'prismjs';
import {encodeCode} from './encodeCode.js';
import type {PrismStream} from './encodeStream.js';
import {languageNames} from './languageNames.js';
import {mdxGrammar} from './mdxGrammar.js';

/** The part of Prism that highlighting needs. */
export interface Prism {
  readonly languages: {[name: string]: Grammar | undefined};
  tokenize(text: string, grammar: Grammar): PrismStream;
}

/**
 * Colours code as the compiler does, for the `tokens` of a code block.
 *
 * @param language - lower case; aliases count
 * @returns empty for an unknown language and where nothing is coloured
 */
export type Highlight = (code: string, language: string) => string;

/**
 * Loads a highlighter that runs in browsers, with the languages that most sites use.
 *
 * @param extend - adds languages, while there is a global `Prism` for files that expect one
 */
export async function loadHighlighter(extend: (prism: Prism) => unknown): Promise<Highlight> {
  const prism = await loadPrism(extend);
  const {languages} = prism;
  languages.mdx ??= mdxGrammar(languages);
  return (code, language) => {
    const name = Object.hasOwn(languages, language) ? language : languageNames.get(language);
    const grammar = name !== undefined && Object.hasOwn(languages, name) ? languages[name] : undefined;
    return typeof grammar === 'object' ? encodeCode(code, (text) => prism.tokenize(text, grammar)) : '';
  };
}

/** Files of Prism look for a global, which they also fill: it is put back when they are loaded. */
async function loadPrism(extend: (prism: Prism) => unknown): Promise<Prism> {
  const scope: {Prism?: unknown} = globalThis;
  const had = 'Prism' in scope;
  const before = scope.Prism;
  scope.Prism = {manual: true, disableWorkerMessageHandler: true};
  try {
    const {default: prism} = await import(/* webpackMode: "eager" */ 'prismjs/components/prism-core.js');
    scope.Prism = prism;
    await import(/* webpackMode: "eager" */ './commonGrammars.js');
    await extend(prism);
    return prism;
  } finally {
    if (had) scope.Prism = before;
    else delete scope.Prism;
  }
}
