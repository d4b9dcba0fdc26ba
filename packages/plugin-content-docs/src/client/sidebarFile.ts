import type {PropSidebar, PropSidebarItem, PropSidebarItemCategory, PropSidebarItemLink} from './types.js';

/**
 * A sidebar as its file holds it. The path of a link tells its doc for most docs: such a link has no `docId` there.
 * A link that only looks as if it led to a doc has `null`.
 */
export type SidebarFile = readonly SidebarFileItem[];

type SidebarFileItem =
  | (Omit<PropSidebarItemLink, 'docId'> & {readonly docId?: string | null})
  | (Omit<PropSidebarItemCategory, 'items'> & {readonly items: SidebarFile})
  | Exclude<PropSidebarItem, PropSidebarItemLink | PropSidebarItemCategory>;

function impliedDocId(href: string, versionPath: string): string | undefined {
  const root = versionPath.replace(/\/?$/, '/');
  if (!href.startsWith(root) || href.length === root.length) return undefined;
  return href.slice(root.length).replace(/\/$/, '');
}

/** @param versionPath - of the version whose sidebar it is, base URL included. */
export function toSidebarFile(items: PropSidebar, versionPath: string): SidebarFile {
  return items.map((item): SidebarFileItem => {
    if (item.type === 'category') return {...item, items: toSidebarFile(item.items, versionPath)};
    if (item.type === 'html') return item;
    const {docId, ...link} = item;
    if (docId === impliedDocId(item.href, versionPath)) return link;
    return {...link, docId: docId ?? null};
  });
}

const known = new WeakMap<SidebarFile, PropSidebar>();

/** The opposite of `toSidebarFile`; one file always gives the same array. */
export function fromSidebarFile(file: SidebarFile, versionPath: string): PropSidebar {
  const items = known.get(file) ?? file.map((item) => fromFileItem(item, versionPath));
  known.set(file, items);
  return items;
}

function fromFileItem(item: SidebarFileItem, versionPath: string): PropSidebarItem {
  if (item.type === 'category') return {...item, items: fromSidebarFile(item.items, versionPath)};
  if (item.type === 'html') return item;
  const {docId, ...link} = item;
  const id = docId === undefined ? impliedDocId(item.href, versionPath) : docId;
  return id === undefined || id === null ? link : {...link, docId: id};
}
