import Layout from '@theme/Layout';

/** Uses Infima's class names, as sites do in their own markup. */
export default function Hero() {
  return (
    <Layout title="Hero" noFooter>
      <header className="hero hero--primary">
        <div className="container">
          <h1 className="hero__title">Hero</h1>
          <button className="button button--secondary button--lg" type="button">
            Go
          </button>
        </div>
      </header>
      <main className="container margin-vert--lg">
        <div className="row">
          <div className="col col--6 card padding--md shadow--md">Left</div>
          <div className="col col--6 alert alert--warning">
            Right <span className="badge badge--danger">1</span>
          </div>
        </div>
        <ul className="pills">
          <li className="pills__item pills__item--active">Pill</li>
        </ul>
        <div className="avatar">
          <img className="avatar__photo" src="/img/dark.svg" alt="" />
          <div className="avatar__intro">
            <div className="avatar__name">Name</div>
          </div>
        </div>
        <p className="text--center docusaurus-mt-lg">Below</p>
      </main>
    </Layout>
  );
}
