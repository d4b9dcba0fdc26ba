import {createRequire} from 'node:module';
import type {AtRule, Plugin} from 'postcss';

const require = createRequire(import.meta.url);

type Direction = 'ltr' | 'rtl';

const inside = (selector: string) => `:where(${selector}, ${selector} *)`;

/**
 * The element with the writing direction, or one inside of it: without specificity. Text of the other direction within it, as that of a
 * page without a translation, is left out. `:dir()` would say the same, but browsers have it since the end of 2023 only.
 */
function within(direction: Direction): string {
  const other: Direction = direction === 'ltr' ? 'rtl' : 'ltr';
  return `${inside(`[dir='${direction}']`)}:not(${inside(`[dir='${direction}'] [dir='${other}']`)})`;
}

/** `:global` of CSS modules, then the element name that a compound selector may begin with. */
const SELECTOR_START = /^(:(?:global|local)\s+)?((?:[\w|*-]|[^\0-\x7f]|\\.)*)/;

/**
 * Adds the direction to the first compound of a selector. In front of it, as an ancestor, it would miss what begins at
 * `<html>`: `[data-theme='dark'] .card`.
 */
function withDirection(direction: string, selector: string): string {
  return selector.replace(SELECTOR_START, `$1$2${direction}`);
}

/** Also `@-webkit-keyframes`. */
const KEYFRAMES = /keyframes$/i;

/**
 * A PostCSS plugin that makes a stylesheet, written for text from left to right, apply to both directions. Declarations that
 * depend on the direction get `[dir]` conditions, without more specificity than they had.
 */
export function bothDirections(): Plugin {
  // Loaded here: few sites have a language that is written from right to left.
  const rtlcss = require('postcss-rtlcss') as typeof import('postcss-rtlcss').default;
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
      // They are renamed to "…-ltr" and "…-rtl"; other stylesheets and scripts use the animation by its own name.
      root.walkAtRules(KEYFRAMES, ({params}) => void keyframes.delete(params));
      root.append(...keyframes.values());
    },
  };
}
