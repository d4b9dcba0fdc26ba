import {isBuiltin} from 'node:module';
import {isVisible, PROVIDED_REQUESTS} from '../themeTypes/packageTypes.js';
import {type EjectedFile, isText} from './planEject.js';
import {importsOf} from './rewriteImports.js';

const ALIAS = /^(?:[./]|@site\/|@generated\/|@theme(?:-original|-init)?\/|@docusaurus\/|@lectern\/core\/|!)/;

function packageOf(request: string): string {
  const [scope = '', name] = request.split('/');
  return scope.startsWith('@') && name !== undefined ? `${scope}/${name}` : scope;
}

/**
 * Packages that ejected files import and that the site cannot resolve. With some package managers, a site can only
 * resolve packages that its package.json lists.
 */
export function missingPackages(files: readonly EjectedFile[], siteDir: string): string[] {
  const requests = files
    .filter(({source, content}) => /\.[jt]sx?$/.test(source) && isText(content))
    .flatMap(({content}) => importsOf(Buffer.from(content).toString('utf8')));
  const names = requests
    .filter((one) => !ALIAS.test(one) && !isBuiltin(one) && !PROVIDED_REQUESTS.includes(one))
    .map(packageOf);
  return [...new Set(names)].filter((name) => !isVisible(name, siteDir)).sort();
}
