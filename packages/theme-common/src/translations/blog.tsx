import Translate, {translate} from '@lectern/core/client/Translate';
import type {ReactNode} from 'react';
import {usePluralForm} from '../utils/usePluralForm.js';

function useBlogPostsPlural(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.blog.post.plurals',
          message: 'One post|{count} posts',
          description: 'A number of blog posts; one form for each plural category',
        },
        {count},
      ),
    );
}

/** Title of the page of a tag: `3 posts tagged with "release"`. */
export function useBlogTagsPostsPageTitle(tag: {readonly label: string; readonly count: number}): string {
  const blogPostsPlural = useBlogPostsPlural();
  return translate(
    {
      id: 'theme.blog.tagTitle',
      message: '{nPosts} tagged with "{tagName}"',
      description: 'The title of the page that lists the blog posts of a tag',
    },
    {nPosts: blogPostsPlural(tag.count), tagName: tag.label},
  );
}

/** Title of the page of an author: "Ada - 3 posts". */
export function useBlogAuthorPageTitle(author: {
  readonly key?: string | undefined;
  readonly name?: string | undefined;
  readonly count: number;
}): string {
  const blogPostsPlural = useBlogPostsPlural();
  return translate(
    {
      id: 'theme.blog.author.pageTitle',
      message: '{authorName} - {nPosts}',
      description: 'The title of the page that lists the blog posts of an author',
    },
    {nPosts: blogPostsPlural(author.count), authorName: author.name || (author.key ?? '')},
  );
}

export const translateBlogAuthorsListPageTitle = (): string =>
  translate({
    id: 'theme.blog.authorsList.pageTitle',
    message: 'Authors',
    description: 'The title of the page that lists the blog authors',
  });

export function BlogAuthorsListViewAllLabel(): ReactNode {
  return (
    <Translate
      id="theme.blog.authorsList.viewAll"
      description="The label of the link to the page of all authors"
    >
      View all authors
    </Translate>
  );
}

export function BlogAuthorNoPostsLabel(): ReactNode {
  return (
    <Translate id="theme.blog.author.noPosts" description="The text for an author without posts">
      This author has not written any posts yet.
    </Translate>
  );
}
