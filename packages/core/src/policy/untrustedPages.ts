import type {LoadedContent} from '../content/PluginContent.js';
import type {RouteConfig} from '../plugins/Plugin.js';
import type {SitePlan} from '../routes/SitePlan.js';
import {pageKey} from '../shared/url.js';

function pathsOf(route: RouteConfig): string[] {
  return [route.path, ...(route.routes ?? []).flatMap(pathsOf)];
}

/**
 * Returns the HTML files that may show untrusted content (`markdown.untrusted`: text of authors who must not run code
 * in the site): all pages of a plugin that reads such content, including lists and tag pages.
 *
 * @returns paths relative to the output folder of the locale
 */
export function untrustedPages(
  {pages}: Pick<SitePlan, 'pages'>,
  {contents, context}: LoadedContent,
): readonly string[] {
  const {untrusted} = context.siteConfig.markdown;
  const routes = contents
    .filter(({rules}) => rules.some((rule) => rule.untrusted ?? untrusted))
    .flatMap((content) => content.routes.flatMap(pathsOf));
  const keys = new Set(routes.map(pageKey));
  return pages.filter((page) => keys.has(pageKey(page.path))).map(({htmlFile}) => htmlFile);
}
