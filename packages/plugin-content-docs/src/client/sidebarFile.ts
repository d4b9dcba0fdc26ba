import type {PropSidebar, PropSidebarItem, PropSidebarItemCategory, PropSidebarItemLink} from './types.js';

/**
 * A sidebar as its file holds it. Every first visit loads it whole, so it says nothing twice. A link to a doc is
 * - its address, where label and doc follow from that;
 * - `[address, label]`, where the doc does;
 * - all its fields where neither does, or where it has others, as links to elsewhere do.
 *
 * An address that does not start with "/" is below the folder of the address before.
 */
export type SidebarFile = readonly SidebarFileItem[];

type SidebarFileItem =
  | string
  | readonly [address: string, label: string]
  | (Omit<PropSidebarItemCategory, 'items'> & {readonly items: SidebarFile})
  | Exclude<PropSidebarItem, PropSidebarItemCategory>;

/** "/docs/guides/first-steps/" → "First steps" */
function impliedLabel(href: string): string {
  const [segment = ''] = href.split('/').filter(Boolean).slice(-1);
  const words = segment.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Addresses in the order of the file, each decoded from the one before. */
class Addresses {
  readonly #root: string;
  #folder: string;

  /** @param versionPath - of the version whose sidebar it is, base URL included. */
  constructor(versionPath: string) {
    this.#root = versionPath.replace(/\/?$/, '/');
    this.#folder = this.#root;
  }

  /** `undefined` for what is no page of the version. */
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

/** @param versionPath - of the version whose sidebar it is, base URL included. */
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

const unpacked = new WeakMap<SidebarFile, PropSidebar>();

/** The opposite of `toSidebarFile`; one file always gives the same array. */
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
