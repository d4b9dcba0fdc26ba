import {readFrontMatter} from '@lectern/mdx';
import type {LoadContext} from '../plugins/Plugin.js';

export interface SplitMarkdown {
  /** Parsed front matter, not validated. */
  readonly frontMatter: unknown;
  readonly content: string;
}

/**
 * Splits a file into front matter and content; uses the site's `markdown.parseFrontMatter` if it is set.
 *
 * @throws {MarkdownError} for invalid YAML, or if the site's parser fails
 */
export function splitMarkdown(text: string, file: string, {siteConfig}: LoadContext): Promise<SplitMarkdown> {
  return readFrontMatter(text, file, siteConfig.markdown.parseFrontMatter);
}
