import Link from '@lectern/core/client/Link';
import {translate} from '@lectern/core/client/Translate';
import useBaseUrl from '@lectern/core/client/useBaseUrl';
import IconHome from '@theme/Icon/Home';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** @swizzle unsafe */
export default function HomeBreadcrumbItem(): ReactNode {
  const homeHref = useBaseUrl('/');
  return (
    <li className="breadcrumbs__item">
      <Link
        className="breadcrumbs__link"
        href={homeHref}
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.home',
          message: 'Home page',
          description: 'The accessible name of the home icon in the breadcrumb trail',
        })}
      >
        <IconHome className={styles.breadcrumbHomeIcon} />
      </Link>
    </li>
  );
}
