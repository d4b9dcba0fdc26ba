import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import './z-index-tests.css';

/** The stylesheet gives an element `z-index: 100`. A minifier that counts from 1 again would put it below others. */
export default function ZIndexTests(): ReactNode {
  return (
    <Layout title="Stacking order" description="A z-index that must stay as it is written.">
      <main className="container margin-vert--xl">
        <h1>Stacking order</h1>
        <p id="z-index-test">This element must have a z-index of 100.</p>
      </main>
    </Layout>
  );
}
