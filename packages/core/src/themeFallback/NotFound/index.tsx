import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** The 404 page, for all paths without a page, if no theme provides a 404 page. */
export default function NotFound(): ReactNode {
  return (
    <Layout title="Page Not Found">
      <h1>Page Not Found</h1>
      <p>Nothing is published at this address.</p>
      <p>
        If you followed a link to this page, please tell the owner of the site with the link that it is
        broken.
      </p>
    </Layout>
  );
}
