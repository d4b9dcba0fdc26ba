import LayoutProvider from '@theme/Layout/Provider';
import type {ReactNode} from 'react';
import Head from '../../client/Head.js';
import useDocusaurusContext from '../../client/useDocusaurusContext.js';

export interface Props {
  readonly children?: ReactNode;
  readonly title?: string;
  readonly description?: string;
  /** Ignored, since this layout has no footer. Layouts of themes hide their footer if it is true. */
  readonly noFooter?: boolean;
  readonly wrapperClassName?: string;
}

/** Layout of pages if no theme provides one: sets title and description, and renders `<main>`. */
export default function Layout({children, title, description, wrapperClassName}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const pageTitle = title ? `${title} ${siteConfig.titleDelimiter} ${siteConfig.title}` : undefined;
  return (
    <LayoutProvider>
      <Head>
        {pageTitle && <title>{pageTitle}</title>}
        {pageTitle && <meta property="og:title" content={pageTitle} />}
        {description && <meta name="description" content={description} />}
        {description && <meta property="og:description" content={description} />}
      </Head>
      <main className={['main-wrapper', wrapperClassName].filter(Boolean).join(' ')}>{children}</main>
    </LayoutProvider>
  );
}
