import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout
      title={translate({id: 'home.title', message: 'Welcome', description: 'The title of the home page'})}
    >
      <main className="container">
        <h1>
          <Translate id="home.heading" description="The heading of the home page">
            Hello
          </Translate>
        </h1>
        <p>
          <Translate id="home.start" values={{link: <a href="/base/docs/intro">docs</a>}}>
            {'Begin with the {link}.'}
          </Translate>
        </p>
      </main>
    </Layout>
  );
}
