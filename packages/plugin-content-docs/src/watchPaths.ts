import path from 'node:path';
import {toPosix} from '@lectern/core/content-helpers';
import type {DocsPluginInput} from './loadContent.js';
import {CATEGORY_FILES} from './sidebars/categoryMetadata.js';
import {tagsFileCandidates} from './tags/tagsFile.js';
import {resolveVersions} from './versions/resolveVersions.js';
import {versionsFile} from './versions/versionNames.js';

/**
 * What a change of reloads the docs: Markdown and category files of every version, sidebars, tags and the list of versions.
 *
 * @param names - of versions.json
 * @param sidebarFiles - what the sidebars files import; known once they are loaded
 */
export function docsWatchPaths(
  {context, options}: DocsPluginInput,
  names: readonly string[] | undefined,
  sidebarFiles: readonly string[],
): readonly string[] {
  const versions = resolveVersions({context, options, names});
  const paths = versions.flatMap((version) => {
    const folders = [version.contentDir, version.localizedDir];
    const globs = folders.flatMap((folder) =>
      [...options.include, CATEGORY_FILES].map((pattern) => path.join(folder, pattern)),
    );
    const sidebarFile = typeof version.sidebarFile === 'string' ? [version.sidebarFile] : [];
    return [...globs, ...tagsFileCandidates(version, options.tags), ...sidebarFile];
  });
  return [...new Set([...paths, versionsFile(context.siteDir, options.id), ...sidebarFiles].map(toPosix))];
}
