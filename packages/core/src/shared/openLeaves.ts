/**
 * Returns the open routes below which no other page exists. Every path below one of these routes shows the page of the
 * route, so the browser need not request a payload for the path.
 *
 * @param openRoutes - paths of routes whose page is also shown at all paths below them
 * @param paths - paths of all pages of the site
 */
export function openLeavesOf(openRoutes: readonly string[], paths: readonly string[]): readonly string[] {
  return openRoutes.filter((route) => {
    const folder = route.replace(/\/?$/, '/');
    return !paths.some((path) => path.startsWith(folder) && path !== route);
  });
}
