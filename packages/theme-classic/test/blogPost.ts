import type {BlogPostMetadata, PropBlogPostContent} from '@lectern/plugin-content-blog/client';

type Statics = {readonly [name: string]: unknown} & Pick<
  PropBlogPostContent,
  'metadata' | 'frontMatter' | 'assets' | 'contentTitle' | 'toc'
>;

/** Content of a post with the text "Body", in the form in which routes pass it to components. */
export function blogPost(
  metadata: Partial<BlogPostMetadata> = {},
  assets: PropBlogPostContent['assets'] = {authorsImageUrls: []},
): PropBlogPostContent {
  const frontMatter = metadata.frontMatter ?? {};
  const statics: Statics = {
    metadata: {
      permalink: '/blog/one',
      source: '@site/blog/one.md',
      title: 'One',
      description: 'The first post.',
      date: '2024-01-02T00:00:00.000Z',
      tags: [],
      hasTruncateMarker: false,
      authors: [],
      unlisted: false,
      ...metadata,
      frontMatter,
    },
    frontMatter,
    assets,
    contentTitle: undefined,
    toc: [],
  };
  return Object.assign(() => 'Body', statics);
}
