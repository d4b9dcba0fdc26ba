const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * The part of a scope that code can name. Namespaces of modules (`{...React}`) also have `default`, which is no name: react-live
 * makes parameters of a function of all of them.
 */
export function usableNames(scope: {readonly [name: string]: unknown} = {}): {[name: string]: unknown} {
  const entries = Object.entries(scope).filter(([name]) => name !== 'default' && IDENTIFIER.test(name));
  return Object.fromEntries(entries);
}
