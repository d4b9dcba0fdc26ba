import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {distDir} from '../config/distDir.js';
import {packageOf, resolveFrom} from '../modules/readPackage.js';
import {currentName, replacedInBundle} from '../plugins/docusaurusPackages.js';
import type {RequestAlias} from './requestAliases.js';

const CORE = /^@(?:lectern|docusaurus)\/core((?:\/.+)?)$/s;

/**
 * Converts a request for a package of Docusaurus to a request for our package:
 * "@docusaurus/theme-classic/lib/theme/Tag" → "@lectern/theme-classic/dist/theme/Tag",
 * "…/plugin-content-docs/lib/client/index.js" → "…/plugin-content-docs/client". Published plugins import files of the
 * folder `lib`.
 */
function ourRequest([name, part]: readonly [name: string, part: string]): string {
  return `@lectern/${currentName(name)}${part}`
    .replace(/\/lib\/client(?:\/index(?:\.js)?)?$/, '/client')
    .replace(/^@lectern\/theme-classic\/lib\//, '@lectern/theme-classic/dist/');
}

/**
 * Resolves all imports of our packages, also under the names of Docusaurus, to one copy of each package, since its
 * React contexts must exist only once. Package managers install several copies if a plugin has a peer dependency on a
 * Docusaurus package or on another version of our package. For `@lectern/core`, the running copy is used. For other
 * packages, it is the copy that was loaded as a plugin or theme, otherwise the copy that the site, its plugins or core
 * resolve.
 *
 * @param dirs - folders from which our packages are resolved: the folders of the site and of its plugins
 */
export function ownPackages(dirs: readonly string[]): RequestAlias {
  const files = [...dirs.map((dir) => path.join(dir, 'index.js')), fileURLToPath(import.meta.url)];
  const loaded = new Map(files.map((file) => [packageOf(file)?.name, file]));
  const found = new Map<string, string>();
  const resolve = (request: string): string | undefined => {
    const core = CORE.exec(request)?.[1];
    if (core !== undefined) return resolveFrom(`@lectern/core${core}`, [fileURLToPath(import.meta.url)]);
    const replaced = replacedInBundle(request);
    const ours = replaced ? ourRequest(replaced) : request;
    const own = loaded.get(ours.split('/').slice(0, 2).join('/'));
    return resolveFrom(ours, own === undefined ? files : [own, ...files]);
  };
  return (request) => {
    if (request === '@docusaurus/utils-common') return path.join(distDir, 'shared/utilsCommon.js');
    if (!request.startsWith('@lectern/') && !replacedInBundle(request) && !CORE.test(request))
      return undefined;
    const file = found.get(request) ?? resolve(request);
    // Only found packages are cached: a missing one may be installed while `site start` runs.
    if (file !== undefined) found.set(request, file);
    return file;
  };
}
