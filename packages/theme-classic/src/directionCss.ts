import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);

/**
 * A stylesheet for both writing directions. Declarations that depend on the direction apply below `[dir="ltr"]` or
 * `[dir="rtl"]`, without more specificity than they had.
 *
 * @param css - for text from left to right
 */
export function bothDirections(css: string): string {
  // Loaded here: few sites have a language that is written from right to left.
  const postcss = require('postcss') as typeof import('postcss').default;
  const rtlcss = require('postcss-rtlcss') as typeof import('postcss-rtlcss').default;
  const plugin = rtlcss({
    ltrPrefix: ":where([dir='ltr'])",
    rtlPrefix: ":where([dir='rtl'])",
    bothPrefix: ':where([dir])',
  });
  return postcss([plugin]).process(css, {from: undefined}).css;
}
