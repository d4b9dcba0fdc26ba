import path from 'node:path';
import {didYouMean, frontMatterLine, listKnown, type Problem} from '@lectern/core/content-helpers';
import {type AuthorsMap, isMissingImage, resolveImage} from '../authors/authorsFile.js';
import {resolveSocials} from '../authors/socials.js';
import type {Author} from '../client/types.js';
import type {PostFile} from '../model/BlogPost.js';
import type {WrittenAuthor} from '../model/frontMatter.js';
import type {BlogPluginInput} from '../paths.js';

export interface ResolveAuthorsInput extends BlogPluginInput {
  readonly authorsMap: AuthorsMap | undefined;
  /** List to which problems are added. */
  readonly problems: Problem[];
}

/**
 * Author from the old front matter fields `author`, `author_title` and so on; `undefined` if the post has no name,
 * title, URL or image in these fields.
 */
function legacyAuthor(input: AuthoredPost): Author | undefined {
  const {frontMatter, file} = input.post;
  const name = frontMatter.author;
  const title = frontMatter.author_title ?? frontMatter.authorTitle;
  const url = frontMatter.author_url ?? frontMatter.authorURL;
  const written = frontMatter.author_image_url ?? frontMatter.authorImageURL;
  if (!name && !title && !url && !written) return undefined;
  const imageURL = resolveImage(written, [path.dirname(file)], input);
  return {
    ...(name && {name}),
    ...(title && {title}),
    ...(url && {url}),
    ...(imageURL && {imageURL}),
    page: null,
  };
}

/** Input of the functions that resolve the authors of one post. */
interface AuthoredPost extends ResolveAuthorsInput {
  readonly post: PostFile;
  /** Adds a problem in the front matter of the post. */
  report(message: string): void;
}

function fromMap(key: string, {authorsMap = {}, options, report}: AuthoredPost): Author | undefined {
  if (Object.hasOwn(authorsMap, key)) return authorsMap[key];
  const keys = Object.keys(authorsMap);
  const known = didYouMean(key, keys) || ` ${listKnown('author keys', keys)}`;
  report(`The author "${key}" is not in ${options.authorsMapPath}.${known}`);
  return undefined;
}

function writtenAuthor(written: WrittenAuthor, input: AuthoredPost): Author | undefined {
  if (typeof written === 'string') return fromMap(written, input);
  const {key, imageURL: url, image_url, socials, ...own} = written;
  const base = key === undefined ? undefined : fromMap(key, input);
  if (key !== undefined && !base) return undefined;
  const imageURL = resolveImage(url ?? image_url, [path.dirname(input.post.file)], input);
  const resolved = socials && resolveSocials(socials);
  for (const {platform, value} of resolved?.wrong ?? []) {
    input.report(`The author has "${value}" for "${platform}", which is neither a handle nor a URL.`);
  }
  return {
    ...base,
    ...own,
    ...(key !== undefined && {key}),
    ...(imageURL !== undefined && {imageURL}),
    ...(resolved && {socials: resolved.socials}),
    page: base?.page ?? null,
  };
}

/** Reports images that do not exist, and authors that are listed twice. */
function checkAuthors(authors: readonly Author[], {post, context, report}: AuthoredPost): void {
  const seen = new Set<string>();
  for (const {key, imageURL} of authors) {
    if (isMissingImage(imageURL, post.file, context.siteDir)) {
      report(`The image "${imageURL}" of an author does not exist.`);
    }
    if (key === undefined) continue;
    if (seen.has(key)) report(`The author "${key}" is listed twice.`);
    seen.add(key);
  }
}

function listAuthors(input: AuthoredPost): readonly Author[] {
  const legacy = legacyAuthor(input);
  const {authors: written} = input.post.frontMatter;
  if (!written) return legacy ? [legacy] : [];
  if (legacy) {
    input.report('Front matter has both "authors" and fields such as "author": write only "authors".');
    return [];
  }
  return written.flatMap((author) => writtenAuthor(author, input) ?? []);
}

/** Resolves the authors of a post, and adds the problems of the authors to `input.problems`. */
export function resolveAuthors(post: PostFile, input: ResolveAuthorsInput): readonly Author[] {
  const report = (message: string) => {
    const line = frontMatterLine(post, 'authors') ?? frontMatterLine(post, 'author');
    input.problems.push({file: post.file, line, message});
  };
  const authored: AuthoredPost = {...input, post, report};
  const authors = listAuthors(authored);
  checkAuthors(authors, authored);
  return authors;
}
