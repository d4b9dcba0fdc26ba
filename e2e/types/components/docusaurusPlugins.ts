// Imports of the content plugins in sites and plugins that are written for Docusaurus.
import blog, {
  type Author,
  type BlogContent,
  type Options as BlogOptions,
  type PluginOptions as BlogPluginOptions,
  type BlogPost,
  type BlogPostFrontMatter,
  type BlogPostMetadata,
  type BlogSidebar,
  type ProcessBlogPostsFn,
} from '@docusaurus/plugin-content-blog';
import type {
  DocMetadataBase,
  LoadedContent,
  LoadedVersion,
  Options,
  PropSidebarItem,
  SidebarsConfig,
  VersionBanner,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@lectern/core';

export const docsOptions = {path: 'docs', sidebarPath: './sidebars.ts'} satisfies Options;
export const sidebars: SidebarsConfig = {docs: ['intro']};
export const labelOf = (item: PropSidebarItem): string | undefined =>
  item.type === 'link' ? item.label : undefined;

const newest: ProcessBlogPostsFn = async ({blogPosts}) =>
  [...blogPosts].sort((a, b) => b.metadata.date.getTime() - a.metadata.date.getTime());

export const blogOptions: BlogOptions = {
  postsPerPage: 'ALL',
  blogSidebarCount: 3,
  processBlogPosts: newest,
  feedOptions: {
    type: 'all',
    createFeedItems: ({defaultCreateFeedItems, ...input}) => defaultCreateFeedItems(input),
  },
};

// @ts-expect-error There is no such option.
export const wrong: BlogOptions = {postPerPage: 3};

/** A plugin around that of the blog. */
export default async function wrapped(
  context: LoadContext,
  options: BlogPluginOptions,
): Promise<Plugin<BlogContent>> {
  const plugin = await blog(context, options);
  return {
    ...plugin,
    async contentLoaded(args) {
      const posts: BlogPost[] = args.content.blogPosts;
      const titles: string[] = posts.map(({metadata}) => metadata.title);
      args.actions.setGlobalData({titles});
      await plugin.contentLoaded?.(args);
    },
  };
}

export function describe(
  {title, authors}: BlogPostMetadata,
  {slug}: BlogPostFrontMatter,
  {items}: BlogSidebar,
): string {
  const names = authors.map(({name}: Author) => name);
  return [title, slug, items.length, ...names].join();
}

export const titlesOf = ({docs}: LoadedVersion): readonly string[] =>
  docs.map(({title}: Pick<DocMetadataBase, 'title'>) => title);
export const namesOf = ({loadedVersions}: LoadedContent): readonly string[] =>
  loadedVersions.map(({versionName}) => versionName);
export const banner: VersionBanner = 'unreleased';
