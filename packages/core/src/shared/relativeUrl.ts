/**
 * A URL path of the site as seen from the document at its base URL: "/base/img/x.svg" → "./img/x.svg".
 *
 * @returns the same text if it is no path of this host: URLs with a protocol or a host, "#x", "./x"
 */
export function relativeUrl(baseUrl: string, url: string): string {
  if (!/^\/(?!\/)/.test(url)) return url;
  let folder = baseUrl;
  let up = '';
  // A site in another language may be beside this one, or around it.
  while (!url.startsWith(folder)) {
    folder = folder.replace(/[^/]+\/$/, '');
    up += '../';
  }
  return `./${up}${url.slice(folder.length)}`;
}
