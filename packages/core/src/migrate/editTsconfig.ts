import {parse} from 'jsonc-parser';
import {setJson} from './editJson.js';

/** Values of `extends` in a tsconfig.json that refer to Docusaurus. */
const OLD_BASE =
  /^(?:(?:\.{1,2}\/)+node_modules\/)?(?:@docusaurus\/tsconfig|@tsconfig\/docusaurus)(?:\/tsconfig(?:\.json)?)?$/;

/** Entries of `types` that declare modules of Docusaurus. */
const OLD_TYPES = /^@docusaurus\/(?:module-type-aliases|preset-classic|theme-classic|plugin-content-\w+)$/;

/** Pattern for a path of `include` or `exclude` that begins with the folder of Docusaurus for generated files. */
const OLD_FOLDER = /^((?:\.\/)?)\.docusaurus(?=\/|$)/;

interface Tsconfig {
  readonly extends?: unknown;
  readonly include?: unknown;
  readonly exclude?: unknown;
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

function editPaths(text: string, field: 'include' | 'exclude', value: unknown, generated: string): string {
  if (!Array.isArray(value)) return text;
  return value.reduce<string>((edited, entry, index) => {
    const isOld = typeof entry === 'string' && OLD_FOLDER.test(entry);
    return isOld ? setJson(edited, [field, index], entry.replace(OLD_FOLDER, `$1${generated}`)) : edited;
  }, text);
}

interface TsconfigOptions {
  /** True if the site uses the classic preset, which declares the components of the theme. */
  readonly hasPreset: boolean;
  /** Name of Lectern's folder of generated files: ".site". */
  readonly generated: string;
}

/** Replaces the Docusaurus settings in a tsconfig.json by Lectern settings. */
export function editTsconfig(text: string, {hasPreset, generated}: TsconfigOptions): string {
  const value = parse(text) as Tsconfig | undefined;
  if (typeof value !== 'object' || value === null) return text;
  const name = `@lectern/${hasPreset ? 'preset-classic' : 'core'}`;
  const extended = editExtends(text, value.extends, `${name}/tsconfig`);
  const typed = editTypes(extended, value.compilerOptions?.types, `${name}/types/site`);
  return editPaths(
    editPaths(typed, 'include', value.include, generated),
    'exclude',
    value.exclude,
    generated,
  );
}
