import type {Grammar} from 'prismjs';
import type {PrismStream} from './encodeStream.js';

/** The part of Prism that highlighting uses. The types of the package `prismjs` are for a global variable. */
export interface Prism {
  readonly languages: {[name: string]: Grammar | undefined};
  readonly hooks: {run(name: 'before-tokenize' | 'after-tokenize', environment: HookEnvironment): void};
  tokenize(text: string, grammar: Grammar): PrismStream;
}

/** Argument of the hooks that grammars register. The hooks may change `tokens`. */
interface HookEnvironment {
  readonly code: string;
  readonly grammar: Grammar;
  readonly language: string;
  tokens: PrismStream;
}

/** Grammar with the instance of Prism that has loaded it. `language` is the name that its hooks check. */
export interface LoadedGrammar {
  readonly prism: Prism;
  readonly language: string;
  readonly grammar: Grammar;
}

/** Finds the grammar with exactly this name. `prism.languages` also has functions ("extend"), which are no grammars. */
export function findGrammar(prism: Prism, language: string): LoadedGrammar | undefined {
  const grammar = Object.hasOwn(prism.languages, language) ? prism.languages[language] : undefined;
  return typeof grammar === 'object' ? {prism, language, grammar} : undefined;
}

/**
 * Splits code into tokens, and runs the hooks of grammars, which colour the text between JSX tags and code in template
 * strings. As in prism-react-renderer, `before-tokenize` hooks cannot replace the code.
 */
export function tokenize(code: string, {prism, language, grammar}: LoadedGrammar): PrismStream {
  const environment: HookEnvironment = {code, grammar, language, tokens: []};
  prism.hooks.run('before-tokenize', environment);
  environment.tokens = prism.tokenize(code, grammar);
  prism.hooks.run('after-tokenize', environment);
  return environment.tokens;
}
