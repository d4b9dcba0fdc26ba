/** The interface of `@docusaurus/plugin-content-docs/server`: plugins from npm with versions of their own import it. */
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

/** The banner of a version, as its options set it. */
export function getVersionBanner({
  options,
  ...version
}: VersionInList & {readonly options: VersionOptions}): VersionBanner | null {
  return bannerOf(version, settingsOf(version.versionName, options));
}

/** Resolves the option `badge` of a version: its pages show its name. */
export function getVersionBadge({
  versionName,
  versionNames,
  options,
}: VersionInList & {readonly options: VersionOptions}): boolean {
  return badgeOf({versionNames}, settingsOf(versionName, options));
}

/**
 * The names of all versions of a plugin instance, newest first, with "current".
 *
 * @throws {SiteError} `DOCS_NO_VERSION`, `DOCS_VERSIONS_FILE`
 */
export async function readVersionNames(
  siteDir: string,
  options: VersionFilters & {readonly id: string},
): Promise<string[]> {
  const names = await readVersionsFile(siteDir, options.id);
  return [...allVersionNames({names, options})];
}
