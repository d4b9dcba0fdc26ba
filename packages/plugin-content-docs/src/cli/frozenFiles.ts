import fs from 'node:fs';
import path from 'node:path';
import {gitVersionsDir, refFolderName, toPosix} from '@lectern/core/content-helpers';
import type {DocsPluginInput} from '../DocsPluginInput.js';
import type {GitCheckout} from '../git/checkout.js';
import {gitErrors} from '../git/gitErrors.js';
import {findGitVersions} from '../git/gitVersions.js';
import type {DocsVersion} from '../model/DocsVersion.js';
import type {GitVersions} from '../model/GitVersion.js';
import {releasedPaths, resolveVersions} from '../versions/resolveVersions.js';
import {copiedFolders, loadFrozenSidebars, withoutLabel} from './createVersion.js';

/** Versions of refs whose files are on disk. */
export interface RefVersions {
  readonly git: GitVersions;
  readonly versions: readonly DocsVersion[];
}

/**
 * Reads versions from their refs, even if the site has folders of these versions.
 *
 * @param names - names of the versions; empty for all versions from git
 * @throws {SiteError} `DOCS_VERSION_NAME` for a name that no ref becomes, and the errors of `GitCheckout.write`
 */
export async function readRefVersions(
  names: readonly string[],
  input: DocsPluginInput,
  checkout: GitCheckout,
): Promise<RefVersions> {
  const git = findGitVersions(input);
  const known = git?.versions.map(({versionName}) => versionName) ?? [];
  const unknown = names.find((name) => !known.includes(name));
  if (!git || known.length === 0) throw gitErrors.noRefs();
  if (unknown !== undefined) throw gitErrors.notFromGit(unknown, known);
  const options = {...input.options, onlyIncludeVersions: undefined, lastVersion: undefined, versions: {}};
  const all = resolveVersions({context: input.context, options, names: [], git});
  const versions = await checkout.write(all, git);
  const isChosen = ({versionName}: DocsVersion) => names.length === 0 || names.includes(versionName);
  return {git, versions: versions.filter((version) => version.git && isChosen(version))};
}

/** Absolute paths of all files below a folder; a file is a list of itself, and a missing one an empty list. */
export function filesBelow(folder: string): readonly string[] {
  const stat = fs.lstatSync(folder, {throwIfNoEntry: false});
  if (!stat?.isDirectory()) return stat ? [folder] : [];
  const entries = fs.readdirSync(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * Files of a version from git as a folder: its docs, its sidebars as JSON, its translated docs and messages.
 *
 * @param version - its files are on disk
 * @returns absolute path in the site → content
 * @throws {SiteError} `SIDEBAR_INVALID`, `TRANSLATION_FILE_INVALID`
 */
export async function frozenFiles(
  version: DocsVersion,
  input: DocsPluginInput,
): Promise<ReadonlyMap<string, Buffer>> {
  const {context, options} = input;
  const {versionName: name, git} = version;
  const files = new Map<string, Buffer>();
  const addFolder = (from: string, to: string) => {
    for (const file of filesBelow(from))
      files.set(path.join(to, path.relative(from, file)), fs.readFileSync(file));
  };
  const {contentPath, sidebarFilePath} = releasedPaths(name, input);
  addFolder(version.contentPath, contentPath);
  const sidebars = await loadFrozenSidebars(version, input);
  if (version.sidebarFilePath !== false)
    files.set(sidebarFilePath, Buffer.from(`${JSON.stringify(sidebars, null, 2)}\n`));
  const refFolder = path.join(
    gitVersionsDir(context, options.id),
    refFolderName(git?.ref ?? ''),
    git?.layout.site ?? '',
  );
  for (const {current, target} of copiedFolders(name, input)) {
    const from = path.join(refFolder, path.relative(context.siteDir, current));
    addFolder(from, target);
    const messages = `${from}.json`;
    if (fs.existsSync(messages))
      files.set(`${target}.json`, Buffer.from(withoutLabel(fs.readFileSync(messages, 'utf8'), messages)));
  }
  return files;
}

/** Name of a file relative to the site, with "/". */
export function siteName(file: string, {context}: DocsPluginInput): string {
  return toPosix(path.relative(context.siteDir, file));
}
