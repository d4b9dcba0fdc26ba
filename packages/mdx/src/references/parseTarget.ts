/** Parts of a URL that an author wrote. */
export interface Target {
  /** Path, percent-decoded: "./doc 2.md". */
  readonly path: string;
  /** Query with "?", or empty. */
  readonly query: string;
  /** Fragment with "#", or empty. */
  readonly hash: string;
}

/**
 * Splits a URL into its parts.
 *
 * @returns `null` for a URL with a protocol or a host, and for one without a path.
 */
export function parseTarget(url: string): Target | null {
  if (/^[a-z][a-z\d+.-]*:/i.test(url) || url.startsWith('//')) return null;
  const match = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url);
  if (!match?.[1]) return null;
  return {path: decoded(match[1]), query: match[2] ?? '', hash: match[3] ?? ''};
}

/** Decodes a percent-encoded part of a URL. An invalid part is returned unchanged. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
