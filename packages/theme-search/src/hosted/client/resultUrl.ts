export interface ResultUrlRules {
  /** Base URL of the locale; starts and ends with "/". */
  readonly baseUrl: string;
  /** Source of a regular expression. URLs that match lead to other sites and are not changed. */
  readonly externalUrlRegex?: string | undefined;
  /** Replacement in the path and fragment of a URL. `from` is the source of a regular expression. */
  readonly replaceSearchResultPathname?: {readonly from: string; readonly to: string} | undefined;
}

function parseUrl(url: string): URL | null {
  try {
    // The base URL has a placeholder as host: only the path of the result is used.
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
 * Converts the URL of a hit to a path of this site. Engines store absolute URLs of the published site; with paths,
 * results also work in previews and on other hosts.
 *
 * @returns path with base URL and fragment; an absolute URL if `externalUrlRegex` matches; `null` if it is no http(s)
 *   URL
 */
export function resultUrl(url: string, rules: ResultUrlRules): string | null {
  const parsed = parseUrl(url);
  if (!parsed) return null;
  const {externalUrlRegex, replaceSearchResultPathname: replacement} = rules;
  if (externalUrlRegex && new RegExp(externalUrlRegex).test(parsed.href)) return parsed.href;
  const place = parsed.pathname + parsed.hash;
  const replaced = replacement ? place.replaceAll(new RegExp(replacement.from, 'g'), replacement.to) : place;
  // Leading slashes become one: "//host/path" would be a URL on another host.
  return withBaseUrl(replaced.replace(/^[/\\]*/, '/'), rules.baseUrl);
}
