import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';

export default function Post({content: Content}) {
  return (
    <Layout title={Content.contentTitle}>
      <main>
        <h1>{Content.contentTitle}</h1>
        <MDXContent>
          <Content />
        </MDXContent>
      </main>
    </Layout>
  );
}
