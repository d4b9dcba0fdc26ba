import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  useContentLanguage,
} from '@lectern/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import EditMetaRow from '@theme/EditMetaRow';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import TOC from '@theme/TOC';
import UntranslatedNotice from '@theme/UntranslatedNotice';
import clsx from 'clsx';
import type {ComponentType, ReactNode} from 'react';
import styles from './styles.module.css';

/** A Markdown page of the pages plugin: its component, and its metadata. */
export type PageContent = ComponentType & {
  readonly metadata: {
    readonly title?: string;
    readonly description?: string;
    readonly permalink: string;
    readonly editUrl?: string | null;
    readonly unlisted: boolean;
    readonly contentLocale?: string;
    readonly lastUpdatedAt?: number | null;
    readonly lastUpdatedBy?: string | null;
  };
  readonly frontMatter: {
    readonly title?: string;
    readonly description?: string;
    readonly wrapperClassName?: string;
    readonly keywords?: readonly string[];
    readonly image?: string;
    readonly hide_table_of_contents?: boolean;
    readonly toc_min_heading_level?: number;
    readonly toc_max_heading_level?: number;
    readonly draft?: boolean;
    readonly unlisted?: boolean;
  };
  readonly assets: {readonly image?: string};
  readonly toc: readonly {readonly value: string; readonly id: string; readonly level: number}[];
};

export interface Props {
  readonly content: PageContent;
}

/** @swizzle unsafe */
export default function MDXPage({content: MDXPageContent}: Props): ReactNode {
  const {metadata, frontMatter, assets, toc} = MDXPageContent;
  const language = useContentLanguage(metadata.contentLocale);
  const {editUrl, lastUpdatedAt, lastUpdatedBy} = metadata;
  const showToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <HtmlClassNameProvider
      className={clsx(
        frontMatter.wrapperClassName ?? ThemeClassNames.wrapper.mdxPages,
        ThemeClassNames.page.mdxPage,
      )}
    >
      <Layout>
        <PageMetadata
          title={metadata.title}
          description={metadata.description}
          keywords={frontMatter.keywords}
          image={assets.image ?? frontMatter.image}
        />
        <main
          className={clsx(
            'container margin-vert--lg',
            // Without a table of contents, the text is aligned with the footer.
            !frontMatter.hide_table_of_contents && 'container--fluid',
          )}
        >
          <div className={clsx('row', styles.mdxPageWrapper)}>
            <div className={clsx('col', !frontMatter.hide_table_of_contents && 'col--8')}>
              <ContentVisibility metadata={{...metadata, frontMatter}} />
              <UntranslatedNotice metadata={metadata} />
              <article {...language}>
                <MDXContent>
                  <MDXPageContent />
                </MDXContent>
              </article>
              {Boolean(editUrl || lastUpdatedAt || lastUpdatedBy) && (
                <EditMetaRow
                  className={clsx('margin-top--sm', ThemeClassNames.pages.pageFooterEditMetaRow)}
                  editUrl={editUrl}
                  lastUpdatedAt={lastUpdatedAt}
                  lastUpdatedBy={lastUpdatedBy}
                />
              )}
            </div>
            {showToc && (
              <div className="col col--2">
                <TOC
                  toc={toc}
                  minHeadingLevel={frontMatter.toc_min_heading_level}
                  maxHeadingLevel={frontMatter.toc_max_heading_level}
                />
              </div>
            )}
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
