import path from 'node:path';
import type {LoadContext, RouteConfig, RouteSearch} from '@lectern/core';
import {groupToMap} from '@lectern/core/shared/groupToMap';
import type {Doc} from '../model/Doc.js';
import {lineOfText} from '../model/SidebarSource.js';
import type {VersionContent} from '../model/VersionContent.js';
import type {PluginOptions} from '../options.js';
import {changeRoutes, changesOfDoc} from './changeRoutes.js';
import {type DocPaths, docMetadata, pageAttributes, versionProps} from './docProps.js';
import type {GeneratedIndexPage} from './generatedIndexes.js';
import {globalDoc, globalIndex} from './globalData.js';
import {displayedSidebar} from './navigation.js';
import {cardItems} from './sidebarProps.js';
import {planTagPages} from './tagPages.js';
import type {VersionPlan} from './VersionPlan.js';

export interface VersionRoutesInput {
  readonly plan: VersionPlan;
  /** The plans of all versions: version name → plan. */
  readonly plans: ReadonlyMap<string, VersionPlan>;
  readonly options: PluginOptions;
  readonly context: LoadContext;
  readonly docPaths: DocPaths;
  readonly indexes: readonly GeneratedIndexPage[];
  /** Data files of the sidebars: sidebar id → absolute path. */
  readonly sidebarModules: ReadonlyMap<string, string>;
}

/**
 * `image` of the front matter, if it is a file: a path that is relative to the Markdown file or begins with "@site/".
 * The file is then published under a URL of its own.
 */
function imageAsset({frontMatter: {image}}: Doc): {image?: string} {
  return image !== undefined && /^(?:\.\.?\/|@site\/)/.test(image) ? {image} : {};
}

/**
 * Search settings of a doc; `false` for drafts and unlisted docs. `site start` shows pages for drafts and unlisted
 * docs, but its search leaves these pages out, so that it has the same results as in a build.
 */
function searchOf({title, description, frontMatter, unlisted}: Doc): RouteSearch | false {
  if (unlisted || frontMatter.unlisted || frontMatter.draft) return false;
  const {keywords} = frontMatter;
  return {title, description, ...(keywords && {keywords})};
}

function docRoute(doc: Doc, input: VersionRoutesInput): RouteConfig {
  const {plan, options, docPaths} = input;
  const changes = changesOfDoc(doc, input);
  return {
    path: doc.permalink,
    component: options.docItemComponent,
    exact: true,
    modules: {
      content: {
        path: doc.source,
        metadata: {...docMetadata(doc, plan), ...changes.metadata},
        assets: imageAsset(doc),
      },
      ...changes.modules,
    },
    metadata: {
      sourceFilePath: doc.source.slice('@site/'.length),
      ...(doc.lastUpdatedAt !== undefined && {lastUpdatedAt: doc.lastUpdatedAt}),
      search: searchOf(doc),
    },
    ...pageAttributes(globalDoc(doc, plan), plan.version.versionName, docPaths),
  };
}

/**
 * File and line with the label of a category: "sidebars.ts:12", or "sidebars.ts" if the file does not contain the
 * label.
 */
function sourceOf(label: string, {sidebarSource}: VersionContent): string {
  const line = lineOfText(sidebarSource, label);
  return `${path.basename(sidebarSource.file)}${line === undefined ? '' : `:${line}`}`;
}

function indexRoute(page: GeneratedIndexPage, {plan, options, docPaths}: VersionRoutesInput): RouteConfig {
  const {category, props} = page;
  return {
    path: props.permalink,
    component: options.docCategoryGeneratedIndexComponent,
    exact: true,
    props: {categoryGeneratedIndex: props, items: cardItems(category, plan.docsById)},
    metadata: {
      origin: `the category "${category.label}" of the sidebar "${props.sidebar}" (${sourceOf(category.label, plan.version)})`,
      search: false,
    },
    ...pageAttributes(globalIndex(page), plan.version.versionName, docPaths),
  };
}

/**
 * Layout routes (parent routes of pages), one for each sidebar, so that the pages of a sidebar share the file of the
 * sidebar.
 */
function sidebarRoutes(input: VersionRoutesInput): readonly RouteConfig[] {
  const {plan, options, indexes, sidebarModules} = input;
  const pages = [
    ...plan.version.docs.flatMap((doc) => {
      const sidebar = displayedSidebar(doc, plan);
      return [docRoute(doc, input), ...changeRoutes(doc, input)].map((route) => ({sidebar, route}));
    }),
    ...indexes.map((page) => ({sidebar: page.props.sidebar, route: indexRoute(page, input)})),
  ];
  return [...groupToMap(pages, ({sidebar}) => sidebar)].map(([sidebar, group]): RouteConfig => {
    const module = sidebar === undefined ? undefined : sidebarModules.get(sidebar);
    return {
      path: plan.version.path,
      component: options.docRootComponent,
      exact: false,
      ...(module !== undefined && {modules: {sidebarFile: module}, props: {sidebarName: sidebar}}),
      routes: group.map(({route}) => route),
    };
  });
}

function tagRoutes({plan, options, context}: VersionRoutesInput): readonly RouteConfig[] {
  const {version} = plan;
  const {pages, list} = planTagPages(version.docs, version.tagsPath, context.i18n.currentLocale);
  if (pages.length === 0) return [];
  return [
    {
      path: version.tagsPath,
      component: options.docTagsListComponent,
      exact: true,
      props: {tags: list},
      metadata: {search: false},
    },
    ...pages.map((tag) => ({
      path: tag.permalink,
      component: options.docTagDocListComponent,
      exact: true,
      props: {tag},
      metadata: {search: false as const},
    })),
  ];
}

/** Search tag of a version, as search themes for Docusaurus expect it: "docs-default-current". */
function searchTag({versionName}: VersionContent, {id}: PluginOptions): string {
  return `docs-${id}-${versionName}`;
}

/** Route of a version, with the routes of all its pages below it. */
export function versionRoute(input: VersionRoutesInput): RouteConfig {
  const {plan, options} = input;
  const {version} = plan;
  return {
    path: version.path,
    component: options.docVersionRootComponent,
    exact: false,
    // The route of the last version ("/docs") is matched after the routes of other versions, since their paths
    // ("/docs/1.0") are below its path.
    ...(version.isLast && {priority: -1}),
    props: {version: versionProps(version, options.id)},
    metadata: {search: {tag: searchTag(version, options), version: version.versionName}},
    routes: [...tagRoutes(input), ...sidebarRoutes(input)],
  };
}
