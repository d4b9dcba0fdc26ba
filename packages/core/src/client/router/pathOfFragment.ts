/**
 * Converts the fragment of a URL to a path: "#/docs/intro?q#h" → "/base/docs/intro?q#h".
 *
 * @param fragment - with "#", or empty. The result never leads out of the site, even for a hostile fragment
 * @param current - percent-encoded path of the current page, to which an anchor ("#h") belongs
 */
export function pathOfFragment(
  fragment: string,
  {baseUrl, current}: {readonly baseUrl: string; readonly current: string},
): string {
  if (fragment === '') return baseUrl;
  if (!fragment.startsWith('#/')) return current + (fragment === '#' ? '' : fragment);
  // `URL` resolves ".." in every spelling ("%2e%2e").
  const {pathname, search, hash} = new URL(fragment.slice(1).replace(/^[/\\]+/, '/'), 'http://site');
  return baseUrl + pathname.replace(/^\/+/, '') + search + hash;
}
