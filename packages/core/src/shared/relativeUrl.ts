/**
 * Makes a URL path relative to the document at the base URL: "/base/img/x.svg" → "./img/x.svg".
 *
 * @returns the URL itself if it is not an absolute path of this host: URLs with a protocol or a host, "#x", "./x"
 */
export function relativeUrl(baseUrl: string, url: string): string {
  if (!/^\/(?!\/)/.test(url)) return url;
  let folder = baseUrl;
  let up = '';
  // The base URL of another locale may be beside or above the base URL of this locale.
  while (!url.startsWith(folder)) {
    folder = folder.replace(/[^/]+\/$/, '');
    up += '../';
  }
  return `./${up}${url.slice(folder.length)}`;
}
