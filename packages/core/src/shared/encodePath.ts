/** Percent-encodes what a URL path cannot hold; escapes that are already there stay. */
export function encodePath(path: string): string {
  return encodeURI(path)
    .replace(/%25(?=[0-9a-f]{2})/gi, '%')
    .replace(/[?#]/g, (char) => (char === '?' ? '%3F' : '%23'));
}

/** Undoes percent-encoding except of "/", "?" and "#"; a path that cannot be decoded stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
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
