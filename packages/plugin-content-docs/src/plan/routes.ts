import path from 'node:path';
import type {RouteConfig, RouteSearch} from '@lectern/core';
import type {Doc} from '../model/Doc.js';
import {lineOfText} from '../model/SidebarSource.js';
import type {VersionContent} from '../model/VersionContent.js';
import type {PluginOptions} from '../options.js';
import {type DocPaths, docMetadata, pageAttributes, versionProps} from './docProps.js';
import type {GeneratedIndexPage} from './generatedIndexes.js';
import {globalDoc, globalIndex} from './globalData.js';
import {displayedSidebar} from './navigation.js';
import {cardItems} from './sidebarProps.js';
import {planTagPages} from './tagPages.js';
import type {VersionPlan} from './VersionPlan.js';

export interface VersionRoutesInput {
  readonly plan: VersionPlan;
  readonly options: PluginOptions;
  readonly locale: string;
  readonly docPaths: DocPaths;
  readonly indexes: readonly GeneratedIndexPage[];
  /** Sidebar → absolute path of its data file. */
  readonly sidebarModules: ReadonlyMap<string, string>;
}

/** An image beside the file is bundled; a URL or a path of the site is left as it is. */
function imageAsset({frontMatter: {image}}: Doc): {image?: string} {
  return image !== undefined && /^(?:\.\.?\/|@site\/)/.test(image) ? {image} : {};
}

/** Search settings of a doc; `site start` finds the same docs as the website. */
function searchOf({title, description, frontMatter, unlisted}: Doc): RouteSearch | false {
  if (unlisted || frontMatter.unlisted || frontMatter.draft) return false;
  const {keywords} = frontMatter;
  return {title, description, ...(keywords && {keywords})};
}

function docRoute(doc: Doc, {plan, options, docPaths}: VersionRoutesInput): RouteConfig {
  return {
    path: doc.permalink,
    component: options.docItemComponent,
    exact: true,
    modules: {
      content: {path: doc.source, metadata: docMetadata(doc, plan), assets: imageAsset(doc)},
    },
    metadata: {
      sourceFilePath: doc.source.slice('@site/'.length),
      ...(doc.lastUpdatedAt !== undefined && {lastUpdatedAt: doc.lastUpdatedAt}),
      search: searchOf(doc),
    },
    ...pageAttributes(globalDoc(doc, plan), plan.version.versionName, docPaths),
  };
}

/** "sidebars.ts:12", or "sidebars.ts" for a category that the file does not name itself. */
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

/** Leaf routes by the sidebar that they are shown with; `undefined` for those without. */
function leavesBySidebar(input: VersionRoutesInput): ReadonlyMap<string | undefined, readonly RouteConfig[]> {
  const leaves = new Map<string | undefined, RouteConfig[]>();
  const add = (sidebar: string | undefined, route: RouteConfig) => {
    const routes = leaves.get(sidebar) ?? [];
    leaves.set(sidebar, routes);
    routes.push(route);
  };
  for (const doc of input.plan.version.docs) add(displayedSidebar(doc, input.plan), docRoute(doc, input));
  for (const page of input.indexes) add(page.props.sidebar, indexRoute(page, input));
  return leaves;
}

/** One layout route for each sidebar: pages of one sidebar share its file. */
function sidebarRoutes(input: VersionRoutesInput): readonly RouteConfig[] {
  const {plan, options, sidebarModules} = input;
  return [...leavesBySidebar(input)].map(([sidebar, routes]): RouteConfig => {
    const module = sidebar === undefined ? undefined : sidebarModules.get(sidebar);
    return {
      path: plan.version.path,
      component: options.docRootComponent,
      exact: false,
      ...(module !== undefined && {modules: {sidebarFile: module}, props: {sidebarName: sidebar}}),
      routes,
    };
  });
}

function tagRoutes({plan, options, locale}: VersionRoutesInput): readonly RouteConfig[] {
  const {version} = plan;
  const {pages, list} = planTagPages(version.docs, version.tagsPath, locale);
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

/** As the search of themes for Docusaurus names a version. */
function searchTag({versionName}: VersionContent, {id}: PluginOptions): string {
  return `docs-${id}-${versionName}`;
}

/** All routes of one version, below one route for the version. */
export function versionRoute(input: VersionRoutesInput): RouteConfig {
  const {plan, options} = input;
  const {version} = plan;
  return {
    path: version.path,
    component: options.docVersionRootComponent,
    exact: false,
    // The last version has no path of its own: the paths of all others lie below it.
    ...(version.isLast && {priority: -1}),
    props: {version: versionProps(version, options.id)},
    metadata: {search: {tag: searchTag(version, options), version: version.versionName}},
    routes: [...tagRoutes(input), ...sidebarRoutes(input)],
  };
}
