import {decodeFilePath} from '@lectern/core/shared/encodePath';
import {hasProtocol} from '@lectern/core/shared/url';

function hasDotSegment(path: string): boolean {
  // Most paths have nothing that could be one.
  if (!/[%\\]|\/\./.test(path)) return false;
  return decodeFilePath(path)
    .split(/[/\\]/)
    .some((segment) => segment === '..' || segment === '.');
}

/** Problem of an old address, as the end of a sentence; `undefined` if it is the path of a URL. */
export function fromProblem(from: string): string | undefined {
  if (!from.startsWith('/')) return 'does not start with "/"';
  if (/[?#]/.test(from)) return 'has a "?" or "#", which no server looks for among its files';
  if (hasDotSegment(from))
    return 'has a "." or ".." between its slashes, which browsers resolve before they ask for it';
  const decoded = decodeFilePath(from);
  if (/[\0\\]/.test(decoded)) return 'has a character that no file can have';
  if (isTooLong(decoded)) return 'is longer than the name of a file may be';
  return undefined;
}

/** Limits of file systems, in bytes: 255 for a name, with room for an extension, and 4096 for a path with its folder. */
function isTooLong(path: string): boolean {
  if (path.length < 80) return false;
  const parts = path.split('/').map((part) => Buffer.byteLength(part));
  return Buffer.byteLength(path) > 3000 || parts.some((bytes) => bytes > 245);
}

function isWebSite(to: string): boolean {
  return /^https?:\/\//i.test(to) && URL.canParse(to);
}

/** Problem of a new address, as the end of a sentence. The page itself is checked later. */
export function toProblem(to: string): string | undefined {
  if (to.startsWith('/') && !hasProtocol(to)) return undefined;
  return isWebSite(to) ? undefined : 'is neither a path that starts with one "/" nor a URL with "https://"';
}

/** Checks that a redirect leads out of the site. */
export function isOutside(to: string): boolean {
  return hasProtocol(to);
}
