import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';

export default function Drawn() {
  return (
    <Layout title="Drawn">
      <Head>
        <meta property="og:image" content="https://example.com/drawn.png" />
      </Head>
      <main>Drawings</main>
    </Layout>
  );
}
