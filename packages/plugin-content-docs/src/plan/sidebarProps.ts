import type {
  PropSidebar,
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '../client/types.js';
import type {Doc} from '../model/Doc.js';
import type {Category, DocItem, LinkItem, SidebarItem} from '../model/sidebarItems.js';
import type {VersionPlan} from './VersionPlan.js';

type DocsById = VersionPlan['docsById'];

/** Leaves out what is not set: sidebars are shared by all pages and should be small. */
function compact<T extends object>(value: T): T {
  const kept: Partial<T> = {};
  for (const key in value) {
    const field = value[key];
    if (field !== undefined && field !== false) kept[key] = field;
  }
  return kept as T;
}

/** The label that a doc has in sidebars: front matter, sidebars file, title. */
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

/** A sidebar as components see it. */
export function sidebarProps(items: readonly SidebarItem[], docsById: DocsById): PropSidebar {
  return items.map((item) => itemProps(item, docsById)).filter((item) => item !== undefined);
}

/** Description on the card of a page. */
function cardDescription(item: SidebarItem, docsById: DocsById): string | undefined {
  return item.type === 'doc' || item.type === 'ref' ? docsById.get(item.id)?.description : undefined;
}

/** Descriptions of the docs directly in a category. */
export function cardDescriptions(category: Category, docsById: DocsById): {readonly [docId: string]: string} {
  return Object.fromEntries(
    category.items.flatMap((item): [string, string][] => {
      const doc = item.type === 'doc' || item.type === 'ref' ? docsById.get(item.id) : undefined;
      return doc ? [[doc.id, doc.description]] : [];
    }),
  );
}

/** The first page in or below an item. */
function firstHref(item: PropSidebarItem): string | undefined {
  if (item.type === 'html') return undefined;
  if (item.type === 'link') return item.unlisted ? undefined : item.href;
  if (item.href && !item.linkUnlisted) return item.href;
  for (const child of item.items) {
    const href = firstHref(child);
    if (href) return href;
  }
  return undefined;
}

/** An item below a card, which shows how many there are that lead somewhere. */
function countedItems(item: PropSidebarItem): readonly PropSidebarItem[] {
  const href = firstHref(item);
  if (href === undefined) return [];
  return [item.type === 'category' ? {...item, href, linkUnlisted: false, items: []} : item];
}

/**
 * Items of a category for cards: docs with their descriptions, categories with their number of items and a page to go to, but
 * nothing of what is further below.
 */
export function cardItems(category: Category, docsById: DocsById): readonly PropSidebarItem[] {
  return category.items.flatMap((item): readonly PropSidebarItem[] => {
    const props = itemProps(item, docsById);
    if (!props) return [];
    if (props.type === 'link') {
      if (props.unlisted) return [];
      const description = props.description ?? cardDescription(item, docsById);
      return [{...props, ...(description !== undefined && {description})}];
    }
    if (props.type === 'html') return [props];
    const href = firstHref(props);
    return href ? [{...props, href, linkUnlisted: false, items: props.items.flatMap(countedItems)}] : [];
  });
}

function linkedDocId(item: DocItem | Category): string | undefined {
  if (item.type !== 'category') return item.id;
  return item.link?.type === 'doc' ? item.link.id : undefined;
}

/** The page that a link to a whole sidebar leads to; nothing if the sidebar holds no page of this version. */
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
