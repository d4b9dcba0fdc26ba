import Translate from '@lectern/core/client/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export interface Props {
  readonly className?: string;
}

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <div className="row">
        <div className="col col--6 col--offset-3">
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
              If a link led you here, please tell the owner of the site that has it that the link is broken.
            </Translate>
          </p>
        </div>
      </div>
    </main>
  );
}
