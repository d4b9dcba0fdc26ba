import fs from 'node:fs';

/** A post, and what its page must show. */
export interface ExpectedPost {
  /** Below the root of its blog, starting and ending with "/", percent-encoded. */
  readonly path: string;
  /** "2022-08-01" */
  readonly date: string;
  /** Number of authors; of contributors in the changelog. */
  readonly authors: number;
  /** Slugs. */
  readonly tags: readonly string[];
  /** Number of the list page that shows it. */
  readonly listPage: number;
  /** The list shows an excerpt. */
  readonly hasExcerpt: boolean;
}

/** An instance of the blog plugin. */
export interface ExpectedBlog {
  readonly pluginId: string;
  /** URL path of its root, without a slash at the end. */
  readonly root: string;
  readonly title: string;
  readonly postsPerPage: number;
  readonly hasArchive: boolean;
  /** There is an authors file, and with it a page that lists authors. */
  readonly hasAuthorsPage: boolean;
  /** Number of entries of the sidebar. */
  readonly sidebarCount: number;
  /** Targets of edit links, behind the address of the website's folder. */
  readonly editFolder: string;
  /** In the order of the list. */
  readonly posts: readonly ExpectedPost[];
}

function parseRow(line: string): ExpectedPost & {readonly instance: string} {
  const [instance = '', path = '', date = '', authors, tags = '-', listPage, excerpt] = line.split('\t');
  return {
    instance,
    path,
    date,
    authors: Number(authors),
    tags: tags === '-' ? [] : tags.split(', '),
    listPage: Number(listPage),
    hasExcerpt: excerpt === 'yes',
  };
}

const [, ...lines] = fs
  .readFileSync(new URL('blog.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const rows = lines.map(parseRow);

function blog(pluginId: string, facts: Omit<ExpectedBlog, 'pluginId' | 'posts'>): ExpectedBlog {
  return {pluginId, ...facts, posts: rows.filter(({instance}) => instance === pluginId)};
}

export const mainBlog = blog('default', {
  root: '/blog',
  title: 'Blog',
  postsPerPage: 5,
  hasArchive: true,
  hasAuthorsPage: true,
  sidebarCount: 12,
  editFolder: 'blog/',
});

export const changelog = blog('changelog', {
  root: '/changelog',
  title: 'Changelog',
  postsPerPage: 20,
  hasArchive: false,
  hasAuthorsPage: false,
  sidebarCount: 79,
  editFolder: 'changelog/releases.yml',
});

export const news = blog('news', {
  root: '/news',
  title: 'News',
  postsPerPage: 10,
  hasArchive: true,
  hasAuthorsPage: true,
  sidebarCount: 6,
  editFolder: 'news/',
});

export const testsBlog = blog('blog-tests', {
  root: '/tests/blog',
  title: 'Tests blog',
  postsPerPage: 3,
  hasArchive: true,
  hasAuthorsPage: true,
  sidebarCount: 5,
  editFolder: '_dogfooding/_blog%20tests/',
});

/** @returns slug of each tag → its posts, in the order of the list. */
export function postsByTag({posts}: ExpectedBlog): ReadonlyMap<string, readonly ExpectedPost[]> {
  const slugs = [...new Set(posts.flatMap(({tags}) => tags))].sort();
  return new Map(slugs.map((slug) => [slug, posts.filter(({tags}) => tags.includes(slug))]));
}

/** @returns path of a page of a list. */
export function pageOfList(list: string, page: number): string {
  return page === 1 ? `${list}/` : `${list}/page/${page}/`;
}

/** @returns the posts of each page of a list. */
export function inPages(
  {postsPerPage}: ExpectedBlog,
  posts: readonly ExpectedPost[],
): readonly ExpectedPost[][] {
  const count = Math.ceil(posts.length / postsPerPage);
  return Array.from({length: count}, (_, page) =>
    posts.slice(page * postsPerPage, (page + 1) * postsPerPage),
  );
}
