import {realPath} from '../paths.js';

/**
 * Comparable form of the URL of a repository: "github.com/owner/project" for any protocol, the real path for a local
 * folder.
 */
function repositoryKey(url: string): string {
  const withoutEnd = url.replace(/\/+$/, '').replace(/\.git$/, '');
  if (/^(?:file:\/\/|\/)/.test(url)) return realPath(url.replace(/^file:\/\//, ''));
  const scp = /^(?:[^@/]+@)?([^:/]+):(?!\/\/)\/?(.+)$/.exec(withoutEnd);
  if (scp) return `${scp[1]}/${scp[2]}`.toLowerCase();
  if (!URL.canParse(withoutEnd)) return withoutEnd;
  const {hostname, pathname} = new URL(withoutEnd);
  return `${hostname}${pathname}`.toLowerCase();
}

/** True if two URLs lead to the same repository; protocol and user may differ. */
export function isSameRepository(one: string, other: string): boolean {
  return repositoryKey(one) === repositoryKey(other);
}
