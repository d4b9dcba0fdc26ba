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

/** Those of the blog plugin. The folder is not one of them: its files are written and removed. */
export type ChangelogOptions = Omit<Options, 'path'>;

/** Relative to the site folder. */
const RELEASES_FILE = 'changelog/releases.yml';
/** The posts that are made of it; git ignores them. */
const POSTS_FOLDER = 'changelog/source';

/** A blog with a post for each entry of the data file: the posts are written, and read by the blog plugin. */
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
