import {FileFacts, openPluginValues} from '@lectern/core/content-helpers';
import type {ReadPost} from '../model/BlogPost.js';
import {type BlogPluginInput, CODE} from '../paths.js';

/** What the files of a blog hold, kept for the next build unless functions of the site decide what that is. */
export function openPostFacts({context, options}: BlogPluginInput): FileFacts<ReadPost> {
  const {parseFrontMatter, format, untrusted} = context.siteConfig.markdown;
  const {id, truncateMarker, showReadingTime, readingTime} = options;
  const isUntrusted = options.untrusted ?? untrusted;
  const settings = [id, format, String(truncateMarker), showReadingTime, isUntrusted].join('-');
  const isOpaque = parseFrontMatter !== undefined || (showReadingTime && readingTime !== undefined);
  const cache = isOpaque ? undefined : openPluginValues(context, `blog-facts-${settings}`, CODE);
  return new FileFacts({siteDir: context.siteDir, cache});
}
