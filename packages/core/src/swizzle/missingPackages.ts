import fs from 'node:fs';
import {isBuiltin} from 'node:module';
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
  for (let dir = siteDir; ; dir = path.dirname(dir)) {
    if (fs.existsSync(path.join(dir, 'node_modules', name, 'package.json'))) return true;
    if (dir === path.dirname(dir)) return false;
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
