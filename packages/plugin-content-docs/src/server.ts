/**
 * Functions that plugins for Docusaurus import from `@docusaurus/plugin-content-docs/server`, to give their own content
 * versions.
 */
import {allVersionNames, type VersionFilters} from './versions/resolveVersions.js';
import {readVersionNames as readVersionsFile} from './versions/versionNames.js';

export {CURRENT_VERSION as CURRENT_VERSION_NAME} from './model/versionName.js';
export {
  defaultBanner as getDefaultVersionBanner,
  filterVersions,
  getVersionBadge,
  getVersionBanner,
} from './versions/resolveVersions.js';

export const VERSIONS_JSON_FILE = 'versions.json';
export const VERSIONED_DOCS_DIR = 'versioned_docs';
export const VERSIONED_SIDEBARS_DIR = 'versioned_sidebars';

/**
 * Names of the versions of a plugin instance, newest first: "current" and the names in versions.json, except the
 * versions that options leave out. `onlyIncludeVersions` is not applied.
 *
 * @throws {SiteError} `DOCS_NO_VERSION`, `DOCS_VERSIONS_FILE`, `DOCS_VERSION_OPTION`
 */
export async function readVersionNames(
  siteDir: string,
  options: VersionFilters & {readonly id: string},
): Promise<string[]> {
  const names = await readVersionsFile(siteDir, options.id);
  return [...allVersionNames({names, options})];
}
