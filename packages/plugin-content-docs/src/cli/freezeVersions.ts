import fs from 'node:fs';
import path from 'node:path';
import {agrees, hasTerminal} from '@lectern/core/content-helpers';
import type {DocsPluginInput} from '../DocsPluginInput.js';
import {DocCaches} from '../docs/DocCaches.js';
import {errors} from '../errors.js';
import {GitCheckout} from '../git/checkout.js';
import {gitErrors} from '../git/gitErrors.js';
import {releasedNames} from '../git/gitVersions.js';
import {loadDocsContent} from '../loadContent.js';
import {VersionCache} from '../versions/VersionCache.js';
import {readVersionNames, versionsFile} from '../versions/versionNames.js';
import {newPaths} from './createVersion.js';
import {filesBelow, frozenFiles, readRefVersions, siteName} from './frozenFiles.js';

/** Writes versions.json, or removes it if no version is left. */
function writeNames(names: readonly string[], {context, options}: DocsPluginInput): void {
  const file = versionsFile(context.siteDir, options.id);
  if (names.length === 0) fs.rmSync(file, {force: true});
  else fs.writeFileSync(file, `${JSON.stringify(names, null, 2)}\n`);
}

/** @throws {SiteError} `DOCS_VERSION_NAME` if a file or folder of the version exists */
function checkFree(name: string, folders: readonly string[], input: DocsPluginInput): void {
  if (folders.includes(name)) throw errors.versionExists(name);
  const existing = newPaths(name, input).find((file) => fs.existsSync(file));
  if (existing !== undefined)
    throw errors.versionFilesExist({file: siteName(existing, input), version: name});
}

/**
 * Makes folders of versions from git, as `createVersion` does of the current docs: docs, sidebars and translations, and
 * the names in versions.json. No file except versions.json is overwritten. If one version fails, none is made.
 *
 * @param names - names of the versions; empty for all versions from git that are no folders yet
 * @returns names of the versions that were made
 * @throws {SiteError} `DOCS_VERSION_NAME`, and the errors of a build of the docs
 */
export async function freezeVersions(
  names: readonly string[],
  input: DocsPluginInput,
): Promise<readonly string[]> {
  const {context, options} = input;
  if (options.disableVersioning) throw errors.versionsOff();
  const folders = (await readVersionNames(context.siteDir, options.id)) ?? [];
  const checkout = new GitCheckout(input);
  await loadDocsContent({
    ...input,
    caches: new DocCaches(input),
    released: new VersionCache(input),
    checkout,
  });
  const {git, versions} = await readRefVersions(names, input, checkout);
  const chosen = versions.filter(({versionName}) => names.length > 0 || !folders.includes(versionName));
  const made = chosen.map(({versionName}) => versionName);
  for (const name of made) checkFree(name, folders, input);
  try {
    for (const version of chosen) {
      for (const [file, content] of await frozenFiles(version, input)) {
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, content, {flag: 'wx'});
      }
    }
    const listed = releasedNames(folders, git)?.filter(
      (name) => folders.includes(name) || made.includes(name),
    );
    // Written last: a folder is a version once versions.json lists it.
    if (made.length > 0) writeNames(listed ?? [], input);
  } catch (error) {
    for (const name of made)
      for (const file of newPaths(name, input)) fs.rmSync(file, {recursive: true, force: true});
    throw error;
  }
  return made;
}

/** Differences between the folders of a version and its ref, as sentences. */
function differencesOf(
  name: string,
  expected: ReadonlyMap<string, Buffer>,
  input: DocsPluginInput,
): readonly string[] {
  const found = new Set(newPaths(name, input).flatMap(filesBelow));
  const missing = [...expected.keys()].filter((file) => !found.has(file));
  const added = [...found].filter((file) => !expected.has(file));
  const changed = [...found].filter((file) => {
    const content = expected.get(file);
    return content && !(fs.lstatSync(file).isFile() && content.equals(fs.readFileSync(file)));
  });
  return [
    ...changed.map((file) => `${siteName(file, input)} was changed.`),
    ...added.map((file) => `${siteName(file, input)} is not in the ref.`),
    ...missing.map((file) => `${siteName(file, input)} is missing.`),
  ];
}

/**
 * Removes the folders of versions, which are then read from git again. Only folders that are equal to their refs are
 * removed.
 *
 * @param names - names of the versions; empty for all that are folders and refs
 * @param isConfirmed - `true` to remove without a question
 * @returns names of the versions whose folders were removed
 * @throws {SiteError} `DOCS_FREEZE` if a folder is not equal to its ref, or if the user does not confirm;
 * `DOCS_VERSION_NAME` for a name that is no folder or no ref
 */
export async function thawVersions(
  names: readonly string[],
  input: DocsPluginInput,
  isConfirmed: boolean,
): Promise<readonly string[]> {
  const {context, options} = input;
  const folders = (await readVersionNames(context.siteDir, options.id)) ?? [];
  const unknown = names.find((name) => !folders.includes(name));
  if (unknown !== undefined) throw gitErrors.noFolder(unknown, folders);
  const {versions} = await readRefVersions(names, input, new GitCheckout(input));
  const chosen = versions.filter(({versionName}) => folders.includes(versionName));
  for (const version of chosen) {
    const differences = differencesOf(version.versionName, await frozenFiles(version, input), input);
    if (differences.length > 0) throw gitErrors.folderDiffers(version.versionName, differences);
  }
  const removed = chosen.map(({versionName}) => versionName);
  if (removed.length === 0) return [];
  const paths = removed.flatMap((name) => newPaths(name, input)).filter((file) => fs.existsSync(file));
  const question = `Remove ${paths.map((file) => siteName(file, input)).join(', ')}?`;
  if (!isConfirmed && !(hasTerminal() && (await agrees(question)))) throw gitErrors.notConfirmed();
  // Written first: if the command is stopped, no version in the list lacks its files.
  writeNames(
    folders.filter((name) => !removed.includes(name)),
    input,
  );
  for (const file of paths) fs.rmSync(file, {recursive: true, force: true});
  return removed;
}
