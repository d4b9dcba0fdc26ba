import type {GlobalDoc, GlobalSidebar, GlobalVersion} from './types.js';

type Versions = readonly GlobalVersion[];

function nameList(versions: Versions): string {
  return versions.map(({name}) => `"${name}"`).join(', ');
}

/**
 * Finds a doc in the lists of all docs of `versions`. Loads these lists first (the component suspends), so it is called
 * only for ids that are in no navbar item.
 *
 * @throws if no version has the doc; the message lists the ids that exist
 */
function findInAllDocs(versions: Versions, docId: string): GlobalDoc {
  for (const version of versions) {
    const doc = version.docs.find(({id}) => id === docId);
    if (doc) return doc;
  }
  const ids = [...new Set(versions.flatMap(({docs}) => docs.map(({id}) => id)))].sort();
  throw new Error(
    `No doc with the id "${docId}" is in version ${nameList(versions)}. The doc ids are:\n- ${ids.join('\n- ')}`,
  );
}

/**
 * Finds a doc that the layout links to.
 *
 * @param versions - in order of preference
 * @returns the doc in the first version that has it, or `null` for a draft
 * @throws if no version has a doc or a draft with this id; the message lists the ids that exist
 */
export function findLayoutDoc(versions: Versions, docId: string): GlobalDoc | null {
  for (const {linkedDocs} of versions) {
    const doc = linkedDocs[docId];
    if (doc) return {id: docId, ...doc};
  }
  if (versions.some(({draftIds}) => draftIds.includes(docId))) return null;
  return findInAllDocs(versions, docId);
}

/**
 * Finds a sidebar that the layout links to, in the first version that has a sidebar with this id.
 *
 * @throws if no version has the sidebar; the message lists the ids that exist
 */
export function findLayoutSidebar(versions: Versions, sidebarId: string): GlobalSidebar {
  for (const {sidebars} of versions) {
    const sidebar = sidebars[sidebarId];
    if (sidebar) return sidebar;
  }
  const ids = [...new Set(versions.flatMap(({sidebars}) => Object.keys(sidebars)))];
  throw new Error(
    `No sidebar with the id "${sidebarId}" is in version ${nameList(versions)}. The sidebar ids are:\n- ${ids.join('\n- ')}`,
  );
}
