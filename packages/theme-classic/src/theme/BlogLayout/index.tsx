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

/** @swizzle unsafe */
/** The frame of blog pages: list of recent posts, content, table of contents. */
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
          {toc && <div className="col col--2">{toc}</div>}
        </div>
      </div>
    </Layout>
  );
}
