import type {LoadContext, RouteConfig} from '@lectern/core';
import {toPermalink} from '@lectern/core/content-helpers';
import type {PropChangesSide, PropDocChange} from '../client/types.js';
import type {Doc} from '../model/Doc.js';
import type {DocChange} from '../model/DocChange.js';
import type {PluginOptions} from '../options.js';
import {type DocPaths, pageAttributes} from './docProps.js';
import {globalDoc} from './globalData.js';
import type {VersionPlan} from './VersionPlan.js';

/** Component with the links to the changes of a doc. Sites without the option `versionDiff` do not bundle it. */
const CHANGES_MENU = '@theme/DocItem/Changes';

export interface ChangesInput {
  readonly plan: VersionPlan;
  /** The plans of all versions: version name → plan. */
  readonly plans: ReadonlyMap<string, VersionPlan>;
  readonly options: Pick<PluginOptions, 'docChangesComponent'>;
  readonly context: LoadContext;
  readonly docPaths: DocPaths;
}

/** URL path of the page with the changes of a doc: "/docs/guides/install/changes-since-1.0". */
function changesPath(doc: Doc, {version}: DocChange, {context}: ChangesInput): string {
  return toPermalink(context, decodeURI(doc.permalink), `changes-since-${version}`);
}

/** The entry of a change in the list on the page of its doc. */
function propChange(doc: Doc, change: DocChange, input: ChangesInput): PropDocChange {
  const label = input.plans.get(change.version)?.version.label ?? change.version;
  if (change.state === 'new') return {label, isNew: true};
  return change.state === 'same' ? {label} : {label, path: changesPath(doc, change, input)};
}

/** Metadata and modules that the page of a doc has if it is compared with earlier versions; empty otherwise. */
export function changesOfDoc(
  doc: Doc,
  input: ChangesInput,
): {
  readonly metadata: {readonly changes?: readonly PropDocChange[]};
  readonly modules: NonNullable<RouteConfig['modules']>;
} {
  if (!doc.changes) return {metadata: {}, modules: {}};
  const changes = doc.changes.map((change) => propChange(doc, change, input));
  return {metadata: {changes}, modules: {changesMenu: CHANGES_MENU}};
}

function sideOf({title, permalink, contentLocale}: Doc, {version}: VersionPlan): PropChangesSide {
  return {
    title,
    permalink,
    versionLabel: version.label,
    versionPath: version.path,
    ...(contentLocale !== undefined && {contentLocale}),
  };
}

/** Routes of the pages that show what has changed in a doc since earlier versions. */
export function changeRoutes(doc: Doc, input: ChangesInput): readonly RouteConfig[] {
  const {plan, plans, options, docPaths} = input;
  return (doc.changes ?? []).flatMap((change): RouteConfig[] => {
    const earlier = change.state === 'changed' ? plans.get(change.version) : undefined;
    const before = change.id === undefined ? undefined : earlier?.docsById.get(change.id);
    if (!earlier || !before) return [];
    return [
      {
        path: changesPath(doc, change, input),
        component: options.docChangesComponent,
        exact: true,
        // Not named "content": the page is no Markdown page, so it has no Markdown file beside it.
        modules: {
          after: {path: doc.source, metadata: sideOf(doc, plan)},
          before: {path: before.source, metadata: sideOf(before, earlier)},
        },
        metadata: {
          origin: `the changes of ${doc.source.slice('@site/'.length)} since version "${change.version}"`,
          search: false,
        },
        docPath: doc.permalink,
        ...pageAttributes(globalDoc(doc, plan), plan.version.versionName, docPaths),
      },
    ];
  });
}
