import Layout from '@theme/Layout';

export default function Team() {
  return (
    <Layout title="Team">
      <main>
        <h1>Team</h1>
        <p>Gardeners of the documentation.</p>
        <h2 id="contact">Contact</h2>
        <p>Write a letter.</p>
      </main>
    </Layout>
  );
}
