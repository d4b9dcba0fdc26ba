/**
 * The path for the fragment of an address: "#/docs/intro?q#h" → "/base/docs/intro?q#h".
 *
 * @param fragment - with "#", or empty; it may be hostile, so it must not lead out of the site
 * @param current - page of which "#h" alone is an anchor: a path, percent-encoded
 */
export function pathOfFragment(
  fragment: string,
  {baseUrl, current}: {readonly baseUrl: string; readonly current: string},
): string {
  if (fragment === '') return baseUrl;
  if (!fragment.startsWith('#/')) return current + (fragment === '#' ? '' : fragment);
  // The parser takes ".." out, however it is written.
  const {pathname, search, hash} = new URL(fragment.slice(1).replace(/^[/\\]+/, '/'), 'http://site');
  return baseUrl + pathname.replace(/^\/+/, '') + search + hash;
}
