import {createRequire, isBuiltin} from 'node:module';
import path from 'node:path';
import type {EjectedFile} from './planEject.js';
import {isText} from './planEject.js';
import {importsOf} from './rewriteImports.js';

const ALIAS = /^(?:[./]|@site\/|@generated\/|@theme(?:-original|-init)?\/|@docusaurus\/|!)/;

function packageOf(request: string): string {
  const [scope = '', name] = request.split('/');
  return scope.startsWith('@') && name !== undefined ? `${scope}/${name}` : scope;
}

function isInstalled(name: string, siteDir: string): boolean {
  const paths = createRequire(path.join(siteDir, 'package.json')).resolve.paths(name) ?? [];
  return paths.some((dir) => isPackage(path.join(dir, name)));
}

function isPackage(dir: string): boolean {
  try {
    createRequire(import.meta.url).resolve(path.join(dir, 'package.json'));
    return true;
  } catch {
    return false;
  }
}

/** Packages that ejected files import and that the site cannot see, as package managers hide dependencies of dependencies. */
export function missingPackages(files: readonly EjectedFile[], siteDir: string): string[] {
  const requests = files
    .filter(({source, content}) => /\.[jt]sx?$/.test(source) && isText(content))
    .flatMap(({content}) => importsOf(Buffer.from(content).toString('utf8')));
  const names = requests.filter((one) => !ALIAS.test(one) && !isBuiltin(one)).map(packageOf);
  return [...new Set(names)].filter((name) => !isInstalled(name, siteDir)).sort();
}
