import {title} from '@site/src/title';
import Layout from '@theme/Layout';
// @ts-expect-error there is no such component
import Nothing from '@theme/Nothing';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout title={title}>
      <Nothing />
    </Layout>
  );
}
