import type {Grammar} from 'prismjs';
import type {PrismStream} from './encodeStream.js';

/** The part of Prism that highlighting needs; the package's own types describe a global. */
export interface Prism {
  readonly languages: {[name: string]: Grammar | undefined};
  readonly hooks: {run(name: 'before-tokenize' | 'after-tokenize', environment: HookEnvironment): void};
  tokenize(text: string, grammar: Grammar): PrismStream;
}

/** The object that hooks of grammars read and change. */
interface HookEnvironment {
  readonly code: string;
  readonly grammar: Grammar;
  readonly language: string;
  tokens: PrismStream;
}

/** A grammar with the Prism that it belongs to. `language` is the name by which its hooks find it. */
export interface LoadedGrammar {
  readonly prism: Prism;
  readonly language: string;
  readonly grammar: Grammar;
}

/** The grammar with this very name. Prism's list also has functions. */
export function findGrammar(prism: Prism, language: string): LoadedGrammar | undefined {
  const grammar = Object.hasOwn(prism.languages, language) ? prism.languages[language] : undefined;
  return typeof grammar === 'object' ? {prism, language, grammar} : undefined;
}

/**
 * Tokens of code with what the hooks of grammars add: texts between the tags of JSX, languages in template strings. As in
 * prism-react-renderer, hooks before that cannot replace the code.
 */
export function tokenize(code: string, {prism, language, grammar}: LoadedGrammar): PrismStream {
  const environment: HookEnvironment = {code, grammar, language, tokens: []};
  prism.hooks.run('before-tokenize', environment);
  environment.tokens = prism.tokenize(code, grammar);
  prism.hooks.run('after-tokenize', environment);
  return environment.tokens;
}
