import TOCItems, {type Props as TOCItemsProps} from '@theme/TOCItems';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = Pick<TOCItemsProps, 'toc' | 'minHeadingLevel' | 'maxHeadingLevel'>;

/** @swizzle unsafe */
export default function TOCInline(props: Props): ReactNode {
  return (
    <div className={styles.tableOfContentsInline}>
      <TOCItems {...props} className="table-of-contents" linkClassName={null} />
    </div>
  );
}
