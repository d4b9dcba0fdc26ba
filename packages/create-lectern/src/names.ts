import path from 'node:path';
import {errors} from './errors.js';

const VALID = /^(?:@[a-z0-9-][a-z0-9-._]*\/)?[a-z0-9-][a-z0-9-._]*$/;
const RESERVED: ReadonlySet<string> = new Set(['node_modules', 'favicon.ico']);

/** Reason for which npm refuses the name of a package; `undefined` if it accepts it. */
export function nameProblem(name: string): string | undefined {
  if (name === '') return 'it is empty';
  if (name.length > 214) return 'it is longer than 214 characters';
  if (RESERVED.has(name)) return 'the name is reserved';
  if (/^[._]/.test(name)) return 'it begins with a dot or an underscore';
  if (/[A-Z]/.test(name)) return 'it has capital letters';
  return VALID.test(name) ? undefined : 'only letters, digits, "-", "." and "_" are allowed';
}

/** Valid name that resembles a text: "My Site!" → "my-site". */
export function similarName(text: string): string {
  const name = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9-._]+/g, '-')
    .replace(/^[-._]+|[-._]+$/g, '')
    .slice(0, 214);
  return nameProblem(name) === undefined ? name : 'my-site';
}

/** Name in the title of a site: "@acme/my-site" → "My site". */
export function titleOf(name: string): string {
  const words = (name.split('/').at(-1) ?? name).replace(/[-_.]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface Place {
  /** Name of the package. */
  readonly name: string;
  /** Absolute path of the folder. */
  readonly dest: string;
}

/**
 * Name and folder of a site. "." is the folder `rootDir` itself, whose name is made valid for the package.
 *
 * @throws {CreateError} `CREATE_NAME_INVALID`
 */
export function placeOf(given: string, rootDir: string): Place {
  if (given === '.') return {name: similarName(path.basename(rootDir)), dest: rootDir};
  const reason = nameProblem(given);
  if (reason !== undefined) throw errors.nameInvalid({name: given, reason, suggestion: similarName(given)});
  return {name: given, dest: path.join(rootDir, given)};
}
