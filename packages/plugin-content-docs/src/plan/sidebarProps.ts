import {findFirstSidebarItemLink} from '../client/sidebarItems.js';
import type {
  PropSidebar,
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '../client/types.js';
import type {Doc} from '../model/Doc.js';
import type {Category, DocItem, LinkItem, SidebarItem} from '../model/sidebarItems.js';
import {linkedDocId} from '../sidebars/allItems.js';
import type {VersionPlan} from './VersionPlan.js';

type DocsById = VersionPlan['docsById'];

/** Leaves out fields that are `undefined` or `false`, to keep sidebar files small. */
function compact<T extends object>(value: T): T {
  const kept: Partial<T> = {};
  for (const key in value) {
    const field = value[key];
    if (field !== undefined && field !== false) kept[key] = field;
  }
  return kept as T;
}

/** Label of a doc in sidebars: `sidebar_label`, else the label of the sidebar item, else the title of the doc. */
function docLabel(doc: Doc, itemLabel: string | undefined): string {
  return doc.frontMatter.sidebar_label ?? itemLabel ?? doc.title;
}

function docLink(item: DocItem, docsById: DocsById): PropSidebarItemLink | undefined {
  const doc = docsById.get(item.id);
  return (
    doc &&
    compact<PropSidebarItemLink>({
      type: 'link',
      href: doc.permalink,
      label: docLabel(doc, item.label),
      docId: doc.id,
      unlisted: doc.unlisted,
      className: item.className,
      customProps: item.customProps,
    })
  );
}

function plainLink({
  label,
  href,
  autoAddBaseUrl,
  description,
  className,
  customProps,
}: LinkItem): PropSidebarItemLink {
  const link = compact<PropSidebarItemLink>({type: 'link', href, label, description, className, customProps});
  return autoAddBaseUrl === undefined ? link : {...link, autoAddBaseUrl};
}

function categoryHref({link}: Category, docsById: DocsById): {href?: string; linkUnlisted?: boolean} {
  if (!link) return {};
  if (link.type === 'generated-index') return {href: link.permalink};
  const doc = docsById.get(link.id);
  if (!doc) return {};
  return {href: doc.permalink, ...(doc.unlisted && {linkUnlisted: true})};
}

function categoryProps(
  category: Category,
  docsById: DocsById,
  items: readonly PropSidebarItem[],
): PropSidebarItemCategory {
  const {label, collapsed, collapsible, description, className, customProps} = category;
  return {
    type: 'category',
    label,
    collapsed,
    collapsible,
    ...categoryHref(category, docsById),
    ...compact({description, className, customProps}),
    items,
  };
}

function itemProps(item: SidebarItem, docsById: DocsById): PropSidebarItem | undefined {
  switch (item.type) {
    case 'doc':
    case 'ref':
      return docLink(item, docsById);
    case 'link':
      return plainLink(item);
    case 'category':
      return categoryProps(item, docsById, sidebarProps(item.items, docsById));
    case 'html': {
      const {value, defaultStyle, className, customProps} = item;
      return {type: 'html', value, ...compact({defaultStyle, className, customProps})};
    }
  }
}

/** Converts a sidebar to props of components: docs become links. */
export function sidebarProps(items: readonly SidebarItem[], docsById: DocsById): PropSidebar {
  return items.map((item) => itemProps(item, docsById)).filter((item) => item !== undefined);
}

/** The doc that an item links to; `undefined` for other items. */
function docOf(item: SidebarItem, docsById: DocsById): Doc | undefined {
  return item.type === 'doc' || item.type === 'ref' ? docsById.get(item.id) : undefined;
}

/** Descriptions of the docs directly in a category: doc id → description. */
export function cardDescriptions(category: Category, docsById: DocsById): {readonly [docId: string]: string} {
  return Object.fromEntries(
    category.items.flatMap((item): [string, string][] => {
      const doc = docOf(item, docsById);
      return doc ? [[doc.id, doc.description]] : [];
    }),
  );
}

/**
 * Returns the item without its nested items, in an array; an empty array if the item has no listed page. The card of a
 * category shows the number of these items.
 */
function countedItems(item: PropSidebarItem): readonly PropSidebarItem[] {
  const href = findFirstSidebarItemLink(item);
  if (href === undefined) return [];
  return [item.type === 'category' ? {...item, href, linkUnlisted: false, items: []} : item];
}

/**
 * Items of a category for cards: docs with their descriptions, categories with their first listed page. Categories keep
 * one level of items, since the card of a category shows the number of its items.
 */
export function cardItems(category: Category, docsById: DocsById): readonly PropSidebarItem[] {
  return category.items.flatMap((item): readonly PropSidebarItem[] => {
    const props = itemProps(item, docsById);
    if (!props) return [];
    if (props.type === 'link') {
      if (props.unlisted) return [];
      const description = props.description ?? docOf(item, docsById)?.description;
      return [{...props, ...(description !== undefined && {description})}];
    }
    if (props.type === 'html') return [props];
    const href = findFirstSidebarItemLink(props);
    return href ? [{...props, href, linkUnlisted: false, items: props.items.flatMap(countedItems)}] : [];
  });
}

/**
 * Page that a link to a sidebar leads to: the first listed page of the sidebar; `undefined` if it has no listed page.
 * Skips items of the types `link`, `html` and `ref`.
 */
export function sidebarLink(
  items: readonly SidebarItem[],
  docsById: DocsById,
): {readonly path: string; readonly label: string} | undefined {
  for (const item of items) {
    if (item.type === 'link' || item.type === 'html' || item.type === 'ref') continue;
    const doc = docsById.get(linkedDocId(item) ?? '');
    if (doc && !doc.unlisted) return {path: doc.permalink, label: docLabel(doc, item.label)};
    if (item.type !== 'category') continue;
    if (item.link?.type === 'generated-index') return {path: item.link.permalink, label: item.label};
    const inner = sidebarLink(item.items, docsById);
    if (inner) return inner;
  }
  return undefined;
}
