import {onceFor} from '@lectern/core/shared/onceFor';
import type {PrismConfig} from '../themeConfig.js';
import {defaultDarkPrismTheme, defaultLightPrismTheme} from './defaultPrismThemes.js';

/** Returns the types of a token ("tag attr-name", the innermost last) in the order of its attribute `class`. */
export type TokenClasses = (types: string) => string;

/**
 * Returns the function that orders the classes of a token. The colours of a token come from its innermost type for
 * which a theme has a style. CSS ignores the order of classes, so this type is made the last class, and `prismCss` has
 * rules for the last class.
 */
// Module state: one function for each Prism configuration. All renders share the function; it is freed with the
// configuration.
export const tokenClassesOf = onceFor((prism: PrismConfig): TokenClasses => {
  const {theme = defaultLightPrismTheme, darkTheme = prism.theme ?? defaultDarkPrismTheme} = prism;
  const styled = new Set([...theme.styles, ...darkTheme.styles].flatMap(({types}) => types));
  return onceFor((types: string) => withStyledLast(types.split(' '), styled));
}, new WeakMap());

function withStyledLast(types: readonly string[], styled: ReadonlySet<string>): string {
  const last = types.findLast((type) => styled.has(type));
  return last === undefined ? types.join(' ') : [...types.filter((type) => type !== last), last].join(' ');
}
