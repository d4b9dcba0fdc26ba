import type {MarkdownRule} from '@lectern/core';
import {compileSettings} from '@lectern/core/content-helpers';
import type {BlogContent} from '../BlogContent.js';
import {type BlogPluginInput, blogFolders, folderList, PLUGIN_NAME} from '../paths.js';

/** Rule of the Markdown compiler for the files of a blog: their folders, their permalinks and the compile options. */
export function markdownRule({blogPosts, sources}: BlogContent, input: BlogPluginInput): MarkdownRule {
  const {options} = input;
  const folders = folderList(blogFolders(input));
  const bySource = new Map(blogPosts.map(({metadata}) => [metadata.source, metadata.permalink]));
  const permalinks = new Map<string, string | null>();
  for (const {file, originalFile, source} of sources) {
    // `null` (no page): drafts, and posts that `processBlogPosts` has removed.
    const permalink = bySource.get(source) ?? null;
    permalinks.set(originalFile, permalink);
    permalinks.set(file, permalink);
  }
  return {
    id: `${PLUGIN_NAME}/${options.id}`,
    dirs: folders,
    contentDirs: folders,
    permalinks,
    removeContentTitle: true,
    excerpt: {marker: options.truncateMarker},
    footnoteSuffix: true,
    ...compileSettings(options),
  };
}
