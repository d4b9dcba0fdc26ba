import {createContext, type ReactNode, useContext, useMemo} from 'react';
import type {BlogPostAssets, BlogPostFrontMatter, BlogPostMetadata, PropBlogPostContent} from './types.js';

/** Metadata and table of contents of a post that is being rendered. */
export interface BlogPostContextValue {
  readonly metadata: BlogPostMetadata;
  readonly frontMatter: BlogPostFrontMatter;
  readonly assets: BlogPostAssets;
  readonly toc: PropBlogPostContent['toc'];
  /** True on the page of the post, false in a list of posts. */
  readonly isBlogPostPage: boolean;
}

const BlogPostContext = createContext<BlogPostContextValue | null>(null);

/** Provides a post to the components below it, which read it with `useBlogPost`. */
export function BlogPostProvider({
  content,
  isBlogPostPage = false,
  children,
}: {
  readonly content: PropBlogPostContent;
  readonly isBlogPostPage?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const value = useMemo((): BlogPostContextValue => {
    const {metadata, frontMatter, assets, toc} = content;
    return {metadata: {...metadata, frontMatter}, frontMatter, assets, toc, isBlogPostPage};
  }, [content, isBlogPostPage]);
  return <BlogPostContext.Provider value={value}>{children}</BlogPostContext.Provider>;
}

/** The post that is being rendered. @throws outside of a post */
export function useBlogPost(): BlogPostContextValue {
  const post = useContext(BlogPostContext);
  if (!post)
    throw new Error(
      'useBlogPost() is used outside of <BlogPostProvider>: it works inside of blog posts only.',
    );
  return post;
}
