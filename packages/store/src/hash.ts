import {hash} from 'node:crypto';

/** SHA-256 as lower-case hex. */
export function sha256(data: string | Uint8Array): string {
  return hash('sha256', data, 'hex');
}

/** The 8 hex digits for file names. */
export function shortHash(data: string | Uint8Array): string {
  return sha256(data).slice(0, 8);
}

/** JSON with sorted keys: equal values give equal text, whatever order they were built in. Functions are left out. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    if (inner instanceof Map) return [...inner].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
    if (inner instanceof RegExp) return inner.toString();
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
