import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@lectern/core';
import pluginContentBlog, {type BlogContent, type PluginOptions} from '@lectern/plugin-content-blog';
import {type ReleasePost, releasePosts} from './releasePosts';
import {parseReleases} from './releases';

export {validateOptions} from '@lectern/plugin-content-blog';

/** Relative to the site folder. */
const RELEASES_FILE = 'changelog/releases.yml';

/** Leaves files alone that have the text already: what is made from them stays valid, and watchers stay quiet. */
async function writeIfChanged(file: string, text: string): Promise<void> {
  const current = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (current !== text) await fs.writeFile(file, text);
}

async function writePosts(folder: string, posts: readonly ReleasePost[]): Promise<void> {
  await fs.mkdir(folder, {recursive: true});
  const wanted = new Set(posts.map(({fileName}) => fileName));
  const stale = (await fs.readdir(folder)).filter((name) => !wanted.has(name));
  await Promise.all([
    ...stale.map((name) => fs.rm(path.join(folder, name), {recursive: true})),
    ...posts.map(({fileName, text}) => writeIfChanged(path.join(folder, fileName), text)),
  ]);
}

/**
 * A blog with a post for each entry of the data file. The posts are written to the folder of the blog, which is generated and ignored
 * by git, and read by the blog plugin from there.
 */
export default function pluginChangelog(context: LoadContext, options: PluginOptions): Plugin<BlogContent> {
  const blog = pluginContentBlog(context, options);
  const file = path.join(context.siteDir, RELEASES_FILE);
  const perPage = options.postsPerPage === 'ALL' ? Number.POSITIVE_INFINITY : options.postsPerPage;
  return {
    ...blog,
    async loadContent() {
      const releases = parseReleases(await fs.readFile(file, 'utf8'), RELEASES_FILE);
      await writePosts(path.join(context.siteDir, options.path), releasePosts(releases, perPage));
      const content = await blog.loadContent?.();
      if (!content) throw new Error('The blog plugin has read no content.');
      return content;
    },
    getPathsToWatch: () => [file, ...(blog.getPathsToWatch?.() ?? [])],
  };
}
