/** Returns one key for all spellings of a page's path: in lower case, without a trailing slash. */
export function pageKey(path: string): string {
  const key = path.toLowerCase();
  return key.length > 1 && key.endsWith('/') ? key.slice(0, -1) : key;
}

export function isSamePath(a: string | undefined, b: string | undefined): boolean {
  return a === undefined || b === undefined ? a === b : pageKey(a) === pageKey(b);
}

/** True if `path` is `base` or below it. */
export function isBelow(base: string, path: string): boolean {
  const [baseKey, key] = [pageKey(base), pageKey(path)];
  return baseKey === '/' || key === baseKey || key.startsWith(`${baseKey}/`);
}
