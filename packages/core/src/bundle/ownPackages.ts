import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {distDir} from '../config/distDir.js';
import {packageOf} from '../modules/readPackage.js';
import {currentName, replacedInBundle} from '../plugins/docusaurusPackages.js';
import {type RequestAlias, resolveFrom} from './requestAliases.js';

const CORE = /^@(?:lectern|docusaurus)\/core((?:\/.+)?)$/s;

/**
 * Our request for one of these: "@docusaurus/theme-classic/lib/theme/Tag" → "@lectern/theme-classic/dist/theme/Tag",
 * "…/plugin-content-docs/lib/client/index.js" → "…/plugin-content-docs/client". Published code imports files of their folder `lib`.
 */
function ourRequest([name, part]: readonly [name: string, part: string]): string {
  return `@lectern/${currentName(name)}${part}`
    .replace(/\/lib\/client(?:\/index(?:\.js)?)?$/, '/client')
    .replace(/^@lectern\/theme-classic\/lib\//, '@lectern/theme-classic/dist/');
}

/**
 * Leads all imports of our packages, also under the names of Docusaurus, to one copy of each: their React contexts must exist once,
 * and package managers install several copies where a plugin has a package of Docusaurus as a peer, or another version of ours.
 * `@lectern/core` is the copy that is running. Of the others it is the one that was loaded as a plugin or theme, else the one that
 * the site sees, its plugins, or core.
 *
 * @param places - folders from which our packages may be seen: the site's and those of its plugins
 */
export function ownPackages(places: readonly string[]): RequestAlias {
  const files = [...places.map((place) => path.join(place, 'index.js')), fileURLToPath(import.meta.url)];
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
    // Only packages that are found are remembered: missing ones may be installed while `site start` runs.
    if (file !== undefined) found.set(request, file);
    return file;
  };
}
