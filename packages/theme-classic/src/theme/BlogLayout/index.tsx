import {translate} from '@lectern/core/client/Translate';
import type {BlogSidebar as BlogSidebarData} from '@lectern/plugin-content-blog/client';
import BlogSidebar from '@theme/BlogSidebar';
import Layout, {type Props as LayoutProps} from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props extends LayoutProps {
  readonly sidebar?: BlogSidebarData;
  readonly toc?: ReactNode;
}

function Contents({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <nav
      className="col col--2"
      aria-label={translate({
        id: 'theme.TOCCollapsible.toggleButtonLabel',
        message: 'On this page',
        description: 'The label of the contents list, and of the button that opens it on small screens',
      })}
    >
      {children}
    </nav>
  );
}

/** The frame of blog pages: list of recent posts, content, contents list. */
export default function BlogLayout({sidebar, toc, children, ...layoutProps}: Props): ReactNode {
  const hasSidebar = sidebar !== undefined && sidebar.items.length > 0;
  return (
    <Layout {...layoutProps}>
      <div className="container margin-vert--lg">
        <div className="row">
          <BlogSidebar sidebar={sidebar} />
          <main
            className={clsx('col', styles.main, hasSidebar ? 'col--7' : 'col--9 col--offset-1')}
            itemScope
            itemType="https://schema.org/Blog"
          >
            {children}
          </main>
          {toc && <Contents>{toc}</Contents>}
        </div>
      </div>
    </Layout>
  );
}
