import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout title="Home" description="The first page.">
      <Head>
        <meta name="keywords" content="home, start" />
      </Head>
      <main>
        <h1>Welcome</h1>
        <p>
          A <b>React</b> page.
        </p>
        <h2 id="more">More of it</h2>
        <p>Below a heading.</p>
        <pre>
          <code>{'run --now'}</code>
        </pre>
        <button type="button">Press</button>
      </main>
    </Layout>
  );
}
