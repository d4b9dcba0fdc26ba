export {useBlogMetadata} from './blogMetadata.js';
export {type BlogPostContextValue, BlogPostProvider, useBlogPost} from './blogPost.js';
export {
  BlogSidebarItemList,
  type BlogSidebarItemListProps,
  groupBlogSidebarItemsByYear,
  useVisibleBlogSidebarItems,
} from './sidebar.js';
export {
  type BlogData,
  type BlogPostingData,
  type BlogPostPageData,
  type ImageObjectData,
  type PersonData,
  useBlogListPageStructuredData,
  useBlogPostStructuredData,
} from './structuredData.js';
export type * from './types.js';
