import {usePluginData} from '@docusaurus/useGlobalData';
import Bundled, {LABEL} from '@theme/Bundled';
import Flagged from '@theme/Flagged';
import Layout from '@theme/Layout';
import Memo from '@theme/Memo';
import Whole from '@theme/Whole';
import {lazy, Suspense} from 'react';

const Lazy = lazy(() => import('@theme/Bundled'));

export default function Published() {
  const {version, file, badge, url} = usePluginData('docusaurus-plugin-published-esm');
  return (
    <Layout title="Published">
      <main>
        <Flagged />
        <Bundled />
        <Whole />
        <Memo />
        <Suspense fallback={null}>
          <Lazy />
        </Suspense>
        <p>{LABEL}</p>
        <p>{[version, file, badge, url].join(' ')}</p>
      </main>
    </Layout>
  );
}
