import path from 'node:path';
import {sha256} from '@lectern/store';
import {isNear, relativePath} from '../paths.js';

/**
 * Serialises a value, so that equal values result in equal text. If an object occurs again, its number is written
 * instead.
 */
class FingerprintWriter {
  readonly #seen = new Map<object, number>();
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  text(value: unknown): string {
    if (typeof value === 'function') return this.#once(value, () => `${value}${this.#fields(value)}`);
    if (typeof value === 'string' && this.#isFilePath(value)) return `path ${relativePath(this.#dir, value)}`;
    if (typeof value !== 'object' || value === null) return `${typeof value} ${String(value)}`;
    if (value instanceof RegExp || value instanceof Date) return String(value);
    return this.#once(value, () => this.#objectText(value));
  }

  /**
   * True for an absolute path in its shortest form in the folder of the disk in which the site is. Two such paths never
   * have the same relative path, so paths such as "/docs/" and "/docs", which are different options, keep different
   * hashes. URL paths, and paths far from the site, are hashed as they are.
   */
  #isFilePath(text: string): boolean {
    return path.isAbsolute(text) && path.resolve(text) === text && isNear(this.#dir, text);
  }

  #once(value: object, write: () => string): string {
    const known = this.#seen.get(value);
    if (known !== undefined) return `#${known}`;
    this.#seen.set(value, this.#seen.size);
    return write();
  }

  #objectText(value: object): string {
    if (Array.isArray(value)) return `[${value.map((item) => this.text(item)).join()}]`;
    const name = value.constructor?.name ?? '';
    if (value instanceof Map || value instanceof Set) return `${name}[${this.text([...value])}]`;
    return `${name}${this.#fields(value)}`;
  }

  #fields(value: object): string {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([key, inner]) => `${JSON.stringify(this.text(key))}:${this.text(inner)}`).join()}}`;
  }
}

/**
 * Returns a hash of a bundler configuration or of other options. Plugins are compared by class and fields, functions by
 * their source. Variables that a function captures are not part of the hash.
 *
 * @param dir - absolute path of the site. Paths are hashed relative to it, so that the hash stays the same if the site
 *   is moved together with its packages
 */
export function fingerprint(value: unknown, dir: string): string {
  return sha256(new FingerprintWriter(dir).text(value));
}
