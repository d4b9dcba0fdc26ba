import path from 'node:path';
import type {SourceLocation} from '@lectern/core';
import {
  configLocation,
  didYouMean,
  type Problem,
  throwProblems,
  translatedDir,
} from '@lectern/core/content-helpers';
import {joinUrl} from '@lectern/core/shared/url';
import {versionDiffSettings} from '../changes/comparedVersions.js';
import type {VersionBanner} from '../client/types.js';
import type {DocsPluginInput} from '../DocsPluginInput.js';
import {errors} from '../errors.js';
import {gitPaths, releasedNames} from '../git/gitVersions.js';
import {isPrerelease} from '../git/refNames.js';
import type {DocsVersion} from '../model/DocsVersion.js';
import type {GitVersions} from '../model/GitVersion.js';
import {CURRENT_VERSION, versionFolder} from '../model/versionName.js';
import type {PluginOptions} from '../options.js';
import {PLUGIN_NAME, withIdPrefix} from '../paths.js';

export interface VersionsInput extends DocsPluginInput {
  /** Names in versions.json, newest first; `undefined` if there is no such file. */
  readonly names: readonly string[] | undefined;
  /** Versions from tags and branches. If a folder has the name of one, the folder is used. */
  readonly git?: GitVersions | undefined;
}

/**
 * Checks the version names in options.
 *
 * @throws {SiteError} `DOCS_VERSION_OPTION` with all names of versions that do not exist, or that other options leave
 * out
 */
function checkNames({options, names, context}: VersionsInput, all: readonly string[]): void {
  const {onlyIncludeVersions, lastVersion} = options;
  const known = [...new Set([CURRENT_VERSION, ...(names ?? [])])];
  const {siteConfigPath: file, siteDir} = context;
  const problem = (option: string, name: string, message: string): Problem => {
    const {line} = configLocation(file, option === 'versions' ? [option, name] : [option]);
    return {file, line, message: `Docs option "${option}": ${message}`};
  };
  const unknown = (option: string, listed: readonly string[]) =>
    listed
      .filter((name) => !known.includes(name))
      .map((name) => problem(option, name, `there is no version "${name}".${didYouMean(name, known)}`));
  const isHidden = (name: string) =>
    known.includes(name) && !all.filter((one) => onlyIncludeVersions?.includes(one) ?? true).includes(name);
  const hidden = (option: string, listed: readonly string[]) =>
    listed
      .filter(isHidden)
      .map((name) => problem(option, name, `the version "${name}" is one that other options leave out.`));
  const included = (onlyIncludeVersions ?? []).filter((name) => !all.includes(name));
  const last = lastVersion === undefined ? [] : [lastVersion];
  const {from = []} = versionDiffSettings(options.versionDiff) ?? {};
  const problems = [
    ...unknown('onlyIncludeVersions', onlyIncludeVersions ?? []),
    ...hidden('onlyIncludeVersions', included),
    ...unknown('lastVersion', last),
    ...hidden('lastVersion', last),
    ...unknown('versions', Object.keys(options.versions)),
    ...unknown('versionDiff', from),
  ];
  throwProblems(problems, {
    code: 'DOCS_VERSION_OPTION',
    heading: 'Options of the docs name versions that they do not show:',
    hint: `Versions of this docs plugin: ${known.map((name) => `"${name}"`).join(', ')}.`,
    siteDir,
  });
}

/** The options that leave versions out. */
export type VersionFilters = Pick<
  PluginOptions,
  'disableVersioning' | 'includeCurrentVersion' | 'onlyIncludeVersions'
>;

/**
 * Names of the versions of a site, newest first: "current" and the names in versions.json, except the versions that
 * options leave out. `onlyIncludeVersions` is not applied.
 *
 * @param location - file and line that the error `DOCS_NO_VERSION` names
 * @throws {SiteError} `DOCS_NO_VERSION`, `DOCS_VERSION_OPTION`
 */
export function allVersionNames(
  {names, options}: {readonly names: VersionsInput['names']; readonly options: VersionFilters},
  location?: SourceLocation,
): readonly string[] {
  if (options.disableVersioning && names === undefined && !options.includeCurrentVersion)
    throw errors.versionsAndCurrentOff(CURRENT_VERSION);
  const released = options.disableVersioning ? [] : (names ?? []);
  const all = options.includeCurrentVersion ? [CURRENT_VERSION, ...released] : released;
  if (all.length === 0) throw errors.noVersion(location);
  return all;
}

/** Applies the option `onlyIncludeVersions`; keeps the order. */
export function filterVersions(
  all: readonly string[],
  {onlyIncludeVersions}: Pick<VersionFilters, 'onlyIncludeVersions'>,
): readonly string[] {
  return onlyIncludeVersions ? all.filter((name) => onlyIncludeVersions.includes(name)) : all;
}

function selectVersions(input: VersionsInput): readonly string[] {
  const all = allVersionNames(input, {file: input.context.siteConfigPath});
  checkNames(input, all);
  return filterVersions(all, input.options);
}

/** True for a version that is read from git; false if it is a folder, too. */
function isFromGit(
  name: string,
  folders: readonly string[] | undefined,
  git: GitVersions | undefined,
): boolean {
  return !folders?.includes(name) && (git?.versions.some(({versionName}) => versionName === name) ?? false);
}

/** Name of the last version: by the option, else the newest release. Pre-releases from git count only if there is no other. */
function lastVersionName(
  {options, names, git}: VersionsInput,
  selected: readonly string[],
  folders: readonly string[] | undefined,
): string {
  if (options.lastVersion !== undefined) return options.lastVersion;
  const releases = options.disableVersioning ? [] : (names ?? []).filter((name) => selected.includes(name));
  const isEarly = (name: string) => isPrerelease(name) && isFromGit(name, folders, git);
  const newestRelease = releases.find((name) => !isEarly(name)) ?? releases[0];
  return newestRelease ?? selected[0] ?? CURRENT_VERSION;
}

/** A version, with the data that shows if it is newer or older than the last version. */
export interface VersionInList {
  readonly versionName: string;
  readonly lastVersionName: string;
  /** Versions that the site shows, newest first. */
  readonly versionNames: readonly string[];
}

export function defaultBanner({
  versionName,
  lastVersionName,
  versionNames,
}: VersionInList): VersionBanner | null {
  if (versionName === lastVersionName) return null;
  const isNewer = versionNames.indexOf(versionName) < versionNames.indexOf(lastVersionName);
  return isNewer ? 'unreleased' : 'unmaintained';
}

type VersionSettings = Partial<PluginOptions['versions'][string]>;

interface VersionOptions {
  readonly versions: {readonly [name: string]: VersionSettings};
}

/** A version in the list, and the options of all versions. */
type ListedVersion = VersionInList & {readonly options: VersionOptions};

/** The entry of a version in the option `versions`; `undefined` if there is none. */
function settingsOf(name: string, {versions}: VersionOptions): VersionSettings | undefined {
  return Object.hasOwn(versions, name) ? versions[name] : undefined;
}

/** Banner of a version: the value in the option `versions`, else the default; `null` for no banner. */
export function getVersionBanner({options, ...version}: ListedVersion): VersionBanner | null {
  const banner = settingsOf(version.versionName, options)?.banner ?? defaultBanner(version);
  return banner === 'none' ? null : banner;
}

/** True if the pages of a version show its name: by the option `versions`, else if there are several versions. */
export function getVersionBadge({versionName, versionNames, options}: ListedVersion): boolean {
  return settingsOf(versionName, options)?.badge ?? versionNames.length > 1;
}

/** Absolute paths of the current docs: their folder and their sidebars file. */
export function currentPaths({context: {siteDir}, options}: DocsPluginInput) {
  const {path: folder, sidebarPath} = options;
  return {
    contentPath: path.resolve(siteDir, folder),
    sidebarFilePath: typeof sidebarPath === 'string' ? path.resolve(siteDir, sidebarPath) : sidebarPath,
  };
}

/** Absolute paths of a released version: the folder of its docs and its sidebars file. */
export function releasedPaths(name: string, {context: {siteDir}, options: {id}}: DocsPluginInput) {
  const below = (folder: string, file: string) => path.join(siteDir, withIdPrefix(id, folder), file);
  return {
    contentPath: below('versioned_docs', versionFolder(name)),
    sidebarFilePath: below('versioned_sidebars', `${versionFolder(name)}-sidebars.json`),
  };
}

function contentPaths(name: string, input: VersionsInput) {
  const git = input.names?.includes(name)
    ? undefined
    : input.git?.versions.find((one) => one.versionName === name);
  if (git && name !== CURRENT_VERSION) return {...gitPaths(git, input), git};
  const paths = name === CURRENT_VERSION ? currentPaths(input) : releasedPaths(name, input);
  const plugin = {name: PLUGIN_NAME, id: input.options.id};
  const folders = {originals: paths.contentPath, subPath: versionFolder(name)};
  return {...paths, contentPathLocalized: translatedDir(input.context, plugin, folders)};
}

/** Checks that versions have different URL paths. @throws {SiteError} `DOCS_VERSION_OPTION` */
function checkPaths(versions: readonly DocsVersion[]): void {
  const nameOfPath = new Map<string, string>();
  for (const {versionName: name, path: route} of versions) {
    const other = nameOfPath.get(route);
    if (other !== undefined) throw errors.versionsAtOnePath({names: [other, name], path: route});
    nameOfPath.set(route, name);
  }
}

/**
 * Versions that the site shows, newest first.
 *
 * @throws {SiteError} `DOCS_VERSION_OPTION` for an option with the name of a version that does not exist, and for two
 * versions with the same URL path; `DOCS_NO_VERSION`
 */
export function resolveVersions(input: VersionsInput): readonly DocsVersion[] {
  const {context, options, names: folders, git} = input;
  const all = {...input, names: releasedNames(folders, git)};
  const selected = selectVersions(all);
  const last = lastVersionName(all, selected, folders);
  const versions = selected.map((name): DocsVersion => {
    const settings = settingsOf(name, options);
    const listed = {versionName: name, lastVersionName: last, versionNames: selected, options};
    const isLast = name === last;
    const defaultPath = isLast ? '' : name === CURRENT_VERSION ? 'next' : name;
    const route = joinUrl(context.baseUrl, options.routeBasePath, settings?.path ?? defaultPath);
    return {
      versionName: name,
      label: settings?.label ?? (name === CURRENT_VERSION ? 'Next' : name),
      path: route.length > 1 && route !== context.baseUrl ? route.replace(/\/$/, '') : route,
      tagsPath: joinUrl(route, options.tagsBasePath),
      banner: getVersionBanner(listed),
      badge: getVersionBadge(listed),
      noIndex: settings?.noIndex ?? false,
      className: settings?.className ?? `docs-version-${name}`,
      isLast,
      ...contentPaths(name, input),
    };
  });
  checkPaths(versions);
  return versions;
}
