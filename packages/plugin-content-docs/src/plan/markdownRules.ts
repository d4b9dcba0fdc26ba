import type {MarkdownRule} from '@lectern/core';
import {compileSettings} from '@lectern/core/content-helpers';
import type {VersionContent} from '../model/VersionContent.js';
import type {PluginOptions} from '../options.js';
import {PLUGIN_NAME} from '../paths.js';

function permalinksOf({docs, drafts}: VersionContent): ReadonlyMap<string, string | null> {
  const permalinks = new Map<string, string | null>();
  for (const {file, originalFile, permalink} of docs) {
    permalinks.set(originalFile, permalink);
    permalinks.set(file, permalink);
  }
  for (const {file, originalFile} of drafts) {
    permalinks.set(originalFile, null);
    permalinks.set(file, null);
  }
  return permalinks;
}

/** Rule by which the files of a version are compiled. Links between files lead to pages of the same version. */
export function markdownRule(
  version: VersionContent,
  options: PluginOptions,
  fileTimes?: MarkdownRule['fileTimes'],
): MarkdownRule {
  const folders = [version.contentPathLocalized, version.contentPath];
  return {
    id: `${PLUGIN_NAME}/${options.id}/${version.versionName}`,
    dirs: folders,
    contentDirs: folders,
    permalinks: permalinksOf(version),
    fileTimes,
    ...compileSettings(options),
  };
}
