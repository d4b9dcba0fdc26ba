import {createRequire} from 'node:module';
import type {AtRule, Plugin} from 'postcss';

const require = createRequire(import.meta.url);

type Direction = 'ltr' | 'rtl';

const inside = (selector: string) => `:where(${selector}, ${selector} *)`;

/**
 * Returns a selector for the elements in text of one direction, by the attribute `dir`. It excludes nested text of the
 * other direction, such as an untranslated text (`dir="ltr"`) on a page in Arabic. It adds no specificity. `:dir()`
 * would be shorter, but Chrome has it only since version 120, of December 2023.
 */
function within(direction: Direction): string {
  const other: Direction = direction === 'ltr' ? 'rtl' : 'ltr';
  return `${inside(`[dir='${direction}']`)}:not(${inside(`[dir='${direction}'] [dir='${other}']`)})`;
}

/** Start of a selector: `:global` or `:local` of CSS modules, then an element name (`a`, `*`); both are optional. */
const SELECTOR_START = /^(:(?:global|local)\s+)?((?:[\w|*-]|[^\0-\x7f]|\\.)*)/;

/**
 * Adds the direction to the first compound of a selector. If the direction were put in front of the selector, as an
 * ancestor, rules for `<html>`, the element with `dir`, would not match: `[data-theme='dark'] .card`.
 */
function withDirection(direction: string, selector: string): string {
  return selector.replace(SELECTOR_START, `$1$2${direction}`);
}

/** Matches the names of `@keyframes` and `@-webkit-keyframes`. */
const KEYFRAMES = /keyframes$/i;

/**
 * PostCSS plugin for stylesheets that are written for text from left to right: adds their mirrored version for text
 * from right to left. Declarations that depend on the direction are split into one rule for each direction.
 */
export function bothDirections(): Plugin {
  // Loaded only when needed: few sites have a language that is written from right to left.
  const rtlcss: typeof import('postcss-rtlcss').default = require('postcss-rtlcss');
  const {Once: mirror} = rtlcss({
    ltrPrefix: within('ltr'),
    rtlPrefix: within('rtl'),
    bothPrefix: ':where([dir], [dir] *)',
    processKeyFrames: true,
    prefixSelectorTransformer: withDirection,
  }) as Plugin;
  return {
    postcssPlugin: 'lectern-both-directions',
    async Once(root, helpers) {
      const keyframes = new Map<string, AtRule>();
      root.walkAtRules(KEYFRAMES, (rule) => void keyframes.set(rule.params, rule.clone()));
      await mirror?.(root, helpers);
      // Mirrored keyframes are renamed to "…-ltr" and "…-rtl". The original ones are added again, since other
      // stylesheets and scripts use their name.
      root.walkAtRules(KEYFRAMES, ({params}) => void keyframes.delete(params));
      root.append(...keyframes.values());
    },
  };
}
