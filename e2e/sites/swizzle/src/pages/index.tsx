import siteConfig from '@generated/docusaurus.config';
import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';
import Footer from '@theme-original/Footer';
import type {ReactNode} from 'react';

export default function Home(): ReactNode {
  return (
    <Layout title={siteConfig.title}>
      <CodeBlock language="js">const home = 1;</CodeBlock>
      <Footer />
    </Layout>
  );
}
