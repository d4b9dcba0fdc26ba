import {createHash} from 'node:crypto';
import type {GlobalDoc} from '../client/types.js';
import {keyOfVersion} from '../versions/knownVersion.js';
import type {VersionContent} from './VersionContent.js';

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Keys of all that the routes below each version are made from; `undefined` where that cannot be told.
 *
 * @param versions - as they were shown to others, in their order
 */
export function routeKeys(
  pluginId: string,
  versions: readonly {readonly version: VersionContent; readonly pages: readonly GlobalDoc[]}[],
): (string | undefined)[] {
  const keys = versions.map(({version}) => keyOfVersion(version));
  if (keys.every((key) => key === undefined)) return keys;
  // A page knows where it is in other versions, by their names.
  const places = versions.map(({version, pages}, index) => [
    version.versionName,
    keys[index] ?? pages.map(({id, path}) => [id, path]),
  ]);
  const others = sha256(JSON.stringify(places));
  return keys.map((key) => key && sha256([pluginId, others, key].join('\n')));
}
