/**
 * Pattern of paths, as in React Router 5. `exact`: no match for paths below the pattern. `strict`: a slash at the end
 * of the pattern must also be in the path. `sensitive`: capital letters are different from small ones.
 */
export interface PathPattern {
  readonly path?: string | readonly string[];
  readonly exact?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

export interface PathMatch {
  readonly path: string;
  /** The beginning of the pathname that the pattern matched, without trailing slash. */
  readonly url: string;
  readonly isExact: boolean;
  readonly params: {readonly [name: string]: string | undefined};
}

interface CompiledPattern {
  readonly regexp: RegExp;
  readonly names: readonly string[];
}

/** Maximum number of compiled patterns in the cache; when it is full, other patterns are compiled at each use. */
export const matchCacheLimit = 10_000;

/** Cache of compiled patterns; the key has the options ("100/docs/:id" for `exact`) before the path. */
// Module state: one cache for all callers, since `matchPath` of react-router is a plain function. It is never emptied.
const compiled = new Map<string, CompiledPattern>();

/** Number of cached patterns; for tests. */
export function matchCacheSize(): number {
  return compiled.size;
}

/**
 * Matches a pathname against a pattern in the syntax of React Router 5: ":name", ":name?", ":name(regexp)", "*".
 * Without `exact`, a pattern also matches all paths below the matched path.
 */
export function matchPath(
  pathname: string,
  options: string | readonly string[] | PathPattern = {},
): PathMatch | null {
  const pattern: PathPattern = isPattern(options) ? options : {path: options};
  const paths =
    pattern.path === undefined ? [] : typeof pattern.path === 'string' ? [pattern.path] : pattern.path;
  for (const path of paths) {
    const match = matchOne(pathname, path, pattern);
    if (match) return match;
  }
  return null;
}

function isPattern(options: string | readonly string[] | PathPattern): options is PathPattern {
  return typeof options === 'object' && !Array.isArray(options);
}

const special = /[:*+?()\\]/;

function matchOne(pathname: string, path: string, options: PathPattern): PathMatch | null {
  // Fast path for a page and its own route: a site may have thousands of routes, and this avoids compiling their
  // patterns.
  if (path === pathname && !special.test(path)) return {path, url: pathname, isExact: true, params: {}};
  const {regexp, names} = compile(path, options);
  const match = regexp.exec(pathname);
  if (!match) return null;
  const [url, ...values] = match;
  const isExact = pathname === url;
  if (options.exact && !isExact) return null;
  return {
    path,
    url: path === '/' && url === '' ? '/' : url,
    isExact,
    params: Object.fromEntries(names.map((name, index) => [name, values[index]])),
  };
}

function compile(
  path: string,
  {exact = false, strict = false, sensitive = false}: PathPattern,
): CompiledPattern {
  const key = `${exact ? 1 : 0}${strict ? 1 : 0}${sensitive ? 1 : 0}${path}`;
  const known = compiled.get(key);
  if (known) return known;
  const pattern = compilePattern(path, {exact, strict, sensitive});
  if (compiled.size < matchCacheLimit) compiled.set(key, pattern);
  return pattern;
}

const token = /(\/)?(?:\\(.)|:(\w+)(?:\(((?:\\.|[^\\()])+)\))?([?+*])?|\(((?:\\.|[^\\()])+)\)([?+*])?|(\*))/g;

function compilePattern(
  path: string,
  {exact, strict, sensitive}: {exact: boolean; strict: boolean; sensitive: boolean},
): CompiledPattern {
  const names: string[] = [];
  let source = '';
  let end = 0;
  for (const match of path.matchAll(token)) {
    const [text, slash = '', escaped, name, custom, modifier, group, groupModifier, asterisk] = match;
    source += escapeText(path.slice(end, match.index));
    end = match.index + text.length;
    if (escaped !== undefined) source += slash + escapeText(escaped);
    else if (asterisk) {
      names.push(nextIndex(names));
      source += `${slash}(.*)`;
    } else {
      names.push(name ?? nextIndex(names));
      source += parameter(slash, custom ?? group ?? '[^/]+?', modifier ?? groupModifier);
    }
  }
  source += escapeText(path.slice(end));
  const endsWithSlash = path.endsWith('/');
  if (!strict) source = `${endsWithSlash ? source.slice(0, -1) : source}(?:/(?=$))?`;
  source += exact ? '$' : strict && endsWithSlash ? '' : '(?=/|$)';
  return {regexp: new RegExp(`^${source}`, sensitive ? '' : 'i'), names};
}

function parameter(slash: string, pattern: string, modifier: string | undefined): string {
  const repeated = modifier === '+' || modifier === '*' ? `${pattern}(?:/${pattern})*` : pattern;
  if (modifier === '?' || modifier === '*') return `(?:${slash}(${repeated}))?`;
  return `${slash}(${repeated})`;
}

/** Next name for a parameter without a name: "0", "1", … */
function nextIndex(names: readonly string[]): string {
  return String(names.filter((name) => /^\d+$/.test(name)).length);
}

function escapeText(text: string): string {
  return text.replace(/[.+*?=^!:${}()[\]|\\]/g, '\\$&');
}
