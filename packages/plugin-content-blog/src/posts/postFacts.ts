import {FileCache, openPluginCache, splitSettings} from '@lectern/core/content-helpers';
import type {ReadPost} from '../model/BlogPost.js';
import {type BlogPluginInput, CODE} from '../paths.js';

/**
 * Opens the cache of the parsed files of a blog. Nothing is stored for later builds if functions in the configuration
 * take part in parsing (`parseFrontMatter`, `readingTime`), since their results may change.
 */
export function openPostFacts({context, options}: BlogPluginInput): FileCache<ReadPost> {
  const {id, truncateMarker, showReadingTime, readingTime, untrusted} = options;
  const read = splitSettings(context);
  const settings = [id, read, String(truncateMarker), showReadingTime, untrusted].join('-');
  const isOpaque = read === undefined || (showReadingTime && readingTime !== undefined);
  return new FileCache<ReadPost>({
    siteDir: context.siteDir,
    table: isOpaque ? undefined : openPluginCache(context, `blog-facts-${settings}`, CODE),
  });
}
