import {toPermalink} from '@lectern/core/content-helpers';
import type {BlogPaginatedMetadata} from '../client/types.js';
import type {BlogPost} from '../model/BlogPost.js';
import type {BlogPluginInput} from '../paths.js';

export interface PaginateInput extends BlogPluginInput {
  readonly posts: readonly BlogPost[];
  /** URL path of the first page, base URL included. */
  readonly basePath: string;
  readonly blogTitle: string;
  readonly blogDescription: string;
}

/** One page of a paginated list of posts: its posts, and its metadata (URL path, page number, neighbours). */
export interface ListPage {
  readonly posts: readonly BlogPost[];
  readonly metadata: BlogPaginatedMetadata;
}

/** Splits a list of posts into pages. A list without posts has one page. */
export function paginate(input: PaginateInput): readonly ListPage[] {
  const {posts, basePath, blogTitle, blogDescription, context, options} = input;
  const totalCount = posts.length;
  const postsPerPage = options.postsPerPage === 'ALL' ? totalCount : options.postsPerPage;
  const totalPages = Math.max(1, postsPerPage === 0 ? 1 : Math.ceil(totalCount / postsPerPage));
  const permalinkOf = (page: number) =>
    page === 1 ? basePath : toPermalink(context, basePath, options.pageBasePath, String(page));
  return Array.from({length: totalPages}, (_, index) => {
    const page = index + 1;
    return {
      posts: posts.slice(index * postsPerPage, page * postsPerPage),
      metadata: {
        permalink: permalinkOf(page),
        page,
        postsPerPage,
        totalPages,
        totalCount,
        ...(page > 1 && {previousPage: permalinkOf(page - 1)}),
        ...(page < totalPages && {nextPage: permalinkOf(page + 1)}),
        blogDescription,
        blogTitle,
      },
    };
  });
}
