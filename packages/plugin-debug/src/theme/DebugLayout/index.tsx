import Head from '@lectern/core/client/Head';
import Link from '@lectern/core/client/Link';
import {DEBUG_PATH} from '@lectern/plugin-debug/client';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly children: ReactNode;
}

const PAGES: readonly {readonly path: string; readonly label: string}[] = [
  {path: 'config', label: 'Config'},
  {path: 'metadata', label: 'Metadata'},
  {path: 'registry', label: 'Registry'},
  {path: 'routes', label: 'Routes'},
  {path: 'content', label: 'Content'},
  {path: 'globalData', label: 'Global data'},
];

/** The frame of the debug pages. It uses nothing of the site's theme, which may be what is being looked into. */
export default function DebugLayout({children}: Props): ReactNode {
  return (
    <div className={styles.page}>
      <Head>
        <title>Debug pages</title>
        <meta name="robots" content="noindex" />
      </Head>
      <nav aria-label="Debug pages" className={styles.nav}>
        {PAGES.map(({path, label}) => (
          <Link
            key={path}
            to={`/${DEBUG_PATH}/${path}`}
            isNavLink
            className={styles.link}
            activeClassName={styles.current}
          >
            {label}
          </Link>
        ))}
      </nav>
      <main>{children}</main>
    </div>
  );
}
