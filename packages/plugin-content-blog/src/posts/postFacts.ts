import {FileCache, openPluginCache} from '@lectern/core/content-helpers';
import type {ReadPost} from '../model/BlogPost.js';
import {type BlogPluginInput, CODE} from '../paths.js';

/**
 * Opens the cache of the parsed files of a blog. Nothing is stored for later builds if functions in the configuration
 * take part in parsing (`parseFrontMatter`, `readingTime`), since their results may change.
 */
export function openPostFacts({context, options}: BlogPluginInput): FileCache<ReadPost> {
  const {parseFrontMatter, format, untrusted} = context.siteConfig.markdown;
  const {id, truncateMarker, showReadingTime, readingTime} = options;
  const isUntrusted = options.untrusted ?? untrusted;
  const settings = [id, format, String(truncateMarker), showReadingTime, isUntrusted].join('-');
  const isOpaque = parseFrontMatter !== undefined || (showReadingTime && readingTime !== undefined);
  return new FileCache<ReadPost>({
    siteDir: context.siteDir,
    table: isOpaque ? undefined : openPluginCache(context, `blog-facts-${settings}`, CODE),
  });
}
