import {parse} from 'jsonc-parser';
import {setJson} from './editJson.js';

/** Values of `extends` in a tsconfig.json that refer to Docusaurus. */
const OLD_BASE =
  /^(?:(?:\.{1,2}\/)+node_modules\/)?(?:@docusaurus\/tsconfig|@tsconfig\/docusaurus)(?:\/tsconfig(?:\.json)?)?$/;

/** Entries of `types` that declare modules of Docusaurus. */
const OLD_TYPES = /^@docusaurus\/(?:module-type-aliases|preset-classic|theme-classic|plugin-content-\w+)$/;

interface Tsconfig {
  readonly extends?: unknown;
  readonly compilerOptions?: {readonly types?: unknown};
}

function editExtends(text: string, value: unknown, base: string): string {
  if (typeof value === 'string') return OLD_BASE.test(value) ? setJson(text, ['extends'], base) : text;
  if (!Array.isArray(value)) return text;
  const index = value.findIndex((entry) => typeof entry === 'string' && OLD_BASE.test(entry));
  return index === -1 ? text : setJson(text, ['extends', index], base);
}

function editTypes(text: string, value: unknown, types: string): string {
  if (!Array.isArray(value) || !value.some((entry) => OLD_TYPES.test(String(entry)))) return text;
  const others = value.filter((entry) => !OLD_TYPES.test(String(entry)) && entry !== types);
  return setJson(text, ['compilerOptions', 'types'], [...others, types]);
}

/**
 * Replaces the Docusaurus settings in a tsconfig.json by Lectern settings.
 *
 * @param hasPreset - true if the site uses the classic preset, which declares the components of the theme
 */
export function editTsconfig(text: string, {hasPreset}: {hasPreset: boolean}): string {
  const value = parse(text) as Tsconfig | undefined;
  if (typeof value !== 'object' || value === null) return text;
  const name = `@lectern/${hasPreset ? 'preset-classic' : 'core'}`;
  const extended = editExtends(text, value.extends, `${name}/tsconfig`);
  return editTypes(extended, value.compilerOptions?.types, `${name}/types/site`);
}
