import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@lectern/core';
import {openPluginCache} from '@lectern/core/content-helpers';
import pluginContentBlog, {
  type BlogContent,
  type Options,
  type PluginOptions,
} from '@lectern/plugin-content-blog';
import {releasePosts} from './releasePosts';
import {parseReleases, type Release} from './releases';
import {writePosts} from './writePosts';

export {validateOptions} from '@lectern/plugin-content-blog';

/** Options of the blog plugin, except `path`: the folder is fixed, since this plugin writes and deletes its files. */
export type ChangelogOptions = Omit<Options, 'path'>;

/** Path of the data file, relative to the site folder. */
const RELEASES_FILE = 'changelog/releases.yml';
/** Folder for the generated posts, relative to the site folder; ignored by git. */
const POSTS_FOLDER = 'changelog/source';

/** Parses the data file, or returns its releases from the cache, since parsing it takes longer than reading its posts. */
function readReleases(context: LoadContext, text: string): readonly Release[] {
  const code = new URL('.', import.meta.url);
  const cache = openPluginCache<{readonly text: string; readonly releases: readonly Release[]}>(
    context,
    'changelog',
    code,
  );
  const stored = cache.readAll();
  if (stored.text === text && stored.releases) return stored.releases;
  const releases = parseReleases(text, RELEASES_FILE);
  cache.write({text, releases});
  return releases;
}

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
      const releases = readReleases(context, await fs.readFile(file, 'utf8'));
      await writePosts(path.join(context.siteDir, POSTS_FOLDER), releasePosts(releases, perPage));
      const content = await blog.loadContent?.();
      if (!content) throw new Error('The blog plugin has read no content.');
      return content;
    },
    getPathsToWatch: () => [file, ...(blog.getPathsToWatch?.() ?? [])],
  };
}
