import {useBaseUrlUtils} from '@lectern/core/client/useBaseUrl';
import {useBlogMetadata} from './blogMetadata.js';
import {type BlogPostContextValue, useBlogPost} from './blogPost.js';
import type {Author, PropBlogListPage} from './types.js';

/** An author as a `Person` of schema.org. */
export interface PersonData {
  readonly '@type': 'Person';
  readonly name?: string;
  readonly description?: string;
  readonly url?: string;
  readonly email?: string;
  readonly image?: string;
}

export interface ImageObjectData {
  readonly '@type': 'ImageObject';
  readonly '@id': string;
  readonly url: string;
  readonly contentUrl: string;
  readonly caption: string;
}

/** A post as a `BlogPosting` of schema.org, without `@context`: only the outermost object has this field. */
export interface BlogPostingData {
  readonly '@type': 'BlogPosting';
  readonly '@id': string;
  readonly mainEntityOfPage: string;
  readonly url: string;
  readonly headline: string;
  readonly name: string;
  readonly description: string;
  /** Date of the post in ISO 8601. */
  readonly datePublished: string;
  readonly dateModified?: string;
  readonly author?: PersonData | readonly PersonData[];
  readonly image?: ImageObjectData;
  readonly keywords?: readonly string[];
}

/** A list of posts as a `Blog` of schema.org. */
export interface BlogData {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'Blog';
  readonly '@id': string;
  readonly mainEntityOfPage: string;
  readonly headline: string;
  readonly description: string;
  readonly blogPost: readonly BlogPostingData[];
}

/** Data of the page of a post for search engines: a `BlogPosting` of schema.org. */
export type BlogPostPageData = {readonly '@context': 'https://schema.org'} & BlogPostingData & {
    readonly isPartOf: {readonly '@type': 'Blog'; readonly '@id': string; readonly name: string};
  };

/** Makes an absolute URL of a path in the site. Adds the base URL if the path lacks it. */
type AbsoluteUrl = (path: string) => string;

function person(author: Author, absoluteUrl: AbsoluteUrl): PersonData {
  const {name, title, url, email, imageURL, page} = author;
  const website = url ?? page?.permalink;
  return {
    '@type': 'Person',
    ...(name && {name}),
    ...(title && {description: title}),
    ...(website && {url: absoluteUrl(website)}),
    ...(email && {email}),
    ...(imageURL && {image: absoluteUrl(imageURL)}),
  };
}

function image(path: string, title: string, absoluteUrl: AbsoluteUrl): ImageObjectData {
  const url = absoluteUrl(path);
  return {
    '@type': 'ImageObject',
    '@id': url,
    url,
    contentUrl: url,
    caption: `Title image of the blog post: ${title}`,
  };
}

type Post = Pick<BlogPostContextValue, 'metadata' | 'frontMatter' | 'assets'>;

function authorsOf({metadata, assets}: Post, absoluteUrl: AbsoluteUrl): BlogPostingData['author'] {
  const persons = metadata.authors.map((author, index) =>
    person({...author, imageURL: assets.authorsImageUrls[index] ?? author.imageURL}, absoluteUrl),
  );
  return persons.length === 1 ? persons[0] : persons;
}

/** Makes the schema.org data of a post. Fields without a value are left out. */
export function blogPostingData(post: Post, absoluteUrl: AbsoluteUrl): BlogPostingData {
  const {metadata, frontMatter, assets} = post;
  const {title, description, date, lastUpdatedAt, authors} = metadata;
  const url = absoluteUrl(metadata.permalink);
  const imagePath = assets.image ?? frontMatter.image;
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: title,
    name: title,
    description,
    datePublished: date,
    ...(lastUpdatedAt && {dateModified: new Date(lastUpdatedAt).toISOString()}),
    ...(authors.length > 0 && {author: authorsOf(post, absoluteUrl)}),
    ...(imagePath && {image: image(imagePath, title, absoluteUrl)}),
    ...(frontMatter.keywords?.length && {keywords: frontMatter.keywords}),
  };
}

function useAbsoluteUrl(): AbsoluteUrl {
  const {withBaseUrl} = useBaseUrlUtils();
  return (path) => withBaseUrl(path, {absolute: true});
}

/** Data of a page with a list of posts, for search engines: a `Blog` of schema.org. */
export function useBlogListPageStructuredData({metadata, items}: PropBlogListPage): BlogData {
  const absoluteUrl = useAbsoluteUrl();
  const url = absoluteUrl(metadata.permalink);
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': url,
    mainEntityOfPage: url,
    headline: metadata.blogTitle,
    description: metadata.blogDescription,
    blogPost: items.map(({content}) => blogPostingData(content, absoluteUrl)),
  };
}

/** Data of the page of a post, for search engines: a `BlogPosting` of schema.org. @throws on other pages */
export function useBlogPostStructuredData(): BlogPostPageData {
  const {blogBasePath, blogTitle} = useBlogMetadata();
  const post = useBlogPost();
  const absoluteUrl = useAbsoluteUrl();
  return {
    '@context': 'https://schema.org',
    ...blogPostingData(post, absoluteUrl),
    isPartOf: {'@type': 'Blog', '@id': absoluteUrl(blogBasePath), name: blogTitle},
  };
}
