import Layout from '@theme/Layout';
import Notes, {toc} from '../components/notes.mdx';

export default function Home() {
  return (
    <Layout>
      <main>
        <Notes />
        <p id="count">Headings: {toc.length}</p>
      </main>
    </Layout>
  );
}
