import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout title="Home">
      <main>
        <h1>Home</h1>
        <a href="/base/plain-link">A link without the component</a>
        <p style={{color: '#aaa', background: '#fff'}}>Too pale</p>
      </main>
    </Layout>
  );
}
