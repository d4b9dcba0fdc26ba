import path from 'node:path';
import type {SpecialValue} from './client/shownValue.js';

/**
 * Approximate maximum length of a file, in characters. Browsers parse a file of this length without a noticeable pause.
 */
const MAX_CHARACTERS = 16_000_000;

const MAX_DEPTH = 100;

/** Approximate number of characters that JSON adds to a value: quotation marks, comma, colon. */
const SIGNS = 4;

const special = (text: string): SpecialValue => ({$: text});

const TOO_LARGE = special('left out, as the file would have more than 16 million characters');
const TOO_DEEP = special(`left out, as it is more than ${MAX_DEPTH} levels deep`);
const CIRCULAR = special('a value that contains this one');
const UNREADABLE = special('could not be read');

/**
 * Returns a function that replaces absolute paths by paths from the site ("@site/docs", "@site/../shared"), so that the
 * files do not depend on the folder in which the site is. It replaces paths below the site and below its parent
 * folders, except for top-level folders such as "/home".
 */
function pathShortener(siteDir: string): (text: string) => string {
  const site = siteDir + path.sep;
  const around: string[] = [];
  for (let dir = path.dirname(siteDir); path.dirname(path.dirname(dir)) !== path.dirname(dir); ) {
    around.push(dir + path.sep);
    dir = path.dirname(dir);
  }
  const toSource = (file: string) => `@site/${path.relative(siteDir, file).replaceAll('\\', '/')}`;
  return (text) => {
    if (text === siteDir) return '@site';
    if (around.some((dir) => text.startsWith(dir)) && !text.includes(site)) return toSource(text);
    return text.replaceAll(site, '@site/');
  };
}

function describeFunction({name}: {readonly name: string}): SpecialValue {
  return special(name === '' ? 'function' : `function ${name}`);
}

/**
 * Returns the replacement for a value that JSON cannot represent, and for a date, RegExp, URL, error or buffer; else
 * `undefined`.
 */
function specialOf(value: unknown): SpecialValue | undefined {
  if (typeof value === 'function') return describeFunction(value);
  if (value === undefined || typeof value === 'symbol') return special(String(value));
  if (typeof value === 'bigint') return special(`${value}n`);
  if (typeof value === 'number' && !Number.isFinite(value)) return special(String(value));
  if (value instanceof Date) return special(Number.isNaN(value.getTime()) ? 'no date' : value.toISOString());
  if (value instanceof RegExp || value instanceof URL || value instanceof Error)
    return special(String(value));
  if (ArrayBuffer.isView(value)) return special(`${value.byteLength} bytes`);
  return undefined;
}

/**
 * Converts a value to plain data for JSON. The value may be of any kind: large, circular, with functions, with getters
 * that throw.
 */
class PlainReader {
  readonly #shorten: (text: string) => string;
  readonly #around = new Set<object>();
  #left = MAX_CHARACTERS;

  constructor(siteDir: string) {
    this.#shorten = pathShortener(siteDir);
  }

  read(value: unknown): unknown {
    if (this.#left <= 0) return TOO_LARGE;
    this.#left -= SIGNS;
    if (typeof value === 'string') return this.#text(value);
    const found = specialOf(value);
    if (found) return found;
    return typeof value === 'object' && value !== null ? this.#object(value) : value;
  }

  #text(text: string): string {
    const short = this.#shorten(text);
    this.#left -= short.length;
    return short;
  }

  #object(value: object): unknown {
    if (this.#around.has(value)) return CIRCULAR;
    if (this.#around.size >= MAX_DEPTH) return TOO_DEEP;
    this.#around.add(value);
    try {
      return this.#parts(value);
    } catch {
      return UNREADABLE;
    } finally {
      this.#around.delete(value);
    }
  }

  #parts(value: object): unknown {
    if (Array.isArray(value) || value instanceof Set) return this.#list(value);
    if (value instanceof Map) return this.#map(value);
    return this.#fields(Object.keys(value), (key) => Reflect.get(value, key));
  }

  #list(values: Iterable<unknown>): unknown[] {
    const read: unknown[] = [];
    for (const value of values) {
      read.push(this.read(value));
      // One `TOO_LARGE` represents this value and all values after it.
      if (read.at(-1) === TOO_LARGE) break;
    }
    return read;
  }

  #map(map: ReadonlyMap<unknown, unknown>): unknown {
    const keys = [...map.keys()];
    if (!keys.every((key) => typeof key === 'string')) return this.#list(map);
    return this.#fields(keys, (key) => map.get(key));
  }

  /** Leaves out fields that are `undefined`, as JSON does. */
  #fields(keys: readonly string[], readField: (key: string) => unknown): object {
    const read: [string, unknown][] = [];
    for (const key of keys) {
      const value = this.#field(key, readField);
      if (value !== undefined) read.push([this.#text(key), value]);
      if (value === TOO_LARGE) break;
    }
    return Object.fromEntries(read);
  }

  #field(key: string, readField: (key: string) => unknown): unknown {
    let value: unknown;
    try {
      value = readField(key);
    } catch {
      return UNREADABLE;
    }
    return value === undefined ? undefined : this.read(value);
  }
}

/**
 * Converts any value to JSON of limited size, with a `SpecialValue` for each value that JSON cannot represent.
 *
 * @param siteDir - absolute path; paths below it begin with "@site" in the JSON
 */
export function toJson(value: unknown, siteDir: string): string {
  return JSON.stringify(new PlainReader(siteDir).read(value));
}
