import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {readIfPresent} from '@lectern/store';
import {errors} from '../errors/catalog.js';
import {parseJson} from '../errors/parseJson.js';

/** Fields of a package.json that the code uses. A field is absent if it is missing or not a string. */
export interface PackageFacts {
  /** Absolute path of the package.json. */
  readonly file: string;
  readonly name?: string;
  readonly version?: string;
}

/** Name and version in a package.json; `undefined` if the file is missing or invalid. */
function readPackage(file: string): PackageFacts | undefined {
  try {
    const {name, version}: {name?: unknown; version?: unknown} = JSON.parse(fs.readFileSync(file, 'utf8'));
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
 * Version in the package.json of a site; `undefined` if there is none.
 *
 * @throws {SiteError} `PACKAGE_JSON_INVALID`. Without this error, Node would not find packages of the site, and its
 *   message would not contain the reason
 */
export function readSiteVersion(siteDir: string): string | undefined {
  const file = path.join(siteDir, 'package.json');
  const text = readIfPresent(file);
  const parsed = text === undefined ? undefined : parseJson(text);
  if (parsed && 'reason' in parsed) throw errors.packageJsonInvalid({file, ...parsed});
  return readPackage(file)?.version;
}

/** Nearest package.json with a name for a file, in its folder or a parent folder. */
export function packageOf(file: string): PackageFacts | undefined {
  for (let dir = path.dirname(file); dir !== path.dirname(dir); dir = path.dirname(dir)) {
    const found = readPackage(path.join(dir, 'package.json'));
    if (found?.name) return found;
  }
  return undefined;
}

/**
 * Resolves a request relative to the first of several files for which this is possible.
 *
 * @param importers - absolute paths or URLs of these files, in the order in which they are tried
 * @returns absolute path; `undefined` if the request cannot be resolved
 */
export function resolveFrom(request: string, importers: readonly string[]): string | undefined {
  for (const importer of importers) {
    try {
      return createRequire(importer).resolve(request);
    } catch {
      // Tries the next file.
    }
  }
  return undefined;
}
