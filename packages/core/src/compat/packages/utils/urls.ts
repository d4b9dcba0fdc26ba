import path from 'node:path';

/** Parts of a URL path. `search` and `hash` are without "?" and "#", and `undefined` if the URL has none. */
export interface URLPath {
  pathname: string;
  search?: string;
  hash?: string;
}

const PROTOCOL = /^([^/:]+):\/*/;

/**
 * Removes the slashes at both ends of a part of a URL. Keeps the slashes at the beginning of the first part, and one
 * slash at the end of the last part. A part "/" is unchanged.
 */
function trimPart(part: string, at: {readonly isFirst: boolean; readonly isLast: boolean}): string {
  if (part === '/') return part;
  const start = at.isFirst ? part : part.replace(/^\/+/, '');
  return start.replace(/\/+$/, at.isLast ? '/' : '');
}

/**
 * Joins parts of a URL, with one slash between two parts. Keeps a slash at the end; a part may begin with "?" or "#".
 *
 * @throws {TypeError} if a part is not a string
 */
export function normalizeUrl(rawUrls: readonly string[]): string {
  for (const part of rawUrls) {
    if (typeof part !== 'string') throw new TypeError(`Url must be a string. Received ${typeof part}`);
  }
  const parts = rawUrls.filter((part) => part !== '');
  const joined = parts
    .map((part, index) => trimPart(part, {isFirst: index === 0, isLast: index === parts.length - 1}))
    .join('/')
    .replace(PROTOCOL, (_match, name: string) => (name === 'file' ? 'file:///' : `${name}://`))
    .replace(/\/(?=[?&]|#[^!])/g, '');
  const [before = '', ...queries] = joined.split('?');
  const whole = queries.length > 0 ? `${before}?${queries.join('&')}` : before;
  return whole.replace(/([^:/]\/)\/+/g, '$1').replace(/^\/+/, '/');
}

/** URL at which a file can be edited: `editUrl` with the path appended; `undefined` without `editUrl`. */
export function getEditUrl(fileRelativePath: string, editUrl?: string): string | undefined {
  return editUrl ? normalizeUrl([editUrl, fileRelativePath.replaceAll('\\', '/')]) : undefined;
}

/** URL path of the page that a file becomes: "docs/index.md" → "/docs/", "docs/intro.md" → "/docs/intro". */
export function fileToPath(file: string): string {
  const name = file.replace(/\.(?:[jt]sx?|mdx?)$/, '');
  const isIndex = name !== file && /(?:^|\/)index$/i.test(name);
  return `/${isIndex ? name.slice(0, -'index'.length) : name}`;
}

/** Percent-encodes the segments of a path. Existing escapes are encoded again. */
export function encodePath(userPath: string): string {
  return userPath.split('/').map(encodeURIComponent).join('/');
}

/** True for an absolute path such as "/docs/intro", without host, query and fragment. */
export function isValidPathname(str: string): boolean {
  if (!str.startsWith('/')) return false;
  try {
    const {pathname} = new URL(str, 'https://domain.com');
    return pathname === encodePath(str) || decodeURI(pathname) === str || pathname === str;
  } catch {
    return false;
  }
}

/** Resolves a relative URL path as browsers do: "../b" relative to "/a/c" is "/b". */
export function resolvePathname(to: string, from = ''): string {
  const isAbsolute = to.startsWith('/') || from.startsWith('/');
  if (to === '') return from;
  const base = to.startsWith('/') ? '' : from.slice(0, from.lastIndexOf('/') + 1);
  const joined = path.posix.normalize(base + to);
  const isFolder = /(?:^|\/)\.{1,2}$/.test(to) && !joined.endsWith('/');
  const resolved = isFolder ? `${joined}/` : joined;
  return isAbsolute ? resolved.replace(/^\/*/, '/') : resolved.replace(/^\.\//, '');
}

/**
 * Parses a URL, or a path relative to `base`.
 *
 * @throws {Error} if it is invalid
 */
export function parseURLOrPath(url: string, base?: string | URL): URL {
  try {
    return new URL(url, base ?? 'https://example.com');
  } catch (error) {
    throw new Error(`Invalid URL ${url}${base ? ` with base ${base}` : ''}`, {cause: error});
  }
}

/**
 * Query or fragment without "?" or "#". `URL` has an empty text both for "/a?" and for "/a"; this function returns ""
 * for the first, and `undefined` for the second.
 */
function emptyOrMissing(value: string, href: string, sign: RegExp): string | undefined {
  if (value !== '') return value.slice(1);
  return sign.test(href) ? '' : undefined;
}

export function toURLPath(url: URL): URLPath {
  return {
    pathname: url.pathname,
    search: emptyOrMissing(url.search, url.href, /^[^#]*\?/),
    hash: emptyOrMissing(url.hash, url.href, /#/),
  };
}

/**
 * Splits a URL path into its parts.
 *
 * @param fromPath - base path of a relative `urlPath`
 */
export function parseURLPath(urlPath: string, fromPath?: string): URLPath {
  const base = fromPath === undefined ? undefined : parseURLOrPath(fromPath);
  return toURLPath(parseURLOrPath(urlPath, base));
}

/**
 * Splits a link to a file ("./a.md?b#c") into its parts, without decoding them. @returns `null` for a URL with a
 * protocol or host
 */
export function parseLocalURLPath(urlPath: string): URLPath | null {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(urlPath)) return null;
  const [, pathname = '', search, hash] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(urlPath) ?? [];
  return {pathname, search, hash};
}

export function serializeURLPath({pathname, search, hash}: URLPath): string {
  return pathname + (search === undefined ? '' : `?${search}`) + (hash === undefined ? '' : `#${hash}`);
}
