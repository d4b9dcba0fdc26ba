import Link from '@docusaurus/Link';
import Page, {type Props} from '@theme-original/DocCategoryGeneratedIndexPage';
import type {ReactNode} from 'react';

/** Adds a line on how such a page is made. */
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
