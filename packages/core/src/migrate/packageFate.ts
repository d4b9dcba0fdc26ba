import {currentName, DOCUSAURUS_PACKAGES} from '../plugins/docusaurusPackages.js';

/** Result of the migration for a dependency on a Docusaurus package. */
export type PackageFate =
  /** Replaced by a package of Lectern under its Lectern name. */
  | {readonly kind: 'renamed'; readonly to: string}
  /**
   * Replaced by a package of Lectern under the Docusaurus name, since plugins import that name: `npm:@lectern/utils`.
   */
  | {readonly kind: 'aliased'; readonly to: string}
  /** Removed: what the package does is part of `@lectern/core`. */
  | {readonly kind: 'removed'}
  /** Removed: Lectern has no replacement and cannot run it. */
  | {readonly kind: 'unsupported'}
  /** Not changed: Lectern runs it. */
  | {readonly kind: 'kept'};

/** TypeScript settings for Docusaurus before the package `@docusaurus/tsconfig` existed. */
const OLD_TSCONFIG = '@tsconfig/docusaurus';

/**
 * Returns the result of the migration for a package; `undefined` for packages that are not from Docusaurus, including
 * third-party plugins.
 */
export function packageFate(name: string): PackageFate | undefined {
  if (name === OLD_TSCONFIG) return {kind: 'removed'};
  const short = /^@docusaurus\/([^/]+)$/.exec(name)?.[1];
  if (short === undefined) return undefined;
  const to = `@lectern/${currentName(short)}`;
  switch (DOCUSAURUS_PACKAGES.get(short)?.role) {
    case 'plugin':
    case 'library':
      return {kind: 'renamed', to};
    case 'helper':
      return {kind: 'aliased', to};
    case 'builtIn':
      return {kind: 'removed'};
    case 'missing':
      return {kind: 'unsupported'};
    default:
      return {kind: 'kept'};
  }
}

/**
 * Packages of Lectern that replace Docusaurus packages, by Docusaurus name, for all names that third-party plugins
 * import.
 */
export function packageAliases(): ReadonlyMap<string, string> {
  const names = [...DOCUSAURUS_PACKAGES]
    .filter(([, {role}]) => role !== 'builtIn' && role !== 'missing')
    .map(([name]) => name)
    .sort();
  return new Map(names.map((name) => [`@docusaurus/${name}`, `@lectern/${currentName(name)}`]));
}

/**
 * Version range for a package of Lectern. If the old range is an exact version, the new one is too: "3.10.2" → "0.1.0",
 * "^3.9.1" → "^0.1.0".
 */
export function rangeLike(old: string, version: string): string {
  return /^\d+\.\d+\.\d+/.test(old) ? version : `^${version}`;
}
