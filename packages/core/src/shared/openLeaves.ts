/**
 * Returns the open routes below which no other page exists. Every path below such a route shows its page, so the
 * browser need not request a payload for the path itself.
 *
 * @param openRoutes - paths whose pages also answer for all paths below them
 * @param paths - of all pages of the site
 */
export function openLeavesOf(openRoutes: readonly string[], paths: readonly string[]): readonly string[] {
  return openRoutes.filter((route) => {
    const folder = route.replace(/\/?$/, '/');
    return !paths.some((path) => path.startsWith(folder) && path !== route);
  });
}
