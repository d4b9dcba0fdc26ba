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

/** A file of a theme as a site gets it. */
export interface EjectedFile {
  /** Relative to `src/theme`, with "/". */
  readonly file: string;
  /** Relative to the theme's folder, with "/". */
  readonly source: string;
  readonly content: Uint8Array;
}

const DECLARATION = /\.d\.[cm]?ts$/;
const TYPESCRIPT = /\.tsx?$/;
const SCRIPT = /\.[jt]sx?$/;
/** A comment at the top with a licence. */
const LICENCE = /^\/\*(?:(?!\*\/)[\s\S])*(?:copyright|licen[cs]e)(?:(?!\*\/)[\s\S])*\*\/\s*/i;

/** Settings for the changes of a file of the theme when it is ejected. */
export interface EjectInput {
  readonly theme: Theme;
  readonly component: Pick<ThemeComponent, 'name' | 'file'>;
  readonly language: Language;
}

/** "Tag/index.tsx" → "Tag/index.js" in JavaScript. */
export function ejectedName(source: string, language: Language): string {
  return language === 'javascript' ? source.replace(TYPESCRIPT, '.js') : source;
}

/** Checks that content is text that can be merged. */
export function isText(content: Uint8Array): boolean {
  return isUtf8(content) && !content.includes(0);
}

/** Content of a file of the theme after it is ejected. */
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

/** Files of the theme that are no scripts and that an ejected file imports from outside of its component: stylesheets, images. */
function filesOutside({content, source}: EjectedFile, {theme, component}: EjectInput): string[] {
  if (!SCRIPT.test(source)) return [];
  return importsOf(Buffer.from(content).toString('utf8'))
    .filter((request) => request.startsWith('.'))
    .map((request) => importedFile(source, request))
    .filter((file) => !file.startsWith('..') && !belongsTo(component, file) && !SCRIPT.test(file))
    .filter((file) => fs.statSync(path.join(theme.dir, file), {throwIfNoEntry: false})?.isFile());
}

/**
 * The files that ejecting a component writes: its own, those of the components in its folder, and their stylesheets.
 *
 * @throws {SiteError} `SWIZZLE_NO_TYPESCRIPT` if the theme publishes JavaScript alone, `SWIZZLE_TYPES_UNREADABLE`
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
