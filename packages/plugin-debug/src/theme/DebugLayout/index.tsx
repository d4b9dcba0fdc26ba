import Head from '@lectern/core/client/Head';
import Link from '@lectern/core/client/Link';
import useBaseUrl from '@lectern/core/client/useBaseUrl';
import {DEBUG_PATH} from '@lectern/plugin-debug/client';
import type {ReactNode} from 'react';

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

/** @swizzle unsafe */
/** Layout of the debug pages. It uses no component of the site's theme, so it works when the theme is broken. */
export default function DebugLayout({children}: Props): ReactNode {
  const stylesheet = useBaseUrl(`${DEBUG_PATH}/debug.css`);
  return (
    <div className="debug-page">
      <Head>
        <title>Debug pages</title>
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href={stylesheet} />
      </Head>
      <nav aria-label="Debug pages" className="debug-nav">
        {PAGES.map(({path, label}) => (
          <Link
            key={path}
            to={`/${DEBUG_PATH}/${path}`}
            isNavLink
            className="debug-link"
            activeClassName="debug-link-current"
          >
            {label}
          </Link>
        ))}
      </nav>
      <main>{children}</main>
    </div>
  );
}
