const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Entries of a scope (the names that live code can use) whose names are identifiers. react-live uses all names as
 * parameters of a function, but `{...React}` also has the name `default`, which is a keyword.
 */
export function usableNames(scope: {readonly [name: string]: unknown} = {}): {[name: string]: unknown} {
  const entries = Object.entries(scope).filter(([name]) => name !== 'default' && IDENTIFIER.test(name));
  return Object.fromEntries(entries);
}
