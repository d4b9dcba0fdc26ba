import {readFrontMatter} from '@lectern/mdx';
import type {LoadContext} from '../plugins/Plugin.js';

export interface SplitMarkdown {
  /** Not checked. */
  readonly frontMatter: unknown;
  readonly content: string;
}

/**
 * Splits a file into front matter and content, through the site's own `markdown.parseFrontMatter` if it has one.
 *
 * @throws {MarkdownError} for broken YAML, or where the site's parser fails.
 */
export function splitMarkdown(text: string, file: string, {siteConfig}: LoadContext): Promise<SplitMarkdown> {
  return readFrontMatter(text, file, siteConfig.markdown.parseFrontMatter);
}
