import type {ContentComponent} from '@lectern/core/client/types';

/** Tag of a post, in the form that components receive. */
export interface PropTag {
  readonly label: string;
  readonly permalink: string;
  readonly description?: string;
  /** True if the tags file does not define the tag. */
  readonly inline: boolean;
}

export interface PropTagsListItem extends PropTag {
  /** Number of listed posts with the tag. */
  readonly count: number;
}

export interface AuthorAttributes {
  readonly key?: string;
  readonly name?: string;
  readonly title?: string;
  readonly description?: string;
  readonly url?: string;
  readonly email?: string;
  readonly imageURL?: string;
  /** Links to profiles of the author: platform ("github") → URL. */
  readonly socials?: {readonly [platform: string]: string};
  /** The author's own page; `null` if there is none. */
  readonly page: {readonly permalink: string} | null;
  /** Other fields of the author, from the authors file or the front matter. */
  readonly [attribute: string]: unknown;
}

/** An author in the metadata of a post, which the page shows below the title. */
export type Author = AuthorAttributes;

/** An author on pages about authors. */
export type AuthorItemProp = AuthorAttributes & {
  /** Number of the author's listed posts. */
  readonly count: number;
};

export interface PropNavigationLink {
  readonly title: string;
  readonly permalink: string;
}

/**
 * Checked front matter of a post, with the keys that components use. Numbers and dates are converted to text where text
 * is expected.
 */
export interface BlogPostFrontMatter {
  readonly title?: string;
  readonly title_meta?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly image?: string;
  readonly hide_table_of_contents?: boolean;
  readonly toc_min_heading_level?: number;
  readonly toc_max_heading_level?: number;
  readonly sidebar_label?: string;
  readonly unlisted?: boolean;
  readonly draft?: boolean;
  readonly [key: string]: unknown;
}

export interface BlogPostMetadata {
  readonly permalink: string;
  /** Path of the Markdown file in the site: "@site/blog/2020-01-01-hello.md". */
  readonly source: string;
  readonly title: string;
  readonly description: string;
  /** Date of the post in ISO 8601: "2020-01-05T00:00:00.000Z". */
  readonly date: string;
  readonly tags: readonly PropTag[];
  /** Minutes; absent if pages show no reading time. */
  readonly readingTime?: number;
  /** True if the post has a truncate marker: lists then show only the part before the marker. */
  readonly hasTruncateMarker: boolean;
  readonly authors: readonly Author[];
  readonly frontMatter: BlogPostFrontMatter;
  readonly unlisted: boolean;
  /**
   * Locale of the text if the post is not translated: the default locale. Absent if it is translated, or if both
   * locales have the same language.
   */
  readonly contentLocale?: string;
  readonly editUrl?: string;
  /** Time of the last change of the post, as Unix time in milliseconds. */
  readonly lastUpdatedAt?: number | null;
  readonly lastUpdatedBy?: string | null;
  /** The previous post in the list: a newer post, unless the option `sortPosts` is "ascending". */
  readonly prevItem?: PropNavigationLink;
  readonly nextItem?: PropNavigationLink;
}

/** Published URLs of the images that the front matter or the authors file refers to by a file path. */
export interface BlogPostAssets {
  readonly image?: string;
  /**
   * URL of each author's image file, in the order of the authors; `undefined` for an author without an image, or with
   * an image that is given as a URL.
   */
  readonly authorsImageUrls: readonly (string | undefined)[];
}

/** Component that renders a post, or its excerpt in lists, with the metadata of the post. */
export type PropBlogPostContent = ContentComponent & {
  readonly metadata: BlogPostMetadata;
  readonly frontMatter: BlogPostFrontMatter;
  readonly assets: BlogPostAssets;
};

/** Item in the prop `items` of pages with a list of posts. */
export interface BlogPostListItem {
  readonly content: PropBlogPostContent;
}

export interface BlogSidebarItem {
  readonly title: string;
  readonly permalink: string;
  readonly unlisted: boolean;
  /** Date of the post in ISO 8601: "2020-01-05T00:00:00.000Z". */
  readonly date: string;
}

export interface BlogSidebar {
  readonly title: string;
  readonly items: readonly BlogSidebarItem[];
  /** URL path of the archive, or of the first list page if the blog has no archive. */
  readonly allPostsPath?: string;
}

/** Metadata of a blog, which is in the route context of its pages. */
export interface BlogMetadata {
  readonly blogBasePath: string;
  readonly blogTitle: string;
  /** URL path of the list of authors; absent if the authors file has no authors. */
  readonly authorsListPath?: string;
}

/** Metadata of one page of a paginated list of posts. `nextPage` and `previousPage` are URL paths. */
export interface BlogPaginatedMetadata {
  readonly blogTitle: string;
  readonly blogDescription: string;
  readonly nextPage?: string;
  readonly previousPage?: string;
  readonly page: number;
  readonly permalink: string;
  readonly postsPerPage: number;
  readonly totalCount: number;
  readonly totalPages: number;
}

/** Prop `tag` of the pages of a tag. */
export interface PropTagPage extends Omit<PropTagsListItem, 'inline'> {
  readonly allTagsPath: string;
  readonly unlisted: boolean;
}

/** A post in the prop of the archive page, with the fields that this page shows. */
export interface ArchiveBlogPost {
  readonly id: string;
  readonly metadata: Pick<
    BlogPostMetadata,
    'title' | 'permalink' | 'date' | 'description' | 'tags' | 'authors'
  >;
}

export interface PropBlogListPage {
  readonly sidebar: BlogSidebar;
  readonly metadata: BlogPaginatedMetadata;
  readonly items: readonly BlogPostListItem[];
}

export interface PropBlogPostPage {
  readonly sidebar: BlogSidebar;
  readonly content: PropBlogPostContent;
  readonly blogMetadata: BlogMetadata;
}

export interface PropBlogTagsListPage {
  readonly sidebar: BlogSidebar;
  readonly tags: readonly PropTagsListItem[];
}

export interface PropBlogTagsPostsPage {
  readonly sidebar: BlogSidebar;
  readonly tag: PropTagPage;
  readonly listMetadata: BlogPaginatedMetadata;
  readonly items: readonly BlogPostListItem[];
}

export interface PropBlogArchivePage {
  readonly archive: {readonly blogPosts: readonly ArchiveBlogPost[]};
}

export interface PropBlogAuthorsListPage {
  readonly sidebar: BlogSidebar;
  readonly authors: readonly AuthorItemProp[];
}

export interface PropBlogAuthorsPostsPage {
  readonly sidebar: BlogSidebar;
  readonly author: AuthorItemProp;
  readonly listMetadata: BlogPaginatedMetadata;
  readonly items: readonly BlogPostListItem[];
}
