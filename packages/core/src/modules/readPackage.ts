import fs from 'node:fs';
import path from 'node:path';
import {readIfPresent} from '@lectern/store';
import {errors} from '../errors/catalog.js';
import {parseJson} from '../errors/parseJson.js';

export interface PackageFacts {
  /** The package.json, absolute. */
  readonly file: string;
  readonly name?: string;
  readonly version?: string;
}

/** @returns fields of a package.json, or `undefined` where it is missing or unreadable. */
function readPackage(file: string): PackageFacts | undefined {
  try {
    const {name, version} = JSON.parse(fs.readFileSync(file, 'utf8')) as {name?: unknown; version?: unknown};
    return {
      file,
      name: typeof name === 'string' ? name : undefined,
      version: typeof version === 'string' ? version : undefined,
    };
  } catch {
    return undefined;
  }
}

/**
 * The version in the package.json of a site.
 *
 * @throws {SiteError} `PACKAGE_JSON_INVALID`: packages of the site would not be found, with no reason given
 */
export function readSiteVersion(siteDir: string): string | undefined {
  const file = path.join(siteDir, 'package.json');
  const text = readIfPresent(file);
  const parsed = text === undefined ? undefined : parseJson(text);
  if (parsed && 'reason' in parsed) throw errors.packageJsonInvalid({file, ...parsed});
  return readPackage(file)?.version;
}

/** The package that a file belongs to: that of the nearest package.json with a name, going up. */
export function packageOf(file: string): PackageFacts | undefined {
  for (let dir = path.dirname(file); dir !== path.dirname(dir); dir = path.dirname(dir)) {
    const found = readPackage(path.join(dir, 'package.json'));
    if (found?.name) return found;
  }
  return undefined;
}
