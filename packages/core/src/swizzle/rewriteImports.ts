import path from 'node:path';
import {CLIENT_MODULES} from '../bundle/clientAliases.js';
import {isDeclared} from '../plugins/docusaurusPackages.js';

const SPECIFIER = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\2/g;
const SCRIPT = /\.[jt]sx?$/;
const OUR_CLIENT = /^@lectern\/core\/client\/(\w+)$/;
/** Data about an ejected file that `rewriteImports` needs: its path, and the other files of the theme. */
export interface ImportScope {
  /** Path of the file, relative to the theme's folder, with "/". */
  readonly file: string;
  /** True if another file of the theme is ejected together with `file`. */
  isEjected(file: string): boolean;
  /** True if the theme has a component of this name. */
  isComponent(name: string): boolean;
}

/**
 * Name under which a site can import one of our modules. With some package managers, a site cannot resolve
 * `@lectern/…` packages that its package.json does not list. The bundler and our type declarations resolve
 * `@docusaurus/…` names on every site.
 */
function publicName(request: string): string {
  const client = OUR_CLIENT.exec(request)?.[1];
  if (client !== undefined && CLIENT_MODULES.some((name) => name === client)) return `@docusaurus/${client}`;
  const official = request.replace('@lectern/', '@docusaurus/');
  return isDeclared(official) ? official : request;
}

/**
 * Path to which a relative import leads, relative to the theme's folder. The path may lack the file's extension, as
 * imports do.
 */
export function importedFile(file: string, request: string): string {
  return path.posix.join(path.posix.dirname(file), request);
}

function requestFor(request: string, scope: ImportScope): string {
  if (!request.startsWith('.')) return publicName(request);
  const target = importedFile(scope.file, request);
  const name = target.replace(SCRIPT, '').replace(/\/index$/, '');
  const isInside = [target, `${name}.tsx`, `${name}/index.tsx`].some((file) => scope.isEjected(file));
  return !isInside && scope.isComponent(name) ? `@theme/${name}` : request;
}

/**
 * Rewrites imports so that they resolve in a site: relative imports of components that are not ejected become
 * `@theme/…`.
 */
export function rewriteImports(text: string, scope: ImportScope): string {
  return text.replace(
    SPECIFIER,
    (_match, keyword: string, quote: string, request: string) =>
      `${keyword}${quote}${requestFor(request, scope)}${quote}`,
  );
}

/** Lists the requests of all imports in a code file ("react", "../Tag"), without duplicates. */
export function importsOf(text: string): string[] {
  return [...new Set([...text.matchAll(SPECIFIER)].map(([, , , request = '']) => request))];
}
