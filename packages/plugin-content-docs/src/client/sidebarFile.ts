import type {PropSidebar, PropSidebarItem, PropSidebarItemCategory, PropSidebarItemLink} from './types.js';

/**
 * Compact form of a sidebar, since browsers load the whole sidebar as one file. A link is
 * - its address (URL path), if label and doc id can be derived from the address, and there are no other fields;
 * - `[address, label]`, if only the doc id can be derived;
 * - an object with all fields in all other cases, such as links to other sites.
 *
 * In the first two forms, an address without "/" at its start is relative to the folder of the previous link in one of
 * these forms. For the first link, that folder is the path of the version.
 */
export type SidebarFile = readonly SidebarFileItem[];

type SidebarFileItem =
  | string
  | readonly [address: string, label: string]
  | (Omit<PropSidebarItemCategory, 'items'> & {readonly items: SidebarFile})
  | Exclude<PropSidebarItem, PropSidebarItemCategory>;

/** Derives a label from an address: "/docs/guides/first-steps/" → "First steps". */
function impliedLabel(href: string): string {
  const [segment = ''] = href.split('/').filter(Boolean).slice(-1);
  const words = segment.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Shortens and expands addresses, in the order of the file: a short address is relative to the address before it. */
class Addresses {
  readonly #root: string;
  #folder: string;

  /** @param versionPath - URL path of the version, base URL included */
  constructor(versionPath: string) {
    this.#root = versionPath.replace(/\/?$/, '/');
    this.#folder = this.#root;
  }

  /**
   * Derives a doc id from an address: the part of the path after the path of the version ("guides/intro"). `undefined`
   * for the path of the version itself, and for paths outside of the version.
   */
  impliedDocId(href: string): string | undefined {
    if (!href.startsWith(this.#root) || href.length === this.#root.length) return undefined;
    return href.slice(this.#root.length).replace(/\/$/, '');
  }

  shorten(href: string): string {
    const isBelow = href.startsWith(this.#folder) && href.length > this.#folder.length;
    const address = isBelow ? href.slice(this.#folder.length) : href;
    this.#folder = folderOf(href);
    return address;
  }

  expand(address: string): string {
    const href = address.startsWith('/') ? address : this.#folder + address;
    this.#folder = folderOf(href);
    return href;
  }
}

function folderOf(href: string): string {
  return href.slice(0, href.lastIndexOf('/', href.length - 2) + 1);
}

/** Converts a sidebar to its compact form. @param versionPath - URL path of the version, base URL included */
export function toSidebarFile(items: PropSidebar, versionPath: string): SidebarFile {
  const addresses = new Addresses(versionPath);
  const pack = (item: PropSidebarItem): SidebarFileItem => {
    if (item.type === 'category') return {...item, items: item.items.map(pack)};
    return item.type === 'link' ? packLink(item, addresses) : item;
  };
  return items.map(pack);
}

function packLink(link: PropSidebarItemLink, addresses: Addresses): SidebarFileItem {
  const {type: _type, href, label, docId, ...others} = link;
  if (docId === undefined || docId !== addresses.impliedDocId(href) || Object.keys(others).length > 0) {
    return link;
  }
  const address = addresses.shorten(href);
  return label === impliedLabel(href) ? address : [address, label];
}

// Module state: sidebar file → its items. All renders share the items; they are freed with the file.
const unpacked = new WeakMap<SidebarFile, PropSidebar>();

/**
 * Converts the compact form back to sidebar items. Returns the same array whenever it is called with the same `file`
 * object.
 */
export function fromSidebarFile(file: SidebarFile, versionPath: string): PropSidebar {
  const known = unpacked.get(file);
  if (known) return known;
  const addresses = new Addresses(versionPath);
  const unpack = (item: SidebarFileItem): PropSidebarItem => {
    if (typeof item === 'string') return unpackLink(addresses.expand(item), undefined, addresses);
    if ('type' in item) return item.type === 'category' ? {...item, items: item.items.map(unpack)} : item;
    return unpackLink(addresses.expand(item[0]), item[1], addresses);
  };
  const items = file.map(unpack);
  unpacked.set(file, items);
  return items;
}

function unpackLink(href: string, label: string | undefined, addresses: Addresses): PropSidebarItemLink {
  return {type: 'link', href, label: label ?? impliedLabel(href), docId: addresses.impliedDocId(href) ?? ''};
}
