import {didYouMean, formatSettings, type Problem} from '@lectern/core/content-helpers';
import type {DocsPluginInput} from '../DocsPluginInput.js';
import type {Doc} from '../model/Doc.js';
import type {DocsVersion} from '../model/DocsVersion.js';
import {lineOfText} from '../model/SidebarSource.js';
import type {VersionContent} from '../model/VersionContent.js';
import {CURRENT_VERSION} from '../model/versionName.js';
import {loadCategoryFiles} from './categoryMetadata.js';
import {checkSidebarDocIds} from './checkDocIds.js';
import {duplicateKeys} from './duplicateKeys.js';
import {type LoadedSidebars, loadSidebars} from './loadSidebars.js';
import {normalizeSidebars} from './normalize.js';
import {postProcessSidebars} from './postProcess.js';
import {processSidebars} from './process.js';
import type {SidebarProblems} from './sidebarProblems.js';
import {withoutVersionPrefixes} from './versionPrefixes.js';

function emptyFolder(dirName: string, {source}: LoadedSidebars, docs: readonly Doc[]): Problem {
  const message = `asks for the docs of the folder "${dirName}", but there are none.`;
  const advice = didYouMean(dirName, new Set(docs.map(({sourceDirName}) => sourceDirName)));
  return {file: source.file, line: lineOfText(source, dirName), message: `${message}${advice}`};
}

/**
 * Runs the five stages of the sidebars of a version: load, normalize, process, check, post-process. Adds mistakes to
 * `problems`.
 *
 * @param docs - drafts included
 */
export async function loadVersionSidebars(
  version: DocsVersion,
  docs: readonly Doc[],
  {context, options, problems}: DocsPluginInput & {readonly problems: SidebarProblems},
): Promise<Pick<VersionContent, 'sidebars' | 'sidebarSource' | 'sidebarFiles'>> {
  const [loaded, categories] = await Promise.all([
    loadSidebars(version, context),
    loadCategoryFiles(version, formatSettings(options, context.siteConfig).untrusted, problems.categoryFiles),
  ]);
  problems.invalid.push(...loaded.problems);
  if (loaded.isMissing && options.sidebarPath !== false) {
    const message = `does not exist: version "${version.versionName}" of the docs has no sidebar.`;
    problems.missing.push({file: loaded.source.file, message});
  }
  if (loaded.isEmpty) problems.empty.push({file: loaded.source.file, message: 'exports no sidebars.'});
  const known = new Set(docs.map(({id}) => id));
  const input = {source: loaded.source, defaults: options, problems: problems.invalid};
  const normalized = normalizeSidebars(loaded.value, input);
  const emptyFolders = new Set<string>();
  const processed = await processSidebars(
    version.versionName === CURRENT_VERSION
      ? normalized
      : withoutVersionPrefixes(normalized, version.versionName, known),
    {
      context,
      options,
      version,
      docs,
      categoriesMetadata: categories.metadata,
      problems: problems.invalid,
      emptyFolders,
    },
  );
  problems.emptyFolders.push(...[...emptyFolders].map((dirName) => emptyFolder(dirName, loaded, docs)));
  const sources = [loaded.source, ...categories.sources] as const;
  problems.unknownDocs.push(
    ...checkSidebarDocIds(processed, {versionName: version.versionName, known, sources}),
  );
  for (const id of known) problems.knownIds.add(id);
  problems.duplicateKeys.push(...duplicateKeys(processed, sources));
  const draftIds = new Set(docs.filter(({draft}) => draft).map(({id}) => id));
  const sidebars = postProcessSidebars(processed, draftIds);
  return {sidebars, sidebarSource: loaded.source, sidebarFiles: loaded.files};
}
