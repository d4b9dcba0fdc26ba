import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {Helmet} from 'react-helmet-async';
import {NavLink, useLocation, useNavigate, useSearchParams} from 'react-router';
import Notes from '../Notes.mdx';

export default function Station() {
  const {pathname} = useLocation();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const unit = params.get('unit') ?? 'kelvin';
  return (
    <Layout title="Station" description="The station">
      <Helmet>
        <title>{`Station in ${unit}`}</title>
      </Helmet>
      <main>
        <h1>{pathname}</h1>
        <NavLink to="/station">Here</NavLink>
        <button type="button" onClick={() => setParams({unit: 'celsius'})}>
          Celsius
        </button>
        <button type="button" onClick={() => navigate('/docs/usage')}>
          Usage
        </button>
        <MDXContent>
          <Notes reader="Ada" />
        </MDXContent>
      </main>
    </Layout>
  );
}
