import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';

export default function List({items}) {
  return (
    <Layout title="All posts">
      <main>
        {items.map(({content: Content}) => (
          <article key={Content.metadata.permalink}>
            <h2>{Content.contentTitle}</h2>
            <MDXContent>
              <Content />
            </MDXContent>
            {Content.metadata.hasMore && <Link to={Content.metadata.permalink}>Read more</Link>}
          </article>
        ))}
      </main>
    </Layout>
  );
}
