import {SkipToContentLink} from '@lectern/theme-common';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The link that takes keyboard users past the navigation. @swizzle safe */
export default function SkipToContent(): ReactNode {
  return <SkipToContentLink className={styles.skipToContent} />;
}
