import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, TranslatableFile, Validate} from '@lectern/core';
import {gitVersionsDir, hasNewFacts, localeFile, tagsFileCandidates} from '@lectern/core/content-helpers';
import {DocTexts} from './changes/DocTexts.js';
import {addFreezeCommand, addVersionCommand} from './cli/versionCommand.js';
import type {DocsPluginInput} from './DocsPluginInput.js';
import {DocCaches} from './docs/DocCaches.js';
import {docReader} from './docs/readDocs.js';
import {GitCheckout} from './git/checkout.js';
import {findGitVersions} from './git/gitVersions.js';
import {loadDocsContent} from './loadContent.js';
import type {DocsVersion} from './model/DocsVersion.js';
import type {DocsContent, VersionContent} from './model/VersionContent.js';
import {docsOptionsSchema, type PluginOptions, resolveOptions, splitVersions} from './options.js';
import {PLUGIN_NAME} from './paths.js';
import {docCollections} from './plan/docCollections.js';
import {markdownRule} from './plan/markdownRules.js';
import {publishDocs} from './plan/publish.js';
import {readingLists} from './plan/readingLists.js';
import {docsTranslationFiles, translateDocs} from './translations.js';
import {VersionsOnRequest} from './VersionsOnRequest.js';
import {currentPaths, resolveVersions} from './versions/resolveVersions.js';
import {VersionCache} from './versions/VersionCache.js';
import {readVersionNamesSync} from './versions/versionNames.js';
import {docsWatchPaths} from './watchPaths.js';

export type {
  DocFrontMatter,
  DocMetadata,
  DocMetadata as DocMetadataBase,
  PropCategoryGeneratedIndex,
  PropDocContent,
  PropNavigation,
  PropNavigationLink,
  PropSidebar,
  PropSidebarBreadcrumb as PropSidebarBreadcrumbsItem,
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemHtml,
  PropSidebarItemLink,
  PropSidebars,
  PropTagDocList,
  PropTagDocListDoc,
  PropTagsList as PropTagsListPage,
  PropVersionDoc,
  PropVersionDocs,
  PropVersionMetadata,
  VersionBanner,
} from './client/types.js';
export type {SidebarItemConfig, SidebarItemsGenerator, SidebarsConfig} from './model/sidebarItems.js';
export type {
  DocsContent,
  DocsContent as LoadedContent,
  VersionContent,
  VersionContent as LoadedVersion,
  VersionContent as VersionMetadata,
} from './model/VersionContent.js';
export type {EditUrlFunction, EditUrlInput, Options, PluginOptions} from './options.js';

/** Lists the docs and the tags file of a version, each with the path of its translation. */
function translatableFiles(
  {docs, drafts, contentPath, contentPathLocalized}: VersionContent,
  {context, options: {tags}}: DocsPluginInput,
): TranslatableFile[] {
  const pages = [...docs, ...drafts].map(({originalFile}) => ({
    original: originalFile,
    translation: path.join(contentPathLocalized, path.relative(contentPath, originalFile)),
  }));
  const folders = [contentPathLocalized, contentPath];
  return [...pages, ...localeFile(tagsFileCandidates({folders, option: tags, site: context}))];
}

function versionsOf({context, options}: DocsPluginInput): readonly DocsVersion[] {
  const names = readVersionNamesSync(context.siteDir, options.id);
  return resolveVersions({context, options, names, git: findGitVersions({context, options})});
}

/**
 * True if the current locale shows a translated file instead of the original file.
 *
 * @param file - absolute path of the original file
 */
function isTranslated(file: string, input: DocsPluginInput): boolean {
  return versionsOf(input).some(({contentPath, contentPathLocalized}) => {
    const relative = path.relative(contentPath, file);
    return !relative.startsWith('..') && fs.existsSync(path.join(contentPathLocalized, relative));
  });
}

/** Plugin that makes documentation pages of Markdown files, with versions and sidebars. */
export default function pluginContentDocs(context: LoadContext, options: PluginOptions): Plugin<DocsContent> {
  const input = {context, options};
  const caches = new DocCaches(input);
  const released = new VersionCache(input);
  const checkout = new GitCheckout(input);
  const onRequest = new VersionsOnRequest(input);
  let loaded: DocsContent | undefined;
  const texts = options.versionDiff === false ? undefined : new DocTexts(input);
  let sidebarFiles: readonly string[] = [];
  return {
    name: PLUGIN_NAME,
    extendCli(cli) {
      addVersionCommand(cli, input);
      addFreezeCommand(cli, input);
    },
    async loadContent() {
      if (!options.gitVersions)
        fs.rmSync(gitVersionsDir(context, options.id), {recursive: true, force: true});
      const content = await loadDocsContent({...input, caches, released, checkout, onRequest, texts});
      caches.write();
      sidebarFiles = content.loadedVersions.flatMap(({git, sidebarFiles: files}) => (git ? [] : files));
      loaded = content;
      return content;
    },
    findMissingPage: ({path: requested}) => onRequest.find(requested, loaded),
    getTranslationFiles: ({content}) => docsTranslationFiles(content, context.siteDir),
    translateContent: ({content, translationFiles}) => translateDocs(content, translationFiles),
    getTranslatableFiles: ({content}) =>
      content.loadedVersions.flatMap((version) => (version.git ? [] : translatableFiles(version, input))),
    contentLoaded: ({content, actions}) => publishDocs({content, context, options, actions}),
    getMarkdownRules: ({content}) =>
      content.loadedVersions.map((version) =>
        markdownRule(version, {
          currentDir: currentPaths(input).contentPath,
          options,
          fileTimes: released.fileTimes(version.versionName),
        }),
      ),
    isContentAffected({file}) {
      if (texts?.hasNewResult(file)) return true;
      const cache = caches.holding(file, () => versionsOf(input));
      if (!cache) return !isTranslated(file, input);
      return hasNewFacts(file, docReader({context, options, cache}));
    },
    getReadingLists: ({content}) => readingLists(content, options),
    getCollections: ({content}) => docCollections(content),
    followsFiles: () => !options.showLastUpdateTime && !options.showLastUpdateAuthor,
    getPathsToWatch: () => docsWatchPaths(input, versionsOf(input), sidebarFiles),
  };
}

export function validateOptions({validate, options}: {validate: Validate; options: unknown}): PluginOptions {
  return resolveOptions(validate(docsOptionsSchema, splitVersions(options)));
}
