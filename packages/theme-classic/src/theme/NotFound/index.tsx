import {translate} from '@lectern/core/client/Translate';
import {PageMetadata} from '@lectern/theme-common';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import type {ReactNode} from 'react';

/** The page for unknown addresses. @swizzle safe */
export default function NotFound(): ReactNode {
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page Not Found',
    description: 'The title of the page for unknown addresses',
  });
  return (
    <>
      <PageMetadata title={title} />
      <Layout>
        <NotFoundContent />
      </Layout>
    </>
  );
}
