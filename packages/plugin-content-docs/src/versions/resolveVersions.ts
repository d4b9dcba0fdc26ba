import path from 'node:path';
import type {LoadContext, SourcePlace} from '@lectern/core';
import {
  configPlace,
  didYouMean,
  type Problem,
  throwProblems,
  translatedDir,
} from '@lectern/core/content-helpers';
import {joinUrl} from '@lectern/core/shared/url';
import type {VersionBanner} from '../client/types.js';
import {errors} from '../errors.js';
import type {DocsVersion} from '../model/DocsVersion.js';
import type {PluginOptions} from '../options.js';
import {PLUGIN_NAME, withIdPrefix} from '../paths.js';
import {CURRENT_VERSION} from './versionNames.js';

export interface VersionsInput {
  readonly context: LoadContext;
  readonly options: PluginOptions;
  /** Names in versions.json, newest first; `undefined` if there is no such file. */
  readonly names: readonly string[] | undefined;
}

/**
 * Checks the version names in options.
 *
 * @throws {SiteError} `DOCS_VERSION_OPTION` with all names that do not exist, or that other options leave out
 */
function checkNames({options, names, context}: VersionsInput, all: readonly string[]): void {
  const {onlyIncludeVersions, lastVersion} = options;
  const known = [...new Set([CURRENT_VERSION, ...(names ?? [])])];
  const {siteConfigPath: file, siteDir} = context;
  const problem = (option: string, name: string, message: string): Problem => {
    const {line} = configPlace(file, option === 'versions' ? [option, name] : [option]);
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
  throwProblems(
    [
      ...unknown('onlyIncludeVersions', onlyIncludeVersions ?? []),
      ...hidden('onlyIncludeVersions', included),
      ...unknown('lastVersion', last),
      ...hidden('lastVersion', last),
      ...unknown('versions', Object.keys(options.versions)),
    ],
    {
      code: 'DOCS_VERSION_OPTION',
      heading: 'Options of the docs name versions that they do not show:',
      hint: `Versions of this docs plugin: ${known.map((name) => `"${name}"`).join(', ')}.`,
      siteDir,
    },
  );
}

/** Options by which versions are left out. */
export type VersionFilters = Pick<
  PluginOptions,
  'disableVersioning' | 'includeCurrentVersion' | 'onlyIncludeVersions'
>;

/**
 * Names of the versions of a site, newest first: "current" and those of versions.json, unless options switch them off.
 * `onlyIncludeVersions` is not applied.
 *
 * @param place - place in the error `DOCS_NO_VERSION`
 * @throws {SiteError} `DOCS_NO_VERSION`, `DOCS_VERSION_OPTION`
 */
export function allVersionNames(
  {names, options}: {readonly names: VersionsInput['names']; readonly options: VersionFilters},
  place?: SourcePlace,
): readonly string[] {
  if (options.disableVersioning && names === undefined && !options.includeCurrentVersion)
    throw errors.versionsAndCurrentOff(CURRENT_VERSION);
  const released = options.disableVersioning ? [] : (names ?? []);
  const all = options.includeCurrentVersion ? [CURRENT_VERSION, ...released] : released;
  if (all.length === 0) throw errors.noVersion(place);
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

function lastVersionName({options, names}: VersionsInput, selected: readonly string[]): string {
  if (options.lastVersion !== undefined) return options.lastVersion;
  const newestRelease = options.disableVersioning
    ? undefined
    : names?.find((name) => selected.includes(name));
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

export interface VersionOptions {
  readonly versions: {readonly [name: string]: VersionSettings};
}

/** The entry of a version in the option `versions`. */
export function settingsOf(name: string, {versions}: VersionOptions): VersionSettings | undefined {
  return Object.hasOwn(versions, name) ? versions[name] : undefined;
}

export function bannerOf(
  version: VersionInList,
  settings: VersionSettings | undefined,
): VersionBanner | null {
  const banner = settings?.banner ?? defaultBanner(version);
  return banner === 'none' ? null : banner;
}

/** True if pages show the name of the version: by its option `badge`, else if there are several versions. */
export function badgeOf(
  {versionNames}: Pick<VersionInList, 'versionNames'>,
  settings: VersionSettings | undefined,
): boolean {
  return settings?.badge ?? versionNames.length > 1;
}

function contentPaths(name: string, {context, options}: VersionsInput) {
  const plugin = {name: PLUGIN_NAME, id: options.id};
  if (name === CURRENT_VERSION) {
    const {sidebarPath} = options;
    const contentPath = path.resolve(context.siteDir, options.path);
    return {
      contentPath,
      contentPathLocalized: translatedDir(context, plugin, {originals: contentPath, subPath: name}),
      sidebarFilePath:
        typeof sidebarPath === 'string' ? path.resolve(context.siteDir, sidebarPath) : sidebarPath,
    };
  }
  const folder = (folderName: string) => path.join(context.siteDir, withIdPrefix(options.id, folderName));
  const subPath = `version-${name}`;
  const contentPath = path.join(folder('versioned_docs'), subPath);
  return {
    contentPath,
    contentPathLocalized: translatedDir(context, plugin, {originals: contentPath, subPath}),
    sidebarFilePath: path.join(folder('versioned_sidebars'), `version-${name}-sidebars.json`),
  };
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
  const {context, options} = input;
  const selected = selectVersions(input);
  const last = lastVersionName(input, selected);
  const versions = selected.map((name): DocsVersion => {
    const settings = settingsOf(name, options);
    const inList = {versionName: name, lastVersionName: last, versionNames: selected};
    const isLast = name === last;
    const defaultPath = isLast ? '' : name === CURRENT_VERSION ? 'next' : name;
    const route = joinUrl(context.baseUrl, options.routeBasePath, settings?.path ?? defaultPath);
    return {
      versionName: name,
      label: settings?.label ?? (name === CURRENT_VERSION ? 'Next' : name),
      path: route.length > 1 && route !== context.baseUrl ? route.replace(/\/$/, '') : route,
      tagsPath: joinUrl(route, options.tagsBasePath),
      banner: bannerOf(inList, settings),
      badge: badgeOf(inList, settings),
      noIndex: settings?.noIndex ?? false,
      className: settings?.className ?? `docs-version-${name}`,
      isLast,
      ...contentPaths(name, input),
    };
  });
  checkPaths(versions);
  return versions;
}
