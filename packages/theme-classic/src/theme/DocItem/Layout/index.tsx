import PageMenu from '@generated/docusaurus-theme-classic/pageMenu.js';
import {useDoc} from '@lectern/plugin-content-docs/client';
import {useWindowSize} from '@lectern/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import UntranslatedNotice from '@theme/UntranslatedNotice';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly children: ReactNode;
  /** Links to the changes since earlier versions, beside the badge of the version. */
  readonly changes?: ReactNode;
}

/** @swizzle unsafe */
/**
 * The frame of a doc. The server's HTML has one table of contents for wide and one for narrow windows; CSS hides one of
 * them. In a narrow window, the browser then removes the table for wide windows.
 */
export default function DocItemLayout({children, changes}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const visibility = {draft: frontMatter.draft === true, unlisted: frontMatter.unlisted === true};
  const windowSize = useWindowSize();
  const tocHidden = frontMatter.hide_table_of_contents === true;
  const hasToc = !tocHidden && toc.length > 0;
  return (
    <div className="row">
      <div className={clsx('col', !tocHidden && styles.docItemCol)}>
        <ContentVisibility metadata={{...metadata, frontMatter: visibility}} />
        <DocVersionBanner />
        <UntranslatedNotice metadata={metadata} />
        <div className={styles.docItemContainer}>
          <article>
            <PageMenu />
            <DocBreadcrumbs />
            <DocVersionBadge />
            {changes}
            {hasToc && <DocItemTOCMobile />}
            <DocItemContent>{children}</DocItemContent>
            <DocItemFooter />
          </article>
          <DocItemPaginator />
        </div>
      </div>
      {hasToc && windowSize !== 'mobile' && (
        <div className="col col--3">
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}

// CSS hides the table of contents for windows of the other size.
DocItemLayout.still = true;
