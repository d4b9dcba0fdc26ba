import Link from '@docusaurus/Link';
import Page, {type Props} from '@theme-original/DocCategoryGeneratedIndexPage';
import type {ReactNode} from 'react';

/** Wraps the theme's component: adds a line that explains how the page is generated. */
export default function PageWrapper(props: Props): ReactNode {
  return (
    <>
      <Page {...props} />
      <p className="margin-top--md">
        <small>
          This page was generated from the sidebar, see{' '}
          <Link to="/docs/sidebar/items#category-link">category links</Link>.
        </small>
      </p>
    </>
  );
}
