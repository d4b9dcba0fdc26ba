import Link from '@lectern/core/client/Link';
import {translate} from '@lectern/core/client/Translate';
import {type PropSidebarBreadcrumb, useSidebarBreadcrumbs} from '@lectern/plugin-content-docs/client';
import {ThemeClassNames} from '@lectern/theme-common';
import {useHomePageRoute} from '@lectern/theme-common/internal';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

function Crumb({item, isLast}: {item: PropSidebarBreadcrumb; isLast: boolean}): ReactNode {
  const isUnlisted = item.type === 'category' && item.linkUnlisted;
  // URL of the breadcrumb; `undefined` for the current page, and for a category whose page is unlisted or does not exist.
  const href = isLast || isUnlisted ? undefined : item.href;
  return (
    <li className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}>
      {href ? (
        <Link className="breadcrumbs__link" href={href}>
          <span>{item.label}</span>
        </Link>
      ) : (
        <span className="breadcrumbs__link" aria-current={isLast ? 'page' : undefined}>
          {item.label}
        </span>
      )}
    </li>
  );
}

/** @swizzle unsafe */
export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const homePageRoute = useHomePageRoute();
  if (!breadcrumbs) return null;
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />
      <nav
        className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.breadcrumbsContainer)}
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.navAriaLabel',
          message: 'Breadcrumbs',
          description: 'The accessible name of the breadcrumb trail above a docs page',
        })}
      >
        <ul className="breadcrumbs">
          {homePageRoute && <HomeBreadcrumbItem />}
          {breadcrumbs.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a breadcrumb is identified by its position
            <Crumb key={index} item={item} isLast={index === breadcrumbs.length - 1} />
          ))}
        </ul>
      </nav>
    </>
  );
}
