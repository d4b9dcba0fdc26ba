/**
 * Percent-encodes what a URL path cannot hold; escapes that are already there stay. Half a surrogate pair, which no URL can
 * hold, becomes U+FFFD.
 */
export function encodePath(path: string): string {
  if (/^[\w/.~-]*$/.test(path)) return path;
  return encodeURI(path.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replace(/%25(?=[0-9a-f]{2})/gi, '%')
    .replace(/[?#]/g, (char) => (char === '?' ? '%3F' : '%23'));
}

/**
 * Undoes percent-encoding except of "/", "?" and "#", and of "%" where an escape would come of it: `encodePath` undoes this.
 * A path that cannot be decoded stays as it is.
 */
export function decodePath(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path.replace(/%25(?=[0-9a-f]{2})/gi, '%2525'));
  } catch {
    return path;
  }
}

/** The file name behind a URL path: all percent-encoding undone. What cannot be decoded stays as it is. */
export function decodeFilePath(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The path of a file as part of a URL path, still to be encoded: a percent sign in the name of a file is no escape. */
export function escapeFilePath(path: string): string {
  return path.replace(/%(?=[0-9a-f]{2})/gi, '%25');
}
