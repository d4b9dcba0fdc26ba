import postcss from 'postcss';
import type {LoaderContext} from 'webpack';

/**
 * Rejects a stylesheet with a syntax error. webpack 5.112 accepts an unclosed brace, which disables all rules after it.
 * The message has the form of esbuild's messages, which `bundleErrors.ts` reads.
 */
export default function cssCheckLoader(
  this: LoaderContext<unknown>,
  text: string,
  map: Parameters<LoaderContext<unknown>['callback']>[2],
): void {
  const error = syntaxErrorOf(text, this.resourcePath);
  if (error) this.callback(error);
  else this.callback(null, text, map);
}

/**
 * Returns an error for the first syntax error of a stylesheet: "…/custom.css:3:0: ERROR: Unclosed block". `undefined`
 * if the stylesheet parses.
 */
export function syntaxErrorOf(text: string, file: string): Error | undefined {
  try {
    postcss.parse(text, {map: false});
    return undefined;
  } catch (error) {
    if (!(error instanceof postcss.CssSyntaxError)) throw error;
    const {line = 1, column = 1, reason} = error;
    return new Error(`${file}:${line}:${column - 1}: ERROR: ${reason}`);
  }
}
