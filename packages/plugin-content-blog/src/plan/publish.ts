import type {PluginActions} from '@lectern/core';
import type {BlogContent} from '../BlogContent.js';
import type {ArchiveBlogPost, BlogMetadata} from '../client/types.js';
import type {BlogPost} from '../model/BlogPost.js';
import {type BlogPluginInput, blogPath} from '../paths.js';
import {isListed} from '../posts/sortPosts.js';
import {postMetadata, sidebarOf} from './postModule.js';
import {archivePath, authorsListPath, blogRoutes, hasAuthorPages} from './routes.js';

export interface PublishInput extends BlogPluginInput {
  readonly content: BlogContent;
  readonly actions: PluginActions;
}

/** Returns only the fields of a post that the archive shows, to keep the archive page small: it lists all posts. */
function archivePost(post: BlogPost): ArchiveBlogPost {
  const {title, permalink, date, description, tags, authors} = postMetadata(post);
  return {id: post.id, metadata: {title, permalink, date, description, tags, authors}};
}

/** Passes the routes of a blog, and the data files that they share, to the actions of the plugin host. */
export async function publishBlog(input: PublishInput): Promise<void> {
  const {content, options, actions} = input;
  if (content.blogPosts.length === 0) return;
  const blogBasePath = blogPath(input);
  const sidebar = sidebarOf(content, options.blogSidebarCount, archivePath(input) ?? blogBasePath);
  const blogMetadata: BlogMetadata = {
    blogBasePath,
    blogTitle: content.blogTitle,
    ...(hasAuthorPages(content) && {authorsListPath: authorsListPath(input)}),
  };
  const archive = {blogPosts: content.blogPosts.filter(isListed).map(archivePost)};
  const files = {
    sidebar: await actions.createData('sidebar.json', sidebar),
    blogMetadata: await actions.createData('blog.json', blogMetadata),
    archive: await actions.createData('archive.json', archive),
  };
  for (const route of blogRoutes({...input, files})) actions.addRoute(route);
}
