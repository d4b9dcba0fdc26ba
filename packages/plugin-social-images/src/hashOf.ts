import {createHash} from 'node:crypto';

/** SHA-256, hexadecimal. */
export function hashOf(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
