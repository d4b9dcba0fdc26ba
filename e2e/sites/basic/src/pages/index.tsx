import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Star from '../components/star.svg';

export default function Home({config}: {readonly config: {readonly tagline: string}}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout description="Home of the basic site">
      <main className="container margin-vert--lg">
        <h1>{siteConfig.title}</h1>
        <p>{config.tagline}</p>
        <Star title="Our star" className="star" />
        <Link to="/docs/intro">Start reading</Link>
      </main>
    </Layout>
  );
}
