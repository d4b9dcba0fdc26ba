import type {PropNavigation, PropNavigationLink} from '../client/types.js';
import type {Doc} from '../model/Doc.js';
import type {NavigationStop} from '../sidebars/SidebarIndex.js';
import type {VersionPlan} from './VersionPlan.js';

function docLink(doc: Doc, sidebarLabel?: string | undefined): PropNavigationLink {
  const {pagination_label, sidebar_label} = doc.frontMatter;
  return {title: pagination_label ?? sidebar_label ?? sidebarLabel ?? doc.title, permalink: doc.permalink};
}

/** Link to a page in the sequence of pages of a sidebar; `undefined` for unlisted docs. */
function stopLink(stop: NavigationStop, {docsById}: VersionPlan): PropNavigationLink | undefined {
  if (stop.kind === 'index') {
    return {title: stop.category.label, permalink: stop.category.link.permalink};
  }
  const doc = docsById.get(stop.id);
  return doc && !doc.unlisted ? docLink(doc, stop.label) : undefined;
}

function findLink(stops: readonly NavigationStop[], from: number, step: 1 | -1, plan: VersionPlan) {
  for (let place = from + step; stops[place] !== undefined; place += step) {
    const stop = stops[place];
    const link = stop && stopLink(stop, plan);
    if (link) return link;
  }
  return undefined;
}

/**
 * Links to the pages before and after a page in a sidebar.
 *
 * @param page - id of a doc, or permalink of a generated index page
 */
export function neighbours(sidebar: string, page: string, plan: VersionPlan): PropNavigation {
  const stops = plan.sidebarIndex.stops.get(sidebar);
  const place = plan.sidebarIndex.places.get(sidebar)?.get(page);
  if (!stops || place === undefined) return {};
  const previous = findLink(stops, place, -1, plan);
  const next = findLink(stops, place, 1, plan);
  return {...(previous && {previous}), ...(next && {next})};
}

/**
 * Id of the sidebar on the page of a doc: `displayed_sidebar`, else the first sidebar that lists the doc; `undefined`
 * for no sidebar.
 */
export function displayedSidebar(doc: Doc, {sidebarIndex}: VersionPlan): string | undefined {
  const {displayed_sidebar: displayed} = doc.frontMatter;
  return displayed === undefined ? sidebarIndex.sidebarOfDoc.get(doc.id) : (displayed ?? undefined);
}

function override(
  doc: Doc,
  key: 'pagination_next' | 'pagination_prev',
  computed: PropNavigationLink | undefined,
  {docsById}: VersionPlan,
): PropNavigationLink | undefined {
  const id = doc.frontMatter[key];
  if (id === undefined) return computed;
  // If no doc has this id, it is the id of a draft, which has no page: `checkFrontMatterIds` throws for all other ids.
  const target = id === null ? undefined : docsById.get(id);
  return target && docLink(target);
}

/** Links to the previous and the next page of a doc: by its front matter, else by the sidebar on its page. */
export function docNavigation(doc: Doc, plan: VersionPlan): PropNavigation {
  const sidebar = displayedSidebar(doc, plan);
  const around = sidebar === undefined ? {} : neighbours(sidebar, doc.id, plan);
  const previous = override(doc, 'pagination_prev', around.previous, plan);
  const next = override(doc, 'pagination_next', around.next, plan);
  return {...(previous && {previous}), ...(next && {next})};
}
