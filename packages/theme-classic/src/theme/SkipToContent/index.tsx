import {SkipToContentLink} from '@lectern/theme-common';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function SkipToContent(): ReactNode {
  return <SkipToContentLink className={styles.skipToContent} />;
}
