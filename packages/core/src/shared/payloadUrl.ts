import {encodePath, tryDecodeUriComponent} from './encodePath.js';
import {htmlFile, payloadFile, removeTrailingSlash, type TrailingSlash} from './url.js';

export interface PathRules {
  readonly baseUrl: string;
  readonly trailingSlash: TrailingSlash;
}

/**
 * Lists the URLs at which the payload of a page may be, the most likely first. The build names its files by the same
 * rules.
 *
 * @param pathname - path of a location, base URL included; percent-encoded or not
 * @returns URL paths; empty for a path outside the base URL
 */
export function payloadUrls(pathname: string, {baseUrl, trailingSlash}: PathRules): readonly string[] {
  const path = pathname === removeTrailingSlash(baseUrl) ? baseUrl : pathname;
  if (!path.startsWith(baseUrl)) return [];
  const inSite = path.slice(baseUrl.length);
  const urls = urlsInSite(inSite, {baseUrl, trailingSlash});
  const decoded = tryDecodeUriComponent(inSite);
  const lower = decoded.toLowerCase();
  // The lower-case path is also tried: most pages have lower-case paths, and hosts distinguish upper and lower case.
  return lower === decoded ? urls : [...urls, ...urlsInSite(lower, {baseUrl, trailingSlash})];
}

function urlsInSite(inSite: string, {baseUrl, trailingSlash}: PathRules): readonly string[] {
  const toUrl = (page: string) => encodePath(baseUrl + payloadFile(htmlFile(`/${page}`, trailingSlash)));
  // With `trailingSlash: false` only the home page ends with "/", but links and hosts may still add one.
  if (trailingSlash === false) return [toUrl(removeTrailingSlash(inSite))];
  // "/intro.html" may be a page of that name, or another spelling of "/intro".
  if (/[^/]\.html$/.test(inSite) && !/(?:^|\/)index\.html$/.test(inSite)) {
    return [toUrl(trailingSlash ? `${inSite}/` : inSite), toUrl(inSite.slice(0, -'.html'.length))];
  }
  return [toUrl(inSite)];
}
