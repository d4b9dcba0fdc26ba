import {
  filterDocCardListItems,
  type PropSidebarItem,
  useCurrentSidebarSiblings,
} from '@lectern/plugin-content-docs/client';
import DocCard from '@theme/DocCard';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type DocCardItem = PropSidebarItem;

export interface Props {
  /**
   * Default: the siblings of the current page in its sidebar; on the page of a category, the items of that category.
   */
  readonly items?: readonly DocCardItem[];
  readonly className?: string;
}

function SiblingCards({className}: Props): ReactNode {
  return <DocCardList items={useCurrentSidebarSiblings()} className={className} />;
}

/** A grid of cards: the items of the current category, unless `items` are given. @swizzle safe */
export default function DocCardList({items, className}: Props): ReactNode {
  if (!items) return <SiblingCards className={className} />;
  return (
    <section className={clsx('row', className)}>
      {filterDocCardListItems(items).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels and links may repeat
        <article key={index} className={clsx(styles.docCardListItem, 'col col--6')}>
          <DocCard item={item} />
        </article>
      ))}
    </section>
  );
}
