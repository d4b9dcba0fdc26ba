import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import styles from './index.module.scss';

export default function Home() {
  return (
    <Layout title="Home">
      <main>
        <p className={styles.lead}>Instruments for the weather</p>
        <Link to="/docs/intro">Read on</Link>
      </main>
    </Layout>
  );
}
