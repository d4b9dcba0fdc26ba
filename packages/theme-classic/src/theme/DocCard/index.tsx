import isInternalUrl from '@lectern/core/client/isInternalUrl';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  type PropSidebarItem,
  type PropSidebarItemCategory,
  type PropSidebarItemLink,
  useDocById,
} from '@lectern/plugin-content-docs/client';
import {extractLeadingEmoji, useDocCardDescriptionCategoryItemsPlural} from '@lectern/theme-common/internal';
import Layout from '@theme/DocCard/Layout';
import IconDocument from '@theme/Icon/Document';
import IconFolder from '@theme/Icon/Folder';
import IconLink from '@theme/Icon/Link';
import type {ReactNode} from 'react';

export interface Props {
  readonly item: PropSidebarItem;
}

/** Splits a label: an emoji at its start is the icon of the card. */
function splitIcon(label: string, fallback: ReactNode): {icon: ReactNode; title: string} {
  const {emoji, rest} = extractLeadingEmoji(label);
  return emoji ? {icon: emoji, title: rest.trim()} : {icon: fallback, title: label};
}

function CardCategory({item}: {item: PropSidebarItemCategory}): ReactNode {
  const categoryItemsPlural = useDocCardDescriptionCategoryItemsPlural();
  const href = findFirstSidebarItemLink(item);
  // There is no page to link to: the category is empty, or all its pages are unlisted.
  if (!href) return null;
  const count = filterDocCardListItems(item.items).length;
  return (
    <Layout
      item={item}
      className={item.className}
      href={href}
      description={item.description ?? (count > 0 ? categoryItemsPlural(count) : undefined)}
      {...splitIcon(item.label, <IconFolder />)}
    />
  );
}

function CardLink({item}: {item: PropSidebarItemLink}): ReactNode {
  // The doc is looked up only if the item has no description, since this loads the list of all docs. Items of category
  // pages have a description.
  const doc = useDocById(item.description === undefined ? item.docId : undefined);
  return (
    <Layout
      item={item}
      className={item.className}
      href={item.href}
      description={item.description ?? doc?.description}
      {...splitIcon(item.label, isInternalUrl(item.href) ? <IconDocument /> : <IconLink />)}
    />
  );
}

/** @swizzle unsafe */
export default function DocCard({item}: Props): ReactNode {
  switch (item.type) {
    case 'link':
      return <CardLink item={item} />;
    case 'category':
      return <CardCategory item={item} />;
    default:
      throw new Error(`A card shows a link or a category, not ${JSON.stringify(item)}.`);
  }
}
