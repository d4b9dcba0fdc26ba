import {translate} from '@lectern/core/client/Translate';
import TOCItems, {type Props as TOCItemsProps} from '@theme/TOCItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = Pick<TOCItemsProps, 'toc' | 'minHeadingLevel' | 'maxHeadingLevel' | 'className'>;

/** @swizzle unsafe */
/** The table of contents beside a page. The link to the heading in view is highlighted. */
export default function TOC({className, ...props}: Props): ReactNode {
  return (
    <nav
      className={clsx(styles.tableOfContents, 'thin-scrollbar', className)}
      aria-label={translate({
        id: 'theme.TOCCollapsible.toggleButtonLabel',
        message: 'On this page',
        description: 'The label of the contents list, and of the button that opens it on small screens',
      })}
    >
      <TOCItems
        {...props}
        // Only links with the class `toc-highlight` are highlighted. Links of a table of contents inside of the text do
        // not have it.
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
