import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** For every path without a page, where no theme provides one. */
export default function NotFound(): ReactNode {
  return (
    <Layout title="Page Not Found">
      <h1>Page Not Found</h1>
      <p>Nothing is published at this address.</p>
      <p>If a link brought you here, please tell the owner of the site that holds it.</p>
    </Layout>
  );
}
