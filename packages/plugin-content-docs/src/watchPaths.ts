import path from 'node:path';
import type {LoadContext} from '@lectern/core';
import {findRepository, refFiles, tagsFileCandidates, toPosix} from '@lectern/core/content-helpers';
import type {DocsPluginInput} from './DocsPluginInput.js';
import type {DocsVersion} from './model/DocsVersion.js';
import type {PluginOptions} from './options.js';
import {withIdPrefix} from './paths.js';
import {CATEGORY_FILES} from './sidebars/categoryMetadata.js';
import {versionsFile} from './versions/versionNames.js';

/**
 * Absolute globs of the docs and sidebars of versions that may be created later. The folders of these versions need not
 * exist.
 */
function futureVersions({siteDir}: LoadContext, {id, include}: PluginOptions): readonly string[] {
  const inFolder = (name: string, pattern: string) => path.join(siteDir, withIdPrefix(id, name), pattern);
  return [
    ...include.map((pattern) => inFolder('versioned_docs', `version-*/${pattern}`)),
    inFolder('versioned_sidebars', 'version-*-sidebars.json'),
  ];
}

/**
 * Absolute globs of the files whose change reloads the docs: Markdown and category files of every version, sidebars,
 * tags and versions.json; for versions from git, the files in which git stores tags and branches.
 *
 * @param versions - versions that the site shows
 * @param sidebarFiles - absolute paths of the sidebars files and the modules that they import; empty before the first
 * load
 */
export function docsWatchPaths(
  {context, options}: DocsPluginInput,
  versions: readonly DocsVersion[],
  sidebarFiles: readonly string[],
): readonly string[] {
  const repository = options.gitVersions && findRepository(context.siteDir);
  const folders = versions.filter(({git}) => !git);
  const paths = folders.flatMap((version) => {
    const folders = [version.contentPath, version.contentPathLocalized];
    const globs = folders.flatMap((folder) =>
      [...options.include, CATEGORY_FILES].map((pattern) => path.join(folder, pattern)),
    );
    const sidebarFile = typeof version.sidebarFilePath === 'string' ? [version.sidebarFilePath] : [];
    return [...globs, ...tagsFileCandidates({folders, option: options.tags, site: context}), ...sidebarFile];
  });
  const released =
    options.disableVersioning || options.onlyIncludeVersions ? [] : futureVersions(context, options);
  return [
    ...new Set(
      [
        ...paths,
        ...released,
        ...(repository ? refFiles(repository) : []),
        versionsFile(context.siteDir, options.id),
        ...sidebarFiles,
      ].map(toPosix),
    ),
  ];
}
