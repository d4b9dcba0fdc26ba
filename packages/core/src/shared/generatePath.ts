type Params = {readonly [name: string]: string | number | boolean | readonly string[] | null | undefined};

const PARAMETER = /(\/)?(?::(\w+)(?:\((?:\\.|[^\\()])+\))?([?+*])?|(\*))/g;

/**
 * Replaces the parameters of a pattern by values. The syntax is the same as in `matchPath`: ":name", ":name?",
 * ":name(regexp)", "*".
 *
 * @throws {TypeError} if a parameter that is not optional has no value
 */
export function generatePath(pattern = '/', params: Params = {}): string {
  let unnamed = 0;
  const path = pattern.replace(
    PARAMETER,
    (_, slash = '', name?: string, modifier?: string, asterisk?: string) => {
      // The name of an asterisk is "0" in React Router 5, "*" in React Router 6.
      const value = asterisk ? (params[unnamed++] ?? params['*'] ?? '') : params[name ?? ''];
      const parts = Array.isArray(value) ? value : [value];
      const texts = parts.filter((part) => part !== undefined && part !== null).map(String);
      if (texts.length > 0) return slash + texts.map((text) => encode(text, Boolean(asterisk))).join('/');
      if (modifier === '?' || modifier === '*') return '';
      throw new TypeError(`The pattern "${pattern}" needs a value for the parameter "${name}".`);
    },
  );
  return path === '' && pattern.startsWith('/') ? '/' : path;
}

/** Encodes a value as one path segment. The value of an asterisk may have several segments, so its "/" are kept. */
function encode(text: string, hasSegments: boolean): string {
  return encodeURI(text).replace(hasSegments ? /[?#]/g : /[/?#]/g, encodeURIComponent);
}
