import type {RouteConfig, RouteModule, RouteSearch} from '@lectern/core';
import {assetUrl} from '@lectern/core/content-helpers';
import {groupToMap} from '@lectern/core/shared/groupToMap';
import type {BlogContent, BlogTag} from '../BlogContent.js';
import type {Author, AuthorItemProp, PropTagPage, PropTagsListItem} from '../client/types.js';
import type {BlogPost} from '../model/BlogPost.js';
import {type BlogPluginInput, blogPath} from '../paths.js';
import {isListed} from '../posts/sortPosts.js';
import {type ListPage, paginate} from './paginate.js';
import {isFile, postModule} from './postModule.js';

/** Absolute paths of the data files (JSON) that routes of the blog refer to. */
export interface BlogFiles {
  readonly sidebar: string;
  readonly blogMetadata: string;
  readonly archive: string;
}

export interface BlogRoutesInput extends BlogPluginInput {
  readonly content: BlogContent;
  readonly files: BlogFiles;
}

interface RoutesInput extends BlogRoutesInput {
  /** The excerpts that lists show: post → module for routes (see `postModule`). Several lists share a module. */
  readonly excerpts: ReadonlyMap<BlogPost, RouteModule>;
}

export function authorsListPath(input: BlogPluginInput): string {
  return blogPath(input, input.options.authorsBasePath);
}

export function hasAuthorPages({authorsMap}: BlogContent): boolean {
  return Object.keys(authorsMap ?? {}).length > 0;
}

/**
 * Search settings of a post; `false` for drafts and unlisted posts. `site start` shows pages for drafts and unlisted
 * posts, but its search leaves these pages out, so that it has the same results as in a build.
 */
function searchOf({metadata: {title, description, unlisted, frontMatter}}: BlogPost): RouteSearch | false {
  if (unlisted || frontMatter.unlisted || frontMatter.draft) return false;
  return {title, description, keywords: frontMatter.keywords};
}

function postRoute(post: BlogPost, {options, files}: BlogRoutesInput): RouteConfig {
  const {permalink, source, lastUpdatedAt} = post.metadata;
  return {
    path: permalink,
    component: options.blogPostComponent,
    exact: true,
    modules: {sidebar: files.sidebar, content: postModule(post), blogMetadata: files.blogMetadata},
    context: {blogMetadata: files.blogMetadata},
    metadata: {
      sourceFilePath: source.slice('@site/'.length),
      ...(lastUpdatedAt !== undefined && {lastUpdatedAt}),
      search: searchOf(post),
    },
  };
}

interface ListRoute {
  readonly component: string;
  readonly posts: readonly BlogPost[];
  readonly basePath: string;
  /** Name of the list in reports: 'the tag "release"'. */
  readonly origin: string;
  props(page: ListPage): RouteConfig['props'];
}

function listRoutes(input: RoutesInput, list: ListRoute): readonly RouteConfig[] {
  const {files, content, excerpts} = input;
  const {blogTitle, blogDescription} = content;
  return paginate({...input, ...list, blogTitle, blogDescription}).map((page): RouteConfig => {
    const props = list.props(page);
    return {
      path: page.metadata.permalink,
      component: list.component,
      exact: true,
      modules: {
        sidebar: files.sidebar,
        items: page.posts.map((post) => ({content: excerpts.get(post) ?? postModule(post, 'excerpt')})),
      },
      ...(props && {props}),
      context: {blogMetadata: files.blogMetadata},
      metadata: {origin: list.origin, search: false},
    };
  });
}

function mainListRoutes(input: RoutesInput): readonly RouteConfig[] {
  const posts = input.content.blogPosts.filter(isListed);
  return listRoutes(input, {
    component: input.options.blogListComponent,
    posts,
    basePath: blogPath(input),
    origin: 'the list of posts',
    props: ({metadata}) => ({metadata}),
  });
}

function tagPage(
  {items, inline: _inline, labels: _labels, pages: _pages, ...tag}: BlogTag,
  allTagsPath: string,
): PropTagPage {
  return {...tag, allTagsPath, count: items.length};
}

function tagsListItems(tag: BlogTag): readonly PropTagsListItem[] {
  if (tag.unlisted) return [];
  const {label, permalink, description, inline, items} = tag;
  return tag.labels ?? [{label, permalink, ...(description && {description}), inline, count: items.length}];
}

function tagRoutes(input: RoutesInput): readonly RouteConfig[] {
  const {content, options, files} = input;
  const tags = Object.values(content.blogTags);
  if (tags.length === 0) return [];
  const postById = new Map(content.blogPosts.map((post) => [post.id, post]));
  const pages = tags.flatMap((tag) =>
    listRoutes(input, {
      component: options.blogTagsPostsComponent,
      posts: tag.items.flatMap((id) => postById.get(id) ?? []),
      basePath: tag.permalink,
      origin: `the tag "${tag.label}"`,
      props: ({metadata}) => ({tag: tagPage(tag, content.blogTagsListPath), listMetadata: metadata}),
    }),
  );
  const list: RouteConfig = {
    path: content.blogTagsListPath,
    component: options.blogTagsListComponent,
    exact: true,
    modules: {sidebar: files.sidebar},
    props: {tags: tags.flatMap(tagsListItems)},
    context: {blogMetadata: files.blogMetadata},
    metadata: {origin: 'the list of tags', search: false},
  };
  return [list, ...pages];
}

/** URL path of the archive; `undefined` if the blog has none. */
export function archivePath(input: BlogPluginInput & Pick<BlogRoutesInput, 'content'>): string | undefined {
  const {content, options} = input;
  if (options.archiveBasePath === null || !content.blogPosts.some(isListed)) return undefined;
  return blogPath(input, options.archiveBasePath);
}

function archiveRoutes(input: BlogRoutesInput): readonly RouteConfig[] {
  const {options, files} = input;
  const path = archivePath(input);
  if (path === undefined) return [];
  return [
    {
      path,
      component: options.blogArchiveComponent,
      exact: true,
      modules: {archive: files.archive},
      metadata: {origin: 'the archive', search: false},
    },
  ];
}

/**
 * Props of an author for pages about authors. An image path that is relative to a post is left out, since it has no
 * meaning on these pages.
 */
function authorItem(author: Author, count: number, {context}: RoutesInput): AuthorItemProp {
  const {imageURL, ...others} = author;
  if (!isFile(imageURL)) return {...author, count};
  const url = imageURL.startsWith('@site/') ? assetUrl(imageURL, context) : undefined;
  return {...others, ...(url !== undefined && {imageURL: url}), count};
}

function authorRoutes(input: RoutesInput): readonly RouteConfig[] {
  const {content, options, files} = input;
  if (!hasAuthorPages(content)) return [];
  const written = content.blogPosts
    .filter(isListed)
    .flatMap((post) => post.metadata.authors.map(({key}) => ({key, post})));
  const byAuthor = groupToMap(written, ({key}) => key);
  const postsOf = (key: string) => byAuthor.get(key)?.map(({post}) => post) ?? [];
  const authors = Object.values(content.authorsMap ?? {});
  const items = authors.map((author) => authorItem(author, postsOf(author.key).length, input));
  const list: RouteConfig = {
    path: authorsListPath(input),
    component: options.blogAuthorsListComponent,
    exact: true,
    modules: {sidebar: files.sidebar},
    props: {authors: items},
    context: {blogMetadata: files.blogMetadata},
    metadata: {
      origin: 'the list of authors',
      search: false,
      // Publishes the images of all authors, also for the pages of single authors.
      assets: authors.flatMap(({imageURL}) => (imageURL?.startsWith('@site/') ? [imageURL] : [])),
    },
  };
  const pages = items.flatMap((author) => {
    if (!author.page) return [];
    const posts = postsOf(author.key ?? '');
    return listRoutes(input, {
      component: options.blogAuthorsPostsComponent,
      posts,
      basePath: author.page.permalink,
      origin: `the author "${author.key}"`,
      props: ({metadata}) => ({author, listMetadata: metadata}),
    });
  });
  return [list, ...pages];
}

/** All routes of a blog; none for a blog without posts. */
export function blogRoutes(routesInput: BlogRoutesInput): readonly RouteConfig[] {
  const {blogPosts} = routesInput.content;
  if (blogPosts.length === 0) return [];
  const excerpts = new Map(blogPosts.map((post) => [post, postModule(post, 'excerpt')]));
  const input: RoutesInput = {...routesInput, excerpts};
  return [
    ...blogPosts.map((post) => postRoute(post, input)),
    ...mainListRoutes(input),
    ...tagRoutes(input),
    ...archiveRoutes(input),
    ...authorRoutes(input),
  ];
}
