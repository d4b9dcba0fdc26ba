import path, {posix} from 'node:path';
import type {LoadContext} from '@lectern/core';
import {
  configLocation,
  findRepository,
  type GitRef,
  type GitRepository,
  gitFailure,
  gitVersionsDir,
  isTranslationOff,
  listRefs,
  localizedPluginDir,
  refFolderName,
  toPosix,
} from '@lectern/core/content-helpers';
import type {DocsPluginInput} from '../DocsPluginInput.js';
import type {GitLayout, GitVersion, GitVersions} from '../model/GitVersion.js';
import {CURRENT_VERSION, versionNameProblem} from '../model/versionName.js';
import type {PluginOptions} from '../options.js';
import {PLUGIN_NAME} from '../paths.js';
import {gitErrors} from './gitErrors.js';
import {isBrokenRange, isExcluded, matchesRef, minorOf, sortNames, versionNameOf} from './refNames.js';

type GitOptions = NonNullable<PluginOptions['gitVersions']>;

/** Name of a ref without the name of its remote: "release/2.x" for "origin/release/2.x". */
export function withoutRemote({name, kind}: Pick<GitRef, 'name' | 'kind'>): string {
  return kind === 'remote' ? name.slice(name.indexOf('/') + 1) : name;
}

/**
 * Finds the refs that the patterns match, in the order of the patterns. A pattern also matches a remote branch without
 * the name of its remote, if there is no tag or local branch of that name: a clone on a build server has no others.
 *
 * @throws {SiteError} `DOCS_GIT_REF` for a pattern that matches nothing
 */
function selectRefs(
  refs: readonly GitRef[],
  {refs: patterns}: GitOptions,
  context: LoadContext,
): readonly GitRef[] {
  const found = new Map<string, GitRef>();
  for (const pattern of patterns) {
    const matching = refs.filter((ref) => matchesRef(pattern, ref.name));
    const names = new Set(refs.flatMap((ref) => (ref.kind === 'remote' ? [] : [ref.name])));
    const remote = refs.filter(
      (ref) =>
        ref.kind === 'remote' && !names.has(withoutRemote(ref)) && matchesRef(pattern, withoutRemote(ref)),
    );
    if (matching.length + remote.length === 0)
      throw gitErrors.refMissing(pattern, configLocation(context.siteConfigPath, ['refs']), refs);
    for (const ref of [...matching, ...remote])
      if (!found.has(withoutRemote(ref))) found.set(withoutRemote(ref), ref);
  }
  return [...found.values()];
}

interface Named {
  readonly name: string;
  readonly ref: GitRef;
}

/** Of all patch releases of a minor release, keeps the newest, with the name of the minor release. */
function keepLatestPatches(named: readonly Named[]): readonly Named[] {
  const newest = new Map<string, string>();
  for (const name of sortNames(named.map((one) => one.name)).toReversed()) {
    const minor = minorOf(name);
    if (minor !== undefined) newest.set(minor, name);
  }
  return named.flatMap((one) => {
    const minor = minorOf(one.name);
    if (minor === undefined) return [one];
    return newest.get(minor) === one.name ? [{...one, name: minor}] : [];
  });
}

function checkNames(named: readonly Named[]): void {
  const refs = new Map<string, string>();
  for (const {name, ref} of named) {
    const problem = versionNameProblem(name);
    if (problem !== undefined) throw gitErrors.name(ref.name, problem);
    const other = refs.get(name);
    if (other !== undefined) throw gitErrors.sameName(name, [other, ref.name]);
    refs.set(name, ref.name);
  }
}

function layoutOf(ref: string, {context, options}: DocsPluginInput, {prefix}: GitRepository): GitLayout {
  const moved = options.gitVersions?.moved.find(({refs}) => refs.some((pattern) => matchesRef(pattern, ref)));
  const site = posix.normalize(toPosix(moved?.site ?? prefix)).replace(/^\.?\/?$|\/$/g, '');
  const inSite = (file: string) => posix.join(site, toPosix(file)).replace(/\/$/, '').replace(/^\.$/, '');
  const sidebars = moved?.sidebarPath ?? options.sidebarPath;
  const layout: GitLayout = {
    site,
    docs: inSite(withoutSite(moved?.path ?? options.path, context)),
    sidebars: typeof sidebars === 'string' ? inSite(withoutSite(sidebars, context)) : sidebars,
  };
  for (const file of [layout.docs, layout.sidebars])
    if (typeof file === 'string' && (file.startsWith('..') || posix.isAbsolute(file)))
      throw gitErrors.outside(file);
  return layout;
}

/** Makes an absolute path, such as the result of `require.resolve`, relative to the site. */
function withoutSite(file: string, {siteDir}: LoadContext): string {
  return path.isAbsolute(file) ? path.relative(siteDir, file) : file;
}

/**
 * Finds the tags and branches that the option `gitVersions` names. Runs git once, which takes some milliseconds.
 *
 * @returns `undefined` without the option
 * @throws {SiteError} `GIT_UNAVAILABLE`, `DOCS_GIT_REF`, `DOCS_VERSION_NAME`
 */
export function findGitVersions(input: DocsPluginInput): GitVersions | undefined {
  const {context, options} = input;
  const {gitVersions} = options;
  if (!gitVersions || options.disableVersioning) return undefined;
  const repository = findRepository(context.siteDir);
  if (!repository) throw gitErrors.unavailable(`${context.siteDir} is not in a git repository`);
  const broken = gitVersions.exclude.find(isBrokenRange);
  if (broken !== undefined) throw gitErrors.range(broken);
  let refs: readonly GitRef[];
  try {
    refs = listRefs(repository.root);
  } catch (error) {
    throw gitErrors.unavailable(gitFailure(error, repository.root));
  }
  const named = selectRefs(refs, gitVersions, context)
    .map((ref): Named => ({name: versionNameOf(withoutRemote(ref)), ref}))
    .filter(
      ({name, ref}) =>
        !gitVersions.exclude.some(
          (entry) => isExcluded(entry, ref.name, name) || isExcluded(entry, withoutRemote(ref), name),
        ),
    );
  const chosen = gitVersions.latestPatch ? keepLatestPatches(named) : named;
  checkNames(chosen);
  const versions = chosen.map(
    ({name, ref}): GitVersion => ({
      versionName: name,
      ref: ref.name,
      kind: ref.kind,
      id: ref.id,
      root: repository.root,
      layout: layoutOf(withoutRemote(ref), input, repository),
    }),
  );
  return {repository, versions};
}

/**
 * Names of all released versions: those in versions.json, and those from git. Version numbers are sorted, newest first;
 * other names keep their places, those of git first. A version that is both a folder and a ref is listed once.
 *
 * @param names - names in versions.json; `undefined` if there is no such file
 */
export function releasedNames(
  names: readonly string[] | undefined,
  git: GitVersions | undefined,
): readonly string[] | undefined {
  if (!git) return names;
  return sortNames([...new Set([...git.versions.map(({versionName}) => versionName), ...(names ?? [])])]);
}

/** Absolute paths of a version from git: the folder of its docs, its sidebars file and the folder of its translations. */
export function gitPaths(
  {ref, layout: {site, docs, sidebars}}: GitVersion,
  {context, options}: DocsPluginInput,
) {
  const folder = path.join(gitVersionsDir(context, options.id), refFolderName(ref));
  const contentPath = path.join(folder, docs);
  const translations = path.join(folder, translationsAt(site, {context, options}));
  return {
    contentPath,
    contentPathLocalized: isTranslationOff(context) ? contentPath : path.join(translations, CURRENT_VERSION),
    sidebarFilePath: typeof sidebars === 'string' ? path.join(folder, sidebars) : sidebars,
  };
}

/**
 * Folder in the repository with the translations of the docs into the current locale: "i18n/fr/…-content-docs".
 *
 * @param site - folder of the site in the repository
 */
export function translationsAt(site: string, {context, options}: DocsPluginInput): string {
  const dir = localizedPluginDir(context, {name: PLUGIN_NAME, id: options.id});
  return posix.join(site, toPosix(path.relative(context.siteDir, dir)));
}
