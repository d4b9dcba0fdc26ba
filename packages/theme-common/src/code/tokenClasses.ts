import type {PrismConfig} from '../themeConfig.js';
import {defaultDarkPrismTheme, defaultLightPrismTheme} from './defaultPrismThemes.js';

/** Orders the types of a token, "tag attr-name", for its `class`. */
export type TokenClasses = (types: string) => string;

const made = new WeakMap<PrismConfig, TokenClasses>();

/**
 * The innermost type of a token decides about its look, but classes have no order in CSS. So the innermost type that a theme has
 * a style for comes last, where the rules of `prismCss` find it.
 */
export function tokenClassesOf(prism: PrismConfig): TokenClasses {
  const known = made.get(prism);
  if (known) return known;
  const {theme = defaultLightPrismTheme, darkTheme = prism.theme ?? defaultDarkPrismTheme} = prism;
  const styled = new Set([...theme.styles, ...darkTheme.styles].flatMap(({types}) => types));
  const ordered = new Map<string, string>();
  const tokenClasses = (types: string): string => {
    const before = ordered.get(types);
    if (before !== undefined) return before;
    const result = withStyledLast(types.split(' '), styled);
    ordered.set(types, result);
    return result;
  };
  made.set(prism, tokenClasses);
  return tokenClasses;
}

function withStyledLast(types: readonly string[], styled: ReadonlySet<string>): string {
  const last = types.findLast((type) => styled.has(type));
  return last === undefined ? types.join(' ') : [...types.filter((type) => type !== last), last].join(' ');
}
