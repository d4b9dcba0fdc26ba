import type {ContentComponent} from '@lectern/core/client/types';

/** A tag as a chip below a post. */
export interface PropTag {
  readonly label: string;
  readonly permalink: string;
  readonly description?: string;
  /** Written in the front matter of a post, and not in the tags file. */
  readonly inline: boolean;
}

export interface PropTagsListItem extends PropTag {
  /** Posts that have it and are listed. */
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
  /** Platform → URL. */
  readonly socials?: {readonly [platform: string]: string};
  /** The author's own page; `null` if there is none. */
  readonly page: {readonly permalink: string} | null;
  /** Whatever else the site says of an author. */
  readonly [attribute: string]: unknown;
}

/** An author below the title of a post. */
export type Author = AuthorAttributes;

/** An author on pages about authors. */
export type AuthorItemProp = AuthorAttributes & {
  /** Posts that are listed. */
  readonly count: number;
};

export interface PropNavigationLink {
  readonly title: string;
  readonly permalink: string;
}

/** Front matter of a post, as its author wrote it. */
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
  /** "@site/blog/2020-01-01-hello.md" */
  readonly source: string;
  readonly title: string;
  readonly description: string;
  /** ISO 8601. */
  readonly date: string;
  readonly tags: readonly PropTag[];
  /** Minutes; absent if it is not shown. */
  readonly readingTime?: number;
  /** Lists show the part before a marker only. */
  readonly hasTruncateMarker: boolean;
  readonly authors: readonly Author[];
  readonly frontMatter: BlogPostFrontMatter;
  readonly unlisted: boolean;
  /** The locale that the text is written in, where that is another language than the page's. */
  readonly contentLocale?: string;
  readonly editUrl?: string;
  /** Unix time in milliseconds. */
  readonly lastUpdatedAt?: number | null;
  readonly lastUpdatedBy?: string | null;
  /** The post before it in the list: a newer one, unless the list is ascending. */
  readonly prevItem?: PropNavigationLink;
  readonly nextItem?: PropNavigationLink;
}

/** Addresses of files of a post that bundlers of other tools would resolve. */
export interface BlogPostAssets {
  readonly image?: string;
  /** In the order of the authors; absent where one has no image of the site. */
  readonly authorsImageUrls: readonly (string | undefined)[];
}

/** A compiled post, or the part of it that lists show. */
export type PropBlogPostContent = ContentComponent & {
  readonly metadata: BlogPostMetadata;
  readonly frontMatter: BlogPostFrontMatter;
  readonly assets: BlogPostAssets;
};

/** An item of a list of posts, as routes pass it. */
export interface BlogPostListItem {
  readonly content: PropBlogPostContent;
}

export interface BlogSidebarItem {
  readonly title: string;
  readonly permalink: string;
  readonly unlisted: boolean;
  /** ISO 8601. */
  readonly date: string;
}

export interface BlogSidebar {
  readonly title: string;
  readonly items: readonly BlogSidebarItem[];
  /** The archive, or the first list page of a blog without one. */
  readonly allPostsPath?: string;
}

/** About the blog that a post belongs to: the route context of posts. */
export interface BlogMetadata {
  readonly blogBasePath: string;
  readonly blogTitle: string;
  /** Where there are pages of authors. */
  readonly authorsListPath?: string;
}

/** One page of a list of posts. */
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

/** Data for the page of a tag. */
export interface PropTagPage {
  readonly label: string;
  readonly permalink: string;
  readonly description?: string;
  readonly allTagsPath: string;
  readonly count: number;
  readonly unlisted: boolean;
}

/** A post as the archive shows it. */
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
