import fs from 'node:fs/promises';
import path from 'node:path';
import {
  copyRecords,
  findPages,
  isFile,
  isFolder,
  parseJson,
  readIfThere,
  throwProblems,
  toPosix,
} from '@lectern/core/content-helpers';
import type {DocsPluginInput} from '../DocsPluginInput.js';
import {DocCaches} from '../docs/DocCaches.js';
import {errors} from '../errors.js';
import {GitCheckout} from '../git/checkout.js';
import {loadDocsContent} from '../loadContent.js';
import type {DocsVersion} from '../model/DocsVersion.js';
import {CURRENT_VERSION, VERSION_LABEL, versionFolder, versionNameProblem} from '../model/versionName.js';
import {PLUGIN_NAME} from '../paths.js';
import {loadSidebars} from '../sidebars/loadSidebars.js';
import {normalizeSidebars} from '../sidebars/normalize.js';
import {currentPaths, releasedPaths} from '../versions/resolveVersions.js';
import {VersionCache} from '../versions/VersionCache.js';
import {readVersionNames, versionsFile} from '../versions/versionNames.js';

/**
 * Absolute paths of two folders in one locale: the translated docs of the current version (`current`) and of the new
 * version (`target`). The translated labels of each version are in the file "<folder>.json".
 */
interface CopiedFolder {
  readonly current: string;
  readonly target: string;
}

/** Lists the folders of translated docs of all locales except the default locale. */
export function copiedFolders(version: string, {context, options}: DocsPluginInput): readonly CopiedFolder[] {
  const {i18n, siteDir} = context;
  const pluginFolder = options.id === 'default' ? PLUGIN_NAME : `${PLUGIN_NAME}-${options.id}`;
  return i18n.locales
    .filter((locale) => locale !== i18n.defaultLocale)
    .map((locale) => i18n.localeConfigs[locale]?.path ?? locale)
    .map((localePath) => path.join(siteDir, i18n.path, localePath, pluginFolder))
    .map((folder) => ({
      current: path.join(folder, CURRENT_VERSION),
      target: path.join(folder, versionFolder(version)),
    }));
}

/**
 * Absolute paths of all folders and files of a new version: its docs folder, its sidebars file, and for each locale the
 * folder of translated docs and the file of translated labels.
 */
export function newPaths(version: string, input: DocsPluginInput): readonly string[] {
  const {contentPath, sidebarFilePath} = releasedPaths(version, input);
  const translations = copiedFolders(version, input).flatMap(({target}) => [target, `${target}.json`]);
  return [contentPath, sidebarFilePath, ...translations];
}

/** Copies the translated docs and labels of the current version, in all locales except the default locale. */
async function copyTranslations(version: string, input: DocsPluginInput): Promise<void> {
  for (const {current, target} of copiedFolders(version, input)) {
    const messages = await readIfThere(`${current}.json`);
    if (messages !== undefined) {
      await fs.writeFile(`${target}.json`, withoutLabel(messages, `${current}.json`));
    }
    if (await isFolder(current)) await fs.cp(current, target, {recursive: true});
  }
}

/**
 * Copies the translation records of the current version to the new version. A record stores which state of the original
 * file was translated.
 */
function copyTranslationRecords(version: string, input: DocsPluginInput): void {
  for (const {current, target} of copiedFolders(version, input)) {
    const localizationDir = path.dirname(path.dirname(current));
    const nameOf = (file: string) => toPosix(path.relative(localizationDir, file));
    copyRecords(localizationDir, nameOf(current), nameOf(target));
  }
}

/**
 * Removes the translated label of the current version ("Next") from the copied messages: the new version has another
 * label.
 *
 * @param text - JSON of the messages
 * @throws {SiteError} `TRANSLATION_FILE_INVALID`
 */
export function withoutLabel(text: string, file: string): string {
  const parsed = parseJson(text);
  if ('reason' in parsed) throw errors.messagesNotJson({file, line: parsed.line}, parsed.reason);
  const {value} = parsed;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw errors.messagesMissing(file);
  const {[VERSION_LABEL]: _label, ...messages} = value as {readonly [id: string]: unknown};
  return `${JSON.stringify(messages, null, 2)}\n`;
}

async function check(version: string, names: readonly string[], input: DocsPluginInput): Promise<void> {
  const problem = versionNameProblem(version);
  if (problem) throw errors.versionName(problem);
  if (names.includes(version)) throw errors.versionExists(version);
  if (input.options.disableVersioning) throw errors.versionsOff();
  for (const target of newPaths(version, input)) {
    const isThere = (await isFolder(target)) || (await isFile(target));
    if (!isThere) continue;
    throw errors.versionFilesExist({file: path.relative(input.context.siteDir, target), version});
  }
  const {contentPath: docs} = currentPaths(input);
  const found = await findPages({contentPath: docs, contentPathLocalized: docs}, input.options);
  if (found.length === 0) throw errors.versionEmpty(docs);
}

/**
 * Loads the current docs as a build does, and throws the errors of a build, so that no version with mistakes is made.
 */
async function checkCurrentDocs({context, options}: DocsPluginInput): Promise<void> {
  const current = {
    ...options,
    includeCurrentVersion: true,
    disableVersioning: true,
    lastVersion: undefined,
    onlyIncludeVersions: undefined,
    versions: {},
    gitVersions: undefined,
  };
  const input = {context, options: current};
  await loadDocsContent({
    ...input,
    caches: new DocCaches(input),
    released: new VersionCache(input),
    checkout: new GitCheckout(input),
  });
}

/**
 * Checks the sidebars file and returns its exports unchanged: with shorthands and autogenerated items.
 *
 * @throws {SiteError} `SIDEBAR_INVALID`, so that mistakes are found before the version is made
 */
export async function loadFrozenSidebars(
  version: Pick<DocsVersion, 'versionName' | 'sidebarFilePath'>,
  {context, options}: DocsPluginInput,
): Promise<unknown> {
  const {siteDir} = context;
  const {value, source, ...loaded} = await loadSidebars(version, context);
  const problems = [...loaded.problems];
  normalizeSidebars(value, {source, defaults: options, problems});
  throwProblems(problems, {code: 'SIDEBAR_INVALID', heading: 'The sidebars are not valid:', siteDir});
  return value;
}

/**
 * Freezes the current docs as a version: copies docs, sidebars and translations, and adds the name of the version at
 * the start of versions.json. No file except versions.json is overwritten. If copying fails, all copies are deleted.
 *
 * @throws {SiteError} `DOCS_VERSION_NAME` for a name that is invalid or in use, `DOCS_EMPTY_VERSION`,
 * `SIDEBAR_INVALID`, `TRANSLATION_FILE_INVALID`, and the errors of a build of the current docs
 */
export async function createVersion(version: string, input: DocsPluginInput): Promise<void> {
  const {context, options} = input;
  const names = (await readVersionNames(context.siteDir, options.id)) ?? [];
  await check(version, names, input);
  const {sidebarFilePath: currentSidebars} = currentPaths(input);
  const current = {versionName: CURRENT_VERSION, sidebarFilePath: currentSidebars};
  const sidebars = await loadFrozenSidebars(current, input);
  await checkCurrentDocs(input);
  const {contentPath, sidebarFilePath} = releasedPaths(version, input);
  try {
    // Symbolic links are replaced by copies of their targets: the targets may change later.
    await fs.cp(currentPaths(input).contentPath, contentPath, {recursive: true, dereference: true});
    if (options.sidebarPath !== false) {
      await fs.mkdir(path.dirname(sidebarFilePath), {recursive: true});
      await fs.writeFile(sidebarFilePath, `${JSON.stringify(sidebars, null, 2)}\n`);
    }
    await copyTranslations(version, input);
    copyTranslationRecords(version, input);
    // Written last: a version exists once versions.json lists it.
    const list = `${JSON.stringify([version, ...names], null, 2)}\n`;
    await fs.writeFile(versionsFile(context.siteDir, options.id), list);
  } catch (error) {
    const copies = newPaths(version, input);
    await Promise.all(copies.map((file) => fs.rm(file, {recursive: true, force: true})));
    throw error;
  }
}
