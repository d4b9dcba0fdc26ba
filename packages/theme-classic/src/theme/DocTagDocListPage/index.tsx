import Link from '@lectern/core/client/Link';
import Translate, {translate} from '@lectern/core/client/Translate';
import type {PropTagDocList} from '@lectern/plugin-content-docs/client';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames, usePluralForm} from '@lectern/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import type {ReactNode} from 'react';

export interface Props {
  readonly tag: PropTagDocList;
}

function usePageTitle({label, count}: PropTagDocList): string {
  const {selectMessage} = usePluralForm();
  const nDocsTagged = selectMessage(
    count,
    translate(
      {
        id: 'theme.docs.tagDocListPageTitle.nDocsTagged',
        message: 'One doc tagged|{count} docs tagged',
        description: 'The number of docs with a tag; plural forms are separated by "|"',
      },
      {count},
    ),
  );
  return translate(
    {
      id: 'theme.docs.tagDocListPageTitle',
      message: '{nDocsTagged} with "{tagName}"',
      description: 'The title of the page that lists the docs with a tag',
    },
    {nDocsTagged, tagName: label},
  );
}

/** @swizzle unsafe */
export default function DocTagDocListPage({tag}: Props): ReactNode {
  const title = usePageTitle(tag);
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagDocListPage}>
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="doc_tag_doc_list" />
      <div className="container margin-vert--lg">
        <div className="row">
          <main className="col col--8 col--offset-2">
            {tag.unlisted && <ContentVisibility metadata={{unlisted: true, frontMatter: {}}} />}
            <header className="margin-bottom--xl">
              <Heading as="h1">{title}</Heading>
              {tag.description && <p>{tag.description}</p>}
              <Link href={tag.allTagsPath}>
                <Translate
                  id="theme.tags.tagsPageLink"
                  description="The link from the page of one tag to the list of all tags"
                >
                  View all tags
                </Translate>
              </Link>
            </header>
            <section className="margin-vert--lg">
              {tag.items.map((doc) => (
                <article key={doc.id} className="margin-vert--lg">
                  <Link to={doc.permalink}>
                    <Heading as="h2">{doc.title}</Heading>
                  </Link>
                  {doc.description && <p>{doc.description}</p>}
                </article>
              ))}
            </section>
          </main>
        </div>
      </div>
    </HtmlClassNameProvider>
  );
}
