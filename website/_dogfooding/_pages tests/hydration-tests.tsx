import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** Text and links with explicit spaces between them. A minifier that removes a space makes server and browser differ. */
export default function HydrationTests(): ReactNode {
  return (
    <Layout
      title="Hydration tests"
      description="Text that the server and the first render in the browser must have in common."
    >
      <main className="container margin-vert--xl">
        <h1>Hydration tests</h1>
        <p>
          There is a space before <Link to="/">this link</Link> and after it, and another between{' '}
          <Link to="/docs">these</Link> <Link to="/community/support">two</Link>.
        </p>
        <p id="spaces">
          <b>one</b> <b>two</b>
          {'  '}
          <b>three</b>{' '}
        </p>
        <p>
          {''}
          {0} {'&amp;'} {'<b>'} {null}
          {undefined}
          {false}text after values that render nothing
        </p>
      </main>
    </Layout>
  );
}
