/**
 * The open routes that no other page is below: every path below one of them shows the page of the route, so that no payload has to be
 * requested for the path itself.
 *
 * @param paths - of all pages of the site
 */
export function soleRoutesOf(openRoutes: readonly string[], paths: readonly string[]): readonly string[] {
  return openRoutes.filter((route) => {
    const folder = route.replace(/\/?$/, '/');
    return !paths.some((path) => path.startsWith(folder) && path !== route);
  });
}
