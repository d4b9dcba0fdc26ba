/**
 * Percent-encodes the characters that a URL path may not have; existing escapes stay. A lone surrogate, which cannot be
 * encoded, becomes U+FFFD.
 */
export function encodePath(path: string): string {
  if (/^[\w/.~-]*$/.test(path)) return path;
  return encodeURI(path.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replace(/%25(?=[0-9a-f]{2})/gi, '%')
    .replace(/[?#]/g, (char) => (char === '?' ? '%3F' : '%23'));
}

/**
 * Decodes percent-encoding in such a way that `encodePath` restores the path: "/", "?", "#" stay encoded, and so does
 * "%" if it would form an escape with the characters after it. A path that cannot be decoded is returned unchanged.
 */
export function decodePath(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path.replace(/%25(?=[0-9a-f]{2})/gi, '%2525'));
  } catch {
    return path;
  }
}

/**
 * Decodes all percent-encoding of a part of a URL: a path, which gives the path of the file, or a hash. Returns a text
 * that cannot be decoded unchanged.
 */
export function tryDecodeUriComponent(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Prepares the path of a file for `encodePath`: encodes "%" where it looks like the start of an escape ("%20"), since
 * "%" is a plain character in a file name.
 */
export function escapeFilePath(path: string): string {
  return path.replace(/%(?=[0-9a-f]{2})/gi, '%25');
}
