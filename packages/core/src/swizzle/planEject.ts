import {isUtf8} from 'node:buffer';
import fs from 'node:fs';
import path from 'node:path';
import {errors} from '../errors/catalog.js';
import {removeTypes} from './removeTypes.js';
import {importedFile, importsOf, rewriteImports} from './rewriteImports.js';
import {withoutSwizzleTag} from './swizzleTag.js';
import type {Theme, ThemeComponent} from './Theme.js';
import {belongsTo, filesOfComponent} from './themeFiles.js';

export type Language = 'typescript' | 'javascript';

/** A file of a theme in the form in which it is copied to a site. */
export interface EjectedFile {
  /** Path of the copy, relative to `src/theme`, with "/". */
  readonly file: string;
  /** File in the theme, relative to the theme's folder, with "/". */
  readonly source: string;
  readonly content: Uint8Array;
}

const DECLARATION = /\.d\.[cm]?ts$/;
const TYPESCRIPT = /\.tsx?$/;
const SCRIPT = /\.[jt]sx?$/;
/** Matches a comment with a licence at the beginning of a file. */
const LICENCE = /^\/\*(?:(?!\*\/)[\s\S])*(?:copyright|licen[cs]e)(?:(?!\*\/)[\s\S])*\*\/\s*/i;

/** Component to eject, and the language of the copy. */
export interface EjectInput {
  readonly theme: Theme;
  readonly component: Pick<ThemeComponent, 'name' | 'file'>;
  readonly language: Language;
}

/** Name of the copied file. A copy in JavaScript has the extension ".js": "Tag/index.tsx" → "Tag/index.js". */
export function ejectedName(source: string, language: Language): string {
  return language === 'javascript' ? source.replace(TYPESCRIPT, '.js') : source;
}

/** True if the content is text, which can be merged. */
export function isText(content: Uint8Array): boolean {
  return isUtf8(content) && !content.includes(0);
}

/**
 * Makes the copy of a file of the theme: with rewritten imports, without licence and `@swizzle` tag, and without types
 * if the copy is in JavaScript.
 */
export function ejectFile(source: string, {theme, component, language}: EjectInput): EjectedFile {
  const original = fs.readFileSync(path.join(theme.dir, source));
  const file = ejectedName(source, language);
  if (!SCRIPT.test(source)) return {file, source, content: original};
  const text = rewriteImports(withoutSwizzleTag(original.toString('utf8').replace(LICENCE, '')), {
    file: source,
    isEjected: (other) => belongsTo(component, other),
    isComponent: (name) => theme.files.has(name),
  });
  const isTyped = language === 'javascript' && TYPESCRIPT.test(source);
  return {file, source, content: Buffer.from(isTyped ? removeTypes(text, source) : text)};
}

/** Stylesheets, images and other non-script files that an ejected file imports and that other components own. */
function filesOutside({content, source}: EjectedFile, {theme, component}: EjectInput): string[] {
  if (!SCRIPT.test(source)) return [];
  return importsOf(Buffer.from(content).toString('utf8'))
    .filter((request) => request.startsWith('.'))
    .map((request) => importedFile(source, request))
    .filter((file) => !file.startsWith('..') && !belongsTo(component, file) && !SCRIPT.test(file))
    .filter((file) => fs.statSync(path.join(theme.dir, file), {throwIfNoEntry: false})?.isFile());
}

/**
 * Plans the files that ejecting a component writes: the files of the component, of components in its folder, and
 * stylesheets, images and other non-script files that they import from other folders of the theme.
 *
 * @throws {SiteError} `SWIZZLE_NO_TYPESCRIPT` if the theme only publishes JavaScript, `SWIZZLE_TYPES_UNREADABLE`
 */
export function planEject(input: EjectInput & {readonly component: ThemeComponent}): EjectedFile[] {
  const {theme, component, language} = input;
  const files = filesOfComponent(theme, component);
  const sources = language === 'javascript' ? files.filter((file) => !DECLARATION.test(file)) : files;
  const isTyped = sources.some((file) => TYPESCRIPT.test(file) && !DECLARATION.test(file));
  if (language === 'typescript' && !isTyped && sources.some((file) => SCRIPT.test(file))) {
    throw errors.swizzleNoTypeScript({theme: theme.name, component: component.name});
  }
  const ejected = sources.map((source) => ejectFile(source, input));
  const outside = new Set(ejected.flatMap((file) => filesOutside(file, input)));
  return [...ejected, ...[...outside].map((source) => ejectFile(source, input))];
}
