import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Readme from '../../README.md';
import Notes, {author, frontMatter, toc} from '../components/notes.mdx';

export default function Home() {
  return (
    <Layout>
      <main>
        <MDXContent>
          <Notes />
          <article>
            <Readme />
          </article>
        </MDXContent>
        <p id="count">Headings: {toc.length}</p>
        <p id="author">
          {String(frontMatter.title)} by {author}
        </p>
      </main>
    </Layout>
  );
}
