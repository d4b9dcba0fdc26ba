import {decodeFilePath} from '@lectern/core/shared/encodePath';
import {hasProtocol} from '@lectern/core/shared/url';

function hasDotSegment(path: string): boolean {
  // Most paths have nothing that could be one.
  if (!/[%\\]|\/\./.test(path)) return false;
  return decodeFilePath(path)
    .split(/[/\\]/)
    .some((segment) => segment === '..' || segment === '.');
}

/** What is wrong with an old address, as the end of a sentence; `undefined` if it is the path of a URL. */
export function fromProblem(from: string): string | undefined {
  if (!from.startsWith('/')) return 'does not start with "/"';
  if (/[?#]/.test(from)) return 'has a "?" or "#", which no server looks for among its files';
  if (hasDotSegment(from))
    return 'has a "." or ".." between its slashes, which browsers resolve before they ask for it';
  if (/[\0\\]/.test(decodeFilePath(from))) return 'has a character that no file can have';
  return undefined;
}

function isWebSite(to: string): boolean {
  return /^https?:\/\//i.test(to) && URL.canParse(to);
}

/** What is wrong with a new address, as the end of a sentence; whether there is a page is another question. */
export function toProblem(to: string): string | undefined {
  if (to.startsWith('/') && !hasProtocol(to)) return undefined;
  return isWebSite(to) ? undefined : 'is neither a path that starts with one "/" nor a URL with "https://"';
}

/** Whether a redirect leads out of the site. */
export function isOutside(to: string): boolean {
  return hasProtocol(to);
}
