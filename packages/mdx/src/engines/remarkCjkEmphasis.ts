import {cjkFriendlyExtension} from 'micromark-extension-cjk-friendly';
import {gfmStrikethroughCjkFriendly} from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import type {Processor} from 'unified';

/**
 * Remark plugin that accepts emphasis beside Chinese, Japanese and Korean. It has to follow `remark-gfm`, whose
 * strikethrough it replaces.
 */
export function remarkCjkEmphasis(this: Processor): void {
  const data = this.data() as {micromarkExtensions?: unknown[]};
  const {micromarkExtensions = []} = data;
  data.micromarkExtensions = [...micromarkExtensions, cjkFriendlyExtension(), gfmStrikethroughCjkFriendly()];
}
