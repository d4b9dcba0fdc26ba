import {encodePath, escapeFilePath} from '@lectern/core/content-helpers';

/** A redirect in the form in which files of hosts are written. */
export interface HostRedirect {
  /** Old path with the base URL, decoded and without trailing slash: "/base/docs/old page"; "/" for the root. */
  readonly from: string;
  /** Percent-encoded URL of the target: "/base/docs/new%20page#part" or "https://example.org/". */
  readonly target: string;
}

/** Content of a host file, and the redirects that it cannot have. */
export interface HostText {
  readonly text: string;
  readonly problems: readonly string[];
}

/** The file of a host. */
export interface HostFile {
  /** Name in the root of the output. */
  readonly name: string;
  /**
   * Adds redirects to the text of the file.
   *
   * @param before - text of the user's file in a static folder, with the redirects of other locales; `undefined` if there
   *   is no such file
   * @param redirects - in the order in which they are written
   */
  add(before: string | undefined, redirects: readonly HostRedirect[]): HostText;
}

/** Percent-encodes an old path as browsers do. */
export function encodedFrom({from}: Pick<HostRedirect, 'from'>): string {
  return encodePath(escapeFilePath(from));
}

/** Returns both spellings of a path, for hosts that distinguish them: without and with a slash at the end. */
export function bothSpellings(path: string): readonly string[] {
  return path === '/' ? [path] : [path, `${path}/`];
}

/** True if a redirect's target differs from the old path by its query or fragment at most, so that it would be a loop. */
export function isLoop({from, target}: HostRedirect): boolean {
  const [path = ''] = target.split(/[?#]/);
  return path.replace(/(?<=.)\/$/, '') === encodedFrom({from});
}
