import type {PropCategoryGeneratedIndex} from '@lectern/plugin-content-docs/client';
import {PageMetadata} from '@lectern/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCardList, {type DocCardItem} from '@theme/DocCardList';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly categoryGeneratedIndex: PropCategoryGeneratedIndex;
  /** Items for the cards; by default the items of the category. */
  readonly items?: readonly DocCardItem[];
}

/** @swizzle unsafe */
export default function DocCategoryGeneratedIndexPage({categoryGeneratedIndex, items}: Props): ReactNode {
  const {title, description, keywords, image, navigation} = categoryGeneratedIndex;
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} image={image} />
      <div>
        <DocVersionBanner />
        <DocBreadcrumbs />
        <DocVersionBadge />
        <div className={styles.generatedIndexPage}>
          <header>
            <Heading as="h1" className={styles.title}>
              {title}
            </Heading>
            {description && <p>{description}</p>}
          </header>
          <article className="margin-top--lg">
            <DocCardList items={items} />
          </article>
          <footer className="margin-top--md">
            <DocPaginator previous={navigation.previous} next={navigation.next} />
          </footer>
        </div>
      </div>
    </>
  );
}
