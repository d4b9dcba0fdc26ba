import {isMissingPackage} from '../pluginHost/missingPlugins.js';
import {OTHER_NAMES, OUR_NAMES} from '../plugins/resolvePluginName.js';

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

const RENAMED = new Set(['core', 'remark-plugin-npm2yarn', 'theme-common', ...OUR_NAMES]);

/** Packages for authors of plugins. */
const HELPERS = [
  'logger',
  'module-type-aliases',
  'theme-translations',
  'types',
  'utils',
  'utils-common',
  'utils-validation',
];

const REMOVED = new Set(['babel', 'bundler', 'cssnano-preset', 'faster', 'mdx-loader', 'tsconfig']);

/** Settings for TypeScript from before there was `@docusaurus/tsconfig`. */
const OLD_TSCONFIG = '@tsconfig/docusaurus';

/** @returns `undefined` for a package that has nothing to do with Docusaurus, or is a plugin of others */
export function packageFate(name: string): PackageFate | undefined {
  if (name === OLD_TSCONFIG) return {kind: 'removed'};
  const short = /^@docusaurus\/([^/]+)$/.exec(name)?.[1];
  if (short === undefined) return undefined;
  const ours = OTHER_NAMES.get(short) ?? short;
  if (RENAMED.has(ours)) return {kind: 'renamed', to: `@lectern/${ours}`};
  if (HELPERS.includes(short)) return {kind: 'aliased', to: `@lectern/${short}`};
  if (REMOVED.has(short)) return {kind: 'removed'};
  return {kind: isMissingPackage(short) ? 'unsupported' : 'kept'};
}

/** The packages of ours that plugins of others find under the names of Docusaurus: old name → our name. */
export function packageAliases(): ReadonlyMap<string, string> {
  const oldNames = new Map([...OTHER_NAMES].map(([old, name]) => [name, old]));
  const names = [...RENAMED, ...HELPERS].sort();
  return new Map(names.map((name) => [`@docusaurus/${oldNames.get(name) ?? name}`, `@lectern/${name}`]));
}

/** A version of ours, written as precisely as the one that it replaces: "3.10.2" → "0.1.0", "^3.9.1" → "^0.1.0". */
export function rangeLike(old: string, version: string): string {
  return /^\d+\.\d+\.\d+/.test(old) ? version : `^${version}`;
}
