import {useDoc} from '@lectern/plugin-content-docs/client';
import {ThemeClassNames, useContentLanguage} from '@lectern/theme-common';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export interface Props {
  readonly children: ReactNode;
}

/** @swizzle unsafe */
/**
 * The text of a doc. If it does not begin with an h1, the title of the doc is shown as h1, unless `hide_title` is set.
 */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const language = useContentLanguage(metadata.contentLocale);
  const showTitle = !frontMatter.hide_title && (contentTitle === undefined || contentTitle === null);
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')} {...language}>
      {showTitle && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
