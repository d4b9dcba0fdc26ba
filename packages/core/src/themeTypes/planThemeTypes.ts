import fs from 'node:fs';
import path from 'node:path';
import {readIfPresent} from '@lectern/store';
import type {ThemeAliases} from '../routes/themeAliases.js';

/** Input for the declarations of a site. */
export interface ThemeTypesInput {
  readonly siteDir: string;
  /** Folder of the declarations, absolute. */
  readonly typesDir: string;
  /** "@theme/Footer", "@theme-original/Footer", "@theme-init/Footer" → absolute file. */
  readonly themeAliases: ThemeAliases;
}

/** Type declarations to write: file relative to `typesDir` → what it declares the types of. */
export type ThemeTypes = ReadonlyMap<string, string>;

const SCRIPT = /\.[jt]sx?$/;
const TYPED = /\.tsx?$/;
const DEFAULT_EXPORT = /\bexport\s+default\b|\bexport\s*\{[^}]*\bdefault\b|\b(?:module\.)?exports\b/;

/** For JavaScript of packages without declarations: any props. */
const UNTYPED = `import type {ComponentType} from 'react';

export type Props = Readonly<Record<string, unknown>>;
declare const Component: ComponentType<Record<string, unknown>>;
export default Component;
`;

/** A component of the site whose types cannot be its own: it has none, or takes them from the component that it replaces. */
function hasBorrowedTypes(name: string, file: string): boolean {
  const text = readIfPresent(file) ?? '';
  return !TYPED.test(file) || [`'@theme/${name}'`, `"@theme/${name}"`].some((own) => text.includes(own));
}

/** The file with the types of `@theme/<name>`. */
function typedFile(name: string, file: string, {siteDir, themeAliases}: ThemeTypesInput): string {
  const isOfSite = file.startsWith(path.join(siteDir, 'src/theme') + path.sep);
  const original = themeAliases[`@theme-original/${name}`];
  return isOfSite && original !== undefined && hasBorrowedTypes(name, file) ? original : file;
}

/**
 * Decides which file each component has its types from.
 *
 * A name without a file of its own below "theme-original" or "theme-init" has that of "theme": so the paths of our tsconfig.json
 * are, and most names need one declaration.
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

/** The text of the declaration `file` (relative to `typesDir`) for the component in `target`. */
export function themeTypeText(file: string, target: string, typesDir: string): string {
  const base = target.replace(SCRIPT, '');
  const declarations = readIfPresent(`${base}.d.ts`);
  const isPackaged = target.includes(`${path.sep}node_modules${path.sep}`);
  if (declarations === undefined && !TYPED.test(target) && isPackaged) return UNTYPED;
  const text = declarations ?? readIfPresent(target) ?? '';
  const from = path.dirname(path.join(typesDir, file));
  const extension = target.endsWith('.jsx') ? '.jsx' : '.js';
  const request = path.relative(from, realPath(base, target)).split(path.sep).join('/') + extension;
  const lines = [`export * from '${request}';`];
  if (DEFAULT_EXPORT.test(text)) lines.push(`export {default} from '${request}';`);
  return `${lines.join('\n')}\n`;
}

/** Without symbolic links, so that the types are the same as those that packages import. */
function realPath(base: string, target: string): string {
  return fs.existsSync(target) ? fs.realpathSync(target).replace(SCRIPT, '') : base;
}
