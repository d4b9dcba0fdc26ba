import Link from '@lectern/core/client/Link';
import Translate from '@lectern/core/client/Translate';
import useBaseUrl from '@lectern/core/client/useBaseUrl';
import {useHomePageRoute} from '@lectern/theme-common/internal';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export interface Props {
  readonly className?: string;
}

/** @swizzle unsafe */
export default function NotFoundContent({className}: Props): ReactNode {
  const home = useBaseUrl('/');
  const hasHomePage = useHomePageRoute() !== undefined;
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <div className="row">
        <div className="col col--6 col--offset-3">
          <div className="text--primary text--bold">{404}</div>
          <h1 className="hero__title">
            <Translate id="theme.NotFound.title" description="The title of the page for unknown addresses">
              Page Not Found
            </Translate>
          </h1>
          <p>
            <Translate
              id="theme.NotFound.p1"
              description="The first paragraph of the page for unknown addresses"
            >
              There is nothing at this address.
            </Translate>
          </p>
          <p>
            <Translate
              id="theme.NotFound.p2"
              description="The second paragraph of the page for unknown addresses"
            >
              If you followed a link to this page, please tell the owner of the site with the link that it is
              broken.
            </Translate>
          </p>
          {/* Link to the home page, if the site has a page at the base URL. */}
          {hasHomePage && (
            <Link className="button button--primary margin-top--md" href={home}>
              <Translate
                id="theme.docs.breadcrumbs.home"
                description="The accessible name of the home icon in the breadcrumb trail"
              >
                Home page
              </Translate>
            </Link>
          )}
        </div>
      </div>
    </main>
  );
}
