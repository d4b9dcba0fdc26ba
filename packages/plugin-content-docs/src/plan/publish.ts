import path from 'node:path';
import type {LoadContext, PluginActions} from '@lectern/core';
import {toPosix} from '@lectern/core/content-helpers';
import {toSidebarFile} from '../client/sidebarFile.js';
import type {GlobalDoc, PropVersionDocs} from '../client/types.js';
import type {DocsContent} from '../model/VersionContent.js';
import type {PluginOptions} from '../options.js';
import {checkFrontMatterIds} from './checkFrontMatterIds.js';
import {checkNavbar} from './checkNavbar.js';
import {type DocPaths, pathsByDoc} from './docProps.js';
import {type GeneratedIndexPage, planGeneratedIndexes} from './generatedIndexes.js';
import {globalDocs, globalDocsData, globalVersion, navbarDocIds, type VersionFiles} from './globalData.js';
import {displayedSidebar} from './navigation.js';
import {versionRoute} from './routes.js';
import {sidebarProps} from './sidebarProps.js';
import {planVersion, type VersionPlan} from './VersionPlan.js';

export interface PublishInput {
  readonly content: DocsContent;
  readonly context: LoadContext;
  readonly options: PluginOptions;
  readonly actions: PluginActions;
}

interface Shared extends PublishInput {
  /** The plans of all versions: version name → plan. */
  readonly plans: ReadonlyMap<string, VersionPlan>;
  readonly docPaths: DocPaths;
  readonly navbarIds: ReadonlySet<string>;
}

function versionDocs(plan: VersionPlan): PropVersionDocs {
  return Object.fromEntries(
    plan.version.docs.map((doc) => {
      const {id, title, description} = doc;
      const sidebar = displayedSidebar(doc, plan);
      return [id, {id, title, description, ...(sidebar !== undefined && {sidebar})}];
    }),
  );
}

/** A version with its generated index pages, and the list of all its pages (docs and generated index pages). */
interface PlannedVersion {
  readonly plan: VersionPlan;
  readonly indexes: readonly GeneratedIndexPage[];
  readonly pages: readonly GlobalDoc[];
}

function planPages(plan: VersionPlan): PlannedVersion {
  const indexes = planGeneratedIndexes(plan);
  return {plan, indexes, pages: globalDocs(plan, indexes)};
}

async function publishVersion({plan, indexes, pages}: PlannedVersion, shared: Shared) {
  const {context, options, actions, docPaths, navbarIds, plans} = shared;
  const {version} = plan;
  const folder = `version-${version.versionName}`;

  const create = (name: string, data: unknown) => actions.createData(`${folder}/${name}.json`, data);
  const toRef = (file: string) => `data:${toPosix(path.relative(context.generatedFilesDir, file))}` as const;
  const sidebarModules = new Map<string, string>();
  for (const [id, items] of Object.entries(version.sidebars)) {
    const file = await create(
      `sidebar-${encodeURIComponent(id)}`,
      toSidebarFile(sidebarProps(items, plan.docsById), version.path),
    );
    sidebarModules.set(id, file);
  }
  const files: VersionFiles = {
    docs: {$data: toRef(await create('global-docs', pages))},
    detailsFile: toRef(await create('docs', versionDocs(plan))),
    sidebarFiles: Object.fromEntries([...sidebarModules].map(([id, file]) => [id, toRef(file)])),
  };

  const route = versionRoute({plan, plans, options, context, docPaths, indexes, sidebarModules});
  return {route, global: globalVersion(plan, {files, navbarIds})};
}

/** Passes routes, data files and global data of all versions to the actions of the plugin host. */
export async function publishDocs(input: PublishInput): Promise<void> {
  const {content, context, options, actions} = input;
  const plans = content.loadedVersions.map((version) => planVersion(version));
  checkFrontMatterIds(plans, context.siteDir);
  checkNavbar(plans, {context, pluginId: options.id});
  const planned = plans.map(planPages);
  const shared: Shared = {
    ...input,
    plans: new Map(plans.map((plan) => [plan.version.versionName, plan])),
    docPaths: pathsByDoc(planned.map(({plan, pages}) => [plan.version.versionName, pages])),
    navbarIds: navbarDocIds(context.siteConfig.themeConfig, options.id),
  };
  const published = await Promise.all(planned.map((version) => publishVersion(version, shared)));
  const globalVersions = published.map(({global}) => global);
  const globalData = globalDocsData(globalVersions, {baseUrl: context.baseUrl, options});
  actions.addRoute({
    path: globalData.path,
    component: options.docsRootComponent,
    exact: false,
    routes: published.flatMap(({route}, index) => (plans[index]?.version.isLeftOut ? [] : [route])),
  });
  actions.setGlobalData(globalData);
}
