import {tryDecodeUriComponent} from '@lectern/core/shared/encodePath';
import {removeTrailingSlash} from '@lectern/core/shared/url';

/** Key that is equal for all spellings of a path: decoded, without repeated slashes, without trailing slash. */
export function keyOf(path: string): string {
  const decoded = tryDecodeUriComponent(path);
  return removeTrailingSlash(decoded.includes('//') ? decoded.replace(/\/{2,}/g, '/') : decoded);
}

/**
 * Returns an address as it is written into a text file with one address a line: without trailing slash, since the option
 * `trailingSlash` must not change the file, and with escapes for white space and control characters.
 */
export function addressText(path: string): string {
  return removeTrailingSlash(path).replace(/[\s\p{Cc}]/gu, encodeURIComponent);
}

/** Returns the part of an address behind its last slash: "intro" for "/docs/intro/"; empty for "/". */
export function lastPart(address: string): string {
  const key = keyOf(address);
  return key.slice(key.lastIndexOf('/') + 1);
}
