import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {type ReactNode, useRef} from 'react';

/** The link component hands its ref to the `<a>` element. */
export default function LinkTests(): ReactNode {
  const anchor = useRef<HTMLAnchorElement>(null);
  const highlight = () => {
    if (anchor.current) anchor.current.style.outline = '3px solid var(--ifm-color-danger)';
  };
  return (
    <Layout title="Link tests" description="A ref on the link component.">
      <main className="container margin-vert--xl">
        <h1>Link tests</h1>
        <p>
          The button draws a red line around{' '}
          <Link to="/" ref={anchor}>
            this link
          </Link>
          , by a ref on it.
        </p>
        <button className="button button--primary" type="button" onClick={highlight}>
          Highlight the link
        </button>
      </main>
    </Layout>
  );
}
