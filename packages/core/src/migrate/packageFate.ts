import {currentName, DOCUSAURUS_PACKAGES} from '../plugins/docusaurusPackages.js';

/** Future of a dependency on a package of Docusaurus. */
export type PackageFate =
  /** A package of ours takes its place, under our name. */
  | {readonly kind: 'renamed'; readonly to: string}
  /** A package of ours takes its place under the old name, since plugins import that name: `npm:@lectern/utils`. */
  | {readonly kind: 'aliased'; readonly to: string}
  /** Its work is part of `@lectern/core`. */
  | {readonly kind: 'removed'}
  /** Lectern has no equivalent, and cannot run it. */
  | {readonly kind: 'unsupported'}
  /** Runs as it is. */
  | {readonly kind: 'kept'};

/** Settings for TypeScript from before there was `@docusaurus/tsconfig`. */
const OLD_TSCONFIG = '@tsconfig/docusaurus';

/** @returns `undefined` for a package that has nothing to do with Docusaurus, or is a plugin of others */
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

/** The packages of ours that plugins of others find under the names of Docusaurus: old name → our name. */
export function packageAliases(): ReadonlyMap<string, string> {
  const names = [...DOCUSAURUS_PACKAGES]
    .filter(([, {role}]) => role !== 'builtIn' && role !== 'missing')
    .map(([name]) => name)
    .sort();
  return new Map(names.map((name) => [`@docusaurus/${name}`, `@lectern/${currentName(name)}`]));
}

/** A version of ours, written as precisely as the one that it replaces: "3.10.2" → "0.1.0", "^3.9.1" → "^0.1.0". */
export function rangeLike(old: string, version: string): string {
  return /^\d+\.\d+\.\d+/.test(old) ? version : `^${version}`;
}
