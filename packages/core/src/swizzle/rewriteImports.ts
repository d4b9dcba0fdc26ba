import path from 'node:path';
import {CLIENT_MODULES} from '../bundle/clientAliases.js';
import {isDeclared} from '../plugins/docusaurusPackages.js';

const SPECIFIER = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\2/g;
const SCRIPT = /\.[jt]sx?$/;
const OUR_CLIENT = /^@lectern\/core\/client\/(\w+)$/;
/** Targets of the imports of an ejected file. */
export interface ImportScope {
  /** The file, relative to the theme's folder, with "/". */
  readonly file: string;
  /** Checks that a file of the theme is ejected together with this one. */
  isEjected(file: string): boolean;
  /** Checks that the theme has a component of this name. */
  isComponent(name: string): boolean;
}

/**
 * The name by which a site imports a module of ours: package managers that hide the dependencies of dependencies show a site
 * `@lectern/core` alone, while the bundler and our types resolve these names everywhere.
 */
function publicName(request: string): string {
  const client = OUR_CLIENT.exec(request)?.[1];
  if (client !== undefined && CLIENT_MODULES.some((name) => name === client)) return `@docusaurus/${client}`;
  const official = request.replace('@lectern/', '@docusaurus/');
  return isDeclared(official) ? official : request;
}

/** A relative import: the file in the theme that it leads to, by its text. */
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

/** Text with imports that resolve in a site: relative ones of files that stay in the theme become `@theme/…`. */
export function rewriteImports(text: string, scope: ImportScope): string {
  return text.replace(
    SPECIFIER,
    (_match, keyword: string, quote: string, request: string) =>
      `${keyword}${quote}${requestFor(request, scope)}${quote}`,
  );
}

/** The requests of all imports in a text, each once. */
export function importsOf(text: string): string[] {
  return [...new Set([...text.matchAll(SPECIFIER)].map(([, , , request = '']) => request))];
}
