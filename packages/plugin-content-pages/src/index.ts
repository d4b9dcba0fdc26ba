import path from 'node:path';
import type {LoadContext, Plugin, TranslatableFile, Validate} from '@lectern/core';
import {toPosix} from '@lectern/core/content-helpers';
import {hasNewFacts, loadPages, type PagesContent, type PagesFolders, pagesFolders} from './loadPages.js';
import {type PluginOptions, pagesOptionsSchema} from './options.js';
import {pageCollections} from './pageCollections.js';
import {pagesMarkdownRule, planPageRoutes} from './planPages.js';
import {PLUGIN_NAME} from './pluginName.js';
import {readingLists} from './readingLists.js';

export type {PageFrontMatter} from './frontMatter.js';
export type {MarkdownPage, PageMetadata, PagesContent} from './loadPages.js';
export type {EditUrlFunction, EditUrlInput, Options, PluginOptions} from './options.js';

/**
 * Lists the Markdown pages, each with the path of its translation. React components have no translated files: they
 * translate their texts with `<Translate>` and `translate`.
 */
function translatablePages(
  pages: PagesContent,
  {contentDir, localizedDir}: PagesFolders,
): TranslatableFile[] {
  return pages.flatMap((page) =>
    page.type === 'mdx'
      ? [
          {
            original: page.originalFile,
            translation: path.join(localizedDir, path.relative(contentDir, page.originalFile)),
          },
        ]
      : [],
  );
}

/** Plugin that makes a page of each React component and each Markdown file in a folder. */
export default function pluginContentPages(
  context: LoadContext,
  options: PluginOptions,
): Plugin<PagesContent> {
  const input = {context, options};
  const folders = pagesFolders(input);
  let known: PagesContent = [];
  return {
    name: PLUGIN_NAME,
    async loadContent() {
      known = await loadPages(input);
      return known;
    },
    contentLoaded({content, actions}) {
      for (const route of planPageRoutes(content, options, context.siteDir)) actions.addRoute(route);
    },
    getTranslatableFiles: ({content}) => translatablePages(content, folders),
    getMarkdownRules: ({content}) => [pagesMarkdownRule(content, {options, folders})],
    getReadingLists: ({content}) => readingLists(content, options),
    getCollections: ({content}) => pageCollections(content, folders.contentDir),
    followsFiles: () => !options.showLastUpdateTime && !options.showLastUpdateAuthor,
    isContentAffected: ({file}) => hasNewFacts(file, known, input),
    getPathsToWatch: () =>
      Object.values(folders).flatMap((folder) =>
        options.include.map((pattern) => toPosix(path.join(folder, pattern))),
      ),
  };
}

export function validateOptions({validate, options}: {validate: Validate; options: unknown}): PluginOptions {
  return validate(pagesOptionsSchema, options);
}
