import {decodeFilePath, encodePath} from './encodePath.js';
import {htmlFile, payloadFile, removeTrailingSlash, type TrailingSlash} from './url.js';

export interface PathRules {
  readonly baseUrl: string;
  readonly trailingSlash: TrailingSlash;
}

/**
 * Where the payload of a path may be, likeliest first; the rules are those by which the build names its files.
 *
 * @param pathname - of a location, base URL included; percent-encoded or not
 * @returns URL paths; none for a path outside the base URL
 */
export function payloadUrls(pathname: string, {baseUrl, trailingSlash}: PathRules): readonly string[] {
  const path = pathname === removeTrailingSlash(baseUrl) ? baseUrl : pathname;
  if (!path.startsWith(baseUrl)) return [];
  const inSite = path.slice(baseUrl.length);
  const urls = urlsInSite(inSite, {baseUrl, trailingSlash});
  const decoded = decodeFilePath(inSite);
  const lower = decoded.toLowerCase();
  // The paths of most pages have small letters, and files are looked up as written.
  return lower === decoded ? urls : [...urls, ...urlsInSite(lower, {baseUrl, trailingSlash})];
}

function urlsInSite(inSite: string, {baseUrl, trailingSlash}: PathRules): readonly string[] {
  const toUrl = (page: string) => encodePath(baseUrl + payloadFile(htmlFile(`/${page}`, trailingSlash)));
  // With `trailingSlash: false` no page but the root ends with "/", yet links and hosts may still write it.
  if (trailingSlash === false) return [toUrl(removeTrailingSlash(inSite))];
  // "/intro.html" is a page of that name, or another way to write "/intro".
  if (/[^/]\.html$/.test(inSite) && !/(?:^|\/)index\.html$/.test(inSite)) {
    return [toUrl(trailingSlash ? `${inSite}/` : inSite), toUrl(inSite.slice(0, -'.html'.length))];
  }
  return [toUrl(inSite)];
}
