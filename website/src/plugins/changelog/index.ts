import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@lectern/core';
import pluginContentBlog, {
  type BlogContent,
  type Options,
  type PluginOptions,
} from '@lectern/plugin-content-blog';
import {releasePosts} from './releasePosts';
import {parseReleases} from './releases';
import {writePosts} from './writePosts';

export {validateOptions} from '@lectern/plugin-content-blog';

/** Options of the blog plugin, except `path`: the folder is fixed, since this plugin writes and deletes its files. */
export type ChangelogOptions = Omit<Options, 'path'>;

/** Path of the data file, relative to the site folder. */
const RELEASES_FILE = 'changelog/releases.yml';
/** Folder for the generated posts, relative to the site folder; ignored by git. */
const POSTS_FOLDER = 'changelog/source';

/**
 * A blog with a post for each release in the data file. Writes the posts as Markdown files, which the blog plugin then
 * reads.
 */
export default function pluginChangelog(context: LoadContext, options: PluginOptions): Plugin<BlogContent> {
  const blog = pluginContentBlog(context, {...options, path: POSTS_FOLDER});
  const file = path.join(context.siteDir, RELEASES_FILE);
  const perPage = options.postsPerPage === 'ALL' ? Number.POSITIVE_INFINITY : options.postsPerPage;
  return {
    ...blog,
    async loadContent() {
      const releases = parseReleases(await fs.readFile(file, 'utf8'), RELEASES_FILE);
      await writePosts(path.join(context.siteDir, POSTS_FOLDER), releasePosts(releases, perPage));
      const content = await blog.loadContent?.();
      if (!content) throw new Error('The blog plugin has read no content.');
      return content;
    },
    getPathsToWatch: () => [file, ...(blog.getPathsToWatch?.() ?? [])],
  };
}
