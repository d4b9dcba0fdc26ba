import fs from 'node:fs/promises';
import path from 'node:path';
import {SiteError} from '@lectern/core';
import {isFile, isFolder} from '@lectern/core/content-helpers';
import type {DocsPluginInput} from '../loadContent.js';
import {PLUGIN_NAME, withIdPrefix} from '../paths.js';
import {loadSidebars} from '../sidebars/loadSidebars.js';
import {normalizeSidebars} from '../sidebars/normalize.js';
import {
  CURRENT_VERSION,
  readVersionNames,
  versionNameProblem,
  versionsFile,
} from '../versions/versionNames.js';

/** Copies the translations of the current docs, in every other locale that has some. */
async function copyTranslations(version: string, {context, options}: DocsPluginInput): Promise<void> {
  const {i18n, siteDir} = context;
  const pluginFolder = options.id === 'default' ? PLUGIN_NAME : `${PLUGIN_NAME}-${options.id}`;
  for (const locale of i18n.locales) {
    if (locale === i18n.defaultLocale) continue;
    const localePath = i18n.localeConfigs[locale]?.path ?? locale;
    const folder = path.join(siteDir, i18n.path, localePath, pluginFolder);
    const [current, target] = [path.join(folder, CURRENT_VERSION), path.join(folder, `version-${version}`)];
    if (await isFolder(current)) await fs.cp(current, target, {recursive: true});
    if (await isFile(`${current}.json`)) await fs.copyFile(`${current}.json`, `${target}.json`);
  }
}

async function checkName(
  version: string,
  names: readonly string[],
  {context, options}: DocsPluginInput,
): Promise<void> {
  const problem = versionNameProblem(version);
  const fail = (message: string, hint: string) => new SiteError('DOCS_VERSION_NAME', message, {hint});
  if (problem) throw fail(problem, 'Choose another name, such as "1.0".');
  if (names.includes(version)) {
    throw fail(
      `The docs version "${version}" exists already.`,
      'Choose another name, or remove the old version from versions.json, versioned_docs and versioned_sidebars.',
    );
  }
  if (options.disableVersioning) {
    throw fail('Versions are switched off.', 'Remove the docs option "disableVersioning".');
  }
  const docs = path.resolve(context.siteDir, options.path);
  if (!(await isFolder(docs)))
    throw fail(`There are no docs to copy in ${docs}.`, 'Correct the docs option "path".');
}

/**
 * Freezes the current docs: copies them with their sidebars and translations, and puts the name first in versions.json.
 *
 * @throws {SiteError} `DOCS_VERSION_NAME` for a name that cannot be used or exists.
 */
export async function createVersion(version: string, input: DocsPluginInput): Promise<void> {
  const {context, options} = input;
  const {siteDir} = context;
  const names = (await readVersionNames(siteDir, options.id)) ?? [];
  await checkName(version, names, input);

  const contentDir = path.resolve(siteDir, options.path);
  const folder = (name: string) => path.join(siteDir, withIdPrefix(options.id, name));
  const sidebarFile =
    typeof options.sidebarPath === 'string'
      ? path.resolve(siteDir, options.sidebarPath)
      : options.sidebarPath;
  const loaded = await loadSidebars({name: CURRENT_VERSION, sidebarFile}, siteDir);
  // A version with broken sidebars would be found out only later.
  normalizeSidebars(loaded.value, loaded.source, options);

  await fs.cp(contentDir, path.join(folder('versioned_docs'), `version-${version}`), {recursive: true});
  if (options.sidebarPath !== false) {
    await fs.mkdir(folder('versioned_sidebars'), {recursive: true});
    const target = path.join(folder('versioned_sidebars'), `version-${version}-sidebars.json`);
    await fs.writeFile(target, `${JSON.stringify(loaded.value, null, 2)}\n`);
  }
  await copyTranslations(version, input);
  // Last: the list makes the version exist.
  const list = `${JSON.stringify([version, ...names], null, 2)}\n`;
  await fs.writeFile(versionsFile(siteDir, options.id), list);
}
