/** How the addresses of an index that was made elsewhere become addresses of the site. */
export interface ResultUrlRules {
  /** Of the current locale; starts and ends with "/". */
  readonly baseUrl: string;
  /** Source of a regular expression: addresses that match are of other sites. */
  readonly externalUrlRegex?: string | undefined;
  /** `from` is the source of a regular expression. */
  readonly replaceSearchResultPathname?: {readonly from: string; readonly to: string} | undefined;
}

/** For records that hold paths instead of addresses. */
const NO_SITE = 'https://site.invalid';

/**
 * "https://example.com/docs/intro#install" → "/docs/intro#install", with the rules of the site applied.
 * An address that is none, or of another scheme than http, leads to the home page.
 */
export function resultUrl(url: string, rules: ResultUrlRules): string {
  const {baseUrl, externalUrlRegex, replaceSearchResultPathname: replacement} = rules;
  const parsed = URL.canParse(url, NO_SITE) ? new URL(url, NO_SITE) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return baseUrl;
  if (externalUrlRegex && new RegExp(externalUrlRegex).test(parsed.href)) return parsed.href;
  const {pathname, hash} = parsed;
  const path = replacement ? pathname.replace(new RegExp(replacement.from, 'g'), replacement.to) : pathname;
  // Two slashes would begin the name of a host.
  const relative = path.replace(/^\/+/, '/');
  const absolute = relative.startsWith(baseUrl) ? relative : `${baseUrl}${relative.slice(1)}`;
  return `${absolute}${hash}`;
}
