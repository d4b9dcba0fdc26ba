import type {MarkdownRule} from '@lectern/core';
import {compileSettings} from '@lectern/core/content-helpers';
import type {VersionContent} from '../model/VersionContent.js';
import {CURRENT_VERSION} from '../model/versionName.js';
import type {PluginOptions} from '../options.js';
import {PLUGIN_NAME} from '../paths.js';
import {versionVariables} from '../versions/versionVariables.js';

function permalinksOf({docs, drafts}: VersionContent): ReadonlyMap<string, string | null> {
  const permalinks = new Map<string, string | null>();
  for (const doc of [...docs, ...drafts]) {
    const permalink = doc.draft ? null : doc.permalink;
    permalinks.set(doc.originalFile, permalink);
    permalinks.set(doc.file, permalink);
  }
  return permalinks;
}

interface RuleInput {
  /** Absolute path of the folder of the current docs. */
  readonly currentDir: string;
  readonly options: PluginOptions;
  readonly fileTimes?: MarkdownRule['fileTimes'];
}

/**
 * Rule of the Markdown compiler for the files of a version: their folders, their permalinks and the compile options.
 * Links between files lead to pages of the same version.
 */
export function markdownRule(
  version: VersionContent,
  {currentDir, options, fileTimes}: RuleInput,
): MarkdownRule {
  const folders = [version.contentPathLocalized, version.contentPath];
  return {
    id: `${PLUGIN_NAME}/${options.id}/${version.versionName}`,
    dirs: folders,
    contentDirs: folders,
    copiedFrom: version.versionName === CURRENT_VERSION ? undefined : currentDir,
    permalinks: permalinksOf(version),
    fileTimes,
    variables: versionVariables(version, options),
    ...compileSettings(options),
  };
}
