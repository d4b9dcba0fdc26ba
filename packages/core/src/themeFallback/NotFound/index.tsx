import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** The page for every path that has no page, if no theme provides one. */
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
