import {tryDecodeUriComponent} from '@lectern/core/shared/encodePath';
import {hasProtocol} from '@lectern/core/shared/url';

function hasDotSegment(path: string): boolean {
  // Fast path: only a path with "%", "\" or "/." can have a segment "." or "..".
  if (!/[%\\]|\/\./.test(path)) return false;
  return tryDecodeUriComponent(path)
    .split(/[/\\]/)
    .some((segment) => segment === '..' || segment === '.');
}

/**
 * Returns the mistake in an old address as the end of a sentence ("does not start with …"); `undefined` if the address
 * is a valid path.
 */
export function fromProblem(from: string): string | undefined {
  if (!from.startsWith('/')) return 'does not start with "/"';
  if (/[?#]/.test(from)) return 'has a "?" or "#", which cannot be part of the path of a file';
  if (hasDotSegment(from))
    return 'has a "." or ".." between its slashes, which browsers resolve before they send a request';
  const decoded = tryDecodeUriComponent(from);
  if (/[\0\\]/.test(decoded)) return 'has a character that no file can have';
  if (isTooLong(decoded)) return 'is longer than the name of a file may be';
  return undefined;
}

/**
 * Checks a decoded path against the limits of file systems: 255 bytes for a name, 4096 for a path. The numbers here are
 * lower, to leave room for an extension and for the path of the output folder.
 */
function isTooLong(path: string): boolean {
  if (path.length < 80) return false;
  const parts = path.split('/').map((part) => Buffer.byteLength(part));
  return Buffer.byteLength(path) > 3000 || parts.some((bytes) => bytes > 245);
}

function isWebSite(to: string): boolean {
  return /^https?:\/\//i.test(to) && URL.canParse(to);
}

/**
 * Returns the mistake in a new address as the end of a sentence; `undefined` if the address is a path or an http(s)
 * URL. Does not check if the page exists: `planRedirects` checks this.
 */
export function toProblem(to: string): string | undefined {
  if (to.startsWith('/') && !hasProtocol(to)) return undefined;
  return isWebSite(to) ? undefined : 'is neither a path that starts with one "/" nor a URL with "https://"';
}
