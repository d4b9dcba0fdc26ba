import path from 'node:path';
import type {SpecialValue} from './client/shownValue.js';

/** Characters of a file, about: browsers parse as many without a noticeable pause. */
const MAX_CHARACTERS = 16_000_000;

const MAX_DEPTH = 100;

/** Signs around a value in JSON, about. */
const SIGNS = 4;

const special = (text: string): SpecialValue => ({$: text});

const TOO_LARGE = special('left out, as the file would have more than 16 million characters');
const TOO_DEEP = special(`left out, as it is more than ${MAX_DEPTH} levels deep`);
const CIRCULAR = special('a value that contains this one');
const UNREADABLE = special('could not be read');

/** Absolute paths below the site, or a folder around it, as paths from the site: equal for every place where it is built. */
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

/** Replaces a value that JSON does not have, or an object of which only the text is of interest; `undefined` for all others. */
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

/** Makes plain data of what plugins have loaded, which may be anything: large, circular, with functions and getters in it. */
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
      // The first value that is left out represents all after it.
      if (read.at(-1) === TOO_LARGE) break;
    }
    return read;
  }

  #map(map: ReadonlyMap<unknown, unknown>): unknown {
    const keys = [...map.keys()];
    if (!keys.every((key) => typeof key === 'string')) return this.#list(map);
    return this.#fields(keys, (key) => map.get(key));
  }

  /** Fields without a value are left out, as in JSON. */
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
 * Any value as JSON, with a `SpecialValue` for what JSON does not have. The size is limited, whatever the value.
 *
 * @param siteDir - paths below it begin with "@site" in the text
 */
export function toJson(value: unknown, siteDir: string): string {
  return JSON.stringify(new PlainReader(siteDir).read(value));
}
