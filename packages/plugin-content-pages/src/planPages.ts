import path from 'node:path';
import type {MarkdownRule, RouteConfig, RouteSearch} from '@lectern/core';
import {compileSettings, toPosix} from '@lectern/core/content-helpers';
import type {MarkdownPage, Page, PageMetadata, PagesContent, PagesFolders} from './loadPages.js';
import type {PluginOptions} from './options.js';
import {PLUGIN_NAME} from './pluginName.js';

/**
 * `image` of the front matter, if it is a file: a path that is relative to the Markdown file or begins with "@site/".
 * The file is then published under a URL of its own.
 */
function imageAsset({frontMatter: {image}}: MarkdownPage): {image?: string} {
  return image !== undefined && /^(?:\.\.?\/|@site\/)/.test(image) ? {image} : {};
}

function pageMetadata(page: MarkdownPage): PageMetadata {
  const {file: _file, originalFile: _original, draft: _draft, frontMatter: _frontMatter, ...metadata} = page;
  return metadata;
}

/**
 * Search settings of a page; `false` for drafts and unlisted pages. `site start` shows drafts and unlisted pages, but
 * its search leaves these pages out, so that it has the same results as in a build.
 */
function searchOf({title, description, unlisted, frontMatter}: MarkdownPage): RouteSearch | false {
  if (unlisted || frontMatter.unlisted || frontMatter.draft) return false;
  return {title, description, keywords: frontMatter.keywords};
}

function pageRoute(page: Page, options: PluginOptions, siteDir: string): RouteConfig {
  const sourceFilePath = toPosix(path.relative(siteDir, page.file));
  if (page.type === 'jsx') {
    return {
      path: page.permalink,
      component: page.source,
      exact: true,
      modules: {config: '@generated/docusaurus.config'},
      metadata: {sourceFilePath},
    };
  }
  return {
    path: page.permalink,
    component: options.mdxPageComponent,
    exact: true,
    modules: {content: {path: page.source, metadata: pageMetadata(page), assets: imageAsset(page)}},
    metadata: {
      sourceFilePath,
      ...(page.lastUpdatedAt !== undefined && {lastUpdatedAt: page.lastUpdatedAt}),
      search: searchOf(page),
    },
  };
}

/** One route for each page; drafts have none. */
export function planPageRoutes(
  pages: PagesContent,
  options: PluginOptions,
  siteDir: string,
): readonly RouteConfig[] {
  return pages
    .filter((page) => page.type === 'jsx' || !page.draft)
    .map((page) => pageRoute(page, options, siteDir));
}

/** Rule of the Markdown compiler for the files of pages: their folders, their permalinks and the compile options. */
export function pagesMarkdownRule(
  pages: PagesContent,
  {options, folders}: {readonly options: PluginOptions; readonly folders: PagesFolders},
): MarkdownRule {
  const permalinks = new Map<string, string | null>();
  for (const page of pages) {
    if (page.type === 'jsx') continue;
    const permalink = page.draft ? null : page.permalink;
    permalinks.set(page.originalFile, permalink);
    permalinks.set(page.file, permalink);
  }
  const dirs = [folders.localizedDir, folders.contentDir];
  return {
    id: `${PLUGIN_NAME}/${options.id}`,
    dirs,
    contentDirs: dirs,
    permalinks,
    ...compileSettings(options),
  };
}
