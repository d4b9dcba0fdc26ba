import TOCItems, {type Props as TOCItemsProps} from '@theme/TOCItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = Pick<TOCItemsProps, 'toc' | 'minHeadingLevel' | 'maxHeadingLevel' | 'className'>;

/** The contents list beside a page; the entry that the reader looks at is marked. */
export default function TOC({className, ...props}: Props): ReactNode {
  return (
    <div className={clsx(styles.tableOfContents, 'thin-scrollbar', className)}>
      <TOCItems
        {...props}
        // `toc-highlight` keeps inline contents lists of the page out of the highlighting.
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </div>
  );
}
