import {useHistory, useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';

export default function Tools() {
  const history = useHistory();
  const {pathname, search} = useLocation();
  return (
    <Layout title="Tools">
      <main>
        <h1>Tools</h1>
        <p id="location">
          {pathname}
          {search}
        </p>
        <button type="button" onClick={() => history.push('/configured/docs/intro')}>
          Push
        </button>
        <button type="button" onClick={() => history.replace({search: '?a=1'})}>
          Query
        </button>
      </main>
    </Layout>
  );
}
