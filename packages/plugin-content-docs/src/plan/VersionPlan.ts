import type {Doc} from '../model/Doc.js';
import type {VersionContent} from '../model/VersionContent.js';
import {indexSidebars, type SidebarIndex} from '../sidebars/SidebarIndex.js';

/** A version and what is looked up in it while its routes are planned. */
export interface VersionPlan {
  readonly version: VersionContent;
  /** Without drafts. */
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

/** The page that the version opens with: the one at its root, else the first of its sidebars, else the first at all. */
export function mainDoc({version, docsById, sidebarIndex}: VersionPlan): Doc | undefined {
  const atRoot = version.docs.find(({slug}) => slug === '/');
  if (atRoot) return atRoot;
  const [firstStops = []] = sidebarIndex.stops.values();
  const firstDoc = firstStops.find((stop) => stop.kind === 'doc');
  return (firstDoc && docsById.get(firstDoc.id)) ?? version.docs[0];
}
