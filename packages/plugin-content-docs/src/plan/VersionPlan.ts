import type {Doc} from '../model/Doc.js';
import type {VersionContent} from '../model/VersionContent.js';
import {indexSidebars, type SidebarIndex} from '../sidebars/SidebarIndex.js';

/** A version with the lookup tables that the plan of its routes needs. */
export interface VersionPlan {
  readonly version: VersionContent;
  /** The docs of the version except drafts: doc id → doc. */
  readonly docsById: ReadonlyMap<string, Doc>;
  readonly sidebarIndex: SidebarIndex;
}

export function planVersion(version: VersionContent): VersionPlan {
  return {
    version,
    docsById: new Map(version.docs.map((doc) => [doc.id, doc])),
    sidebarIndex: indexSidebars(version.sidebars),
  };
}

/**
 * The start page of a version: the doc with the slug "/", else the first doc in the first sidebar, else the first doc
 * of the version.
 */
export function mainDoc({version, docsById, sidebarIndex}: VersionPlan): Doc | undefined {
  const atRoot = version.docs.find(({slug}) => slug === '/');
  if (atRoot) return atRoot;
  const [firstStops = []] = sidebarIndex.stops.values();
  const firstDoc = firstStops.find((stop) => stop.kind === 'doc');
  return (firstDoc && docsById.get(firstDoc.id)) ?? version.docs[0];
}
