import path from 'node:path';
import {closest, distance} from 'fastest-levenshtein';
import {distDir} from '../config/distDir.js';
import {currentName, replacedInBundle} from '../plugins/docusaurusPackages.js';

/**
 * Files of `client/` that sites and themes import as `@docusaurus/<name>`. `types/docusaurus.d.ts` declares each of
 * them.
 */
export const CLIENT_MODULES = [
  'BrowserOnly',
  'ComponentCreator',
  'constants',
  'ErrorBoundary',
  'ExecutionEnvironment',
  'Head',
  'Interpolate',
  'isInternalUrl',
  'Link',
  'Noop',
  'renderRoutes',
  'router',
  'Translate',
  'useBaseUrl',
  'useBrokenLinks',
  'useCollection',
  'useData',
  'useDocusaurusContext',
  'useGlobalData',
  'useIsBrowser',
  'useIsomorphicLayoutEffect',
  'useMarkdownUrl',
  'useRouteContext',
] as const;

/** Aliases of the bundler for `CLIENT_MODULES`: `@docusaurus/<name>` → absolute path of a file in `client/`. */
export function clientAliases(): Map<string, string> {
  return new Map(
    CLIENT_MODULES.map((name) => [`@docusaurus/${name}`, path.join(distDir, 'client', `${name}.js`)]),
  );
}

const MAX_DISTANCE = 4;

/** Returns the hint in the error message for an import of a module `@docusaurus/…` that does not exist. */
export function docusaurusHint(request: string): string {
  const nearest = closest(request, [...clientAliases().keys()]);
  if (distance(request, nearest) <= MAX_DISTANCE) return `Did you mean "${nearest}"?`;
  const name = request.split('/').slice(0, 2).join('/');
  const replaced = replacedInBundle(request);
  if (replaced) {
    const own = `@lectern/${currentName(replaced[0])}`;
    return `Install ${own}, which takes the place of ${name}, or check the spelling of what follows.`;
  }
  return `Lectern has nothing that takes the place of ${name} yet, and the package is not installed. Remove the import.`;
}

const ROUTE_TABLE =
  'Lectern has no table of all routes in the browser, so that scripts do not grow with the site. A plugin gets the routes in allContentLoaded and postBuild, and can publish what a component needs by setGlobalData.';

const GENERATED_MODULES = [
  'client-modules',
  'codeTranslations',
  'docusaurus.config',
  'globalData',
  'i18n',
  'registry',
  'site-metadata',
  'site-storage',
].map((name) => `@generated/${name}`);

/** Returns the hint in the error message for an import of a module `@generated/…` that does not exist. */
export function generatedHint(request: string): string {
  if (/^@generated\/routes(?:ChunkNames)?(?:\.js(?:on)?)?$/.test(request)) return ROUTE_TABLE;
  return `Did you mean "${closest(request, GENERATED_MODULES)}"?`;
}
