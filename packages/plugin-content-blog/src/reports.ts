import {frontMatterLine, type Problem, reportProblems, throwProblems} from '@lectern/core/content-helpers';
import type {BlogPluginInput} from './paths.js';
import type {PostProblems, ResolvedPost} from './posts/resolvePosts.js';

/** @throws {SiteError} `BLOG_SLUG`, `BLOG_DATE` or `BLOG_AUTHORS` with all problems of this kind */
export function throwPostProblems({slugs, dates, authors}: PostProblems, siteDir: string): void {
  throwProblems(slugs, {
    code: 'BLOG_SLUG',
    heading: 'Some slugs cannot be part of a URL:',
    hint: 'A slug is a path below that of the blog: "/hello", "2020/hello".',
    siteDir,
  });
  throwProblems(dates, {
    code: 'BLOG_DATE',
    heading: 'Some posts have dates that do not exist:',
    hint: 'Write "date: 2024-05-17" into the front matter, with a time if you like: "2024-05-17T10:00".',
    siteDir,
  });
  throwProblems(authors, {
    code: 'BLOG_AUTHORS',
    heading: 'The authors of some posts are not valid:',
    hint: 'Text in "authors" is the key of an author in the authors file; describe others with "name", "title", "url" and "imageURL".',
    siteDir,
  });
}

/**
 * Reports authors that are not in the authors file. @throws {SiteError} `BLOG_INLINE_AUTHORS` for the severity "throw"
 */
export function reportInlineAuthors(
  posts: readonly ResolvedPost[],
  {context, options}: BlogPluginInput,
): void {
  const problems = posts.flatMap(({file, post}) =>
    post.metadata.authors
      .filter(({key}) => key === undefined)
      .map(({name, imageURL}): Problem => {
        const line = frontMatterLine(file, 'authors') ?? frontMatterLine(file, 'author');
        const message = `The author "${name ?? imageURL ?? ''}" is not in ${options.authorsMapPath}.`;
        return {file: file.file, line, message};
      }),
  );
  reportProblems(problems, {
    severity: options.onInlineAuthors,
    code: 'BLOG_INLINE_AUTHORS',
    heading: 'Posts describe their authors themselves:',
    hint: `Describe each author once in ${options.authorsMapPath}, or change the option "onInlineAuthors".`,
    context,
  });
}

/** Reports listed posts without a truncate marker. @throws {SiteError} `BLOG_UNTRUNCATED` for the severity "throw" */
export function reportUntruncated(posts: readonly ResolvedPost[], {context, options}: BlogPluginInput): void {
  const problems = posts
    .filter(({file, post}) => !file.hasTruncateMarker && !post.metadata.unlisted)
    .map(({file}): Problem => ({file: file.file, message: 'has no truncate marker.'}));
  reportProblems(problems, {
    severity: options.onUntruncatedBlogPosts,
    code: 'BLOG_UNTRUNCATED',
    heading: 'Lists show all of these posts, as they have no truncate marker:',
    hint: 'Add <!-- truncate --> or {/* truncate */} where their excerpt ends, or change the option "onUntruncatedBlogPosts".',
    context,
  });
}
