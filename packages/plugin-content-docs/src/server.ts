/**
 * Functions that plugins for Docusaurus import from `@docusaurus/plugin-content-docs/server`, if they have versions of
 * their own.
 */
import type {VersionBanner} from './client/types.js';
import {
  allVersionNames,
  badgeOf,
  bannerOf,
  settingsOf,
  type VersionFilters,
  type VersionInList,
  type VersionOptions,
} from './versions/resolveVersions.js';
import {readVersionNames as readVersionsFile} from './versions/versionNames.js';

export {defaultBanner as getDefaultVersionBanner, filterVersions} from './versions/resolveVersions.js';
export {CURRENT_VERSION as CURRENT_VERSION_NAME} from './versions/versionNames.js';

export const VERSIONS_JSON_FILE = 'versions.json';
export const VERSIONED_DOCS_DIR = 'versioned_docs';
export const VERSIONED_SIDEBARS_DIR = 'versioned_sidebars';

/** Banner of a version: that of the option `versions`, else the default; `null` for none. */
export function getVersionBanner({
  options,
  ...version
}: VersionInList & {readonly options: VersionOptions}): VersionBanner | null {
  return bannerOf(version, settingsOf(version.versionName, options));
}

/** True if the pages of a version show its name: by the option `versions`, else if there are several versions. */
export function getVersionBadge({
  versionName,
  versionNames,
  options,
}: VersionInList & {readonly options: VersionOptions}): boolean {
  return badgeOf({versionNames}, settingsOf(versionName, options));
}

/**
 * Names of the versions of a plugin instance, newest first: "current" and those of versions.json, unless options switch
 * them off. `onlyIncludeVersions` is not applied.
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
