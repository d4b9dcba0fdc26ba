import {sha256} from '@lectern/store';

/**
 * Serialises a value, so that equal values result in equal text. If an object occurs again, its number is written
 * instead.
 */
class FingerprintWriter {
  readonly #seen = new Map<object, number>();

  text(value: unknown): string {
    if (typeof value === 'function') return this.#once(value, () => `${value}${this.#fields(value)}`);
    if (typeof value !== 'object' || value === null) return `${typeof value} ${String(value)}`;
    if (value instanceof RegExp || value instanceof Date) return String(value);
    return this.#once(value, () => this.#objectText(value));
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
    return `{${fields.map(([key, inner]) => `${JSON.stringify(key)}:${this.text(inner)}`).join()}}`;
  }
}

/**
 * Returns a hash of a webpack configuration. Plugins are compared by class and fields, functions by their source.
 * Variables that a function captures are not part of the hash.
 */
export function fingerprint(value: unknown): string {
  return sha256(new FingerprintWriter().text(value));
}
