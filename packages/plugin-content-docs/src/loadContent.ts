import type {LoadContext} from '@lectern/core';
import {type LastUpdates, loadLastUpdates, toPermalink} from '@lectern/core/content-helpers';
import {numberPrefixParserOf} from './docs/numberPrefix.js';
import {type DocMemory, readDocs} from './docs/readDocs.js';
import {resolveDocs} from './docs/resolveDocs.js';
import type {Doc} from './docs/types.js';
import type {PluginOptions} from './options.js';
import type {DocsContent, VersionContent} from './plan/VersionContent.js';
import {loadCategoriesMetadata} from './sidebars/categoryMetadata.js';
import {checkSidebarDocIds} from './sidebars/checkDocIds.js';
import {loadSidebars} from './sidebars/loadSidebars.js';
import {normalizeSidebars} from './sidebars/normalize.js';
import {postProcessSidebars} from './sidebars/postProcess.js';
import {processSidebars} from './sidebars/process.js';
import {reportInlineTags} from './tags/reportInlineTags.js';
import {loadTagsFile} from './tags/tagsFile.js';
import {resolveVersions} from './versions/resolveVersions.js';
import type {DocsVersion} from './versions/types.js';
import {readVersionNames} from './versions/versionNames.js';

/** What every part of the plugin starts from. */
export interface DocsPluginInput {
  readonly context: LoadContext;
  readonly options: PluginOptions;
}

export interface LoadInput extends DocsPluginInput {
  /** Kept between loads. */
  readonly memory: DocMemory;
}

/** The five stages of sidebars but the last: load, normalize, process, post-process. */
async function loadVersionSidebars(
  version: DocsVersion,
  docs: readonly Doc[],
  {context, options}: DocsPluginInput,
) {
  const [loaded, categoriesMetadata] = await Promise.all([
    loadSidebars(version, context.siteDir),
    loadCategoriesMetadata(version),
  ]);
  const normalized = normalizeSidebars(loaded.value, loaded.source, options);
  const processed = await processSidebars(normalized, {
    version,
    docs,
    categoriesMetadata,
    numberPrefixParser: numberPrefixParserOf(options.numberPrefixParser),
    generator: options.sidebarItemsGenerator,
    defaults: options,
    toPermalink: (...parts) => toPermalink(context, ...parts),
  });
  checkSidebarDocIds(processed, new Set(docs.map(({id}) => id)), loaded.source);
  const draftIds = new Set(docs.filter(({draft}) => draft).map(({id}) => id));
  return {sidebars: postProcessSidebars(processed, draftIds), loaded};
}

async function loadVersion(
  version: DocsVersion,
  lastUpdates: LastUpdates | undefined,
  input: LoadInput,
): Promise<VersionContent> {
  const {context, options, memory} = input;
  const [files, tagsFile] = await Promise.all([
    readDocs({version, options, context, memory}),
    loadTagsFile(version, options.tags),
  ]);
  const isProduction = context.mode === 'production' || process.env.SIMULATE_PRODUCTION_VISIBILITY === 'true';
  const all = resolveDocs(files, {version, options, context, tagsFile, lastUpdates, isProduction});
  if (tagsFile) reportInlineTags(all, options.onInlineTags);
  const {sidebars, loaded} = await loadVersionSidebars(version, all, input);
  return {
    ...version,
    docs: all.filter((doc) => !doc.draft),
    drafts: all.filter((doc) => doc.draft),
    sidebars,
    sidebarSource: loaded.source,
    sidebarFiles: loaded.files,
  };
}

/** Reads every version that the site shows. */
export async function loadDocsContent(input: LoadInput): Promise<DocsContent> {
  const {context, options} = input;
  const names = await readVersionNames(context.siteDir, options.id);
  const versions = resolveVersions({context, options, names});
  const folders = versions.flatMap(({contentDir, localizedDir}) => [contentDir, localizedDir]);
  const lastUpdates = await loadLastUpdates(input.context, input.options, folders);
  const loadedVersions = await Promise.all(
    versions.map((version) => loadVersion(version, lastUpdates, input)),
  );
  return {loadedVersions};
}
