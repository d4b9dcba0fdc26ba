export interface ResultUrlRules {
  /** Starts and ends with "/". */
  readonly baseUrl: string;
  /** Source of a regular expression: addresses that it matches lead to other sites and stay as they are. */
  readonly externalUrlRegex?: string | undefined;
  /** `from` is the source of a regular expression. */
  readonly replaceSearchResultPathname?: {readonly from: string; readonly to: string} | undefined;
}

function parseUrl(url: string): URL | null {
  try {
    // Any host will do: only the path of a relative address is used.
    const parsed = new URL(url, 'https://site.invalid/');
    return parsed.protocol === 'https:' || parsed.protocol === 'http:' ? parsed : null;
  } catch {
    return null;
  }
}

function withBaseUrl(path: string, baseUrl: string): string {
  if (path.startsWith(baseUrl)) return path;
  return `${path}/` === baseUrl ? baseUrl : baseUrl + path.slice(1);
}

/**
 * The address of a hit on this site. Engines store absolute addresses of the published site, which are made relative to the
 * base URL: results work in previews and on other hosts too.
 *
 * @returns `null` for an address that no browser should open, such as "javascript:…".
 */
export function resultUrl(url: string, rules: ResultUrlRules): string | null {
  const parsed = parseUrl(url);
  if (!parsed) return null;
  const {externalUrlRegex, replaceSearchResultPathname: replacement} = rules;
  if (externalUrlRegex && new RegExp(externalUrlRegex).test(parsed.href)) return parsed.href;
  const place = parsed.pathname + parsed.hash;
  const replaced = replacement ? place.replaceAll(new RegExp(replacement.from, 'g'), replacement.to) : place;
  // "//host/path" is an address on another host.
  return withBaseUrl(replaced.replace(/^[/\\]*/, '/'), rules.baseUrl);
}
