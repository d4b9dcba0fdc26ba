import fs from 'node:fs';
import path from 'node:path';
import {readIfPresent} from '@lectern/store';
import {relativePath} from '../paths.js';
import type {ThemeAliases} from '../routes/themeAliases.js';

/** The components for which type declarations are written, and the folder of the declarations. */
export interface ThemeTypesInput {
  readonly siteDir: string;
  /** Folder of the declarations, absolute. */
  readonly typesDir: string;
  /**
   * Absolute files of components, by the names under which they are imported: "@theme/Footer" (the component that is
   * used), "@theme-original/Footer" (the component of the theme that the site overrides), "@theme-init/Footer" (the
   * first theme's component).
   */
  readonly themeAliases: ThemeAliases;
}

/**
 * Declaration files to write. The keys are their paths relative to `typesDir` ("theme/Footer.d.ts"), the values are the
 * absolute paths of the components whose types they declare.
 */
export type ThemeTypes = ReadonlyMap<string, string>;

const SCRIPT = /\.[jt]sx?$/;
const TYPED = /\.tsx?$/;
const DEFAULT_EXPORT = /\bexport\s+default\b|\bexport\s*\{[^}]*\bdefault\b|\b(?:module\.)?exports\b/;

/**
 * Text of the declaration file for a component that is JavaScript from a package without types: the component accepts
 * any props.
 */
const UNTYPED = `import type {ComponentType} from 'react';

export type Props = Readonly<Record<string, unknown>>;
declare const Component: ComponentType<Record<string, unknown>>;
export default Component;
`;

/**
 * Returns true if a component of the site cannot declare its own types, so that the types of the component that it
 * replaces are used: it is JavaScript, or it imports types from `@theme/<name>`. Under that name, TypeScript would
 * otherwise find the importing file.
 */
function hasBorrowedTypes(name: string, file: string): boolean {
  const text = readIfPresent(file) ?? '';
  return !TYPED.test(file) || [`'@theme/${name}'`, `"@theme/${name}"`].some((own) => text.includes(own));
}

/** Returns the component that declares the types of `@theme/<name>`: `file`, or the component that it replaces. */
function typedFile(name: string, file: string, {siteDir, themeAliases}: ThemeTypesInput): string {
  const isOfSite = file.startsWith(path.join(siteDir, 'src/theme') + path.sep);
  const original = themeAliases[`@theme-original/${name}`];
  return isOfSite && original !== undefined && hasBorrowedTypes(name, file) ? original : file;
}

/**
 * Decides from which component each declaration file gets its types.
 *
 * "theme-original/Footer.d.ts" is written only if it gets its types from another component than "theme/Footer.d.ts".
 * Otherwise, TypeScript uses "theme/Footer.d.ts" for `@theme-original/Footer`, by the `paths` in our tsconfig.json. The
 * same applies to "theme-init".
 */
export function planThemeTypes(input: ThemeTypesInput): ThemeTypes {
  const {themeAliases} = input;
  const planned = new Map<string, string>();
  const used = new Map<string, string>();
  for (const kind of ['theme', 'theme-original', 'theme-init']) {
    const prefix = `@${kind}/`;
    for (const [alias, file] of Object.entries(themeAliases)) {
      if (!alias.startsWith(prefix)) continue;
      const name = alias.slice(prefix.length);
      const target = kind === 'theme' ? typedFile(name, file, input) : file;
      if (used.get(name) !== target) planned.set(`${kind}/${name}.d.ts`, target);
      used.set(name, target);
    }
  }
  return planned;
}

/**
 * Returns the text of a declaration file.
 *
 * @param file - relative to `typesDir`
 * @param target - absolute path of the component
 */
export function themeTypeText(file: string, target: string, typesDir: string): string {
  const base = target.replace(SCRIPT, '');
  const declarations = readIfPresent(`${base}.d.ts`);
  const isPackaged = target.includes(`${path.sep}node_modules${path.sep}`);
  if (declarations === undefined && !TYPED.test(target) && isPackaged) return UNTYPED;
  const text = declarations ?? readIfPresent(target) ?? '';
  const from = path.dirname(path.join(typesDir, file));
  const extension = target.endsWith('.jsx') ? '.jsx' : '.js';
  const request = relativePath(from, realPath(base, target)) + extension;
  const lines = [`export * from '${request}';`];
  if (DEFAULT_EXPORT.test(text)) lines.push(`export {default} from '${request}';`);
  return `${lines.join('\n')}\n`;
}

/**
 * Returns the real path of a component, without extension. Packages import the component by this path, and TypeScript
 * treats the same types under two paths as different types.
 */
function realPath(base: string, target: string): string {
  return fs.existsSync(target) ? fs.realpathSync(target).replace(SCRIPT, '') : base;
}
