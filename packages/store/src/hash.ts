import {hash} from 'node:crypto';

/** SHA-256 as lower-case hex. */
export function sha256(data: string | Uint8Array): string {
  return hash('sha256', data, 'hex');
}

/** First 8 hex digits of the SHA-256, for file names. */
export function shortHash(data: string | Uint8Array): string {
  return sha256(data).slice(0, 8);
}

/**
 * Serializes a value as JSON with sorted keys, so that the order of keys makes no difference. A `Map` becomes its
 * sorted entries, a `RegExp` its text. Functions are left out.
 */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    if (inner instanceof Map) return [...inner].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
    if (inner instanceof RegExp) return inner.toString();
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
