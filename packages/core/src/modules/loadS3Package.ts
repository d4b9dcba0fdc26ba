import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {errors} from '../errors/catalog.js';
import {resolveFrom} from './readPackage.js';

/** The package for buckets. It is not a dependency, since few sites need it. */
const NAME = '@lectern/s3';

/**
 * Loads the package for buckets from the site, or else from the folder in which this package is installed.
 *
 * @param field - field of the config or option that names a bucket, for messages: '"cache.remote"'
 * @throws {SiteError} `S3_PACKAGE_MISSING`
 */
export async function loadS3Package<Package>(field: string, siteDir: string): Promise<Package> {
  const file = resolveFrom(NAME, [path.join(siteDir, 'index.js'), import.meta.url]);
  if (file === undefined) throw errors.s3PackageMissing({field, name: NAME, siteDir});
  return import(pathToFileURL(file).href);
}
